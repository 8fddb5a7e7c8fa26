//! `pencil`: the transform of a shape on a grid of p1 × p2 processors. Processor row · p2 + column holds lines along one
//! axis. The last axis is transformed first; an all-to-all within each row of processors divides it among the columns
//! and makes the middle axis local, and one within each column does the same for the middle and the first axis.

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

/// Parameters of `pencil`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pencil {
    /// Extents of the points; `None` for the most cubic ones.
    pub shape: Option<Shape>,
    /// Rows and columns of processors; `None` for the squarest grid that the shape allows, p1 ≤ p2.
    pub grid: Option<Shape>,
    /// Order of the messages of the all-to-alls.
    pub all_to_all: AllToAll,
}

impl Pencil {
    /// Returns log2 of the largest number of rows and of columns for 2^r points: both axes that a part of the rank
    /// divides one after the other must be long enough.
    fn most(self, r: u32) -> [u8; 2] {
        let [a, b, c] = shape_or_cubic(self.shape, r).logs;
        [a.min(b), b.min(c)]
    }

    /// Returns log2 of the numbers of rows and columns of 2^d processors.
    fn grid(self, d: u8, r: u32) -> [u8; 2] {
        let [rows, columns] = self.most(r);
        let squarest = (d / 2).min(rows).max(d.saturating_sub(columns));
        self.grid.map_or([squarest, d - squarest.min(d)], |grid| [grid.logs[0], grid.logs[1]])
    }

    fn phases(self, r: u32) -> [[u8; 3]; 3] {
        let [a, b, c] = shape_or_cubic(self.shape, r).logs;
        [[0, 0, c], [0, b, 0], [a, 0, 0]]
    }
}

impl ParallelFormulation for Pencil {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        let FormulationParameters { shape, grid, all_to_all, .. } = *parameters;
        Pencil { shape, grid, all_to_all }
    }

    fn parameters(&self) -> FormulationParameters {
        let Pencil { shape, grid, all_to_all } = *self;
        FormulationParameters { shape, grid, all_to_all, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Shape, Parameter::Grid, Parameter::AllToAll]
    }

    fn max_p(&self, r: u32) -> u64 {
        let [rows, columns] = self.most(r);
        1 << (rows + columns)
    }

    fn problems(&self, d: u32, r: u32) -> Vec<Refusal> {
        if let Some(refusal) = Refusal::of_shape(self.shape, r) {
            return vec![refusal];
        }
        let [rows, columns] = self.most(r);
        Refusal::of_grid(self.grid, d, [rows, columns, 0]).into_iter().collect()
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (r, transform) = (size.r(), self.transform(size));
        let shape = shape_or_cubic(self.shape, r);
        let [rows, columns] = self.grid(size.d() as u8, r);
        let coefficients = |bits: &[u8]| bits_of_coefficients(transform, bits, r);
        let (row, column) = (first_bits(shape, 0, rows), first_bits(shape, 1, columns));
        let (last_row, last_column) = (first_bits(shape, 1, rows), first_bits(shape, 2, columns));
        let owners = [
            [row.clone(), column].concat(),
            [row, coefficients(&last_column)].concat(),
            [coefficients(&last_row), coefficients(&last_column)].concat(),
        ];
        let phases: Vec<AxisPhase> = owners
            .into_iter()
            .zip(self.phases(r))
            .map(|(owner, stages)| AxisPhase { owner, stages })
            .collect();
        let owner = [last_row, last_column].concat();
        axis_phases::plan(size, ranks, transform, &phases, owner, self.all_to_all)
    }

    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        axis_phases::local_stages(&self.phases(size.r()))
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        let grid = self.grid(size.d() as u8, size.r());
        axis_phases::plan_bounds(size, &self.phases(size.r()), &grid, self.all_to_all)
    }

    fn transform(&self, size: Size) -> Transform {
        Transform::Box { shape: shape_or_cubic(self.shape, size.r()), late: [0; 3] }
    }

    /// Returns the all-to-all within rows and the one within columns.
    fn communication(&self, size: Size) -> Option<Communication> {
        let [rows, columns] = self.grid(size.d() as u8, size.r());
        let volumes = [columns, rows].map(|k| RedistributionVolume::in_place(k.into()));
        let sequence = RedistributionSequence::between_phases(volumes.to_vec(), self.all_to_all);
        Some(Communication::Redistributions(sequence))
    }

    /// Returns false: where the shape limits the grid, rows and columns change with n.
    fn has_communication_for_all_n(&self) -> bool {
        false
    }
}
