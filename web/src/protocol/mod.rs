//! What page and worker say to each other: small control messages, bulk as transferred typed arrays.
//!
//! A message is an array `[control, …buffers]`. The scenario travels as its URL fragment, the one schema there is.

pub mod bulk;
pub mod by_fragment;
mod control;
pub mod late;
mod packet;
mod report;

pub use bulk::{complex, decode, encode};
pub use control::{FromWorker, Job, Problem, ToWorker};
pub use packet::Packet;
pub use report::{decode_report, encode_report};

/// Names the build, so that a page never works with a worker of another one.
pub const BUILD_ID: &str = match option_env!("HYPERFLY_BUILD_ID") {
    Some(id) => id,
    None => "development",
};
