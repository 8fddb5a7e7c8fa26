//! Reasons why requested settings have no run, with messages; and shortcuts from settings to a simulation and to a run.

use crate::invalid::Invalid;
use crate::settings::Settings;
use hyperfly_core::limits::Options;
use hyperfly_core::networks::Deadlock;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run, RunError, Simulation};
use hyperfly_text::request as text;
use std::fmt;

/// Reason why there is no run.
#[derive(Clone, Debug, PartialEq)]
pub enum NoRun {
    /// The request is impossible, field by field.
    Invalid(Vec<Invalid>),
    /// The memory budget is too small; with the nearest values that fit.
    OutOfMemory(Invalid),
    /// The messages deadlock.
    Deadlock(Deadlock),
}

impl NoRun {
    /// Converts an executor's error for the scenario of these settings.
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

/// Begins to simulate settings.
///
/// # Errors
/// An impossible request, field by field, or insufficient memory.
pub fn begin(
    settings: &Settings,
    plan: Option<Plan>,
    own: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, NoRun> {
    let begun = hyperfly_core::begin(&settings.scenario(), plan, own, options);
    let execution = begun.map_err(|error| NoRun::of(settings, error, options))?;
    // The executor cannot see settings that have no effect on the scenario.
    let promised = settings.refused(Vec::new(), options);
    if promised.is_empty() { Ok(execution) } else { Err(NoRun::Invalid(promised)) }
}

/// Simulates settings from start to end.
///
/// # Errors
/// An impossible request, insufficient memory, or a deadlock.
pub fn run(settings: &Settings, own: Option<&[Complex64]>, options: Options) -> Result<Run, NoRun> {
    settings.check_run(options.data).map_err(NoRun::Invalid)?;
    let mut execution = begin(settings, None, own, options)?;
    while !execution.advance(u64::MAX)? {}
    Ok(execution.finish())
}
