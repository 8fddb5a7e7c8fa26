//! Arithmetic on spectra, as the sources define it.

use hyperfly_core::Complex64;
use libm::{cos, sin};
use std::f64::consts::TAU;

/// Returns the transform by its definition, Y_k = Σ X_i ω^(ik) with the papers' ω = e^(+2πj/n).
pub fn dft_by_definition(samples: &[Complex64]) -> Vec<Complex64> {
    let n = samples.len();
    let weight = |exponent: usize| {
        let angle = TAU * (exponent % n) as f64 / n as f64;
        Complex64::new(cos(angle), sin(angle))
    };
    (0..n).map(|k| samples.iter().enumerate().map(|(i, z)| z * weight(i * k)).sum()).collect()
}

/// Returns the relative error ‖a − b‖ / ‖b‖.
pub fn relative_error(a: &[Complex64], b: &[Complex64]) -> f64 {
    let norm = |values: &mut dyn Iterator<Item = Complex64>| values.map(|z| z.norm_sqr()).sum::<f64>().sqrt();
    norm(&mut a.iter().zip(b).map(|(a, b)| a - b)) / norm(&mut b.iter().copied())
}
