//! Workers: what they are asked and answer, who asks them, and what they do.

pub mod answers;
pub(crate) mod browser_worker;
pub mod client;
pub mod engine;
pub mod instance;
pub mod measure;
pub mod protocol;
pub mod queries;
pub mod ring;
pub mod simulate;
pub mod spans;
pub mod start;
pub mod sweep;
pub mod turns;
