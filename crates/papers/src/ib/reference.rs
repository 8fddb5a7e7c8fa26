//! Reference transform with 128-bit arithmetic, exact compared with doubles: the errors of IB Table 1 refer to it.
//!
//! IB compute theirs "using the same algorithm but using quadruple precision" (5.1), 113 bits. Here it is their Algorithm 1.1 in
//! binary numbers of 128 bits, every operation correctly rounded. It shares no code with the tested transforms:
//! neither kernel nor twiddle factors nor arithmetic.

use dashu_float::FBig;
use dashu_float::round::mode::HalfEven;
use hyperfly_core::Complex64;

/// Bits of the significand.
const PRECISION: usize = 128;

type Real = FBig<HalfEven, 2>;

/// A complex number of 128 bits.
#[derive(Clone)]
struct Exact {
    re: Real,
    im: Real,
}

impl Exact {
    fn new(value: Complex64) -> Self {
        Exact { re: real(value.re), im: real(value.im) }
    }

    fn times(&self, other: &Exact) -> Exact {
        Exact {
            re: &self.re * &other.re - &self.im * &other.im,
            im: &self.re * &other.im + &self.im * &other.re,
        }
    }

    /// Computes e^(2πj · turn), `turn` = k / n.
    fn root(k: usize, n: usize) -> Exact {
        let (sin, cos) = (Real::pi(PRECISION) * real(2.0 * k as f64) / real(n as f64)).sin_cos();
        Exact { re: cos, im: sin }
    }
}

fn real(value: f64) -> Real {
    Real::try_from(value).unwrap_or(Real::ZERO).with_precision(PRECISION).value()
}

/// Converts to the sum of two doubles: 106 of its bits.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pair {
    high: f64,
    low: f64,
}

impl Pair {
    fn new(value: &Real) -> Pair {
        let high = value.to_f64().value();
        Pair { high, low: (value - real(high)).to_f64().value() }
    }

    /// Returns `value` minus this number.
    fn error(self, value: f64) -> f64 {
        // The first difference is exact if the values are close.
        (value - self.high) - self.low
    }
}

/// Transforms samples: coefficient k is Σ x_j·e^(2πj jk/N), the forward transform of IB (1.1).
#[derive(Clone, Debug)]
pub struct Reference(Vec<[Pair; 2]>);

impl Reference {
    /// Computes ‖F* − F‖₂ / ‖F‖₂ of a transform F* (IB 5.1) with the same sign of the exponent.
    pub fn error(&self, computed: &[Complex64]) -> f64 {
        self.relative(computed.iter().zip(&self.0))
    }

    /// Computes the error of an unscaled transform with the opposite sign, whose coefficient k is our coefficient −k mod N.
    pub fn backward_error(&self, computed: &[Complex64]) -> f64 {
        let opposite = self.0[..1].iter().chain(self.0[1..].iter().rev());
        self.relative(computed.iter().zip(opposite))
    }

    fn relative<'a>(&self, pairs: impl Iterator<Item = (&'a Complex64, &'a [Pair; 2])>) -> f64 {
        let square = |value: f64| value * value;
        let squared_error: f64 =
            pairs.map(|(value, [re, im])| square(re.error(value.re)) + square(im.error(value.im))).sum();
        let squared_norm: f64 = self.0.iter().map(|[re, im]| square(re.high) + square(im.high)).sum();
        (squared_error / squared_norm).sqrt()
    }
}

/// Computes references for transforms of N = `min_n`, 2·`min_n` … n points: for each N, of n/N vectors. Vector o is every
/// (n/N)-th of the n samples from sample o, at most `max_vectors` of them.
///
/// Algorithm 1.1 computes them all on its way: after its stage K = N, N consecutive places hold a transform.
pub fn references(samples: &[Complex64], min_n: usize, max_vectors: usize) -> Vec<Vec<Reference>> {
    let n = samples.len();
    let reverse_bits_of =
        |j: usize, n: usize| if n == 1 { j } else { j.reverse_bits() >> (usize::BITS - n.ilog2()) };
    let mut y: Vec<Exact> = (0..n).map(|j| Exact::new(samples[reverse_bits_of(j, n)])).collect();
    // w^(256a + b) = w^(256a)·w^b: few sines, and each power has at most two rounding errors.
    let coarse: Vec<Exact> = (0..n.div_ceil(512)).map(|a| Exact::root(256 * a, n)).collect();
    let fine: Vec<Exact> = (0..256.min(n)).map(|b| Exact::root(b, n)).collect();
    let powers: Vec<Exact> = (0..n / 2).map(|k| coarse[k / 256].times(&fine[k % 256])).collect();
    let mut references_by_n = Vec::new();
    let mut k = 2;
    while k <= n {
        for t in (0..n).step_by(k) {
            for j in 0..k / 2 {
                let (low, high) = (t + j, t + j + k / 2);
                let a = if j == 0 { y[high].clone() } else { powers[j * (n / k)].times(&y[high]) };
                y[high] = Exact { re: &y[low].re - &a.re, im: &y[low].im - &a.im };
                y[low] = Exact { re: &y[low].re + a.re, im: &y[low].im + a.im };
            }
        }
        if k >= min_n {
            let transform_of = |vector: usize| &y[reverse_bits_of(vector, n / k) * k..][..k];
            let pairs = |z: &Exact| [Pair::new(&z.re), Pair::new(&z.im)];
            let vectors = 0..max_vectors.min(n / k);
            references_by_n.push(
                vectors.map(|vector| Reference(transform_of(vector).iter().map(pairs).collect())).collect(),
            );
        }
        k *= 2;
    }
    references_by_n
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computes the sum of the definition, in the same numbers but without a fast algorithm.
    fn dft_by_definition(samples: &[Complex64], k: usize) -> Exact {
        let n = samples.len();
        let term = |(j, z): (usize, &Complex64)| Exact::root(j * k % n, n).times(&Exact::new(*z));
        let zero = Exact::new(Complex64::new(0.0, 0.0));
        samples
            .iter()
            .enumerate()
            .map(term)
            .fold(zero, |sum, term| Exact { re: sum.re + term.re, im: sum.im + term.im })
    }

    #[test]
    fn references_equal_the_dft_definition() {
        let samples: Vec<_> = (0..64).map(|j| Complex64::new(0.1 * f64::from(j * j % 37), 0.3)).collect();
        let references_by_n = references(&samples, 8, 4);
        assert_eq!(references_by_n.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 2, 1]);
        for (references, n) in references_by_n.iter().zip([8, 16, 32, 64]) {
            for (vector, reference) in references.iter().enumerate() {
                let vector_samples: Vec<_> = samples.iter().copied().skip(vector).step_by(64 / n).collect();
                for (k, [re, im]) in reference.0.iter().enumerate() {
                    let exact_spectrum = dft_by_definition(&vector_samples, k);
                    for (pair, exact_spectrum) in [(re, exact_spectrum.re), (im, exact_spectrum.im)] {
                        let error = exact_spectrum - real(pair.high) - real(pair.low);
                        assert!(error.to_f64().value().abs() < 1e-29, "N = {n}, vector {vector}, k = {k}");
                    }
                }
            }
        }
    }

    #[test]
    fn roots_match_thirty_published_digits() {
        let difference = |value: &Real, high: f64, low: f64| {
            (value - real(high) - real(low)).to_f64().value().abs() < 1e-31
        };
        // √½ and, by the half-angle formula, cos π/8, as sums of two doubles from published digits.
        let (half, eighth) = (Exact::root(1, 8), Exact::root(1, 16));
        assert!(difference(&half.re, std::f64::consts::FRAC_1_SQRT_2, -4.833646656726457e-17));
        assert!(difference(&half.im, std::f64::consts::FRAC_1_SQRT_2, -4.833646656726457e-17));
        let twice = &eighth.re * &eighth.re * real(2.0) - real(1.0);
        assert!(difference(&(twice - half.re), 0.0, 0.0));
    }

    #[test]
    fn error_is_relative_and_depends_on_sign() {
        // The transform of a shifted impulse is the roots of unity.
        let mut samples = vec![Complex64::new(0.0, 0.0); 4];
        samples[1].re = 1.0;
        let reference = &references(&samples, 4, 1)[0][0];
        let (one, i) = (Complex64::new(1.0, 0.0), Complex64::new(0.0, 1.0));
        assert!(reference.error(&[one, i, -one, -i]) < 1e-30);
        assert!(reference.backward_error(&[one, -i, -one, i]) < 1e-30);
        assert_eq!(reference.error(&[one, -i, -one, i]), std::f64::consts::SQRT_2);
        let error = reference.error(&[one + 1e-15, i, -one, -i]);
        assert!((error / 0.5e-15 - 1.0).abs() < 0.2, "{error}");
    }
}
