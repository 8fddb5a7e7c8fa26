//! The discrete Fourier transform by its definition: n² products, angles reduced as integers, compensated sums.

use hyperfly_core::Complex64;
use hyperfly_core::schedule::Transform;
use std::f64::consts::TAU;

/// Returns e^(sign · 2πj · k/n) for a power of two n. The angle is reduced to the first octant without rounding.
pub fn root_of_unity(sign: f64, k: u64, n: u64) -> Complex64 {
    // In eighths of n/8, so that every n has whole octants.
    let (k, n) = (8 * (k % n), 8 * n);
    let (octant, rest) = (k / (n / 8), k % (n / 8));
    let angle = |eighths: u64| TAU * eighths as f64 / n as f64;
    let from_axis = (angle(rest).cos(), angle(rest).sin());
    let from_diagonal = (angle(n / 8 - rest).cos(), angle(n / 8 - rest).sin());
    let (re, im) = match octant {
        0 => from_axis,
        1 => (from_diagonal.1, from_diagonal.0),
        2 => (-from_axis.1, from_axis.0),
        3 => (-from_diagonal.0, from_diagonal.1),
        4 => (-from_axis.0, -from_axis.1),
        5 => (-from_diagonal.1, -from_diagonal.0),
        6 => (from_axis.1, -from_axis.0),
        _ => (from_diagonal.0, -from_diagonal.1),
    };
    Complex64::new(re, sign * im)
}

/// Sum by Neumaier's algorithm.
#[derive(Clone, Copy, Default)]
struct Sum(f64, f64);

impl Sum {
    fn add(&mut self, value: f64) {
        let sum = self.0 + value;
        self.1 += if self.0.abs() >= value.abs() { (self.0 - sum) + value } else { (value - sum) + self.0 };
        self.0 = sum;
    }
}

/// Returns the transform of `x`: forward with the negative exponent, inverse with the positive one and the factor 1/n.
pub fn dft(x: &[Complex64], forward: bool) -> Vec<Complex64> {
    let n = x.len() as u64;
    let sign = if forward { -1.0 } else { 1.0 };
    let scale = if forward { 1.0 } else { 1.0 / n as f64 };
    let roots: Vec<Complex64> = (0..n).map(|k| root_of_unity(sign, k, n)).collect();
    (0..n)
        .map(|k| {
            let (mut re, mut im) = (Sum::default(), Sum::default());
            for (i, value) in x.iter().enumerate() {
                let product = value * roots[(i as u64 * k % n) as usize];
                re.add(product.re);
                im.add(product.im);
            }
            Complex64::new(re.0 + re.1, im.0 + im.1) * scale
        })
        .collect()
}

/// Returns the transform of a row-major array with these extents, by its definition along one axis after the other.
pub fn dft_of_box(x: &[Complex64], extents: &[usize], forward: bool) -> Vec<Complex64> {
    let mut values = x.to_vec();
    for axis in 0..extents.len() {
        let (extent, stride) = (extents[axis], extents[axis + 1..].iter().product::<usize>());
        for first in (0..values.len()).filter(|i| i / stride % extent == 0) {
            let line: Vec<Complex64> = (0..extent).map(|k| values[first + k * stride]).collect();
            for (k, value) in dft(&line, forward).into_iter().enumerate() {
                values[first + k * stride] = value;
            }
        }
    }
    values
}

/// Returns the transform that a plan of this kind computes.
pub fn transform(x: &[Complex64], kind: Transform, forward: bool) -> Vec<Complex64> {
    let edge = 1 << (x.len().ilog2() / 2);
    match kind {
        Transform::Line => dft(x, forward),
        Transform::Real => dft(x, forward)[..=x.len() / 2].to_vec(),
        Transform::Square => dft_of_box(x, &[edge, edge], forward),
        Transform::Box { shape, .. } => dft_of_box(x, &shape.logs.map(|log| 1 << log), forward),
    }
}

/// Returns R\[index\] after `stages` stages of the forward transform: a coefficient of the transform of
/// 2^`stages` samples, namely those whose indices agree with `index` in the last log n − `stages` bits.
pub fn intermediate_value(x: &[Complex64], stages: u32, index: usize) -> Complex64 {
    let r = x.len().ilog2();
    let low = index & ((1 << (r - stages)) - 1);
    let k = (0..stages).fold(0, |k, bit| k | (index as u64 >> (r - 1 - bit) & 1) << bit);
    let term = |m: usize| x[(m << (r - stages)) + low] * root_of_unity(-1.0, m as u64 * k, 1 << stages);
    (0..1usize << stages).map(term).sum()
}

/// Returns ‖a − b‖₂ / ‖b‖₂.
pub fn relative_error(a: &[Complex64], b: &[Complex64]) -> f64 {
    assert_eq!(a.len(), b.len());
    let square = |v: Complex64| v.re * v.re + v.im * v.im;
    let difference: f64 = a.iter().zip(b).map(|(x, y)| square(x - y)).sum();
    let norm: f64 = b.iter().map(|&y| square(y)).sum();
    (difference / norm).sqrt()
}

/// Returns the relative error that a transform of n points may have: 2 · log2 n · 2^−52.
pub fn error_bound(n: u64) -> f64 {
    2.0 * f64::from(n.ilog2()) * f64::EPSILON
}
