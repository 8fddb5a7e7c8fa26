//! Input signals: built in, or the reader's own samples.

use crate::Complex64;
use crate::problem::{Problem, Signal};
use std::f64::consts::TAU;

/// The n input samples of a problem; `own` for [`Signal::Own`], cut or padded with zeros to n.
///
/// Sines come from the `libm` crate, so that the samples are the same bits everywhere.
pub fn samples(problem: &Problem, own: Option<&[Complex64]>) -> Vec<Complex64> {
    let n = problem.n as usize;
    let real = |value: f64| Complex64::new(value, 0.0);
    // The k-th harmonic at sample i; the phase is reduced in whole numbers first.
    let tone = |k: usize, i: usize| libm::sin(TAU * product(k, i, n) as f64 / n as f64);
    match problem.signal {
        Signal::Impulse => (0..n).map(|i| real(if i == 0 { 1.0 } else { 0.0 })).collect(),
        Signal::Sine => (0..n).map(|i| real(tone((n / 8).max(1), i))).collect(),
        Signal::TwoTone => {
            let (low, high) = ((n / 16).max(1), (n / 5).max(1));
            (0..n).map(|i| real(tone(low, i) + 0.5 * tone(high, i))).collect()
        }
        Signal::Chirp => {
            // The phase π i²/2n rises to half the Nyquist frequency at the end.
            (0..n).map(|i| real(libm::sin(TAU * product(i, i, 4 * n) as f64 / (4 * n) as f64))).collect()
        }
        Signal::Square => {
            let period = (n / 8).max(2);
            (0..n).map(|i| real(if i % period < period / 2 { 1.0 } else { -1.0 })).collect()
        }
        Signal::Noise { seed } => {
            let mut state = seed;
            (0..n).map(|_| Complex64::new(uniform(&mut state), uniform(&mut state))).collect()
        }
        Signal::Own => {
            let given = own.unwrap_or(&[]);
            (0..n).map(|i| given.get(i).copied().unwrap_or_default()).collect()
        }
    }
}

/// a · b mod m; in WebAssembly a usize has 32 bits, too few for the product.
fn product(a: usize, b: usize, m: usize) -> u64 {
    a as u64 * b as u64 % m as u64
}

/// SplitMix64 (Steele, Lea & Flood 2014), the next number of it scaled to −1 … 1.
fn uniform(state: &mut u64) -> f64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^= z >> 31;
    // The top 53 bits are exact in a double.
    (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}
