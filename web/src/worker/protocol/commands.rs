//! Commands of the page to a worker, and the worker's replies.

use super::RunData;
use super::program::ProgramReport;
use super::queries::run::CurvePoint;
use super::queries::{Answer, Query};
use hyperfly_core::report::Report;
use hyperfly_core::{Complex64, RunError, Scenario};
use hyperfly_request::Invalid;
use serde::{Deserialize, Serialize};

/// A command from the page to a worker. Replies carry the number of their run or query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerCommand<'a> {
    /// Executes a run.
    Run(u32, Task),
    /// Answers a query.
    Query(u32, Query),
    /// Stops the run of this number.
    Cancel(u32),
    /// Replies whether the run of this number is in flight.
    Ping(u32),
    /// Sets the run that queries are about.
    ShowRun {
        /// The page's request, as a fragment.
        fragment: String,
        /// The simulated points of the curves.
        points: Vec<CurvePoint>,
        run: Box<RunData<'a>>,
        comparison: Option<Box<RunData<'a>>>,
    },
    /// Sets the reader's own samples.
    Samples(#[serde(with = "hyperfly_core::column")] Vec<Complex64>),
    /// Sets the program of runs with `algorithm=program`: a text, or the name of a built-in one.
    Program(String),
    /// Sets the exercise that the reader opened.
    Exercise(ExerciseFile),
    /// Sets the language, with its texts.
    Speak(String, String),
    /// Panics, for tests.
    Crash,
}

/// A reply from a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerReply {
    /// First message: the worker listens, and belongs to this build.
    Ready(String),
    /// Completed fraction of a run.
    Progress(u32, f64),
    /// The command of this number has ended.
    Done(u32, Outcome),
    /// Whether the pinged run is in flight.
    Pong(u32, bool),
    /// A report on the reader's program.
    Program(ProgramReport),
    /// Message of a panic.
    Panic(String),
}

/// Outcome of a run or a query.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    Run(Box<RunData<'static>>),
    /// The report of a run without trace.
    Report(Box<Report>),
    Answer(Box<Answer>),
    /// The run is impossible or deadlocked.
    NoRun(RunError),
    /// No run or answer, for this reason, in words for the reader.
    Failed(String),
    /// The run exceeds its event budget.
    TooCostly,
    Cancelled,
}

/// A run to execute.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    pub scenario: Scenario,
    /// Whether to compute with data.
    pub data: bool,
    /// Whether to send the trace; without it, only the report is sent.
    pub trace: bool,
    /// Event budget of the run.
    pub budget: Option<u64>,
}

/// An exercise that is not built in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExerciseFile {
    /// Name of the file without its extension.
    pub id: String,
    /// Contents of the file.
    pub file: String,
}

/// A refused field: an [`Invalid`] that can be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// Key of the schema.
    pub field: String,
    /// The value as given.
    pub value: String,
    pub allowed: String,
    /// The nearest possible value.
    pub nearest: Option<String>,
}

impl From<Invalid> for Problem {
    fn from(invalid: Invalid) -> Self {
        let Invalid { field, value, allowed, nearest } = invalid;
        Problem { field, value, allowed, nearest }
    }
}
