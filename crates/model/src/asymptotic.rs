//! Isoefficiency functions of GK as printed: how W grows with p, one function per term of the overhead.
//!
//! Each function returns log2 W, because W leaves the range of a double (equation 10 gives 2^1000 before p = 1000).
//! p > 1 is real, K = E/(1−E) > 0. A term with a zero time requires no growth and yields minus infinity.

use crate::times::Times;
use libm::{log2, sqrt};

/// W = K·t_s·p·log p (GK equation 6): binary-exchange on the hypercube, startups.
pub fn log2_w_6(times: &Times, k: f64, p: f64) -> f64 {
    log2(k * times.ts * p * log2(p))
}

/// W = K·t_w·p^(K·t_w/t_c)·log p (GK equation 7): binary-exchange on the hypercube, words.
pub fn log2_w_7(times: &Times, k: f64, p: f64) -> f64 {
    log2(k * times.tw * log2(p)) + k * times.tw / times.tc * log2(p)
}

/// W = K·t_s·p·log p (GK equation 9): binary-exchange on the mesh, startups; as equation 6.
pub fn log2_w_9(times: &Times, k: f64, p: f64) -> f64 {
    log2_w_6(times, k, p)
}

/// W = 2K·t_w·√p·2^(2K·(t_w/t_c)·√p) (GK equation 10): binary-exchange on the mesh, words.
pub fn log2_w_10(times: &Times, k: f64, p: f64) -> f64 {
    log2(2.0 * k * times.tw * sqrt(p)) + 2.0 * k * times.tw / times.tc * sqrt(p)
}

/// W = K·t_s·p² (GK equation 12): transpose on the hypercube with cut-through, startups.
pub fn log2_w_12(times: &Times, k: f64, p: f64) -> f64 {
    log2(k * times.ts * p * p)
}

/// W = K·t_s·p·log p (GK equation 14): transpose on the mesh with cut-through and free channel sharing, startups.
pub fn log2_w_14(times: &Times, k: f64, p: f64) -> f64 {
    log2_w_6(times, k, p)
}

/// W = 2K·t_h·p^1.5 (GK equation 15): transpose on the mesh with cut-through and free channel sharing, hops.
pub fn log2_w_15(times: &Times, k: f64, p: f64) -> f64 {
    log2(2.0 * k * times.th * p * sqrt(p))
}

/// W = K·t_w·p^(K·t_w/t_c)·log p (GK equation 16): transpose on the mesh with cut-through and free channel sharing,
/// words. GK App. D, and [`crate::gk::overhead_d`], account for contention and use equation 10 instead.
pub fn log2_w_16(times: &Times, k: f64, p: f64) -> f64 {
    log2_w_7(times, k, p)
}

/// W = K·t'_c·p·log p (GK equation 13): recomputed twiddle factors, `t_twiddle` each.
pub fn log2_w_13(t_twiddle: f64, k: f64, p: f64) -> f64 {
    log2(k * t_twiddle * p * log2(p))
}

/// W = K·(t_w − t_c)·p^(K·(t_w − t_c)/t_c)·log p, for t_w > t_c (GK App. E): overlapped binary-exchange on the
/// hypercube, words. Equation 7 with t_w − t_c for t_w.
pub fn log2_w_e(times: &Times, k: f64, p: f64) -> f64 {
    log2_w_7(&with_exposed_tw(times), k, p)
}

/// W = K·t_h·p·log p, for t_w ≤ t_c (GK App. E): overlapped binary-exchange on the hypercube, where only hops remain.
pub fn log2_w_e_hops(times: &Times, k: f64, p: f64) -> f64 {
    log2(k * times.th * p * log2(p))
}

/// W = 2K·(t_w − t_c)·√p·2^(2K·((t_w − t_c)/t_c)·√p), for t_w > t_c (GK App. E, which omits the t_c in the exponent):
/// overlapped binary-exchange on the mesh. Equation 10 with t_w − t_c for t_w. For t_w ≤ t_c GK use equation 15.
pub fn log2_w_e_mesh(times: &Times, k: f64, p: f64) -> f64 {
    log2_w_10(&with_exposed_tw(times), k, p)
}

/// Replaces t_w by the part that computation does not hide, max(t_w − t_c, 0).
fn with_exposed_tw(times: &Times) -> Times {
    Times { tw: (times.tw - times.tc).max(0.0), ..*times }
}

/// W = t_c·p·log p, from n = p (GK 4): the least work that keeps all processors of a binary-exchange busy.
pub fn log2_w_concurrency(times: &Times, p: f64) -> f64 {
    log2(times.tc * p * log2(p))
}

/// W = t_c·p²·log p², from n = p² (GK 5): the least work that keeps all processors of a two-dimensional transpose busy.
pub fn log2_w_concurrency_of_transpose(times: &Times, p: f64) -> f64 {
    log2_w_concurrency(times, p * p)
}

/// Solves W = t_c·n·log n for log2 n by bisection; at least 1.
pub(crate) fn log2_n_of(times: &Times, log2_w: f64) -> f64 {
    let size = |log2_n: f64| log2_n + log2(times.tc * log2_n);
    let (mut low, mut high) = (1.0, 2.0);
    while size(high) < log2_w {
        (low, high) = (high, 2.0 * high);
    }
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return if size(low) >= log2_w { low } else { high };
        }
        if size(middle) < log2_w { low = middle } else { high = middle }
    }
}
