//! `slab`: the transform of a shape whose first axis is divided among the processors. Planes of the other axes are local;
//! one all-to-all divides the second axis instead, and the first becomes local. p ≤ the first and the second extent.

use super::all_to_all::AllToAll;
use super::axis_phases::{self, AxisPhase, bits_of_coefficients, first_bits, shape_or_cubic};
use super::communication::{Communication, RedistributionSequence, RedistributionVolume};
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::refusal::Refusal;
use crate::schedule::{Plan, Shape, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `slab`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slab {
    /// Extents of the points; `None` for the most cubic ones.
    pub shape: Option<Shape>,
    /// Order of the messages of the all-to-all.
    pub all_to_all: AllToAll,
}

impl Slab {
    /// Returns the stages of the planes, and those of the first axis.
    fn phases(self, r: u32) -> [[u8; 3]; 2] {
        let [a, b, c] = shape_or_cubic(self.shape, r).logs;
        [[0, b, c], [a, 0, 0]]
    }
}

impl ParallelFormulation for Slab {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        Slab { shape: parameters.shape, all_to_all: parameters.all_to_all }
    }

    fn parameters(&self) -> FormulationParameters {
        let Slab { shape, all_to_all } = *self;
        FormulationParameters { shape, all_to_all, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Shape, Parameter::AllToAll]
    }

    fn max_p(&self, r: u32) -> u64 {
        let [a, b, _] = shape_or_cubic(self.shape, r).logs;
        1 << a.min(b)
    }

    fn problems(&self, _: u32, r: u32) -> Vec<Refusal> {
        Refusal::of_shape(self.shape, r).into_iter().collect()
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r, transform) = (size.d() as u8, size.r(), self.transform(size));
        let shape = shape_or_cubic(self.shape, r);
        let (before, after) = (first_bits(shape, 0, d), first_bits(shape, 1, d));
        let [planes, columns] = self.phases(r);
        let phases = [
            AxisPhase { owner: before, stages: planes },
            AxisPhase { owner: bits_of_coefficients(transform, &after, r), stages: columns },
        ];
        axis_phases::plan(size, ranks, transform, &phases, after, self.all_to_all)
    }

    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        axis_phases::local_stages(&self.phases(size.r()))
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        axis_phases::plan_bounds(size, &self.phases(size.r()), &[size.d() as u8], self.all_to_all)
    }

    fn has_uniform_schedule(&self) -> bool {
        true
    }

    fn transform(&self, size: Size) -> Transform {
        Transform::Box { shape: shape_or_cubic(self.shape, size.r()), late: [0; 3] }
    }

    /// Returns the single all-to-all.
    fn communication(&self, size: Size) -> Option<Communication> {
        let volumes = vec![RedistributionVolume::in_place(size.d())];
        let sequence = RedistributionSequence::between_phases(volumes, self.all_to_all);
        Some(Communication::Redistributions(sequence))
    }
}
