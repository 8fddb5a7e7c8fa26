//! Results of the stage that unpacks the transform of real samples (`schedule/unpack.rs`).

use super::Twiddles;
use crate::Complex64;

/// Returns (Z_k + Z*_(N−k))/2 − j/2 · ω^k · (Z_k − Z*_(N−k)) for R\[`index`\] = Z_k and its partner Z_(N−k). For k = 0 the
/// result holds X_0 and X_N, which are real, as its real and imaginary part.
#[inline]
pub fn unpack(own: Complex64, partner: Complex64, index: usize, twiddles: &Twiddles) -> Complex64 {
    if index == 0 {
        return Complex64::new(own.re + own.im, own.re - own.im);
    }
    let w = twiddles.blocks(index, 1)[0];
    // Transforms of the even and of the odd samples.
    let even = Complex64::new(0.5 * (own.re + partner.re), 0.5 * (own.im - partner.im));
    let odd = Complex64::new(0.5 * (own.im + partner.im), 0.5 * (partner.re - own.re));
    even + Complex64::new(w.re * odd.re - w.im * odd.im, w.re * odd.im + w.im * odd.re)
}
