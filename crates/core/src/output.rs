//! Result of a transform and its error.

use crate::Complex64;
use crate::problem::Direction;
use crate::schedule::Transform;
use rustfft::algorithm::Radix4;
use rustfft::algorithm::butterflies::{Butterfly1, Butterfly2};
use rustfft::{Fft, FftDirection};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Largest n for which the values between the stages are kept.
pub const MAX_STAGES_N: u64 = 4096;

/// Input and transform of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Output {
    /// The n input samples.
    #[serde(with = "crate::column")]
    pub input: Vec<Complex64>,
    /// The n coefficients in natural order; coefficients 0 … n/2 of real samples, which determine the others.
    #[serde(with = "crate::column")]
    pub spectrum: Vec<Complex64>,
    /// For n ≤ [`MAX_STAGES_N`] words, the vector R of GK Fig. 1 before stage 0 and after each stage, as the
    /// processors held it: `stages[l · n + i]` is R[i] before stage l. NaN inside a radix-4 butterfly,
    /// which has no intermediate value. Empty for larger n.
    #[serde(with = "crate::column")]
    pub stages: Vec<Complex64>,
    /// ‖Y − Y_ref‖₂ / ‖Y_ref‖₂, where Y_ref comes from rustfft, which shares no code with the kernel.
    pub relative_l2_error: f64,
}

/// Computes the transform of `input` with rustfft's scalar code, with the same scaling as the kernel (1/n
/// for the inverse), along the last axis first. For [`Transform::Real`] it transforms the samples without packing them and returns the
/// first n/2 + 1 coefficients.
pub fn reference(input: &[Complex64], transform: Transform, direction: Direction) -> Vec<Complex64> {
    let mut data = input.to_vec();
    let fft_direction = match direction {
        Direction::Forward => FftDirection::Forward,
        Direction::Inverse => FftDirection::Inverse,
    };
    let r = data.len().trailing_zeros();
    for axis in transform.axes(r).into_iter().rev() {
        transform_lines(&mut data, axis.end - axis.start, r - axis.end, fft_direction);
    }
    if direction == Direction::Inverse {
        let scale = 1.0 / data.len() as f64;
        data.iter_mut().for_each(|value| *value *= scale);
    }
    if transform == Transform::Real {
        data.truncate(data.len() / 2 + 1);
    }
    data
}

/// Transforms all lines of 2^`exponent` elements that are 2^`log_stride` apart.
fn transform_lines(data: &mut [Complex64], exponent: u32, log_stride: u32, direction: FftDirection) {
    // A planner would choose vector instructions natively and none in WebAssembly: the error would differ in its last digits.
    let base: Arc<dyn Fft<f64>> = match exponent % 2 {
        1 => Arc::new(Butterfly2::new(direction)),
        _ => Arc::new(Butterfly1::new(direction)),
    };
    let fft = Radix4::new_with_base(exponent / 2, base);
    if log_stride == 0 {
        // rustfft transforms each chunk of its length.
        return fft.process(data);
    }
    let stride = 1 << log_stride;
    let mut line = vec![Complex64::default(); 1 << exponent];
    for lines in data.chunks_mut(stride << exponent) {
        for first in 0..stride {
            let places = (first..lines.len()).step_by(stride);
            places.clone().zip(&mut line).for_each(|(at, value)| *value = lines[at]);
            fft.process(&mut line);
            places.zip(&line).for_each(|(at, value)| lines[at] = *value);
        }
    }
}

/// Returns the coefficients of the words of a result: for [`Transform::Real`] n/2 + 1 of n/2 words, because the first word holds
/// coefficient 0 as its real and coefficient n/2 as its imaginary part.
pub fn coefficients(mut words: Vec<Complex64>, transform: Transform) -> Vec<Complex64> {
    if transform == Transform::Real
        && let Some(first) = words.first_mut()
    {
        let last = Complex64::new(first.im, 0.0);
        first.im = 0.0;
        words.push(last);
    }
    words
}

/// Returns the final factor of the coefficients: 1/n for the inverse, else 1. It is a power of two, so
/// scaling is exact at any point.
pub fn scale(n: u64, direction: Direction) -> f64 {
    if direction == Direction::Inverse { 1.0 / n as f64 } else { 1.0 }
}

/// Returns ‖a − b‖₂ / ‖b‖₂, or ‖a‖₂ if b is zero. Scaling by a power of two first keeps the squares of any finite values in
/// range and changes no digit.
pub fn relative_l2(a: &[Complex64], b: &[Complex64]) -> f64 {
    let largest =
        |values: &[Complex64]| values.iter().fold(0.0, |most: f64, v| most.max(v.re.abs()).max(v.im.abs()));
    let exponent = libm::frexp(largest(a).max(largest(b))).1;
    let scaled = |v: &Complex64| Complex64::new(libm::scalbn(v.re, -exponent), libm::scalbn(v.im, -exponent));
    let distance = a.iter().zip(b).map(|(x, y)| (scaled(x) - scaled(y)).norm_sqr()).sum::<f64>().sqrt();
    let norm = b.iter().map(|y| scaled(y).norm_sqr()).sum::<f64>().sqrt();
    if norm > 0.0 { distance / norm } else { libm::scalbn(distance, exponent) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_l2_is_the_same_at_any_scale() {
        let value = |k: i32| Complex64::new(f64::from(k), f64::from(2 - k));
        for scale in [1.0, 1e-300, 1e-150, 1e152, 1e290] {
            let b: Vec<Complex64> = (1..9).map(|k| value(k) * scale).collect();
            let mut a = b.clone();
            // Of eight values with the squares 2, 4, 10, … 100 the first is off by half its length.
            a[0] *= 0.5;
            let expected = (0.25 * 2.0 / b.iter().map(|y| (y / scale).norm_sqr()).sum::<f64>()).sqrt();
            assert!((relative_l2(&a, &b) / expected - 1.0).abs() < 1e-12, "{scale}");
        }
        let zeros = [Complex64::ZERO; 2];
        assert_eq!(relative_l2(&zeros, &zeros), 0.0);
        assert_eq!(relative_l2(&[value(2)], &zeros[..1]), 2.0);
    }
}
