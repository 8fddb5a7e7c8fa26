//! What page and worker say to each other: typed values, as bytes. An address is made only of what a reader may keep.

pub mod by_fragment;
mod commands;
mod packet;
pub mod processors;
pub mod program;
pub mod queries;
mod run;

pub use commands::{ExerciseFile, Outcome, Problem, Task, WorkerCommand, WorkerReply};
pub use packet::Packet;
pub use program::Told;
pub use run::RunData;

/// Names the build, so that a page never works with a worker of another one.
pub const BUILD_ID: &str = match option_env!("HYPERFLY_BUILD_ID") {
    Some(id) => id,
    None => "development",
};
