//! The twiddle factors (powers of ω) that a schedule uses: which processor, in which iteration, for which index (GK App. A).

use crate::runs::scenario;
use hyperfly_core::schedule::Step;
use hyperfly_request::Settings;

/// One use of a twiddle factor.
pub struct Twiddle {
    pub stage: u32,
    /// Index of the element of R.
    pub index: u64,
    /// k of ω^k, 0 … n − 1; the half turn of the upper output of a butterfly is part of it.
    pub exponent: u64,
}

/// Returns all uses in binary-exchange of n points on p processors, processor after processor, read from the steps of the plan.
pub fn exponents(n: u64, p: u32) -> Vec<Twiddle> {
    let s = Settings { n, p, ..scenario("algorithm=binary-exchange&p=1") };
    let plan = s.scenario().plan();
    let (r, share) = (n.trailing_zeros(), n / u64::from(p));
    // The fraction of the block is its number with its bits reversed behind the binary point, half a turn at most; the
    // upper output is half a turn on.
    let exponent = |stage: u32, block: u64, is_upper: bool| {
        let reversed_block = if stage == 0 { 0 } else { block.reverse_bits() >> (64 - stage) };
        (reversed_block << (r - 1 - stage)) + if is_upper { n / 2 } else { 0 }
    };
    let mut twiddles = Vec::new();
    for q in 0..p {
        let mut push = |stage: u32, local: u64, block: u64, is_upper: bool| {
            let index = u64::from(q) * share + local;
            twiddles.push(Twiddle { stage, index, exponent: exponent(stage, block, is_upper) });
        };
        for step in plan.rank_steps(q) {
            match *step {
                Step::Combine(combine) => {
                    for (block, [_, _, to]) in combine.each_node() {
                        push(combine.stage.into(), to.into(), block.into(), combine.upper);
                    }
                }
                Step::Local { first, last, log_block, base, len, blocks } => {
                    let blocks = &plan.slot_sets[blocks as usize];
                    for stage in first..last {
                        // Blocks halve with each stage, and their numbers get a bit.
                        let deeper = u32::from(stage - first);
                        let log = u32::from(log_block) - deeper;
                        for offset in 0..len {
                            let block = u64::from(blocks.slot(offset >> log_block)) << deeper
                                | u64::from(offset >> log) & ((1 << deeper) - 1);
                            push(stage.into(), (base + offset).into(), block, offset >> (log - 1) & 1 != 0);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    twiddles
}

/// Returns the most twiddle factors that any processor uses for the first time in each iteration, and the most that any uses in all.
pub fn new_twiddles(n: u64, p: u32) -> (Vec<u64>, u64) {
    let r = n.trailing_zeros() as usize;
    let mut max_counts = (vec![0; r], 0);
    let twiddles = exponents(n, p);
    let share = (n / u64::from(p)) as usize * r;
    // Processor after processor; each uses n/p · log n.
    for rank_twiddles in twiddles.chunks(share) {
        let mut seen_exponents = vec![false; n as usize];
        let mut count = vec![0; r];
        for twiddle in rank_twiddles {
            if !std::mem::replace(&mut seen_exponents[twiddle.exponent as usize], true) {
                count[twiddle.stage as usize] += 1;
            }
        }
        max_counts.1 = max_counts.1.max(count.iter().sum());
        for (max_count, count) in max_counts.0.iter_mut().zip(count) {
            *max_count = count.max(*max_count);
        }
    }
    max_counts
}
