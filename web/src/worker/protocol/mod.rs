//! Messages between page and worker, as serialised values. (An address contains only what a reader may keep.)

pub mod by_fragment;
mod commands;
mod packet;
pub mod processors;
pub mod program;
pub mod queries;
mod run;

pub use commands::{ExerciseFile, Outcome, Problem, Task, WorkerCommand, WorkerReply};
pub use packet::Packet;
pub use program::ProgramReport;
pub use run::RunData;

/// Id of the build. A page uses only workers of its own build.
pub const BUILD_ID: &str = match option_env!("HYPERFLY_BUILD_ID") {
    Some(id) => id,
    None => "development",
};
