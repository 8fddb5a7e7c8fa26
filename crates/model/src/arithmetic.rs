//! The ratio K and powers of two.

/// K = E / (1 − E), a pure number (GK equation 2). `efficiency` in [0, 1); at 1 it is infinite.
pub fn k_of(efficiency: f64) -> f64 {
    efficiency / (1.0 - efficiency)
}

/// 2^k, exactly, for whole k.
pub(crate) fn pow2(k: u32) -> f64 {
    libm::exp2(f64::from(k))
}
