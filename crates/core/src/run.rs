//! What an execution gives, and what gives it.

use crate::clock::Clock;
use crate::limits::Refusal;
use crate::networks::Deadlock;
use crate::output::Output;
use crate::report::Report;
use crate::scenario::Scenario;
use crate::schedule::Plan;
use crate::topology::SharedGraph;
use crate::trace::{Segment, Trace};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Everything that an execution gave: what was to be done, what came out, what happened, what it cost. Complete in itself:
/// views, files and words read it and work no time out again.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The request.
    pub scenario: Scenario,
    /// The schedule that was executed.
    pub plan: Plan,
    /// The graph that carried its messages; `None` on a machine without channels (LogP, BSP).
    pub graph: Option<SharedGraph>,
    /// What its times are.
    pub clock: Clock,
    /// Input and transform; `None` for timing only.
    pub output: Option<Output>,
    /// What happened when.
    pub trace: Trace,
    /// The numbers.
    pub report: Report,
}

impl Run {
    /// Every stretch of processor `q` in order of time, covering 0 … T_p; nothing for a binned trace.
    pub fn segments(&self, q: u32, each: impl FnMut(Segment)) {
        self.trace.segments(&self.plan, q, each);
    }

    /// Whether its times are those of a real machine and not of a model.
    pub fn is_measured(&self) -> bool {
        matches!(self.clock, Clock::Real { .. })
    }

    /// A time of this run in seconds, if that is known.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        self.clock.seconds(time)
    }
}

/// Why there is no Run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RunError {
    /// The request is impossible, and all that is wrong with it.
    Refused(Vec<Refusal>),
    /// The memory that it may take is not there, and what would fit.
    NoRoom(Refusal),
    /// The messages wait for each other in a circle.
    Deadlock(Deadlock),
}

impl fmt::Display for RunError {
    /// For developers; readers are told in their language by the crate `request`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Refused(refusals) => write!(f, "refused: {refusals:?}"),
            RunError::NoRoom(refusal) => write!(f, "memory that is not there: {refusal:?}"),
            RunError::Deadlock(deadlock) => write!(f, "deadlock among the messages of {:?}", deadlock.circle),
        }
    }
}

impl std::error::Error for RunError {}

impl From<Deadlock> for RunError {
    fn from(deadlock: Deadlock) -> Self {
        RunError::Deadlock(deadlock)
    }
}
