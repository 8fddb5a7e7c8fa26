//! What page and worker say to each other: small control messages, bulk as transferred typed arrays.
//!
//! A message is an array `[control, …buffers]`. What a job asks for is a typed value; an address is made only of what a reader may
//! keep.

pub mod bulk;
pub mod by_fragment;
mod columns;
mod control;
pub mod late;
mod packet;
mod plan;
pub mod processors;
pub mod program;
mod report;

pub use bulk::{decode, encode, encode_after};
pub use columns::complex;
pub use control::{ExerciseFile, FromWorker, Job, Problem, Task, ToWorker};
pub use packet::Packet;
pub use program::Told;
pub use report::{decode_report, encode_report};

/// Names the build, so that a page never works with a worker of another one.
pub const BUILD_ID: &str = match option_env!("HYPERFLY_BUILD_ID") {
    Some(id) => id,
    None => "development",
};
