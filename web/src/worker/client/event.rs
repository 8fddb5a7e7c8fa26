//! What happens to the worker of a client, apart from the outcomes of its commands.

use crate::worker::protocol::Told;

/// Something that happened.
#[derive(Debug, PartialEq)]
pub enum Event {
    /// The worker listens.
    Ready,
    /// The fraction of the present run that is done.
    Progress(f64),
    /// A report on the reader's program.
    Program(Told),
    /// The worker has been silent for a while, and may be dead.
    Silent,
    /// The silent worker is alive.
    Responds,
    /// The worker died, for this reason, and another one takes its place; whether there is something for it to do.
    Replaced(String, bool),
    /// One worker too many died, for this reason. There is none until the next command.
    GivenUp(String),
    /// The worker belongs to another build of the page.
    OtherBuild,
}
