//! State of an execution that does not depend on the model of time.

use super::memory::Memory;
use super::work::WorkTimes;
use crate::schedule::{Interpreter, Plan};
use crate::trace::Recorder;

/// State shared by network and superstep simulations.
pub struct RunState {
    pub plan: Plan,
    /// Memories and messages; the memories are `None` if only times are simulated.
    pub interpreter: Interpreter<Option<Memory>>,
    /// Times of the computing steps.
    pub work: WorkTimes,
    pub recorder: Recorder,
}
