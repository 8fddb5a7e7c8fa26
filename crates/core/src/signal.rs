//! Input signals: built in, or the reader's own samples.

use crate::Complex64;
use crate::problem::{Problem, Signal};
use crate::split_mix;
use std::f64::consts::TAU;

/// Computes the n input samples of a problem. `own_samples` holds the samples of [`Signal::Own`], cut or padded
/// with zeros to n.
///
/// Sines come from the `libm` crate, so that the samples are bit-identical on every platform.
pub fn samples(problem: &Problem, own_samples: Option<&[Complex64]>) -> Vec<Complex64> {
    (0..problem.n).map(|i| sample(problem, own_samples, i)).collect()
}

/// Computes sample `i` of [`samples`] alone.
pub fn sample(problem: &Problem, own_samples: Option<&[Complex64]>, i: u64) -> Complex64 {
    let (n, i) = (problem.n as usize, i as usize);
    let real = |value: f64| Complex64::new(value, 0.0);
    // The k-th harmonic; the phase is reduced in integers first.
    let tone = |k: usize| libm::sin(TAU * product(k, i, n) as f64 / n as f64);
    match problem.signal {
        Signal::Impulse => real(if i == 0 { 1.0 } else { 0.0 }),
        Signal::Sine => real(tone((n / 8).max(1))),
        Signal::TwoTone => real(tone((n / 16).max(1)) + 0.5 * tone((n / 5).max(1))),
        // The phase π i²/2n rises to half the Nyquist frequency at the end.
        Signal::Chirp => real(libm::sin(TAU * product(i, i, 4 * n) as f64 / (4 * n) as f64)),
        Signal::Square => {
            let period = (n / 8).max(2);
            real(if i % period < period / 2 { 1.0 } else { -1.0 })
        }
        Signal::Noise { seed } => {
            Complex64::new(uniform(seed, 2 * i as u64), uniform(seed, 2 * i as u64 + 1))
        }
        Signal::Own => own_samples.and_then(|samples| samples.get(i)).copied().unwrap_or_default(),
    }
}

/// Computes a · b mod m in 64 bits; in WebAssembly the product may exceed `usize`.
fn product(a: usize, b: usize, m: usize) -> u64 {
    a as u64 * b as u64 % m as u64
}

/// Returns random number k (from 0) of a seed, scaled to −1 … 1.
fn uniform(seed: u64, k: u64) -> f64 {
    let z = split_mix::number(seed, k);
    // The top 53 bits are exact in a double.
    (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}
