//! From a Scenario to a Run: the one door to the simulator, whole or in slices.

use crate::Complex64;
use crate::machine::Deadlock;
use crate::output::Output;
use crate::plan::Plan;
use crate::report::Report;
use crate::scenario::{Invalid, Scenario, Signal, limits};
use crate::sim::Simulation;
use crate::trace::Trace;
use std::fmt;

/// Everything that a scenario gave: what was to be done, what came out, what happened, what it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The request.
    pub scenario: Scenario,
    /// The schedule that was executed.
    pub plan: Plan,
    /// Input and transform; `None` for timing only.
    pub output: Option<Output>,
    /// What happened when.
    pub trace: Trace,
    /// The numbers.
    pub report: Report,
}

/// How to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether real complex numbers move; without them only the times are simulated.
    pub data: bool,
    /// Whether to keep a trace; without it only the report.
    pub trace: bool,
    /// Bytes that the run may take; more is refused before anything is allocated.
    pub memory: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { data: true, trace: true, memory: limits::MEMORY_NATIVE }
    }
}

/// Why there is no Run.
#[derive(Clone, Debug, PartialEq)]
pub enum RunError {
    /// The request is impossible, field by field.
    Invalid(Vec<Invalid>),
    /// The messages wait for each other in a circle.
    Deadlock(Deadlock),
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Invalid(problems) => {
                let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            RunError::Deadlock(deadlock) => deadlock.fmt(f),
        }
    }
}

impl std::error::Error for RunError {}

/// A run in progress, executed in slices so that a worker can report progress and be cancelled between them.
pub struct Execution {
    scenario: Scenario,
    simulation: Simulation,
}

impl Execution {
    /// Checks the request and its memory, compiles the Plan, places the input. `own` are the samples of
    /// [`Signal::Own`], cut or padded with zeros to n.
    pub fn new(scenario: &Scenario, own: Option<&[Complex64]>, options: Options) -> Result<Self, RunError> {
        limits::check_run(scenario, options.data).map_err(RunError::Invalid)?;
        if options.data && scenario.signal == Signal::Own && own.is_none() {
            let problem = Invalid::new("signal", "own", hyperfly_text::core::allowed_signal());
            return Err(RunError::Invalid(vec![problem]));
        }
        limits::check_memory(scenario, options).map_err(|problem| RunError::Invalid(vec![problem]))?;
        let input = options.data.then(|| crate::signal::samples(scenario, own));
        Ok(Execution {
            scenario: scenario.clone(),
            simulation: Simulation::new(scenario, input, options.trace),
        })
    }

    /// Executes up to about `events` events; whether the run is complete.
    pub fn advance(&mut self, events: u64) -> Result<bool, RunError> {
        self.simulation.advance(events).map_err(RunError::Deadlock)
    }

    /// The fraction of all steps that are done, 0 … 1.
    pub fn progress(&self) -> f64 {
        self.simulation.progress()
    }

    /// The Run of a complete execution.
    pub fn finish(self) -> Run {
        self.simulation.finish(self.scenario)
    }
}

/// Runs a scenario from end to end.
///
/// Errors: an impossible request ([`RunError::Invalid`]); messages that wait for each other ([`RunError::Deadlock`]).
pub fn run(scenario: &Scenario, own: Option<&[Complex64]>, options: Options) -> Result<Run, RunError> {
    let mut execution = Execution::new(scenario, own, options)?;
    while !execution.advance(u64::MAX)? {}
    Ok(execution.finish())
}
