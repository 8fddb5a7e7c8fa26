//! The environment of clients: workers and a clock. Implemented by the browser and by tests.

use crate::worker::protocol::{WorkerCommand, WorkerReply};
use std::any::Any;

/// Purpose of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Runs,
    /// Executes runs, including the reader's programs, from a separate module.
    Programs,
    Queries,
}

impl Role {
    /// Returns the worker's name, used by `web/start.js` and shown in debuggers.
    pub fn name(self) -> &'static str {
        match self {
            Role::Runs => "runs",
            Role::Programs => "programs",
            Role::Queries => "queries",
        }
    }
}

/// A worker, which ends on drop.
pub trait Link {
    fn post(&self, command: &WorkerCommand);
}

/// A message from a worker.
pub enum Message {
    /// The worker has received its module. Fetching that can take any time; starting it cannot.
    Started,
    Reply(WorkerReply),
    /// The worker could not be started or died, for this reason.
    Failed(String),
}

pub trait Host {
    /// Starts a worker. `hear` is never called during this call.
    fn start(&self, role: Role, hear: Box<dyn Fn(Message)>) -> Box<dyn Link>;

    /// Calls `call` at an interval until the returned value is dropped.
    fn every(&self, milliseconds: u32, call: Box<dyn Fn()>) -> Box<dyn Any>;

    /// Calls `call` after a delay, unless the returned value is dropped earlier.
    fn after(&self, milliseconds: u32, call: Box<dyn FnOnce()>) -> Box<dyn Any>;

    fn cores(&self) -> usize;
}
