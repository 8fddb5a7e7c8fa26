//! Workers: their messages (`protocol`), the page's side (`client` and, above it, `engine`, `sweep`, `hook` and `run_client`), and
//! their own side (`serve`, `answers`).

pub mod answers;
pub mod browser;
pub mod client;
pub mod engine;
pub mod hook;
pub mod measure;
pub mod protocol;
pub mod ring;
pub mod run_client;
pub mod serial_queue;
pub mod serve;
pub mod spans;
pub mod sweep;
