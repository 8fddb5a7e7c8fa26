//! `two-dimensional-rows` (GK App. C): the transform of √n × √n points; whole columns first, one transposition,
//! then whole rows.

use super::all_to_all::AllToAll;
use super::communication::{Communication, RedistributionSequence, RedistributionVolume};
use super::output_order::Order;
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::phases::{self, Ends, Phase};
use super::plan_bounds::PlanBounds;
use crate::refusal::Refusal;
use crate::schedule::{Placement, Plan, Transform, bits};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `two-dimensional-rows`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TwoDimensionalRows {
    /// Output order.
    pub order: Order,
}

impl ParallelFormulation for TwoDimensionalRows {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        TwoDimensionalRows { order: parameters.order }
    }

    fn parameters(&self) -> FormulationParameters {
        FormulationParameters { order: self.order, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Order]
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << (r / 2)
    }

    fn problems(&self, _: u32, r: u32) -> Vec<Refusal> {
        if r % 2 == 1 { vec![Refusal::OddPoints] } else { Vec::new() }
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r) = (size.d(), size.r());
        let h = r / 2;
        let halves = [Phase::whole(bits(h..h + d), 0..h), Phase::whole(bits(0..d), h..r)];
        let natural = Placement::block(d, r).reversed(Transform::Square);
        let output = (self.order == Order::Ordered).then_some(natural);
        phases::plan(size, ranks, Transform::Square, &halves, Ends { input: None, output }, AllToAll::Paper)
    }

    /// Returns the number of stages of each dimension, by columns and by rows.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        vec![vec![size.r() / 2]; 2]
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        let p = size.p.into();
        PlanBounds::local(p, 2)
            .then(PlanBounds::redistribution(p, p, AllToAll::Pairwise))
            .then(PlanBounds::ordering(size, self.order, AllToAll::Pairwise))
    }

    fn transform(&self, _: Size) -> Transform {
        Transform::Square
    }

    /// Returns the transposition, and the reversal of the row's bits if the output is ordered.
    fn communication(&self, size: Size) -> Option<Communication> {
        let (d, r) = (size.d(), size.r());
        let mut volumes = vec![RedistributionVolume::in_place(d)];
        if self.order == Order::Ordered {
            volumes.push(RedistributionVolume::reversal(d, r / 2));
        }
        Some(Communication::Redistributions(RedistributionSequence::between_phases(
            volumes,
            AllToAll::Pairwise,
        )))
    }

    /// Returns false for ordered output: the reversal of the row's bits changes with n.
    fn has_communication_for_all_n(&self) -> bool {
        self.order == Order::Unordered
    }
}
