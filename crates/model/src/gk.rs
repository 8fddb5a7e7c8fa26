//! Overhead functions of GK as printed, by equation number.
//!
//! Separate from [`crate::predict()`]: these formulas neglect t_h (except App. D) and round as the paper does. All
//! take real n ≥ p ≥ 2 and return T_o summed over the processors, in the time unit of the machine.

use crate::times::Times;
use libm::{log2, sqrt};

/// E = 1 / (1 + T_o/W), in (0, 1] (GK equation 1). `overhead` ≥ 0 and `work` > 0 in the same unit.
pub fn efficiency_1(overhead: f64, work: f64) -> f64 {
    1.0 / (1.0 + overhead / work)
}

/// W = t_c · n · log n (GK 4).
pub fn work(times: &Times, n: f64) -> f64 {
    times.tc * n * log2(n)
}

/// T_o = p · Σ (t_s + t_w·(n/p)·z_l) (GK equation 3): binary-exchange under store-and-forward on any network without
/// shared channels. `z[l]` is the distance in hops between the partners of stage l = 0 … d−1.
pub fn overhead_3(times: &Times, n: f64, p: f64, z: &[f64]) -> f64 {
    p * z.iter().map(|hops| times.ts + times.tw * (n / p) * hops).sum::<f64>()
}

/// T_o = t_s·p·log p + t_w·n·log p (GK equation 4): binary-exchange on the hypercube.
pub fn overhead_4(times: &Times, n: f64, p: f64) -> f64 {
    times.ts * p * log2(p) + times.tw * n * log2(p)
}

/// T_o = 2p·(t_s·log √p + t_w·(n/p)·(√p − 1)) (GK 4.2, the line above equation 8): binary-exchange on the square mesh,
/// exact sum.
pub fn overhead_8_sum(times: &Times, n: f64, p: f64) -> f64 {
    2.0 * p * (times.ts * log2(sqrt(p)) + times.tw * (n / p) * (sqrt(p) - 1.0))
}

/// T_o ≈ t_s·p·log p + 2·t_w·n·√p (GK equation 8): binary-exchange on the square mesh with √p for √p − 1, hence too
/// large by 2·t_w·n.
pub fn overhead_8(times: &Times, n: f64, p: f64) -> f64 {
    times.ts * p * log2(p) + 2.0 * times.tw * n * sqrt(p)
}

/// T_o = t_w·n + t_s·p² (GK equation 11): transpose on the hypercube with cut-through. It counts p messages per
/// processor instead of p − 1, and neglects t_h, which costs t_h·p²·(log p)/2 and so outgrows the second term.
pub fn overhead_11(times: &Times, n: f64, p: f64) -> f64 {
    times.tw * n + times.ts * p * p
}

/// T_o = p · 2Σ (t_s + t_h·2^l + t_w·n/p), l = 0 … log √p − 1 (GK App. D, first sum, with t_h): binary-exchange on the
/// square mesh with cut-through, *assuming* that sharing channels is free.
pub fn overhead_d_free(times: &Times, n: f64, p: f64) -> f64 {
    let side = sqrt(p);
    2.0 * p * ((times.ts + times.tw * (n / p)) * log2(side) + times.th * (side - 1.0))
}

/// T_o = p · 2Σ (t_s + t_h·2^l + t_w·(n/p)·2^l) (GK App. D, second sum): with contention, since at distance x some
/// channel carries x messages. Exact for cut-through and, beyond App. D, for store-and-forward. Wormhole differs from p
/// = 32 on.
pub fn overhead_d(times: &Times, n: f64, p: f64) -> f64 {
    let side = sqrt(p);
    2.0 * p * (times.ts * log2(side) + (times.th + times.tw * (n / p)) * (side - 1.0))
}

/// T_o = t_w·n·(p−1)/p + t_s·p·(p−1): equation 11 without rounding; p − 1 steps of n/p² words, t_h = 0.
pub fn overhead_11_sum(times: &Times, n: f64, p: f64) -> f64 {
    times.tw * n * (p - 1.0) / p + times.ts * p * (p - 1.0)
}

/// T_o = t_w·n·log p + t_s·p² (GK 5): transpose on the hypercube with store-and-forward, as if every message crossed
/// the whole hypercube.
pub fn overhead_5_stored(times: &Times, n: f64, p: f64) -> f64 {
    times.tw * n * log2(p) + times.ts * p * p
}

/// T_o = t_w·n·(log p)/2 + t_s·p·(p−1): transpose on the hypercube with store-and-forward, exact for t_h = 0. Step i
/// sends n/p² words over popcount(i) channels, (p log p)/2 in all.
pub fn overhead_5_stored_sum(times: &Times, n: f64, p: f64) -> f64 {
    times.tw * n * log2(p) / 2.0 + times.ts * p * (p - 1.0)
}

/// T_o = t_s·log p + 2(t_h + t_w·n/p)·√p, as GK App. C print it for the two-dimensional FFT on the mesh: the overhead
/// of one processor, not the sum over all.
pub fn overhead_c_mesh(times: &Times, n: f64, p: f64) -> f64 {
    times.ts * log2(p) + 2.0 * (times.th + times.tw * n / p) * sqrt(p)
}

/// h(n, p) = 2(n/p − 1) + log p: the maximum over p ≥ 2 processors of the twiddle factors computed (GK App. A); n for p
/// = 1. n ≥ p are powers of two.
pub fn twiddles_h(n: u64, p: u64) -> u64 {
    if p == 1 { n } else { 2 * (n / p - 1) + u64::from(p.ilog2()) }
}

/// T_o = t'_c·(n + p·log p) (GK App. A, above equation 13): recomputing twiddle factors on every processor, `t_twiddle`
/// each.
pub fn overhead_13(t_twiddle: f64, n: f64, p: f64) -> f64 {
    t_twiddle * (n + p * log2(p))
}

/// T_o = t'_c·(n − 2p + p·log p) = t'_c·(p·h(n, p) − n): the exact count, for p ≥ 2.
pub fn overhead_13_sum(t_twiddle: f64, n: f64, p: f64) -> f64 {
    t_twiddle * (n - 2.0 * p + p * log2(p))
}

/// (t_w − t_c)·m + t_h, or t_h if t_w ≤ t_c: "the effective time to communicate" m words between neighbours when words
/// are sent one by one while others are computed, t_s = 0 (GK App. E).
pub fn exchange_e(times: &Times, words: f64) -> f64 {
    (times.tw - times.tc).max(0.0) * words + times.th
}

/// T_p of binary-exchange with overlap on the hypercube, exact (GK App. E with start-ups). Blocks of `local_len` = n/p
/// words are sent in chunks of `chunk`; `d` = log p ≥ 1 stages exchange, of `r` = log n in all.
///
/// A chunk takes P = t_s + t_h + c·t_w in transit and c·t_c to combine. A single chunk cannot overlap: d·(P + c·t_c).
/// With N ≥ 2 chunks the slower of channel and processor works without pause: d·N·P + c·t_c if it is the channel, P +
/// d·(n/p)·t_c if it is the processor. The local stages follow.
pub fn t_parallel_e(times: &Times, local_len: f64, chunk: f64, d: f64, r: f64) -> f64 {
    let on_its_way = times.ts + times.th + chunk * times.tw;
    let combine = chunk * times.tc;
    let chunks = local_len / chunk;
    let exchanges = if chunks < 2.0 {
        d * (on_its_way + combine)
    } else if on_its_way >= combine {
        d * chunks * on_its_way + combine
    } else {
        on_its_way + d * local_len * times.tc
    };
    exchanges + local_len * times.tc * (r - d)
}
