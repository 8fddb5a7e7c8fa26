//! What a measurement's conductor, a worker that answers queries, and the workers that are its processors say to each other, each over a port of
//! its own. What one processor sends to another goes from worker to worker, and is nothing but words.

use hyperfly_core::Complex64;
use hyperfly_exec::Fault;
use hyperfly_exec::calibrate::Task;
use hyperfly_request::Settings;
use serde::{Deserialize, Serialize};

/// What is executed: every processor makes its own Plan of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Work {
    /// A run.
    Run(Settings),
    /// A part of a calibration.
    Task(Task),
}

/// From the conductor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToProcessor {
    /// What time is it? In milliseconds since the beginning that comes along (`performance.timeOrigin` of the conductor).
    Ask(f64),
    /// It is so many seconds later on your clock than on mine.
    Set(f64),
    /// A port to another processor comes along.
    Wire(u32),
    /// You are this processor; get ready to execute this so often, after once that does not count.
    Begin(u32, Work, u32),
    /// Execute it once, from this time on; at once if that is past.
    Pass(f64),
}

/// From a processor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromProcessor {
    /// It is so many seconds since the beginning, by a clock that tells so many seconds apart.
    Time(f64, f64),
    /// Ready.
    Begun,
    /// Executed once.
    Passed,
    /// Executed as often as asked for.
    Done {
        /// The notes of all passes, one after the other.
        #[serde(with = "hyperfly_core::column")]
        stamps: Vec<f64>,
        /// What its memory holds at the end.
        #[serde(with = "hyperfly_core::column")]
        memory: Vec<Complex64>,
    },
    /// It cannot go on.
    Failed(Fault),
}
