//! From a Scenario to a Run: checked, compiled, and executed by the simulator, whole or in slices.

use crate::Complex64;
use crate::formulations::Formulation;
use crate::limits::{self, Options};
use crate::output::Output;
use crate::problem::Direction;
use crate::room;
use crate::run::{Run, RunError};
use crate::scenario::Scenario;
use crate::schedule::{Interpreter, Plan};
use crate::simulator::{Memory, Simulation};

/// Checks a request and its memory, compiles the Plan and places the input: the simulation is at its beginning, to be executed in
/// slices. `plan` is the Plan of a reader's program, else compiled from the scenario. `own` are the samples of [`Signal::Own`](crate::problem::Signal::Own), cut or padded with zeros to n.
///
/// # Errors
/// The request is impossible, or its memory is not there.
pub fn begin(
    scenario: &Scenario,
    plan: Option<Plan>,
    own: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, RunError> {
    check(scenario, plan.as_ref(), own.is_some(), options)?;
    let input = options.data.then(|| crate::signal::samples(&scenario.problem, own));
    let plan = plan.unwrap_or_else(|| scenario.plan());
    Ok(Simulation::new(plan, scenario, input, options.trace))
}

/// Simulates a scenario from end to end.
///
/// # Errors
/// An impossible request ([`RunError::Refused`]); memory that is not there ([`RunError::NoRoom`]); messages that wait for each other ([`RunError::Deadlock`]).
pub fn run(scenario: &Scenario, own: Option<&[Complex64]>, options: Options) -> Result<Run, RunError> {
    check(scenario, None, own.is_some(), options)?;
    let input = options.data.then(|| crate::signal::samples(&scenario.problem, own));
    execute(scenario.plan(), scenario, input, options.trace)
}

/// Simulates a Plan from end to end on the machine of a scenario, which it need not be the Plan of. `input`: n numbers in natural
/// order, or none where only times are wanted. `trace`: whether what happened when is kept; else only the report.
///
/// # Errors
/// The messages wait for each other ([`RunError::Deadlock`]).
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

/// Executes a Plan with no clock and no machine: its transform, with the values between the stages where these are kept.
pub fn untimed(plan: &Plan, input: Vec<Complex64>, direction: Direction) -> Output {
    let mut interpreter = Interpreter::new(plan, Memory::new(plan, input, direction));
    let Ok(_) = interpreter.run(plan);
    interpreter.into_domain().output(plan, direction)
}

fn check(
    scenario: &Scenario,
    plan: Option<&Plan>,
    has_samples: bool,
    options: Options,
) -> Result<(), RunError> {
    // What others take is known from their parameters.
    let program = plan.filter(|_| scenario.formulation == Formulation::Program);
    limits::check_execution(scenario, program, has_samples, options).map_err(RunError::Refused)?;
    room::check(scenario, program, options).map_err(RunError::NoRoom)
}
