//! Messages between the conductor of a measurement (a worker that answers queries) and the workers that act as its processors, each
//! over a port of its own. Processors send each other plain words, directly.

use hyperfly_core::Complex64;
use hyperfly_exec::Fault;
use hyperfly_exec::calibrate::Task;
use hyperfly_request::Settings;
use serde::{Deserialize, Serialize};

/// Work of the processors; each computes the plan itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Work {
    Run(Settings),
    /// A calibration task.
    Task(Task),
}

/// A message from the conductor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToProcessor {
    /// Requests the time in milliseconds since this origin, the conductor's `performance.timeOrigin`.
    Ask(f64),
    /// Sets the offset of the processor's clock to the conductor's, in seconds.
    Set(f64),
    /// Adds a port, sent along, to this processor.
    Wire(u32),
    /// Assigns the rank and prepares work for a number of passes, after one that is not counted.
    Begin(u32, Work, u32),
    /// Executes one pass, not before this time.
    Pass(f64),
}

/// A message from a processor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromProcessor {
    /// Time since the origin, and resolution of the clock, in seconds.
    Time(f64, f64),
    /// The work is prepared.
    Begun,
    /// A pass is complete.
    Passed,
    /// All passes are complete.
    Done {
        /// Stamps of all passes in order.
        #[serde(with = "hyperfly_core::column")]
        stamps: Vec<f64>,
        /// Final contents of the memory.
        #[serde(with = "hyperfly_core::column")]
        memory: Vec<Complex64>,
    },
    /// The work failed.
    Failed(Fault),
}
