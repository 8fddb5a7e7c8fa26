//! `binary-exchange` (GK 3.1): the top log p bits of i name the processor that holds element i.
//!
//! In stage l < d = log p, two processors whose ranks differ in the l-th most significant bit exchange all
//! their n/p elements; the remaining stages are local.

use super::communication::Communication;
use super::exchange_stages::{self, Exchanges};
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Plan, Transform, bits};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `binary-exchange`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BinaryExchange(pub Exchanges);

impl ParallelFormulation for BinaryExchange {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        BinaryExchange(Exchanges::from_parameters(parameters))
    }

    fn parameters(&self) -> FormulationParameters {
        self.0.parameters()
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        Exchanges::PARAMETERS
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << r
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        exchange_stages::plan(size, ranks, self.0, Transform::Line, bits(0..size.d()))
    }

    /// Returns the number of stages whose bit does not name a processor.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        vec![vec![size.r() - size.d()]]
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

    fn communication(&self, _: Size) -> Option<Communication> {
        Some(Communication::Exchanges { dimensions: 1, parameters: self.0 })
    }
}
