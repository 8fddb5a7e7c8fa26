//! Result of an execution.

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

/// Complete result of an execution: request, plan, output, trace and report. Views and exports read it and
/// recompute no times.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub scenario: Scenario,
    /// Executed schedule.
    pub plan: Plan,
    /// Graph that carried the messages; `None` on a machine without channels (LogP, BSP).
    pub graph: Option<SharedGraph>,
    pub clock: Clock,
    /// Input and transform; `None` if only times were simulated.
    pub output: Option<Output>,
    pub trace: Trace,
    pub report: Report,
}

impl Run {
    /// Calls `each` for every segment of processor `q` in order of time, covering 0 … T_p; never for a
    /// binned trace.
    pub fn segments(&self, q: u32, each: impl FnMut(Segment)) {
        self.trace.segments(&self.plan, q, each);
    }

    /// Whether the times come from a real machine instead of a model.
    pub fn is_measured(&self) -> bool {
        matches!(self.clock, Clock::Real { .. })
    }

    /// Converts a time of this run to seconds; `None` if the rate is unknown.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        self.clock.seconds(time)
    }
}

/// Reason why an execution produced no Run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RunError {
    /// The request is impossible; holds everything that is wrong with it.
    Refused(Vec<Refusal>),
    /// The memory is within the budget but could not be allocated; holds what would fit.
    OutOfMemory(Refusal),
    /// The messages wait for each other in a cycle.
    Deadlock(Deadlock),
}

impl fmt::Display for RunError {
    /// For developers; the crate `request` phrases errors for readers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Refused(refusals) => write!(f, "refused: {refusals:?}"),
            RunError::OutOfMemory(refusal) => write!(f, "not enough memory: {refusal:?}"),
            RunError::Deadlock(deadlock) => write!(f, "deadlock among the messages of {:?}", deadlock.cycle),
        }
    }
}

impl std::error::Error for RunError {}

impl From<Deadlock> for RunError {
    fn from(deadlock: Deadlock) -> Self {
        RunError::Deadlock(deadlock)
    }
}
