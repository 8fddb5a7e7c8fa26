//! What the page asks of a worker, and what a worker replies.

use super::RunData;
use super::program::Told;
use super::queries::run::CurvePoint;
use super::queries::{Answer, Query};
use hyperfly_core::report::Report;
use hyperfly_core::{Complex64, RunError, Scenario};
use hyperfly_request::Invalid;
use serde::{Deserialize, Serialize};

/// From the page to a worker. A run and a query have a number, which the replies to them carry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerCommand<'a> {
    /// Execute a run.
    Run(u32, Task),
    /// Answer a query.
    Query(u32, Query),
    /// Stop the run of this number.
    Cancel(u32),
    /// Reply whether the run of this number is in hand.
    Ping(u32),
    /// Queries are about this run from now on.
    ShowRun {
        /// The page's request for it, as the fragment of a URL.
        fragment: String,
        /// The simulated points of the curves.
        points: Vec<CurvePoint>,
        /// The run.
        run: Box<RunData<'a>>,
        /// The run that it is compared with.
        comparison: Option<Box<RunData<'a>>>,
    },
    /// Use the reader's own samples.
    Samples(#[serde(with = "hyperfly_core::column")] Vec<Complex64>),
    /// Use the reader's program in runs with `algorithm=program`: its text, or the name of one of ours.
    Program(String),
    /// Use the exercise that the reader opened, which programs may be for.
    Exercise(ExerciseFile),
    /// Speak this language, with these tables.
    Speak(String, String),
    /// Panic. For tests.
    Crash,
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum WorkerReply {
    /// The first message: the worker listens, and this is its build.
    Ready(String),
    /// The fraction of a run that is done.
    Progress(u32, f64),
    /// The command of this number is over.
    Done(u32, Outcome),
    /// Whether the worker has the run that a ping asked about.
    Pong(u32, bool),
    /// A report on the reader's program.
    Program(Told),
    /// The message of a panic.
    Panic(String),
}

/// How a run or a query ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    /// A complete run.
    Run(Box<RunData<'static>>),
    /// The numbers of a complete run.
    Report(Box<Report>),
    /// The answer to a query.
    Answer(Box<Answer>),
    /// The run is impossible, or ended in a deadlock.
    NoRun(RunError),
    /// No run and no answer, for this reason, in words.
    Failed(String),
    /// The run would take more events than it may.
    TooCostly,
    /// The run was stopped.
    Cancelled,
}

/// A run that is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    pub scenario: Scenario,
    /// Whether real complex numbers move.
    pub data: bool,
    /// Whether the trace is wanted; without it only the report comes back.
    pub trace: bool,
    /// Give up when the run would take more events than this.
    pub budget: Option<u64>,
}

/// An exercise that does not come with hyperfly.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExerciseFile {
    /// Its id: the name of the file, without its ending.
    pub id: String,
    /// What stands in it.
    pub file: String,
}

/// A refused field: what [`Invalid`] says, as it crosses the border.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// The key of the schema.
    pub field: String,
    /// The value as it was given.
    pub value: String,
    /// What is allowed.
    pub allowed: String,
    /// The nearest value that is possible.
    pub nearest: Option<String>,
}

impl From<Invalid> for Problem {
    fn from(invalid: Invalid) -> Self {
        let Invalid { field, value, allowed, nearest } = invalid;
        Problem { field, value, allowed, nearest }
    }
}
