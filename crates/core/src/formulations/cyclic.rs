//! `cyclic` (Koopman & Bisseling, FFTU): axis k of a shape is cyclic over its own p_k processors before and after; the
//! rank is row-major over the p_k. The first log(N_k/p_k) stages of each axis are local, then one all-to-all among all
//! processors makes the last log p_k local; p_k ≤ √N_k.

use super::all_to_all::AllToAll;
use super::axis_phases::{self, AxisPhase, bits_of_coefficients, shape_or_cubic};
use super::communication::{Communication, RedistributionSequence, RedistributionVolume};
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::refusal::Refusal;
use crate::schedule::{Plan, Shape, Transform, bits};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `cyclic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cyclic {
    /// Extents of the points; `None` for the most cubic ones.
    pub shape: Option<Shape>,
    /// The numbers p_k of processors; `None` for the most cubic ones that the shape allows, later axes first.
    pub grid: Option<Shape>,
    /// Order of the messages of the all-to-all.
    pub all_to_all: AllToAll,
}

impl Cyclic {
    /// Returns log2 of the largest p_k for 2^r points: ⌊(log N_k) / 2⌋.
    fn most(self, r: u32) -> [u8; 3] {
        shape_or_cubic(self.shape, r).logs.map(|log| log / 2)
    }

    /// Returns log2 of the p_k of 2^d processors.
    fn grid(self, d: u32, r: u32) -> [u8; 3] {
        let most = self.most(r);
        let most_cubic = || {
            let mut logs = [0; 3];
            for _ in 0..d {
                let axes = (0..3).rev().filter(|k| logs[*k] < most[*k]);
                let Some(axis) = axes.min_by_key(|k| logs[*k]) else { break };
                logs[axis] += 1;
            }
            logs
        };
        self.grid.map_or_else(most_cubic, |grid| grid.logs)
    }

    /// Returns the stages before and after the all-to-all.
    fn phases(self, size: Size) -> [[u8; 3]; 2] {
        let late = self.grid(size.d(), size.r());
        let logs = shape_or_cubic(self.shape, size.r()).logs;
        [[0, 1, 2].map(|k| logs[k] - late[k]), late]
    }
}

impl ParallelFormulation for Cyclic {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        let FormulationParameters { shape, grid, all_to_all, .. } = *parameters;
        Cyclic { shape, grid, all_to_all }
    }

    fn parameters(&self) -> FormulationParameters {
        let Cyclic { shape, grid, all_to_all } = *self;
        FormulationParameters { shape, grid, all_to_all, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Shape, Parameter::Grid, Parameter::AllToAll]
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << self.most(r).iter().sum::<u8>()
    }

    fn problems(&self, d: u32, r: u32) -> Vec<Refusal> {
        if let Some(refusal) = Refusal::of_shape(self.shape, r) {
            return vec![refusal];
        }
        Refusal::of_grid(self.grid, d, self.most(r)).into_iter().collect()
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (r, transform) = (size.r(), self.transform(size));
        let shape = shape_or_cubic(self.shape, r);
        let grid = self.grid(size.d(), r);
        let low_bits = |k: usize| {
            let end = shape.axis(k).end;
            bits(end - u32::from(grid[k])..end)
        };
        let cyclic = [0, 1, 2].map(low_bits).concat();
        let [early, late] = self.phases(size);
        let phases = [
            AxisPhase { owner: cyclic.clone(), stages: early },
            AxisPhase { owner: bits_of_coefficients(transform, &cyclic, r), stages: late },
        ];
        axis_phases::plan(size, ranks, transform, &phases, cyclic, self.all_to_all)
    }

    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        axis_phases::local_stages(&self.phases(size))
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        axis_phases::plan_bounds(size, &self.phases(size), &[size.d() as u8], self.all_to_all)
    }

    fn has_uniform_schedule(&self) -> bool {
        true
    }

    fn transform(&self, size: Size) -> Transform {
        let shape = shape_or_cubic(self.shape, size.r());
        Transform::Box { shape, late: self.grid(size.d(), size.r()) }
    }

    /// Returns the single all-to-all.
    fn communication(&self, size: Size) -> Option<Communication> {
        let volumes = vec![RedistributionVolume::in_place(size.d())];
        let sequence = RedistributionSequence::between_phases(volumes, self.all_to_all);
        Some(Communication::Redistributions(sequence))
    }
}
