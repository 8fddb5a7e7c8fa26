//! `two-dimensional` (GK App. C): the transform of √n × √n points over a √p × √p grid of processors with one
//! block each.
//!
//! Stages whose bit names a processor are exchanges, as in binary-exchange. Processor (row, column) of the grid
//! has rank row · √p + column: a subcube of the hypercube, or the same position in the mesh.

use super::communication::Communication;
use super::exchange_stages::{self, Exchanges};
use super::output_order::Order;
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::refusal::Refusal;
use crate::schedule::{Plan, Transform, bits};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `two-dimensional`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TwoDimensional(pub Exchanges);

impl ParallelFormulation for TwoDimensional {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        TwoDimensional(Exchanges::from_parameters(parameters))
    }

    fn parameters(&self) -> FormulationParameters {
        self.0.parameters()
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        Exchanges::PARAMETERS
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << (2 * (r / 2))
    }

    fn problems(&self, d: u32, r: u32) -> Vec<Refusal> {
        let odd = [(r % 2 == 1, Refusal::OddPoints), (d % 2 == 1, Refusal::OddProcessors)];
        odd.into_iter().filter(|(is_odd, _)| *is_odd).map(|(_, refusal)| refusal).collect()
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r) = (size.d(), size.r());
        let h = r / 2;
        let rows = d / 2;
        let owner = [bits(0..rows), bits(h..h + d - rows)].concat();
        exchange_stages::plan(size, ranks, self.0, Transform::Square, owner)
    }

    /// Returns the number of stages of each dimension whose bit does not name a processor.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        vec![vec![size.r() / 2 - size.d() / 2]; 2]
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        exchange_stages::plan_bounds(size, self.0)
    }

    fn has_bit_partners(&self) -> bool {
        self.0.has_bit_partners()
    }

    fn has_uniform_schedule(&self) -> bool {
        self.0.chunk.is_none()
    }

    fn transform(&self, _: Size) -> Transform {
        Transform::Square
    }

    fn communication(&self, _: Size) -> Option<Communication> {
        Some(Communication::Exchanges { dimensions: 2, parameters: self.0 })
    }

    /// Returns false for ordered output: the swaps of the two dimensions change with n.
    fn has_communication_for_all_n(&self) -> bool {
        self.0.order == Order::Unordered
    }
}
