//! The control messages.

use super::{Control, Values};
use hyperfly_core::scenario::Invalid;

/// One run that is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// Number of the job; answers carry it.
    pub id: u32,
    /// The scenario as its URL fragment.
    pub fragment: String,
    /// Whether real complex numbers move.
    pub data: bool,
    /// Whether the trace is wanted; without it only the report comes back.
    pub trace: bool,
    /// Give up when the run would take more events than this.
    pub budget: Option<u64>,
}

/// From the page.
#[derive(Clone, Debug, PartialEq)]
pub enum ToWorker {
    /// Run this.
    Run(Job),
    /// The reader's own samples, in the buffer that comes along: re, im, re, im …
    Samples,
    /// Speak this language, with these tables.
    Speak(String, String),
    /// Drop the job of this number.
    Cancel(u32),
    /// Are you there?
    Ping(u32),
    /// Die: a test of the page's recovery.
    Crash,
}

/// From the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum FromWorker {
    /// The first message: the worker listens, and this is its build.
    Ready(String),
    /// The fraction of a job that is done.
    Progress(u32, f64),
    /// The run is complete; its columns, or its report alone, come along.
    Done(u32),
    /// The request is impossible, field by field.
    Refused(u32, Vec<Problem>),
    /// The messages wait for each other in a circle.
    Deadlock(u32, String),
    /// It would take more events than the job allows.
    TooCostly(u32),
    /// Dropped, as asked.
    Cancelled(u32),
    /// Here.
    Pong(u32),
    /// The last words of a panic.
    Panic(String),
}

impl Control for ToWorker {
    fn write(&self) -> Values {
        match self {
            ToWorker::Run(Job { id, fragment, data, trace, budget }) => {
                let budget = budget.map_or(-1.0, |events| events as f64);
                Values::of("run").with(*id).with(fragment).with(*data).with(*trace).with(budget)
            }
            ToWorker::Samples => Values::of("samples"),
            ToWorker::Speak(id, tables) => Values::of("speak").with(id).with(tables),
            ToWorker::Cancel(id) => Values::of("cancel").with(*id),
            ToWorker::Ping(stamp) => Values::of("ping").with(*stamp),
            ToWorker::Crash => Values::of("crash"),
        }
    }

    fn read(kind: &str, values: &mut Values) -> Option<ToWorker> {
        Some(match kind {
            "run" => ToWorker::Run(Job {
                id: values.count()?,
                fragment: values.text()?,
                data: values.truth()?,
                trace: values.truth()?,
                budget: values.number().map(|events| (events >= 0.0).then_some(events as u64))?,
            }),
            "samples" => ToWorker::Samples,
            "speak" => ToWorker::Speak(values.text()?, values.text()?),
            "cancel" => ToWorker::Cancel(values.count()?),
            "ping" => ToWorker::Ping(values.count()?),
            "crash" => ToWorker::Crash,
            _ => return None,
        })
    }
}

impl Control for FromWorker {
    fn write(&self) -> Values {
        match self {
            FromWorker::Ready(build) => Values::of("ready").with(build),
            FromWorker::Progress(id, part) => Values::of("progress").with(*id).with(*part),
            FromWorker::Done(id) => Values::of("done").with(*id),
            FromWorker::Refused(id, problems) => {
                problems.iter().fold(Values::of("refused").with(*id), |values, problem| {
                    let Problem { field, value, allowed, nearest } = problem;
                    values.with(field).with(value).with(allowed).with_text_or_none(nearest.as_deref())
                })
            }
            FromWorker::Deadlock(id, why) => Values::of("deadlock").with(*id).with(why),
            FromWorker::TooCostly(id) => Values::of("too costly").with(*id),
            FromWorker::Cancelled(id) => Values::of("cancelled").with(*id),
            FromWorker::Pong(stamp) => Values::of("pong").with(*stamp),
            FromWorker::Panic(why) => Values::of("panic").with(why),
        }
    }

    fn read(kind: &str, values: &mut Values) -> Option<FromWorker> {
        Some(match kind {
            "ready" => FromWorker::Ready(values.text()?),
            "progress" => FromWorker::Progress(values.count()?, values.number()?),
            "done" => FromWorker::Done(values.count()?),
            "refused" => {
                let (id, mut problems) = (values.count()?, Vec::new());
                while !values.is_empty() {
                    problems.push(Problem {
                        field: values.text()?,
                        value: values.text()?,
                        allowed: values.text()?,
                        nearest: values.text_or_none()?,
                    });
                }
                FromWorker::Refused(id, problems)
            }
            "deadlock" => FromWorker::Deadlock(values.count()?, values.text()?),
            "too costly" => FromWorker::TooCostly(values.count()?),
            "cancelled" => FromWorker::Cancelled(values.count()?),
            "pong" => FromWorker::Pong(values.count()?),
            "panic" => FromWorker::Panic(values.text()?),
            _ => return None,
        })
    }
}

/// A refused field: what [`Invalid`] says, as it crosses the border.
#[derive(Clone, Debug, PartialEq, Eq)]
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
