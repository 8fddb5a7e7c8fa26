//! The job that the worker has.

use crate::worker::protocol::Task;

/// A job, and whose.
pub struct InFlight<T> {
    pub id: u32,
    pub task: Task,
    pub tag: T,
    /// It has reported progress: it is long and may be cancelled for a newer one.
    pub long: bool,
    /// It is the second try.
    pub repeated: bool,
}
