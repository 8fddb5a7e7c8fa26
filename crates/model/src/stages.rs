//! Stage pairs that radix 4 computes as 4-butterflies.
//!
//! A pair costs 17/20 of its two stages: 34 flops for 4 elements against 40 (IB 3.1). Pairs lie within one phase of
//! local stages, and exchanging stages stay radix 2, so a parallel formulation may have fewer pairs than a serial one.

use hyperfly_core::scenario::Scenario;

/// Radix-2 stages that take as long as the computation of one processor: log n, less 0.3 for each pair.
pub fn radix_2_equivalent(s: &Scenario) -> f64 {
    let pairs =
        s.formulation.local_stages(s.size()).into_iter().flatten().map(|stages| pairs(s.radix, stages)).sum();
    equivalent_of_pairs(s.r(), pairs)
}

/// Radix-2 stages that take as long as one phase of `stages` local stages.
pub fn phase_equivalent(radix: u8, stages: u32) -> f64 {
    equivalent_of_pairs(stages, pairs(radix, stages))
}

fn pairs(radix: u8, stages: u32) -> u32 {
    if radix == 4 { stages / 2 } else { 0 }
}

fn equivalent_of_pairs(stages: u32, pairs: u32) -> f64 {
    f64::from(stages - 2 * pairs) + 1.7 * f64::from(pairs)
}
