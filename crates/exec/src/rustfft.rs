//! rustfft as the library of local transforms: by Elliott Mahler and others (github.com/ejmahler/RustFFT), with the vector units of the
//! machine, which the kernel of core has to do without, as its bits are the same everywhere.
//!
//! For k stages a block is 2^k rows of elements side by side, and each of its columns a polynomial in z, Σ x_j z^j, j counting
//! rows. When the stages are done, the rows hold its values at the 2^k roots of z^(2^k) = ω_b², ω_b being the power of the first
//! stage of block b. With z = v·y and v^(2^k) = ω_b² that is a plain transform of x_j · v^j, the twiddle factors between the
//! dimensions of a transpose; for block 0 v is 1.
//!
//! The library wants the elements of a transform side by side, and has its coefficients in natural order, where stages in place leave
//! them in bit-reversed order. Both are done within the step, and are part of its time.

use crate::library::{Library, Transforms};
use hyperfly_core::Complex64;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::{Plan, Slots, Step};
use rustfft::{Fft, FftDirection, FftPlanner};
use std::collections::BTreeMap;
use std::f64::consts::TAU;
use std::sync::Arc;

/// rustfft, for every local step.
pub const RUSTFFT: Library = Library { can: |step| Key::of(step).is_some(), prepare };

/// Elements of a tile that is turned at once: rows and columns of it fit the first cache.
const TILE: usize = 16;

/// log2 of the rows and columns of a tile that changes places with another: each row has a way of the first cache to itself.
const SWAPPED: u32 = 3;

/// The transforms of the programs of a Plan, ready to be executed.
struct Ffts(BTreeMap<Key, Transform>);

/// What tells local steps apart, wherever their slots are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    /// How many stages.
    stages: u8,
    /// log2 of the elements of a block.
    log_block: u8,
    /// How many slots.
    len: u32,
    /// The set of the blocks' numbers.
    blocks: u32,
}

/// What a step takes.
struct Transform {
    fft: Arc<dyn Fft<f64>>,
    /// v^j, row by row of all blocks; empty if all blocks are number 0.
    factors: Vec<Complex64>,
}

impl Key {
    /// That of a step, if it is local and does anything.
    fn of(step: &Step) -> Option<Key> {
        match *step {
            Step::Local { first, last, log_block, len, blocks, .. } if last > first => {
                Some(Key { stages: last - first, log_block, len, blocks })
            }
            _ => None,
        }
    }
}

/// Makes the transforms of a Plan ready.
fn prepare(plan: &Plan, direction: Direction) -> Box<dyn Transforms> {
    let (mut planner, mut known) = (FftPlanner::new(), BTreeMap::new());
    let (way, sign) = match direction {
        Direction::Forward => (FftDirection::Forward, -1.0),
        Direction::Inverse => (FftDirection::Inverse, 1.0),
    };
    for key in plan.steps.distinct().iter().filter_map(Key::of) {
        known.entry(key).or_insert_with(|| Transform {
            fft: planner.plan_fft(1 << key.stages, way),
            factors: factors(&plan.slot_sets[key.blocks as usize], key, sign),
        });
    }
    Box::new(Ffts(known))
}

/// The powers of v by which the rows of each block are multiplied.
fn factors(blocks: &Slots, key: Key, sign: f64) -> Vec<Complex64> {
    let numbers = || blocks.iter().take((key.len >> key.log_block) as usize);
    if numbers().all(|block| block == 0) {
        return Vec::new();
    }
    let powers = |block: u32| {
        // ω_b² is the fraction 0.b_0 b_1 … of a turn, b_0 the lowest bit; v is a 2^k-th of it.
        let bits = u32::BITS - block.leading_zeros();
        let fraction = block.reverse_bits().checked_shr(u32::BITS - bits).unwrap_or(0);
        let turn = (f64::from(bits) + f64::from(key.stages)).exp2();
        (0..1u64 << key.stages).map(move |j| {
            let part = (u64::from(fraction) * j) as f64 / turn;
            // The angle next to 0, whose sine and cosine are the most exact.
            let (sin, cos) = (sign * TAU * (part - part.round())).sin_cos();
            Complex64::new(cos, sin)
        })
    };
    numbers().flat_map(powers).collect()
}

impl Transforms for Ffts {
    fn execute(&self, cells: &mut [Complex64], step: &Step, scratch: &mut Vec<Complex64>) -> bool {
        let (Some(key), Step::Local { base, len, .. }) = (Key::of(step), *step) else { return false };
        let Some(transform) = self.0.get(&key) else { return false };
        let part = &mut cells[base as usize..(base + len) as usize];
        if key.stages == key.log_block {
            transform.whole(part, scratch);
        } else {
            for (number, block) in part.chunks_exact_mut(1 << key.log_block).enumerate() {
                transform.rows(block, number, scratch);
            }
        }
        true
    }
}

impl Transform {
    /// Blocks of which each is one transform.
    fn whole(&self, part: &mut [Complex64], scratch: &mut Vec<Complex64>) {
        part.iter_mut().zip(&self.factors).for_each(|(value, factor)| *value *= factor);
        scratch.resize(self.fft.get_inplace_scratch_len(), Complex64::default());
        self.fft.process_with_scratch(part, scratch);
        part.chunks_exact_mut(self.fft.len()).for_each(reverse);
    }

    /// The block of this place, whose columns are transforms.
    fn rows(&self, block: &mut [Complex64], number: usize, scratch: &mut Vec<Complex64>) {
        let rows = self.fft.len();
        let columns = block.len() / rows;
        scratch.resize(block.len() + self.fft.get_inplace_scratch_len(), Complex64::default());
        let (turned, scratch) = scratch.split_at_mut(block.len());
        tiles(rows, columns, |row, column| turned[column * rows + row] = block[row * columns + column]);
        if let Some(factors) = self.factors.get(number * rows..(number + 1) * rows) {
            for column in turned.chunks_exact_mut(rows) {
                column.iter_mut().zip(factors).for_each(|(value, factor)| *value *= factor);
            }
        }
        self.fft.process_with_scratch(turned, scratch);
        tiles(rows, columns, |row, column| {
            block[reversed(row, rows) * columns + column] = turned[column * rows + row];
        });
    }
}

/// Every place of a matrix, tile by tile.
fn tiles(rows: usize, columns: usize, mut each: impl FnMut(usize, usize)) {
    for top in (0..rows).step_by(TILE) {
        for left in (0..columns).step_by(TILE) {
            for row in top..rows.min(top + TILE) {
                (left..columns.min(left + TILE)).for_each(|column| each(row, column));
            }
        }
    }
}

/// Puts a power of two of elements from natural into bit-reversed order. Those whose numbers differ in the first and in the last bits alone
/// change places with each other, or with another such tile: so all that is loaded into the cache is used.
fn reverse(block: &mut [Complex64]) {
    let bits = block.len().trailing_zeros();
    let edge = SWAPPED.min(bits / 2);
    let (side, middles) = (1usize << edge, 1usize << (bits - 2 * edge));
    let turned: Vec<usize> = (0..side).map(|number| reversed(number, side)).collect();
    let place = |first: usize, middle: usize, last: usize| (first << (bits - edge)) | (middle << edge) | last;
    for middle in 0..middles {
        let other = reversed(middle, middles);
        if other < middle {
            continue;
        }
        for (first, &to_last) in turned.iter().enumerate() {
            let from = place(first, middle, 0);
            for (last, &to_first) in turned.iter().enumerate() {
                let to = place(to_first, other, to_last);
                if middle < other || from + last < to {
                    block.swap(from + last, to);
                }
            }
        }
    }
}

/// The number below `count`, a power of two, with its bits in reverse order.
fn reversed(number: usize, count: usize) -> usize {
    number.reverse_bits().checked_shr(usize::BITS - count.trailing_zeros()).unwrap_or(0)
}
