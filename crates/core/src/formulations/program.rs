//! `program`: the reader's own schedule, whose plan is supplied with the scenario.

use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::schedule::Plan;
use crate::size::Size;
use std::ops::Range;

/// The reader's own schedule.
pub struct Program;

impl ParallelFormulation for Program {
    fn from_parameters(_: &FormulationParameters) -> Self {
        Program
    }

    fn parameters(&self) -> FormulationParameters {
        FormulationParameters::default()
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[]
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << r
    }

    fn plan_for_ranks(&self, _: Size, _: &Range<u32>) -> Plan {
        panic!("the Plan of a program is not built from its formulation")
    }

    fn local_stages(&self, _: Size) -> Vec<Vec<u32>> {
        Vec::new()
    }

    /// Returns nothing: the plan of a program is bounded by [`PlanBounds::of`].
    fn plan_bounds(&self, _: Size) -> PlanBounds {
        PlanBounds::default()
    }
}
