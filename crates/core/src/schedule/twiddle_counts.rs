//! Number of twiddle factors that each processor needs, counted from its steps (GK App. A).
//!
//! R[i] after stage l uses the power of ω whose exponent consists of the l + 1 most significant bits of i
//! in reverse order, then zeros. As a fraction of a full turn, b_l counts 1/2, b_(l−1) 1/4, and so on, for
//! every n. The number (b_0 … b_l), in which leading zeros have no effect either, therefore identifies the
//! power: block b of a stage uses the powers 2b and 2b + 1, and s stages later, when it has become 2^s
//! blocks, those in 2^(s+1) · b .. 2^(s+1) · (b + 1).
//!
//! Both radices are counted in this way. The third power of a radix-4 butterfly, the product of the other
//! two, is not counted.

use super::plan::Plan;
use super::slots::{REPEAT, SlotSet};
use super::step::{Step, Unpack};
use std::collections::BTreeSet;

/// Twiddle factors of one stage of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewTwiddles {
    /// Index among the steps of all processors.
    pub record: u32,
    pub stage: u8,
    /// Number of powers that the processor has not used before.
    pub count: u64,
}

impl Plan {
    /// Counts the powers of ω that processor `q` needs for the first time, stage by stage.
    pub fn new_twiddles(&self, q: u32) -> Vec<NewTwiddles> {
        let mut used = IntervalSet::default();
        let mut found = Vec::new();
        for record in self.first[q as usize]..self.first[q as usize + 1] {
            match self.steps[record as usize] {
                Step::Local { first, last, blocks, .. } => {
                    let numbers = distinct(&self.slot_sets[blocks as usize]);
                    for stage in first..last {
                        let shift = stage - first + 1;
                        let names = numbers.iter().map(|(from, to)| (from << shift, to << shift));
                        let count = names.map(|(from, to)| used.add(from, to)).sum();
                        found.push(NewTwiddles { record, stage, count });
                    }
                }
                Step::Combine(half) => {
                    let blocks = u64::from(half.block)..u64::from(half.block) + u64::from(half.blocks);
                    let names = blocks.map(|block| 2 * block + u64::from(half.upper));
                    let count = names.map(|name| used.add(name, name + 1)).sum();
                    found.push(NewTwiddles { record, stage: half.stage, count });
                }
                // Element i needs power 2i, and no other element of the processor needs the same.
                Step::Unpack(Unpack { indices, .. }) => {
                    let names = self.slot_sets[indices as usize].iter().map(|index| 2 * u64::from(index));
                    let count = names.filter(|name| !used.contains(*name)).count() as u64;
                    found.push(NewTwiddles { record, stage: self.n.trailing_zeros() as u8, count });
                }
                Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } | Step::Copy { .. } => {}
            }
        }
        found
    }

    /// Counts the powers of ω that each step of the plan needs for the first time on its processor.
    pub fn new_twiddle_counts(&self) -> Vec<u64> {
        let mut counts = vec![0; self.steps.len()];
        for new in (0..self.p).flat_map(|q| self.new_twiddles(q)) {
            counts[new.record as usize] += new.count;
        }
        counts
    }
}

/// Returns the distinct numbers of a set of blocks as intervals `start .. end`; adjacent numbers share an
/// interval.
fn distinct(blocks: &SlotSet) -> Vec<(u64, u64)> {
    let runs = |blocks: &SlotSet| {
        let run = u64::from(blocks.run());
        blocks.runs().map(u64::from).map(|b| (b, b + run)).collect()
    };
    match blocks.weights() {
        Some(weights) => {
            let weights: BTreeSet<u8> = weights.iter().copied().filter(|weight| *weight != REPEAT).collect();
            runs(&SlotSet::of_bits(blocks.start(), weights))
        }
        None => {
            let mut numbers: Vec<u32> = blocks.iter().collect();
            numbers.sort_unstable();
            numbers.dedup();
            numbers.into_iter().map(u64::from).map(|b| (b, b + 1)).collect()
        }
    }
}

/// Set of numbers, as sorted disjoint intervals `start .. end`.
#[derive(Default)]
struct IntervalSet(Vec<(u64, u64)>);

impl IntervalSet {
    fn contains(&self, number: u64) -> bool {
        let after = self.0.partition_point(|(start, _)| *start <= number);
        self.0[..after].last().is_some_and(|(_, end)| number < *end)
    }

    /// Adds `from .. to` and returns how many numbers are new.
    fn add(&mut self, from: u64, to: u64) -> u64 {
        // Intervals that touch the new one are merged with it.
        let first = self.0.partition_point(|(_, end)| *end < from);
        let last = self.0.partition_point(|(start, _)| *start <= to);
        let (mut low, mut high, mut new) = (from, to, to - from);
        for &(start, end) in &self.0[first..last] {
            new -= end.min(to) - start.max(from);
            (low, high) = (low.min(start), high.max(end));
        }
        self.0.splice(first..last, [(low, high)]);
        new
    }
}
