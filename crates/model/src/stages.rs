//! How many pairs of its local stages radix 4 takes as 4-butterflies.
//!
//! A pair costs 17/20 of its two stages: 34 flops for 4 elements against 40 (IB 3.1). Stages pair off within one phase of
//! local stages only, and stages that exchange stay radix 2, so a parallel formulation may have fewer pairs than a serial
//! one.

use hyperfly_core::scenario::Scenario;

/// Stages of radix 2 that take as long as the computation of one processor: log n, less 0.3 for each pair.
pub fn equivalent(s: &Scenario) -> f64 {
    let pairs = match s.radix {
        4 => s.formulation.local_stages(s.size()).iter().map(|stages| stages / 2).sum(),
        _ => 0,
    };
    f64::from(s.r() - 2 * pairs) + 1.7 * f64::from(pairs)
}
