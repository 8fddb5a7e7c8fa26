//! The overhead functions of GK as printed, by the number of their equation.
//!
//! These are the paper's words, kept apart from [`crate::predict()`]: they neglect t_h (except App. D) and round as the
//! paper does. All take real n and p, n ≥ p ≥ 2, and return T_o summed over the processors, in the unit of the machine.

use crate::Machine;
use libm::{log2, sqrt};

/// E = 1 / (1 + T_o/W), in (0, 1] (GK equation 1). `overhead` ≥ 0 and `work` > 0 in one unit.
pub fn efficiency_1(overhead: f64, work: f64) -> f64 {
    1.0 / (1.0 + overhead / work)
}

/// W = t_c · n · log n (GK 4).
pub fn work(machine: &Machine, n: f64) -> f64 {
    machine.tc * n * log2(n)
}

/// T_o = p · Σ (t_s + t_w·(n/p)·z_l) (GK equation 3): binary-exchange under store-and-forward on any network, `z[l]` the
/// distance in hops between the partners of stage l = 0 … d−1, where no routes coincide.
pub fn overhead_3(machine: &Machine, n: f64, p: f64, z: &[f64]) -> f64 {
    p * z.iter().map(|hops| machine.ts + machine.tw * (n / p) * hops).sum::<f64>()
}

/// T_o = t_s·p·log p + t_w·n·log p (GK equation 4): binary-exchange on the hypercube.
pub fn overhead_4(machine: &Machine, n: f64, p: f64) -> f64 {
    machine.ts * p * log2(p) + machine.tw * n * log2(p)
}

/// T_o = 2p·(t_s·log √p + t_w·(n/p)·(√p − 1)) (GK 4.2, the line above equation 8): binary-exchange on the square mesh,
/// summed exactly.
pub fn overhead_8_sum(machine: &Machine, n: f64, p: f64) -> f64 {
    2.0 * p * (machine.ts * log2(sqrt(p)) + machine.tw * (n / p) * (sqrt(p) - 1.0))
}

/// T_o ≈ t_s·p·log p + 2·t_w·n·√p (GK equation 8): the same with √p for √p − 1, so too much by 2·t_w·n.
pub fn overhead_8(machine: &Machine, n: f64, p: f64) -> f64 {
    machine.ts * p * log2(p) + 2.0 * machine.tw * n * sqrt(p)
}

/// T_o = t_w·n + t_s·p² (GK equation 11): transpose on the hypercube with cut-through. It counts p messages of a
/// processor, where there are p − 1, and no t_h, which costs t_h·p²·(log p)/2 and so outgrows the second term.
pub fn overhead_11(machine: &Machine, n: f64, p: f64) -> f64 {
    machine.tw * n + machine.ts * p * p
}

/// T_o = p · 2Σ (t_s + t_h·2^l + t_w·n/p), l = 0 … log √p − 1 (GK App. D, first sum, t_h counted): binary-exchange on the
/// square mesh with cut-through *as if* channels could be shared for free.
pub fn overhead_d_free(machine: &Machine, n: f64, p: f64) -> f64 {
    let side = sqrt(p);
    2.0 * p * ((machine.ts + machine.tw * (n / p)) * log2(side) + machine.th * (side - 1.0))
}

/// T_o = p · 2Σ (t_s + t_h·2^l + t_w·(n/p)·2^l) (GK App. D, second sum): with contention, since at distance x some channel
/// carries x messages. Exact for cut-through and, beyond App. D, for store-and-forward; wormhole differs from p = 32 on.
pub fn overhead_d(machine: &Machine, n: f64, p: f64) -> f64 {
    let side = sqrt(p);
    2.0 * p * (machine.ts * log2(side) + (machine.th + machine.tw * (n / p)) * (side - 1.0))
}

/// h(n, p) = 2·(n/p − 1) + log p (GK App. A): the most powers of ω that any processor of binary-exchange computes.
pub fn powers_a(n: f64, p: f64) -> f64 {
    2.0 * (n / p - 1.0) + log2(p)
}

/// T_o = t_c′·(n + p·log p) (GK App. A): what computing powers of ω costs beyond the n of one processor. The paper leaves out
/// −2p: p·h(n, p) − n is n + p·(log p − 2).
pub fn overhead_a(tt: f64, n: f64, p: f64) -> f64 {
    tt * (n + p * log2(p))
}
