//! Cost functions and efficiencies of IB as printed, by equation number.
//!
//! Separate from [`crate::predict()`], which counts the words that redistributions actually move. N ≥ 2 and
//! p < N are powers of two, as IB Algorithm 3.1 requires. Costs are in flops, the unit of g and l; divided by v in
//! flop/s they are seconds. The transform is radix 4, with one radix-2 stage where one is left over.

use crate::arithmetic::pow2;
use hyperfly_core::machine::Bsp;

/// Returns log N and log (N/p).
fn logs(n: u64, p: u32) -> (u32, u32) {
    debug_assert!(n.is_power_of_two() && p.is_power_of_two() && u64::from(p) < n);
    (n.ilog2(), n.ilog2() - p.ilog2())
}

fn local_len(n: u64, p: u32) -> f64 {
    n as f64 / f64::from(p)
}

/// H = ⌈log N / log (N/p)⌉: the phases of butterflies of Algorithm 3.1 (IB 2.1).
pub fn phases(n: u64, p: u32) -> u32 {
    let (r, most) = logs(n, p);
    r.div_ceil(most)
}

/// The largest H with (N/p)^(H−1) ≤ N: the definition of H in the text of IB 2.1. It is one too large where N is a
/// power of N/p; with < instead of ≤ it equals [`phases`].
pub fn phases_in_words(n: u64, p: u32) -> u32 {
    let (r, most) = logs(n, p);
    r / most + 1
}

/// C_BTFLY(n, k_0) = 17/4·n·s + 3/4·n·(s mod 2), s = log n − log k_0 + 2 (IB equation 3.1): the flops of the s stages from
/// A_{k_0/2} to A_n on n elements, in pairs at 34 flops for four elements, and one stage left over at 10 flops for two.
/// `n` ≥ 2 and 4 ≤ `k_0` ≤ 2n, powers of two.
pub fn butterflies_3_1(n: u64, k_0: u64) -> f64 {
    let stages = n.ilog2() + 2 - k_0.ilog2();
    17.0 / 4.0 * n as f64 * f64::from(stages) + 3.0 / 4.0 * n as f64 * f64::from(stages % 2)
}

/// C_FFT,par,comp(N, p) (IB equation 3.2): the flops of one processor in Algorithm 3.1. Exact for radix 4 if all phases
/// but the last have log (N/p) stages.
pub fn computation_3_2(n: u64, p: u32) -> f64 {
    let (r, most) = logs(n, p);
    let left_over = (most % 2) * (r / most) + (r % most) % 2;
    computation_3_7(n, p) + 3.0 / 4.0 * local_len(n, p) * f64::from(left_over)
}

/// 17/4·N/p·log N (IB equation 3.7): (3.2) as if all stages were paired, hence a lower bound of it.
pub fn computation_3_7(n: u64, p: u32) -> f64 {
    17.0 / 4.0 * local_len(n, p) * f64::from(logs(n, p).0)
}

/// 2·N/p: the real numbers that a processor sends in a redistribution according to IB 3.5, h in (3.8). An upper bound,
/// because data that stays on its processor is not sent.
pub fn numbers_3_8(n: u64, p: u32) -> f64 {
    2.0 * local_len(n, p)
}

/// C_permut(N, p) = 2·N/p·g + l (IB equation 3.8): the cost of a redistribution; an upper bound like [`numbers_3_8`].
pub fn permutation_3_8(n: u64, p: u32, machine: Bsp) -> f64 {
    numbers_3_8(n, p) * machine.gap + machine.sync
}

/// ⌈log N / log (N/p)⌉ + 1: the redistributions of Algorithm 3.1 (IB 3.5). On one processor none of them sends
/// anything.
pub fn permutations(n: u64, p: u32) -> u32 {
    phases(n, p) + 1
}

/// C_FFT,par(N, p) (IB equation 3.9): (3.7) and all redistributions at (3.8). Neither exact nor a bound: computation is
/// too small where a stage is left over, communication too large.
pub fn fft_3_9(n: u64, p: u32, machine: Bsp) -> f64 {
    computation_3_7(n, p) + f64::from(permutations(n, p)) * permutation_3_8(n, p, machine)
}

/// The FFT flop rate 5·N·log N / Time (IB equation 5.1), in flop per unit of `time` > 0. It always counts the flops of
/// radix 2. For the time [`computation_3_7`] on one processor it is 20/17 of v.
pub fn rate_5_1(n: u64, time: f64) -> f64 {
    5.0 * n as f64 * f64::from(n.ilog2()) / time
}

/// E^abs(p, N) = Time(seq, N) / (p · Time(p, N)) (IB equation 5.2), a pure number; both times > 0 and in one unit. At
/// most 1 in theory, more where p caches hold data that one cache cannot.
pub fn absolute_efficiency_5_2(sequential: f64, p: u32, parallel: f64) -> f64 {
    sequential / (f64::from(p) * parallel)
}

/// 2·N/p·(1 − 2^−k): the exact h of a redistribution in which k of the log p rank bits are new and the others keep
/// their places. That covers the permutations between the phases and, with k = log p, the bit reversal and the way back
/// where p² ≤ N. (3.8) also counts the part that stays.
pub fn numbers_sent(n: u64, p: u32, k: u32) -> f64 {
    numbers_3_8(n, p) * (1.0 - 1.0 / pow2(k))
}
