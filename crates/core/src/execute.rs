//! Runs a Scenario: checks it, compiles its plan and simulates it, as a whole or in slices.

use crate::Complex64;
use crate::limits::{self, Options};
use crate::memory_probe;
use crate::output::Output;
use crate::problem::Direction;
use crate::run::{Run, RunError};
use crate::scenario::Scenario;
use crate::schedule::{Interpreter, Plan};
use crate::simulator::{Memory, Simulation};

/// Checks a request and its memory, compiles the plan and places the input. Returns a simulation at time 0,
/// to be executed in slices. `plan` is the plan of a reader's program; other plans are compiled here.
/// `own_samples` holds the samples of [`Signal::Own`](crate::problem::Signal::Own), cut or padded with zeros to n.
///
/// # Errors
/// Returns an error if the request is impossible or its memory cannot be allocated.
pub fn begin(
    scenario: &Scenario,
    plan: Option<Plan>,
    own_samples: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, RunError> {
    check(scenario, plan.as_ref(), own_samples, options)?;
    let input = options.data.then(|| crate::signal::samples(&scenario.problem, own_samples));
    let plan = plan.unwrap_or_else(|| scenario.plan());
    Ok(Simulation::new(plan, scenario, input, options.trace))
}

/// Simulates a scenario from end to end.
///
/// # Errors
/// Returns [`RunError::Refused`] for an impossible request, [`RunError::OutOfMemory`] if memory cannot be
/// allocated, and [`RunError::Deadlock`] if messages wait for each other.
pub fn run(
    scenario: &Scenario,
    own_samples: Option<&[Complex64]>,
    options: Options,
) -> Result<Run, RunError> {
    check(scenario, None, own_samples, options)?;
    let input = options.data.then(|| crate::signal::samples(&scenario.problem, own_samples));
    execute(scenario.plan(), scenario, input, options.trace)
}

/// Simulates a plan from end to end on the machine of a scenario; the plan may differ from the scenario's
/// own. `input` holds n numbers in natural order; with `None` only times are simulated. Without `trace`
/// only the report is kept.
///
/// # Errors
/// Returns [`RunError::Deadlock`] if messages wait for each other.
pub fn execute(
    plan: Plan,
    scenario: &Scenario,
    input: Option<Vec<Complex64>>,
    trace: bool,
) -> Result<Run, RunError> {
    let mut simulation = Simulation::new(plan, scenario, input, trace);
    while !simulation.advance(u64::MAX)? {}
    Ok(simulation.finish())
}

/// Returns T_p of a plan on the machine of a scenario if every message were alone. The plan must have run on this machine.
pub fn time_without_contention(plan: Plan, scenario: &Scenario) -> f64 {
    let mut simulation = Simulation::without_contention(plan, scenario);
    // No message waits for another, so a plan whose run ended ends here, too.
    while let Ok(false) = simulation.advance(u64::MAX) {}
    simulation.finish().report.t_parallel
}

/// Executes a plan without clock or machine. Returns its transform, and for small n the values between the
/// stages.
pub fn execute_untimed(plan: &Plan, input: Vec<Complex64>, direction: Direction) -> Output {
    let mut interpreter = Interpreter::new(plan, Memory::new(plan, input, direction));
    let Ok(_) = interpreter.run(plan);
    interpreter.into_domain().output(plan, direction)
}

fn check(
    scenario: &Scenario,
    plan: Option<&Plan>,
    own_samples: Option<&[Complex64]>,
    options: Options,
) -> Result<(), RunError> {
    // The memory of built-in formulations follows from their parameters.
    let program = plan.filter(|_| scenario.formulation.is_program());
    limits::check_execution(scenario, program, own_samples.is_some(), options).map_err(RunError::Refused)?;
    if let Some(refusal) = own_samples.and_then(|samples| limits::check_own_samples(scenario, samples)) {
        return Err(RunError::Refused(vec![refusal]));
    }
    memory_probe::check(scenario, program, options).map_err(RunError::OutOfMemory)
}
