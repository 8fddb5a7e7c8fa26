//! Twiddle factors (powers of ω), in the order in which the butterfly of GK Fig. 1 needs them.
//!
//! With natural input and bit-reversed output, the pairs of block b at stage l share one twiddle factor.
//! The exponent is (b_l b_{l−1} … b_0 0 … 0) with b_l = 0, the fraction rev_l(b) / 2^{l+1} of a full turn.
//! This fraction does not depend on l, so one table in bit-reversed order serves every stage: stage l uses
//! its first 2^l entries.

use crate::Complex64;
use crate::problem::Direction;
use crate::schedule::{Combine, Plan, Step, Transform, Unpack};
use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// Twiddle factors of a block's radix-4 butterfly. v is the factor of its lower half at the second stage,
/// v² the factor at the first stage.
#[derive(Clone, Copy)]
pub struct Radix4Twiddles {
    pub v1: Complex64,
    pub v2: Complex64,
    pub v3: Complex64,
    /// Sign of j in the direction of the transform: −1 forward, 1 inverse.
    pub sign: f64,
}

/// Twiddle factors in bit-reversed order: entry b is e^(∓2πj · rev(b)), with rev(b) = Σ b_k 2^(−k−2). Holds
/// all entries for n points, or only those that a plan needs.
#[derive(Clone, Debug)]
pub struct Twiddles {
    table: Vec<Complex64>,
    /// Cubes of the even entries, for radix-4 butterflies; empty for radix 2.
    cubes: Vec<Complex64>,
    /// Positions of contiguous entries in the table; empty if the table holds all entries in order.
    ranges: Vec<EntryRange>,
    sign: f64,
}

/// A range of consecutive entries.
#[derive(Clone, Copy, Debug)]
struct EntryRange {
    first: usize,
    end: usize,
    /// Position of `first` in the table.
    at: usize,
}

/// Generator of entries.
struct EntryGenerator {
    count: usize,
    sign: f64,
    /// Cosines and sines of the first eighth of a turn; empty if only few entries are needed, which are
    /// then computed one by one.
    eighth: Vec<(f64, f64)>,
}

impl EntryGenerator {
    fn new(n: u64, direction: Direction, all: bool) -> Self {
        let count = (n / 2).max(1) as usize;
        let sign = if direction == Direction::Forward { -1.0 } else { 1.0 };
        let eighth = if all { (0..=count / 4).map(|k| cos_sin(k, count)).collect() } else { Vec::new() };
        EntryGenerator { count, sign, eighth }
    }

    /// Returns cosine and sine of k/`count` of a half turn, for k ≤ `count`/4.
    fn eighth(&self, k: usize) -> (f64, f64) {
        self.eighth.get(k).copied().unwrap_or_else(|| cos_sin(k, self.count))
    }

    /// Computes ω^k by symmetry from the first eighth of a turn.
    fn power(&self, k: usize) -> Complex64 {
        let count = self.count;
        let (mirrored, k) = if 2 * k > count { (true, count - k) } else { (false, k) };
        let (cos, sin) = if 4 * k <= count {
            self.eighth(k)
        } else if count == 2 {
            (0.0, 1.0)
        } else {
            let (cos, sin) = self.eighth(count / 2 - k);
            (sin, cos)
        };
        Complex64::new(if mirrored { -cos } else { cos }, self.sign * sin)
    }

    fn reversed(&self, b: usize) -> usize {
        let log = self.count.trailing_zeros();
        if log == 0 { 0 } else { b.reverse_bits() >> (usize::BITS - log) }
    }

    /// Computes entry b.
    fn entry(&self, b: usize) -> Complex64 {
        self.power(self.reversed(b))
    }

    /// Computes the cube of entry 2b, for b < `count`/2. Its angle is below three half turns; beyond a half
    /// turn the value is the negative of the remainder's.
    fn cube(&self, b: usize) -> Complex64 {
        let k = self.reversed(2 * b);
        if 3 * k < self.count { self.power(3 * k) } else { -self.power(3 * k - self.count) }
    }
}

impl Twiddles {
    /// Computes the table for `n` points: n/2 entries, 8 n bytes.
    ///
    /// Each entry comes from its own sine and cosine of an angle up to an eighth of a turn, by the `libm`
    /// crate: bit-identical on every platform, with no error growing along the table.
    pub fn new(n: u64, direction: Direction, radix: u8) -> Self {
        let generator = EntryGenerator::new(n, direction, true);
        let cubes = if radix == 4 {
            (0..generator.count / 2).map(|b| generator.cube(b)).collect()
        } else {
            Vec::new()
        };
        let table = (0..generator.count).map(|b| generator.entry(b)).collect();
        Twiddles { table, cubes, ranges: Vec::new(), sign: generator.sign }
    }

    /// Computes the table of a plan: for its words, or for the twice as many real samples that they hold.
    pub fn of(plan: &Plan, direction: Direction) -> Self {
        Twiddles::new(circle(plan), direction, plan.radix)
    }

    /// Computes only the entries that the steps of a plan need, bit-identical to [`Twiddles::of`]; about
    /// n/p entries for a single processor.
    pub fn for_plan(plan: &Plan, direction: Direction) -> Self {
        let mut needed = Vec::new();
        // Successive nodes of a stage mostly use the same block; they are skipped.
        let mut last_block = [None; 1 << u8::BITS];
        // Merging early bounds the list: millions of nodes need far fewer entries.
        let mut merge_threshold = 1 << 16;
        for step in plan.steps.distinct() {
            if needed.len() > merge_threshold {
                merge(&mut needed);
                merge_threshold = merge_threshold.max(2 * needed.len());
            }
            match *step {
                Step::Local { first, last, blocks, .. } => {
                    let blocks = &plan.slot_sets[blocks as usize];
                    // Each stage uses twice as many entries as the one before; a pair of stages needs both.
                    let range = |start: u32| (start as usize, start as usize + blocks.run() as usize);
                    for (from, to) in blocks.runs().map(range) {
                        needed.extend((0..last - first).map(|k| (from << k, to << k)));
                    }
                }
                Step::Combine(Combine { stage, block, blocks, .. })
                    if last_block[stage as usize] != Some((block, blocks)) =>
                {
                    last_block[stage as usize] = Some((block, blocks));
                    needed.push((block as usize, block as usize + blocks as usize));
                }
                Step::Unpack(Unpack { indices, .. }) => {
                    let indices = plan.slot_sets[indices as usize].iter().map(|index| index as usize);
                    needed.extend(indices.map(|index| (index, index + 1)));
                }
                _ => {}
            }
        }
        merge(&mut needed);
        let mut at = 0;
        let range = |(first, end)| {
            let range = EntryRange { first, end, at };
            at += end - first;
            range
        };
        let ranges: Vec<EntryRange> = needed.into_iter().map(range).collect();
        if at as u64 * 4 > circle(plan) {
            return Twiddles::of(plan, direction);
        }
        let generator = EntryGenerator::new(circle(plan), direction, false);
        let entries = || ranges.iter().flat_map(|range| range.first..range.end);
        let table = entries().map(|b| generator.entry(b)).collect();
        let half = generator.count / 2;
        let cube = |b| if b < half { generator.cube(b) } else { Complex64::default() };
        let cubes = if plan.radix == 4 { entries().map(cube).collect() } else { Vec::new() };
        Twiddles { table, cubes, ranges, sign: generator.sign }
    }

    /// Returns the number of stored entries.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether the table is empty.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Returns the position of entry b in the table.
    #[inline]
    fn index_of(&self, b: usize) -> usize {
        if self.ranges.is_empty() {
            return b;
        }
        let after = self.ranges.partition_point(|range| range.first <= b);
        let range = self.ranges[after - 1];
        range.at + b - range.first
    }

    /// Returns the factors of a radix-4 butterfly over two stages; `block` is its block at the first of
    /// them.
    pub fn radix4(&self, block: usize) -> Radix4Twiddles {
        let place = self.index_of(block);
        Radix4Twiddles {
            v1: self.table[self.index_of(2 * block)],
            v2: self.table[place],
            v3: self.cubes[place],
            sign: self.sign,
        }
    }

    /// Returns the factors of blocks `block .. block + count`.
    #[inline]
    pub fn blocks(&self, block: usize, count: usize) -> &[Complex64] {
        let place = self.index_of(block);
        &self.table[place..place + count]
    }
}

/// Returns the number of points of the full circle whose half the table divides.
fn circle(plan: &Plan) -> u64 {
    if plan.transform == Transform::Real { 2 * plan.n } else { plan.n }
}

/// Sorts half-open ranges and joins those that touch.
fn merge(ranges: &mut Vec<(usize, usize)>) {
    ranges.sort_unstable();
    ranges.dedup_by(|next, last| {
        let touch = next.0 <= last.1;
        if touch {
            last.1 = last.1.max(next.1);
        }
        touch
    });
}

/// Computes cosine and sine of π · k / count, for k ≤ count / 4.
fn cos_sin(k: usize, count: usize) -> (f64, f64) {
    if 4 * k == count {
        return (FRAC_1_SQRT_2, FRAC_1_SQRT_2);
    }
    let (sin, cos) = libm::sincos(PI * k as f64 / count as f64);
    (cos, sin)
}

/// Returns the exponent k of ω^k that element `i` needs at stage `l` of an n = 2^r point transform: (b_l
/// b_{l−1} … b_0 0 … 0), where b_0 is the most significant bit of i (GK Fig. 1 and App. A, Table 3).
pub fn exponent(i: u64, l: u32, r: u32) -> u64 {
    let top = i >> (r - 1 - l);
    (top.reverse_bits() >> (63 - l)) << (r - 1 - l)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents_match_gk_table_3() {
        let rows = [
            [0b000, 0b000, 0b000, 0b000, 0b100, 0b100, 0b100, 0b100],
            [0b000, 0b000, 0b100, 0b100, 0b010, 0b010, 0b110, 0b110],
            [0b000, 0b100, 0b010, 0b110, 0b001, 0b101, 0b011, 0b111],
        ];
        for (l, row) in rows.iter().enumerate() {
            for (i, &expected) in row.iter().enumerate() {
                assert_eq!(exponent(i as u64, l as u32, 3), expected, "l = {l}, i = {i}");
            }
        }
    }

    #[test]
    fn table_entries_match_exponents() {
        for r in 1..=10u32 {
            let n = 1u64 << r;
            let table = Twiddles::new(n, Direction::Forward, 2);
            for l in 0..r {
                for i in 0..n {
                    let block = i >> (r - l);
                    let lower = i & !(1 << (r - 1 - l));
                    let angle = -2.0 * PI * exponent(lower, l, r) as f64 / n as f64;
                    let power = table.blocks(block as usize, 1)[0];
                    assert!((power - Complex64::from_polar(1.0, angle)).norm() < 1e-15, "r {r} l {l} i {i}");
                }
            }
        }
    }

    #[test]
    fn quarter_and_eighth_turns_are_exact() {
        let table = Twiddles::new(16, Direction::Forward, 2);
        assert_eq!(table.blocks(0, 2), [Complex64::new(1.0, 0.0), Complex64::new(0.0, -1.0)]);
        let eighth = table.blocks(2, 1)[0];
        assert_eq!(eighth.re, -eighth.im);
    }
}
