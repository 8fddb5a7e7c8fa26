//! The points of a three-dimensional transform as cells: which element is where in the box, in each distribution.

use crate::trace::distribution::{Distributions, ElementLocation};
use crate::trace::replay::Replay;
use hyperfly_core::schedule::{Shape, Transform};
use std::rc::Rc;

/// Maximum number of cells along an axis if processors own contiguous parts, and if they take turns element by element.
const MAX_CELLS: u32 = 64;
const MAX_IN_TURNS: u32 = 16;

/// The cells of a box.
pub struct Cells {
    all: Rc<Distributions>,
    pub shape: Shape,
    /// Number of cells along each axis.
    pub counts: [u32; 3],
    /// Whether the cells are only the corner of the box next to the origin. Otherwise a cell may stand for a block of elements that always
    /// move together.
    pub is_corner: bool,
    /// For each distribution and axis, the bits of the index of R that a cell's place along the axis determines.
    index_bits: Vec<[Vec<u32>; 3]>,
}

impl Cells {
    /// Finds the cells; `None` if the transform has one dimension, or is too large to follow its elements.
    pub fn new(replay: &Replay) -> Option<Cells> {
        let Transform::Box { shape, .. } = replay.run().plan.transform else { return None };
        let all = replay.distributions()?;
        let extents = shape.logs.map(|log| 1 << log);
        let blocks = extents.map(|extent: u32| (extent / MAX_CELLS).max(1));
        let mut cells =
            Cells { all, shape, counts: extents, is_corner: false, index_bits: index_bits(replay, shape) };
        if cells.move_in_blocks(blocks) {
            cells.index_bits.iter_mut().flatten().zip(blocks.into_iter().cycle()).for_each(
                |(bits, block)| {
                    *bits = bits.iter().copied().step_by(block as usize).collect();
                },
            );
            cells.counts = [0, 1, 2].map(|axis| extents[axis] / blocks[axis]);
        }
        if cells.counts.iter().any(|count| *count > MAX_CELLS) || !cells.is_in_parts() {
            cells.is_corner = cells.counts.iter().any(|count| *count > MAX_IN_TURNS);
            cells.counts = cells.counts.map(|count| count.min(MAX_IN_TURNS));
        }
        Some(cells)
    }

    /// Returns the index of R of the (first) element of a cell in distribution `k`.
    fn element(&self, k: usize, cell: [u32; 3]) -> u32 {
        let bits = &self.index_bits[k];
        [0, 1, 2].map(|axis| bits[axis][cell[axis] as usize]).into_iter().sum()
    }

    /// Returns the location of the (first) element of a cell in distribution `k`.
    pub fn location(&self, k: usize, cell: [u32; 3]) -> &ElementLocation {
        &self.all.all[k].held[self.element(k, cell) as usize]
    }

    /// Returns the number of processors that share each axis in distribution `k`, and whether each has one contiguous part of it.
    pub fn sharing(&self, k: usize) -> ([usize; 3], bool) {
        let mut is_contiguous = true;
        let counts = [0, 1, 2].map(|axis| {
            let owner = |at: u32| {
                let mut cell = [0; 3];
                cell[axis] = at;
                self.location(k, cell).processor
            };
            let mut owners: Vec<u32> = (0..self.counts[axis]).map(owner).collect();
            owners.dedup();
            let runs = owners.len();
            owners.sort_unstable();
            owners.dedup();
            is_contiguous &= runs == owners.len();
            owners.len()
        });
        (counts, is_contiguous)
    }

    /// Returns whether every processor has contiguous parts of every axis, in every distribution.
    fn is_in_parts(&self) -> bool {
        (0..self.all.all.len()).all(|k| self.sharing(k).1)
    }

    /// Returns whether all elements of every block are on the same processor in each distribution.
    fn move_in_blocks(&self, blocks: [u32; 3]) -> bool {
        let [planes, rows, columns] = self.counts;
        (0..self.all.all.len()).all(|k| {
            (0..planes * rows * columns).all(|at| {
                let cell = [at / (rows * columns), at / columns % rows, at % columns];
                let first = [0, 1, 2].map(|axis| cell[axis] - cell[axis] % blocks[axis]);
                self.location(k, cell).processor == self.location(k, first).processor
            })
        })
    }
}

/// Returns the bits of the index of R that each place along each axis determines, in each distribution: once all stages of an axis are
/// done, its places are those of the coefficients, whose bits are reversed.
fn index_bits(replay: &Replay, shape: Shape) -> Vec<[Vec<u32>; 3]> {
    let (transform, r) = (replay.run().plan.transform, shape.log_product());
    let all = replay.distributions().map(|all| all.all.iter().map(|one| one.stages.0).collect::<Vec<u8>>());
    let bits_at = |stage: u8| {
        let is_done = |bit: u32| (0..u32::from(stage)).any(|done| transform.stage_bit(done, r) == bit);
        [0, 1, 2].map(|axis| {
            let bits = shape.axis(axis);
            let is_transformed = bits.clone().all(is_done);
            let place_bits: Vec<u32> = match is_transformed {
                true => bits.rev().collect(),
                false => bits.collect(),
            };
            let count = place_bits.len();
            let index = |place: u32| {
                let bit = |(at, bit): (usize, &u32)| (place >> (count - 1 - at) & 1) << (r - 1 - bit);
                place_bits.iter().enumerate().map(bit).sum()
            };
            (0..1 << count).map(index).collect()
        })
    };
    all.unwrap_or_default().into_iter().map(bits_at).collect()
}
