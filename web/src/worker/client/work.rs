//! Work of a client for its worker.

use crate::worker::protocol::queries::Query;
use crate::worker::protocol::{Outcome, Task, WorkerCommand};

/// A run or a query.
#[derive(Clone)]
pub enum Work {
    /// A run. A newer one replaces a waiting one.
    Run(Task),
    /// A query. All are answered in order.
    Query(Query),
}

impl Work {
    /// Returns the command for this work.
    pub fn command(&self, id: u32) -> WorkerCommand<'static> {
        match self {
            Work::Run(task) => WorkerCommand::Run(id, task.clone()),
            Work::Query(query) => WorkerCommand::Query(id, query.clone()),
        }
    }

    pub fn is_run(&self) -> bool {
        matches!(self, Work::Run(_))
    }
}

/// Handler of a command's outcome.
pub type OnOutcome = Box<dyn FnOnce(Outcome)>;

/// Unfinished work.
pub struct Job {
    /// Id, which replies carry.
    pub id: u32,
    pub work: Work,
    /// `None` if nobody waits for the outcome.
    pub on_outcome: Option<OnOutcome>,
    /// Whether the worker has reported progress; such a run is cancelled for a newer one.
    pub is_long: bool,
    /// Whether a worker died while executing it; it is tried only once more.
    pub repeats: bool,
}
