//! Powers of ω, in the order in which the butterfly of GK Fig. 1 needs them.
//!
//! With natural input and bit-reversed output the pairs of block b at stage l share one power of ω: the exponent is
//! (b_l b_{l−1} … b_0 0 … 0) with b_l = 0, that is the fraction rev_l(b) / 2^{l+1} of a full turn. That fraction does
//! not depend on l, so one table in bit-reversed order serves every stage: stage l uses its first 2^l entries.

use crate::Complex64;
use crate::problem::Direction;
use crate::schedule::{Combine, Plan, Step};
use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// The powers of a block's 4-butterfly: v = ω of its lower half at the second stage, v² = ω at the first, v³, and the
/// sign of j in the direction of the transform.
#[derive(Clone, Copy)]
pub struct Powers {
    /// v.
    pub one: Complex64,
    /// v².
    pub two: Complex64,
    /// v³.
    pub three: Complex64,
    /// −1 forward, 1 inverse.
    pub sign: f64,
}

/// Powers of ω in bit-reversed order: entry b is e^(∓2πj · rev(b)), rev(b) = Σ b_k 2^(−k−2). All that transforms of n points
/// need, or those that the programs of a Plan need.
#[derive(Clone, Debug)]
pub struct Twiddles {
    table: Vec<Complex64>,
    /// The cubes of the even entries, for 4-butterflies; empty for radix 2.
    cubes: Vec<Complex64>,
    /// Where stretches of entries are in the table; empty where it has all of them in their places.
    stretches: Vec<Stretch>,
    sign: f64,
}

/// Entries side by side.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    /// The first of them.
    first: usize,
    /// One past the last of them.
    end: usize,
    /// Where the first is in the table.
    at: usize,
}

/// Computes entries.
struct Source {
    count: usize,
    sign: f64,
    /// Cosines and sines of the first eighth of a turn, where many entries are wanted; else each is computed.
    eighth: Vec<(f64, f64)>,
}

impl Source {
    fn new(n: u64, direction: Direction, all: bool) -> Self {
        let count = (n / 2).max(1) as usize;
        let sign = if direction == Direction::Forward { -1.0 } else { 1.0 };
        let eighth = if all { (0..=count / 4).map(|k| cos_sin(k, count)).collect() } else { Vec::new() };
        Source { count, sign, eighth }
    }

    /// Cosine and sine of k in `count` parts of a half turn; k at most a quarter of them.
    fn eighth(&self, k: usize) -> (f64, f64) {
        self.eighth.get(k).copied().unwrap_or_else(|| cos_sin(k, self.count))
    }

    /// ω^k. The first eighth of a turn is computed; the rest is symmetry.
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

    /// Entry b.
    fn entry(&self, b: usize) -> Complex64 {
        self.power(self.reversed(b))
    }

    /// The cube of entry 2b, b below half of `count`. It is up to three halves of a half turn: beyond the half turn it is the
    /// opposite of what is behind it.
    fn cube(&self, b: usize) -> Complex64 {
        let k = self.reversed(2 * b);
        if 3 * k < self.count { self.power(3 * k) } else { -self.power(3 * k - self.count) }
    }
}

impl Twiddles {
    /// The table for transforms of `n` points: n/2 entries, 8 n bytes.
    ///
    /// Each entry comes from its own sine and cosine of an angle up to an eighth of a turn, by the `libm` crate: the
    /// same bits on every platform, and no error grows along the table.
    pub fn new(n: u64, direction: Direction, radix: u8) -> Self {
        let source = Source::new(n, direction, true);
        let cubes =
            if radix == 4 { (0..source.count / 2).map(|b| source.cube(b)).collect() } else { Vec::new() };
        let table = (0..source.count).map(|b| source.entry(b)).collect();
        Twiddles { table, cubes, stretches: Vec::new(), sign: source.sign }
    }

    /// What the programs of a Plan need, the same bits as in [`Twiddles::new`]: of a processor alone about n/p entries.
    pub fn of(plan: &Plan, direction: Direction) -> Self {
        let mut needed = Vec::new();
        // Node by node, most nodes of a stage are of the same block as the last one: they ask for nothing new.
        let mut asked = [None; 1 << u8::BITS];
        // Millions of nodes ask for a fraction of as many.
        let mut many = 1 << 16;
        for step in plan.steps.distinct() {
            if needed.len() > many {
                merge(&mut needed);
                many = many.max(2 * needed.len());
            }
            match *step {
                Step::Local { first, last, blocks, .. } => {
                    let blocks = &plan.slot_sets[blocks as usize];
                    // At each stage twice as many as at the one before; a pair of stages asks for both.
                    let stretch = |start: u32| (start as usize, start as usize + blocks.run() as usize);
                    for (from, to) in blocks.runs().map(stretch) {
                        needed.extend((0..last - first).map(|k| (from << k, to << k)));
                    }
                }
                Step::Combine(Combine { stage, block, blocks, .. })
                    if asked[stage as usize] != Some((block, blocks)) =>
                {
                    asked[stage as usize] = Some((block, blocks));
                    needed.push((block as usize, block as usize + blocks as usize));
                }
                _ => {}
            }
        }
        merge(&mut needed);
        let mut at = 0;
        let stretch = |(first, end)| {
            let stretch = Stretch { first, end, at };
            at += end - first;
            stretch
        };
        let stretches: Vec<Stretch> = needed.into_iter().map(stretch).collect();
        if at as u64 * 4 > plan.n {
            return Twiddles::new(plan.n, direction, plan.radix);
        }
        let source = Source::new(plan.n, direction, false);
        let entries = || stretches.iter().flat_map(|stretch| stretch.first..stretch.end);
        let table = entries().map(|b| source.entry(b)).collect();
        let half = source.count / 2;
        let cube = |b| if b < half { source.cube(b) } else { Complex64::default() };
        let cubes = if plan.radix == 4 { entries().map(cube).collect() } else { Vec::new() };
        Twiddles { table, cubes, stretches, sign: source.sign }
    }

    /// How many entries are kept.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Where entry b is in the table.
    #[inline]
    fn place(&self, b: usize) -> usize {
        if self.stretches.is_empty() {
            return b;
        }
        let after = self.stretches.partition_point(|stretch| stretch.first <= b);
        let stretch = self.stretches[after - 1];
        stretch.at + b - stretch.first
    }

    /// The powers of a 4-butterfly over two stages, the first of which has this block.
    pub fn fourth(&self, block: usize) -> Powers {
        let place = self.place(block);
        Powers {
            one: self.table[self.place(2 * block)],
            two: self.table[place],
            three: self.cubes[place],
            sign: self.sign,
        }
    }

    /// The powers of blocks `block .. block + count`.
    #[inline]
    pub fn blocks(&self, block: usize, count: usize) -> &[Complex64] {
        let place = self.place(block);
        &self.table[place..place + count]
    }
}

/// Puts stretches, from and to, in order, and those that touch together.
fn merge(stretches: &mut Vec<(usize, usize)>) {
    stretches.sort_unstable();
    stretches.dedup_by(|next, last| {
        let touch = next.0 <= last.1;
        if touch {
            last.1 = last.1.max(next.1);
        }
        touch
    });
}

/// Cosine and sine of π · k / count, k at most count / 4.
fn cos_sin(k: usize, count: usize) -> (f64, f64) {
    if 4 * k == count {
        return (FRAC_1_SQRT_2, FRAC_1_SQRT_2);
    }
    let (sin, cos) = libm::sincos(PI * k as f64 / count as f64);
    (cos, sin)
}

/// The exponent k of ω^k that element `i` needs at stage `l` of an n = 2^r point transform: (b_l b_{l−1} … b_0 0 … 0),
/// b_0 the most significant bit of i (GK Fig. 1 and App. A, Table 3).
pub fn exponent(i: u64, l: u32, r: u32) -> u64 {
    let top = i >> (r - 1 - l);
    (top.reverse_bits() >> (63 - l)) << (r - 1 - l)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents_are_those_of_gk_table_3() {
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
    fn the_table_holds_the_powers_that_the_exponents_name() {
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
