//! Why a run that was asked for by keys is none, as its reader hears it; and the short way from settings to an execution and to a run.

use crate::invalid::Invalid;
use crate::settings::Settings;
use hyperfly_core::limits::Options;
use hyperfly_core::networks::Deadlock;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run, RunError, Simulation};
use hyperfly_text::request as text;
use std::fmt;

/// Why there is no Run.
#[derive(Clone, Debug, PartialEq)]
pub enum NoRun {
    /// The request is impossible, field by field.
    Invalid(Vec<Invalid>),
    /// The memory that it may take is not there; and what would fit.
    OutOfMemory(Invalid),
    /// The messages wait for each other in a circle.
    Deadlock(Deadlock),
}

impl NoRun {
    /// What an executor said of the scenario of these settings.
    pub fn of(settings: &Settings, error: RunError, options: Options) -> NoRun {
        match error {
            RunError::Refused(refusals) => NoRun::Invalid(settings.refused(refusals, options)),
            RunError::OutOfMemory(refusal) => NoRun::OutOfMemory(settings.in_word(&refusal)),
            RunError::Deadlock(deadlock) => NoRun::Deadlock(deadlock),
        }
    }
}

impl From<Deadlock> for NoRun {
    fn from(deadlock: Deadlock) -> Self {
        NoRun::Deadlock(deadlock)
    }
}

impl fmt::Display for NoRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoRun::Invalid(problems) => {
                let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            NoRun::OutOfMemory(problem) => problem.fmt(f),
            NoRun::Deadlock(Deadlock { cycle: circle }) => {
                let circle: Vec<_> = circle.iter().chain(circle.first()).map(u32::to_string).collect();
                f.write_str(&text::deadlock(&circle.join(" → ")))
            }
        }
    }
}

impl std::error::Error for NoRun {}

/// Begins to execute what settings ask for.
///
/// # Errors
/// An impossible request, field by field; memory that is not there.
pub fn begin(
    settings: &Settings,
    plan: Option<Plan>,
    own: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, NoRun> {
    let begun = hyperfly_core::begin(&settings.scenario(), plan, own, options);
    let execution = begun.map_err(|error| NoRun::of(settings, error, options))?;
    // What settings promise and a Scenario cannot say, the executor does not see.
    let promised = settings.refused(Vec::new(), options);
    if promised.is_empty() { Ok(execution) } else { Err(NoRun::Invalid(promised)) }
}

/// Simulates what settings ask for, from end to end.
///
/// # Errors
/// An impossible request; memory that is not there; messages that wait for each other.
pub fn run(settings: &Settings, own: Option<&[Complex64]>, options: Options) -> Result<Run, NoRun> {
    settings.check_run(options.data).map_err(NoRun::Invalid)?;
    let mut execution = begin(settings, None, own, options)?;
    while !execution.advance(u64::MAX)? {}
    Ok(execution.finish())
}
