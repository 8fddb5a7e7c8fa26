//! Errors of a real execution.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Reason why a real execution gave no measurement. Processors are identified by rank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fault {
    /// More processors than the executor supports.
    TooMany { max: u32 },
    /// The system refused to create a thread.
    NoThread {
        processor: u32,
        /// Message of the system.
        reason: String,
    },
    /// A processor ended within its program.
    Stopped { processor: u32 },
    /// A processor waited too long for a message.
    Hung { processor: u32, waits_for: u32 },
    /// A processor waited too long at a barrier or collective, or for its own messages to leave.
    Left { processor: u32 },
    /// A processor has not answered for too long.
    Silent { processor: u32 },
    /// A message has a different length than in the plan.
    Length { processor: u32, from: u32 },
    /// Passes over the same input gave different bits.
    Differs { processor: u32 },
    /// The transform is wrong.
    Wrong {
        /// Relative error ‖Y − Y_ref‖₂ / ‖Y_ref‖₂.
        error: f64,
        /// Upper bound on the rounding error.
        bound: f64,
    },
    /// The run is shorter than the clock's resolution.
    TooShort {
        /// In seconds.
        resolution: f64,
    },
    /// The caller cancelled.
    Cancelled,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::TooMany { max } => write!(f, "at most {max} processors can be measured this way"),
            Fault::NoThread { processor, reason } => {
                write!(f, "no thread could be started for processor {processor}: {reason}")
            }
            Fault::Stopped { processor } => {
                write!(f, "processor {processor} stopped in the middle of its program; nothing was measured")
            }
            Fault::Hung { processor, waits_for } => write!(
                f,
                "processor {processor} waited too long for a message from processor {waits_for}; nothing was measured"
            ),
            Fault::Left { processor } => {
                write!(f, "processor {processor} waited too long for the others; nothing was measured")
            }
            Fault::Silent { processor } => {
                write!(f, "processor {processor} has not answered for too long; nothing was measured")
            }
            Fault::Length { processor, from } => {
                write!(
                    f,
                    "processor {processor} received a message of the wrong length from processor {from}"
                )
            }
            Fault::Differs { processor } => {
                write!(f, "passes over the same input gave different results on processor {processor}")
            }
            Fault::Wrong { error, bound } => write!(
                f,
                "the transform is wrong: relative error {error:.1e}, but rounding explains at most {bound:.1e}; nothing was measured"
            ),
            Fault::TooShort { resolution } => write!(
                f,
                "the run is shorter than the clock resolution ({resolution:.0e} s); measure a larger n"
            ),
            Fault::Cancelled => write!(f, "cancelled"),
        }
    }
}

impl std::error::Error for Fault {}
