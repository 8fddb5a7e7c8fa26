//! Running settings, and the errors of that in the reader's language.

use crate::invalid::Invalid;
use crate::settings::Settings;
use hyperfly_core::limits::Options;
use hyperfly_core::networks::Deadlock;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run, RunError, Simulation};
use hyperfly_text::request as text;
use std::fmt;

/// Reason why settings have no run.
#[derive(Clone, Debug, PartialEq)]
pub enum NoRun {
    /// The request is impossible, field by field.
    Invalid(Vec<Invalid>),
    /// The allowed memory is not available; with a value that would fit.
    OutOfMemory(Invalid),
    /// Messages wait for each other in a cycle.
    Deadlock(Deadlock),
}

impl NoRun {
    /// Explains an error of the core for these settings.
    pub fn of(settings: &Settings, error: RunError, options: Options) -> NoRun {
        match error {
            RunError::Refused(refusals) => NoRun::Invalid(settings.explain_refusals(refusals, options)),
            RunError::OutOfMemory(refusal) => NoRun::OutOfMemory(settings.explain(&refusal)),
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
            NoRun::Deadlock(Deadlock { cycle }) => {
                let cycle: Vec<_> = cycle.iter().chain(cycle.first()).map(u32::to_string).collect();
                f.write_str(&text::deadlock(&cycle.join(" → ")))
            }
        }
    }
}

impl std::error::Error for NoRun {}

/// Begins the simulation of settings.
///
/// # Errors
/// The settings are impossible, or memory is not available.
pub fn begin(
    settings: &Settings,
    plan: Option<Plan>,
    own: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, NoRun> {
    let simulation = hyperfly_core::begin(&settings.scenario(), plan, own, options);
    let simulation = simulation.map_err(|error| NoRun::of(settings, error, options))?;
    // The core does not see options that a scenario cannot express.
    let unsupported = settings.explain_refusals(Vec::new(), options);
    if unsupported.is_empty() { Ok(simulation) } else { Err(NoRun::Invalid(unsupported)) }
}

/// Simulates a run of settings from beginning to end.
///
/// # Errors
/// The settings are impossible, memory is not available, or the messages deadlock.
pub fn run(settings: &Settings, own: Option<&[Complex64]>, options: Options) -> Result<Run, NoRun> {
    settings.check_run(options.data).map_err(NoRun::Invalid)?;
    let mut simulation = begin(settings, None, own, options)?;
    while !simulation.advance(u64::MAX)? {}
    Ok(simulation.finish())
}
