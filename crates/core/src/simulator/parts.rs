//! What an execution needs besides time: the program, the memories, what computing takes, and who writes everything down.

use super::memory::Memory;
use super::work::Work;
use crate::schedule::{Interpreter, Plan};
use crate::trace::Recorder;

/// The parts that processors on a network and processors in supersteps have in common.
pub struct Parts {
    /// The program.
    pub plan: Plan,
    /// The processors' memories, which are `None` if only times are simulated, and the messages between them.
    pub interpreter: Interpreter<Option<Memory>>,
    /// What the steps take.
    pub work: Work,
    /// The trace.
    pub recorder: Recorder,
}
