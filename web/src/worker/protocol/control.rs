//! The control messages.

use super::RunData;
use super::program::Told;
use hyperfly_core::Complex64;
use hyperfly_core::report::Report;
use hyperfly_request::{Invalid, Settings};
use serde::{Deserialize, Serialize};

/// One run that is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// Number of the job; answers carry it.
    pub id: u32,
    /// What is asked for.
    pub task: Task,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// What runs. Settings, and not the Scenario that they make: a refusal names a key and its value as the reader has them, also
    /// where the Scenario has no place for it.
    pub settings: Settings,
    /// Whether input and plan are wanted with the trace: who has another run of the same problem with the same plan needs neither.
    pub plan: bool,
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

/// From the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Run this.
    Run(Job),
    /// The reader's own samples.
    Samples(#[serde(with = "hyperfly_core::column")] Vec<Complex64>),
    /// The reader's program, which runs of `algorithm=program` are of from now on: its text, or a name that stands for one.
    Program(String),
    /// The exercise that the reader opened, which programs may be for.
    Exercise(ExerciseFile),
    /// Speak this language, with these tables.
    Speak(String, String),
    /// Drop the job of this number.
    Cancel(u32),
    /// Are you there, and do you have the job of this number?
    Ping(u32),
    /// Die: a test of the page's recovery.
    Crash,
}

/// What is sent of a complete run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Finished {
    /// The whole run.
    Run(Box<RunData<'static>>),
    /// Its numbers.
    Report(Box<Report>),
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker {
    /// The first message: the worker listens, and this is its build.
    Ready(String),
    /// The fraction of a job that is done.
    Progress(u32, f64),
    /// The run is complete.
    Done(u32, Finished),
    /// The request is impossible, field by field.
    Refused(u32, Vec<Problem>),
    /// The messages wait for each other in a circle.
    Deadlock(u32, String),
    /// It would take more events than the job allows.
    TooCostly(u32),
    /// What there is to say of the reader's program.
    Told(Told),
    /// Dropped, as asked.
    Cancelled(u32),
    /// Here, and whether it has that job.
    Pong(u32, bool),
    /// The last words of a panic.
    Panic(String),
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
