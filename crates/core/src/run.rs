//! From a Scenario to a Run: the one door to the executors, whole or in slices.

use crate::Complex64;
use crate::clock::Clock;
use crate::limits::{self, Options, Refusal};
use crate::networks::Deadlock;
use crate::output::Output;
use crate::report::Report;
use crate::scenario::Scenario;
use crate::schedule::Plan;
use crate::simulator::{Finished, Simulation};
use crate::topology::SharedGraph;
use crate::trace::{Segment, Trace};
use std::fmt;

/// Everything that a scenario gave: what was to be done, what came out, what happened, what it cost. Complete in itself:
/// views, files and words read it and work no time out again.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The request.
    pub scenario: Scenario,
    /// The schedule that was executed.
    pub plan: Plan,
    /// The graph that carried its messages; `None` on a machine without channels (LogP, BSP).
    pub graph: Option<SharedGraph>,
    /// What its times are.
    pub clock: Clock,
    /// Input and transform; `None` for timing only.
    pub output: Option<Output>,
    /// What happened when.
    pub trace: Trace,
    /// The numbers.
    pub report: Report,
}

impl Run {
    /// Every stretch of processor `q` in order of time, covering 0 … T_p; nothing for a binned trace.
    pub fn segments(&self, q: u32, each: impl FnMut(Segment)) {
        self.trace.segments(&self.plan, q, each);
    }

    /// A time of this run in seconds, if that is known.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        self.clock.seconds(time)
    }
}

/// Executes Plans: in virtual time on a machine model, or in real time on a machine.
pub trait Executor {
    /// Executes the formulation of a scenario on `own` samples, or on those that the scenario names.
    ///
    /// # Errors
    /// The request is impossible, or the run cannot end.
    fn execute(&self, scenario: &Scenario, own: Option<&[Complex64]>) -> Result<Run, RunError>;
}

/// The executor in virtual time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simulator {
    /// Whether data moves, what is kept, how much memory it may take.
    pub options: Options,
}

impl Executor for Simulator {
    fn execute(&self, scenario: &Scenario, own: Option<&[Complex64]>) -> Result<Run, RunError> {
        let mut execution = Execution::new(scenario, own, self.options)?;
        while !execution.advance(u64::MAX)? {}
        Ok(execution.finish())
    }
}

/// Why there is no Run.
#[derive(Clone, Debug, PartialEq)]
pub enum RunError {
    /// The request is impossible, and all that is wrong with it.
    Refused(Vec<Refusal>),
    /// The messages wait for each other in a circle.
    Deadlock(Deadlock),
}

impl fmt::Display for RunError {
    /// For developers; readers are told in their language by the crate `request`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Refused(refusals) => write!(f, "refused: {refusals:?}"),
            RunError::Deadlock(deadlock) => write!(f, "deadlock among the messages of {:?}", deadlock.circle),
        }
    }
}

impl std::error::Error for RunError {}

impl From<Deadlock> for RunError {
    fn from(deadlock: Deadlock) -> Self {
        RunError::Deadlock(deadlock)
    }
}

/// A simulation in progress, executed in slices so that a worker can report progress and be cancelled between them.
pub struct Execution {
    scenario: Scenario,
    simulation: Simulation,
}

impl Execution {
    /// Checks the request and its memory, compiles the Plan, places the input. `own` are the samples of
    /// [`Signal::Own`](crate::problem::Signal::Own), cut or padded with zeros to n.
    ///
    /// # Errors
    /// The request is impossible.
    pub fn new(scenario: &Scenario, own: Option<&[Complex64]>, options: Options) -> Result<Self, RunError> {
        limits::check_execution(scenario, own.is_some(), options).map_err(RunError::Refused)?;
        let input = options.data.then(|| crate::signal::samples(&scenario.problem, own));
        let simulation = Simulation::new(scenario.plan(), scenario, input, options.trace);
        Ok(Execution { scenario: scenario.clone(), simulation })
    }

    /// Executes any Plan on the machine of a scenario, from `input` in natural order; without it only times are simulated. The
    /// Plan must be one that `schedule::check` accepts, for the p and n of the scenario.
    pub fn with_plan(plan: Plan, scenario: &Scenario, input: Option<Vec<Complex64>>, trace: bool) -> Self {
        let simulation = Simulation::new(plan, scenario, input, trace);
        Execution { scenario: scenario.clone(), simulation }
    }

    /// Executes up to about `events` events; whether the run is complete.
    ///
    /// # Errors
    /// The messages wait for each other.
    pub fn advance(&mut self, events: u64) -> Result<bool, Deadlock> {
        self.simulation.advance(events)
    }

    /// The fraction of all steps that are done, 0 … 1.
    pub fn progress(&self) -> f64 {
        self.simulation.progress()
    }

    /// The Run of a complete execution.
    pub fn finish(self) -> Run {
        let Finished { plan, graph, clock, output, trace, report } = self.simulation.finish();
        Run { scenario: self.scenario, plan, graph, clock, output, trace, report }
    }
}

/// Simulates a scenario from end to end.
///
/// # Errors
/// An impossible request ([`RunError::Refused`]); messages that wait for each other ([`RunError::Deadlock`]).
pub fn run(scenario: &Scenario, own: Option<&[Complex64]>, options: Options) -> Result<Run, RunError> {
    Simulator { options }.execute(scenario, own)
}
