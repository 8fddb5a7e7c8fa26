//! GK 6: the part of a faster serial algorithm's gain that a parallel one keeps.

use crate::stages;
use hyperfly_core::scenario::Scenario;

/// r·E, the fraction of T_p saved where the serial algorithm saves the fraction r (GK 6), assuming that *all*
/// computation of the parallel algorithm shrinks by r. Fractions in [0, 1].
pub fn saving_6(r: f64, efficiency: f64) -> f64 {
    r * efficiency
}

/// 1/(1 − r·E) − 1: the same gain as additional transforms in the same time (GK 6).
pub fn throughput_6(r: f64, efficiency: f64) -> f64 {
    1.0 / (1.0 - saving_6(r, efficiency)) - 1.0
}

/// r of the serial transform with radix 4: 0.3 ⌊log n / 2⌋ / log n. A pair of stages costs 17/20 of two single ones (IB
/// 3.1: 34 flops for 40), so r = 15 % for even log n. The 25 % of GK counts multiplications alone.
pub fn serial_saving(log2_n: u32) -> f64 {
    0.3 * f64::from(log2_n / 2) / f64::from(log2_n)
}

/// Number of stage pairs that the formulation computes as 4-butterflies, relative to the serial transform, in [0, 1].
/// Radix 4 saves r·E times this. A pair lies within one phase of local stages; a pair that spans two phases stays radix
/// 2. n ≥ 4.
pub fn pairs_kept(scenario: &Scenario) -> f64 {
    let s = Scenario { radix: 4, ..scenario.clone() };
    let kept = (f64::from(s.r()) - stages::radix_2_equivalent(&s)) / 0.3;
    kept / f64::from(s.r() / 2)
}
