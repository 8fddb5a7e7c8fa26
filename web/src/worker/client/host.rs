//! What clients need of their environment: workers and a clock. The browser implements it, and so do tests.

use crate::worker::protocol::{WorkerCommand, WorkerReply};
use std::any::Any;

/// What a worker is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Executes runs.
    Runs,
    /// Executes runs, also of the reader's programs: from a module of its own.
    Programs,
    /// Answers queries.
    Queries,
}

impl Role {
    /// Returns the name of the worker, which `web/start.js` and a debugger see.
    pub fn name(self) -> &'static str {
        match self {
            Role::Runs => "runs",
            Role::Programs => "programs",
            Role::Queries => "queries",
        }
    }
}

/// A worker. It ends when this is dropped.
pub trait Link {
    /// Posts a command to the worker.
    fn post(&self, command: &WorkerCommand);
}

/// A message of a worker.
pub enum Message {
    /// The worker has been given its module. Loading that can take any time; what comes after it cannot.
    Started,
    /// A reply.
    Reply(WorkerReply),
    /// The worker could not be started or died, for this reason.
    Failed(String),
}

/// The environment.
pub trait Host {
    /// Starts a worker. `hear` is never called during this call.
    fn start(&self, role: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link>;

    /// Calls `call` every so many milliseconds until the returned value is dropped.
    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any>;

    /// Calls `call` once after so many milliseconds, unless the returned value is dropped before.
    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any>;

    /// Returns the number of cores of the machine.
    fn cores(&self) -> usize;
}
