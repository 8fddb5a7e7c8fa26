//! Workers: what they are asked and reply (`protocol`), who asks (`client` and, above it, `engine`, `sweep`, `hook` and
//! `displayed_run`), and what they do (`serve`, `answers`).

pub mod answers;
pub mod browser;
pub mod client;
pub mod displayed_run;
pub mod engine;
pub mod hook;
pub mod measure;
pub mod protocol;
pub mod ring;
pub mod serve;
pub mod spans;
pub mod sweep;
pub mod turns;
