//! rustfft as a library for local transforms, by Elliott Mahler and others (github.com/ejmahler/RustFFT). It uses the machine's vector
//! units, which core's kernel avoids so that its bits are the same everywhere.
//!
//! For k stages, a block is 2^k rows of adjacent elements, and each column is a polynomial in z, Σ x_j z^j, where j counts rows. After
//! the stages the rows hold its values at the 2^k roots of z^(2^k) = ω_b², where ω_b is the twiddle factor of block b in the first stage.
//! With z = v·y and v^(2^k) = ω_b², that is a plain transform of x_j · v^j: the v^j are the twiddle factors between the dimensions of a
//! transpose FFT. For block 0, v is 1.
//!
//! The library needs the elements of a transform contiguous and returns coefficients in natural order, while in-place stages leave them
//! in bit-reversed order. Both rearrangements are part of the step and of its time.

use crate::library::{Library, Transforms};
use hyperfly_core::Complex64;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::{Plan, SlotSet, Step};
use rustfft::{Fft, FftDirection, FftPlanner};
use std::collections::BTreeMap;
use std::f64::consts::TAU;
use std::sync::Arc;

/// rustfft, for every local step with at least one stage.
pub const RUSTFFT: Library = Library { supports: |step| Key::from_step(step).is_some(), prepare };

/// Side of a tile of the blocked transposition: its rows and columns fit the first-level cache.
const TILE: usize = 16;

/// log2 of the side of a tile in the bit reversal: each row gets its own way of the first-level cache.
const LOG_SWAP_TILE: u32 = 3;

/// Prepared transforms of a plan, by key.
struct PreparedFfts(BTreeMap<Key, Transform>);

/// Properties of a local step that determine its transform, independent of the slots' position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    stages: u8,
    /// log2 of the elements in a block.
    log_block: u8,
    /// Number of slots.
    len: u32,
    /// Index of the slot set that lists the block numbers.
    blocks: u32,
}

/// A prepared transform for one kind of step.
struct Transform {
    fft: Arc<dyn Fft<f64>>,
    /// v^j, row by row for all blocks; empty if every block number is 0.
    factors: Vec<Complex64>,
}

impl Key {
    /// Returns the key of a local step with at least one stage.
    fn from_step(step: &Step) -> Option<Key> {
        match *step {
            Step::Local { first, last, log_block, len, blocks, .. } if last > first => {
                Some(Key { stages: last - first, log_block, len, blocks })
            }
            _ => None,
        }
    }
}

/// Plans all transforms that the plan needs.
fn prepare(plan: &Plan, direction: Direction) -> Box<dyn Transforms> {
    let (mut planner, mut prepared_ffts) = (FftPlanner::new(), BTreeMap::new());
    let (fft_direction, sign) = match direction {
        Direction::Forward => (FftDirection::Forward, -1.0),
        Direction::Inverse => (FftDirection::Inverse, 1.0),
    };
    for key in plan.steps.distinct().iter().filter_map(Key::from_step) {
        prepared_ffts.entry(key).or_insert_with(|| Transform {
            fft: planner.plan_fft(1 << key.stages, fft_direction),
            factors: twiddle_factors(&plan.slot_sets[key.blocks as usize], key, sign),
        });
    }
    Box::new(PreparedFfts(prepared_ffts))
}

/// Computes the powers of v that scale the rows of each block.
fn twiddle_factors(blocks: &SlotSet, key: Key, sign: f64) -> Vec<Complex64> {
    let numbers = || blocks.iter().take((key.len >> key.log_block) as usize);
    if numbers().all(|block| block == 0) {
        return Vec::new();
    }
    let powers = |block: u32| {
        // ω_b² is the fraction 0.b_0 b_1 … of a turn, where b_0 is the lowest bit; v is its 2^k-th root.
        let bits = u32::BITS - block.leading_zeros();
        let fraction = block.reverse_bits().checked_shr(u32::BITS - bits).unwrap_or(0);
        let full_turn = (f64::from(bits) + f64::from(key.stages)).exp2();
        (0..1u64 << key.stages).map(move |j| {
            let fraction_of_turn = (u64::from(fraction) * j) as f64 / full_turn;
            // Sine and cosine are most accurate for angles near 0.
            let (sin, cos) = (sign * TAU * (fraction_of_turn - fraction_of_turn.round())).sin_cos();
            Complex64::new(cos, sin)
        })
    };
    numbers().flat_map(powers).collect()
}

impl Transforms for PreparedFfts {
    fn execute(&self, cells: &mut [Complex64], step: &Step, scratch: &mut Vec<Complex64>) -> bool {
        let (Some(key), Step::Local { base, len, .. }) = (Key::from_step(step), *step) else { return false };
        let Some(transform) = self.0.get(&key) else { return false };
        let block_cells = &mut cells[base as usize..(base + len) as usize];
        if key.stages == key.log_block {
            transform.transform_blocks(block_cells, scratch);
        } else {
            for (number, block) in block_cells.chunks_exact_mut(1 << key.log_block).enumerate() {
                transform.transform_columns(block, number, scratch);
            }
        }
        true
    }
}

impl Transform {
    /// Transforms blocks that are one transform each.
    fn transform_blocks(&self, block_cells: &mut [Complex64], scratch: &mut Vec<Complex64>) {
        block_cells.iter_mut().zip(&self.factors).for_each(|(value, factor)| *value *= factor);
        scratch.resize(self.fft.get_inplace_scratch_len(), Complex64::default());
        self.fft.process_with_scratch(block_cells, scratch);
        block_cells.chunks_exact_mut(self.fft.len()).for_each(bit_reverse);
    }

    /// Transforms the columns of one block; `number` is its index within the step.
    fn transform_columns(&self, block: &mut [Complex64], number: usize, scratch: &mut Vec<Complex64>) {
        let rows = self.fft.len();
        let columns = block.len() / rows;
        scratch.resize(block.len() + self.fft.get_inplace_scratch_len(), Complex64::default());
        let (rotated, scratch) = scratch.split_at_mut(block.len());
        for_each_tiled(rows, columns, |row, column| {
            rotated[column * rows + row] = block[row * columns + column]
        });
        if let Some(factors) = self.factors.get(number * rows..(number + 1) * rows) {
            for column in rotated.chunks_exact_mut(rows) {
                column.iter_mut().zip(factors).for_each(|(value, factor)| *value *= factor);
            }
        }
        self.fft.process_with_scratch(rotated, scratch);
        for_each_tiled(rows, columns, |row, column| {
            block[reverse_bits(row, rows) * columns + column] = rotated[column * rows + row];
        });
    }
}

/// Visits every element of a matrix, tile by tile.
fn for_each_tiled(rows: usize, columns: usize, mut visit: impl FnMut(usize, usize)) {
    for top in (0..rows).step_by(TILE) {
        for first_column in (0..columns).step_by(TILE) {
            for row in top..rows.min(top + TILE) {
                (first_column..columns.min(first_column + TILE)).for_each(|column| visit(row, column));
            }
        }
    }
}

/// Permutes 2^bits elements from natural to bit-reversed order. Elements whose numbers differ only in the first and last bits form a
/// tile, which swaps with itself or with another tile, so that every loaded cache line is used fully.
fn bit_reverse(block: &mut [Complex64]) {
    let bits = block.len().trailing_zeros();
    let edge = LOG_SWAP_TILE.min(bits / 2);
    let (edge_length, middles) = (1usize << edge, 1usize << (bits - 2 * edge));
    let reversals: Vec<usize> = (0..edge_length).map(|number| reverse_bits(number, edge_length)).collect();
    let place = |first: usize, middle_bits: usize, last: usize| {
        (first << (bits - edge)) | (middle_bits << edge) | last
    };
    for middle_bits in 0..middles {
        let reversed_middle = reverse_bits(middle_bits, middles);
        if reversed_middle < middle_bits {
            continue;
        }
        for (first, &reversed_first) in reversals.iter().enumerate() {
            let from = place(first, middle_bits, 0);
            for (last, &reversed_last) in reversals.iter().enumerate() {
                let destination = place(reversed_last, reversed_middle, reversed_first);
                if middle_bits < reversed_middle || from + last < destination {
                    block.swap(from + last, destination);
                }
            }
        }
    }
}

/// Reverses the bits of a number below `count`, a power of two.
fn reverse_bits(number: usize, count: usize) -> usize {
    number.reverse_bits().checked_shr(usize::BITS - count.trailing_zeros()).unwrap_or(0)
}
