//! `serial`: all log n stages on one processor (GK Fig. 1).

use super::all_to_all::AllToAll;
use super::output_order::Order;
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::phases::{self, Ends, Phase};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `serial`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Serial {
    /// Output order.
    pub order: Order,
}

impl ParallelFormulation for Serial {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        Serial { order: parameters.order }
    }

    fn parameters(&self) -> FormulationParameters {
        FormulationParameters { order: self.order, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Order]
    }

    fn max_p(&self, _: u32) -> u64 {
        1
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let r = size.r();
        let natural = || Placement::block(0, r).reversed(Transform::Line);
        let output = (self.order == Order::Ordered).then(natural);
        let all = [Phase::whole(Vec::new(), 0..r)];
        phases::plan(size, ranks, Transform::Line, &all, Ends { input: None, output }, AllToAll::Paper)
    }

    /// Returns the number of stages: all, in one phase.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        vec![vec![size.r()]]
    }

    fn plan_bounds(&self, _: Size) -> PlanBounds {
        PlanBounds { steps: 2, distinct: 2, sets: 4, ..PlanBounds::default() }
    }
}
