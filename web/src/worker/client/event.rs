//! What a client's listener hears.

use crate::worker::protocol::{Finished, Problem, Told};

/// What became of a task, or of the worker.
#[derive(Debug, PartialEq)]
pub enum Event<T> {
    /// The worker listens.
    Ready,
    /// How far the job in flight is.
    Progress(f64),
    /// The run is complete.
    Done(T, Finished),
    /// Impossible.
    Refused(T, Vec<Problem>),
    /// Its messages wait for each other, or one worker after the other died of it: why, for the reader.
    Failed(T, String),
    /// It takes more events than the job allows.
    TooCostly(T),
    /// What there is to say of the program.
    Told(Told),
    /// Dropped, as asked.
    Cancelled,
    /// The worker is silent, and may be dead.
    Silent,
    /// It is not: it has said something.
    Speaks,
    /// The worker died and another one takes its place; whether the job is repeated.
    Replaced(String, bool),
    /// One too many died, of this. There is no worker until something is asked again.
    GivenUp(String),
    /// The worker belongs to another build of the page.
    OtherBuild,
}
