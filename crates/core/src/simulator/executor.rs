//! The executor in virtual time.

use super::simulation::Simulation;
use crate::Complex64;
use crate::run::{Executor, Run, RunError};
use crate::scenario::Scenario;
use crate::schedule::Plan;

/// Executes Plans on the machine model of a scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulator {
    /// Whose machine it is, and what is transformed in which direction.
    pub scenario: Scenario,
    /// Whether what happened when is kept; else only the report.
    pub trace: bool,
}

impl Executor for Simulator {
    type Error = RunError;

    fn execute(&self, plan: Plan, input: Option<Vec<Complex64>>) -> Result<Run, RunError> {
        let mut simulation = Simulation::new(plan, &self.scenario, input, self.trace);
        while !simulation.advance(u64::MAX)? {}
        Ok(simulation.finish())
    }
}
