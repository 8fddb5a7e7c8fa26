//! Words that input and output force into a group of processors, and the words that a schedule moves.

use crate::schedule::{Layout, Placement, Plan, Transform};

/// Returns the number of words that must reach the processors whose rank agrees with `value` in the bits of `mask`, in any
/// linear algorithm that has input and output where the plan has them.
///
/// The words that arrive are at least the rank of the block of the Fourier matrix between the inputs outside and the outputs
/// inside: outputs − dim L, where L holds the vectors on the outputs whose transform vanishes outside the inputs of the group.
/// docs/semantics/limits.md proves both of the following.
///
/// - Any distribution: dim L ≤ inputs · outputs / n.
/// - Bits: dim L is that number, or 0 if in some axis a bit of the output that names the processor is reversed to a bit at or
///   above one of the input that does. Not used for real samples.
pub fn forced_words_into(plan: &Plan, mask: u32, value: u32) -> u64 {
    if let Some((input, output)) = placements_by_bits(plan) {
        return forced_by_bits(plan, input, output, mask);
    }
    let count = |layout: &Layout| layout.places().filter(|(q, _)| q & mask == value).count() as u64;
    forced_by_any(count(&plan.input), count(&plan.output), plan.n)
}

/// Words that input and output force into a processor and out of one: the largest number over the processors.
pub struct ForcedWords {
    pub received: u64,
    pub sent: u64,
}

/// Returns the words that processors must receive and send.
pub fn forced_words(plan: &Plan) -> ForcedWords {
    if let Some((input, output)) = placements_by_bits(plan) {
        let both = forced_by_bits(plan, input, output, u32::MAX);
        return ForcedWords { received: both, sent: both };
    }
    let counts = |layout: &Layout| {
        let mut counts = vec![0u64; plan.p as usize];
        layout.places().for_each(|(q, _)| counts[q as usize] += 1);
        counts
    };
    let (inputs, outputs) = (counts(&plan.input), counts(&plan.output));
    let most = |inputs: &[u64], outputs: &[u64]| {
        let forced =
            inputs.iter().zip(outputs).map(|(inputs, outputs)| forced_by_any(*inputs, *outputs, plan.n));
        forced.max().unwrap_or(0)
    };
    // Input and output change places: what must leave are the inputs but for the common vectors.
    ForcedWords { received: most(&inputs, &outputs), sent: most(&outputs, &inputs) }
}

/// Returns input and output if both are placed by bits of the index, which the rank of complex samples follows from.
fn placements_by_bits(plan: &Plan) -> Option<(&Placement, &Placement)> {
    match (&plan.input, &plan.output) {
        (Layout::Bits(input), Layout::Bits(output)) if plan.transform != Transform::Real => {
            Some((input, output))
        }
        _ => None,
    }
}

fn forced_by_any(inputs: u64, outputs: u64, n: u64) -> u64 {
    outputs - (u128::from(inputs) * u128::from(outputs) / u128::from(n)) as u64
}

fn forced_by_bits(plan: &Plan, input: &Placement, output: &Placement, mask: u32) -> u64 {
    let r = plan.n.trailing_zeros();
    let fixed = |placement: &Placement| -> Vec<u8> {
        let weights = placement.owner.iter().rev().zip(0..);
        weights.filter(|&(_, weight)| mask >> weight & 1 == 1).map(|(bit, _)| *bit).collect()
    };
    let (inputs, outputs) = (fixed(input), fixed(output));
    let has_common_vectors = inputs.iter().all(|&bit| {
        let axis = plan.transform.dimension(bit.into(), r);
        let reversed = plan.transform.reversed(bit, r);
        outputs.iter().all(|&out| !axis.contains(&out.into()) || reversed < out)
    });
    let all = plan.n >> outputs.len();
    if has_common_vectors { all - (plan.n >> (inputs.len() + outputs.len())) } else { all }
}

/// Words that the messages of a plan carry.
pub struct MovedWords {
    /// Words that each processor receives.
    pub received: Vec<u64>,
    /// For each bit of the rank, the words that go from processors with the bit to those without it, and the other way.
    pub crossing: Vec<[u64; 2]>,
    /// Words of the shortest message; `None` without messages.
    pub shortest: Option<u64>,
}

impl MovedWords {
    /// Adds up the messages of a plan.
    pub fn of(plan: &Plan) -> MovedWords {
        let bits = plan.p.next_power_of_two().trailing_zeros();
        let mut moved = MovedWords {
            received: vec![0; plan.p as usize],
            crossing: vec![[0; 2]; bits as usize],
            shortest: None,
        };
        for from in 0..plan.p {
            for step in plan.rank_steps(from) {
                let Some((to, slots)) = plan.sends(step) else { continue };
                let words = u64::from(slots.count());
                moved.received[to as usize] += words;
                moved.shortest = Some(moved.shortest.map_or(words, |least| least.min(words)));
                for (bit, crossing) in moved.crossing.iter_mut().enumerate() {
                    if (from ^ to) >> bit & 1 == 1 {
                        crossing[(to >> bit & 1) as usize] += words;
                    }
                }
            }
        }
        moved
    }
}
