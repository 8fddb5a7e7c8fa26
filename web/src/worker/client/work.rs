//! What a client asks of its worker, and who waits for it.

use crate::worker::protocol::queries::Query;
use crate::worker::protocol::{Outcome, Task, WorkerCommand};

/// A run or a query.
#[derive(Clone)]
pub enum Work {
    /// A run. A newer one takes the place of one that waits.
    Run(Task),
    /// A query. All are answered, in the order in which they were asked.
    Query(Query),
}

impl Work {
    /// Returns the command that asks for it.
    pub fn command(&self, id: u32) -> WorkerCommand<'static> {
        match self {
            Work::Run(task) => WorkerCommand::Run(id, task.clone()),
            Work::Query(query) => WorkerCommand::Query(id, query.clone()),
        }
    }

    /// Whether it is a run.
    pub fn is_run(&self) -> bool {
        matches!(self, Work::Run(_))
    }
}

/// Takes the outcome of a command.
pub type OnOutcome = Box<dyn FnOnce(Outcome)>;

/// Work that is not done.
pub struct Job {
    /// Its number, which replies carry.
    pub id: u32,
    pub work: Work,
    /// `None` if nobody waits for the outcome any more.
    pub on_outcome: Option<OnOutcome>,
    /// Whether the worker has reported progress: such a run is cancelled for a newer one.
    pub is_long: bool,
    /// Whether a worker has died of it.
    pub repeats: bool,
}
