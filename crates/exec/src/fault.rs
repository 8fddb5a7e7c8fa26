//! Why a real execution gave no measurement.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a real execution gave no measurement. Processors are named by their numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Fault {
    /// There are more processors than the executor can have.
    TooMany {
        /// The most.
        most: u32,
    },
    /// The system gave no thread.
    NoThread {
        /// For which processor.
        processor: u32,
        /// What the system said.
        why: String,
    },
    /// A processor ended in the middle of its program.
    Stopped {
        /// Which.
        processor: u32,
    },
    /// A processor waited longer than was allowed.
    Hung {
        /// Which.
        processor: u32,
        /// For whose message.
        waits_for: u32,
    },
    /// A processor waited longer than was allowed for all others to come, or to take what it had sent.
    Left {
        /// Which.
        processor: u32,
    },
    /// A processor has not answered for too long.
    Silent {
        /// Which.
        processor: u32,
    },
    /// A message has another length than the Plan says.
    Length {
        /// Who received it.
        processor: u32,
        /// Who sent it.
        from: u32,
    },
    /// Passes over the same input gave different bits.
    Differs {
        /// On which processor.
        processor: u32,
    },
    /// The transform is wrong.
    Wrong {
        /// ‖Y − Y_ref‖₂ / ‖Y_ref‖₂.
        error: f64,
        /// The most that rounding explains.
        most: f64,
    },
    /// The clock cannot tell the run's beginning from its end.
    TooShort {
        /// Its resolution in seconds.
        resolution: f64,
    },
    /// The caller cancelled.
    Cancelled,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::TooMany { most } => write!(f, "at most {most} processors can be measured this way"),
            Fault::NoThread { processor, why } => {
                write!(f, "the system gave no thread for processor {processor}: {why}")
            }
            Fault::Stopped { processor } => {
                write!(f, "processor {processor} stopped in the middle of its program; nothing was measured")
            }
            Fault::Hung { processor, waits_for } => write!(
                f,
                "processor {processor} waited too long for a message of processor {waits_for}; nothing was measured"
            ),
            Fault::Left { processor } => {
                write!(f, "processor {processor} waited too long for the others; nothing was measured")
            }
            Fault::Silent { processor } => {
                write!(f, "processor {processor} has not answered for too long; nothing was measured")
            }
            Fault::Length { processor, from } => {
                write!(f, "processor {processor} got a message of another length from processor {from}")
            }
            Fault::Differs { processor } => {
                write!(f, "passes over the same input left different numbers on processor {processor}")
            }
            Fault::Wrong { error, most } => write!(
                f,
                "the transform is wrong: relative error {error:.1e}, where rounding explains {most:.1e}; nothing was measured"
            ),
            Fault::TooShort { resolution } => write!(
                f,
                "the run is shorter than what the clock tells apart ({resolution:.0e} s); a larger n can be measured"
            ),
            Fault::Cancelled => write!(f, "cancelled"),
        }
    }
}

impl std::error::Error for Fault {}
