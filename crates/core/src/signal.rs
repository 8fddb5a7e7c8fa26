//! Input signals: built in, or the reader's own samples.

use crate::Complex64;
use crate::problem::{Problem, SampleType, Signal};
use crate::schedule::Transform;
use crate::split_mix;
use std::borrow::Cow;
use std::f64::consts::TAU;

/// Computes the n input samples of a problem. `own_samples` holds the samples of [`Signal::Own`], cut or padded
/// with zeros to n. Real samples have no imaginary parts.
///
/// Sines come from the `libm` crate, so that the samples are bit-identical on every platform.
pub fn samples(problem: &Problem, own_samples: Option<&[Complex64]>) -> Vec<Complex64> {
    (0..problem.n).map(|i| sample(problem, own_samples, i)).collect()
}

/// Returns the words in which the plan of a transform holds samples: for [`Transform::Real`] word j is
/// x_2j + i x_(2j+1), otherwise sample j.
pub fn pack(samples: &[Complex64], transform: Transform) -> Cow<'_, [Complex64]> {
    if transform != Transform::Real {
        return samples.into();
    }
    samples.as_chunks().0.iter().map(|[even, odd]| Complex64::new(even.re, odd.re)).collect()
}

/// Computes word `j` of the packed samples of a problem alone.
pub fn word(problem: &Problem, own_samples: Option<&[Complex64]>, j: u64) -> Complex64 {
    let sample = |i| sample(problem, own_samples, i);
    match problem.samples {
        SampleType::Complex => sample(j),
        SampleType::Real => Complex64::new(sample(2 * j).re, sample(2 * j + 1).re),
    }
}

/// Computes sample `i` of [`samples`] alone.
fn sample(problem: &Problem, own_samples: Option<&[Complex64]>, i: u64) -> Complex64 {
    let value = complex_sample(problem, own_samples, i);
    match problem.samples {
        SampleType::Complex => value,
        SampleType::Real => Complex64::new(value.re, 0.0),
    }
}

fn complex_sample(problem: &Problem, own_samples: Option<&[Complex64]>, i: u64) -> Complex64 {
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
