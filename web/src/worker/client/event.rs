//! Events of a client's worker, apart from the outcomes of its commands.

use crate::worker::protocol::ProgramReport;

/// An event of a client's worker.
#[derive(Debug, PartialEq)]
pub enum Event {
    /// The worker listens.
    Ready,
    /// Completed fraction of the current run.
    Progress(f64),
    /// A report on the reader's program.
    Program(ProgramReport),
    /// The worker has been silent for a while and may be dead.
    Silent,
    /// A silent worker responds again.
    Responds,
    /// The worker is replaced after it died: the reason, and whether its work is repeated.
    Replaced(String, bool),
    /// Too many workers died, the last for this reason. None is started before the next command.
    GivenUp(String),
    /// The worker belongs to another build of the page.
    OtherBuild,
}
