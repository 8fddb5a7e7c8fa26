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
pub enum SettingsError {
    /// The request is impossible, field by field.
    Invalid(Vec<Invalid>),
    /// The allowed memory is not available; with a value that would fit.
    OutOfMemory(Invalid),
    /// Messages wait for each other in a cycle.
    Deadlock(Deadlock),
}

impl SettingsError {
    /// Explains an error of the core for these settings.
    pub fn of(settings: &Settings, error: RunError, options: Options) -> SettingsError {
        match error {
            RunError::Refused(refusals) => {
                SettingsError::Invalid(settings.explain_refusals(refusals, options))
            }
            RunError::OutOfMemory(refusal) => SettingsError::OutOfMemory(settings.explain(&refusal)),
            RunError::Deadlock(deadlock) => SettingsError::Deadlock(deadlock),
        }
    }
}

impl From<Deadlock> for SettingsError {
    fn from(deadlock: Deadlock) -> Self {
        SettingsError::Deadlock(deadlock)
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsError::Invalid(problems) => {
                let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            SettingsError::OutOfMemory(problem) => problem.fmt(f),
            SettingsError::Deadlock(Deadlock { cycle }) => {
                let cycle: Vec<_> = cycle.iter().chain(cycle.first()).map(u32::to_string).collect();
                f.write_str(&text::deadlock(&cycle.join(" → ")))
            }
        }
    }
}

impl std::error::Error for SettingsError {}

/// Begins the simulation of settings.
///
/// # Errors
/// The settings are impossible, or memory is not available.
pub fn begin(
    settings: &Settings,
    plan: Option<Plan>,
    own_samples: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, SettingsError> {
    let simulation = hyperfly_core::begin(&settings.scenario(), plan, own_samples, options);
    let simulation = simulation.map_err(|error| SettingsError::of(settings, error, options))?;
    // The core does not see options that a scenario cannot express.
    let unsupported = settings.explain_refusals(Vec::new(), options);
    if unsupported.is_empty() { Ok(simulation) } else { Err(SettingsError::Invalid(unsupported)) }
}

/// Simulates a run of settings from beginning to end.
///
/// # Errors
/// The settings are impossible, memory is not available, or the messages deadlock.
pub fn run(
    settings: &Settings,
    own_samples: Option<&[Complex64]>,
    options: Options,
) -> Result<Run, SettingsError> {
    settings.check_run(options.data).map_err(SettingsError::Invalid)?;
    let mut simulation = begin(settings, None, own_samples, options)?;
    while !simulation.advance(u64::MAX)? {}
    Ok(simulation.finish())
}
