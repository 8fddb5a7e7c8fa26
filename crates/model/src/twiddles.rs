//! The twiddle factors (powers of ω) that processors compute when they first need them (GK App. A), where a closed form says
//! how many.

use crate::arithmetic::pow2;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::scenario::Scenario;

/// How many twiddle factors the processors compute: pure numbers, 0 where they are stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Computed {
    /// The mean over the processors.
    pub mean: f64,
    /// The most of any, h(n, p).
    pub most: f64,
}

/// Of a scenario; `None` where no form is known: formulations other than `binary-exchange` on more than one processor.
pub fn computed(s: &Scenario) -> Option<Computed> {
    match (s.twiddle_time, s.formulation) {
        (None, _) => Some(Computed { mean: 0.0, most: 0.0 }),
        _ if s.p == 1 => Some(Computed { mean: s.twiddles_serial(), most: s.twiddles_serial() }),
        (Some(_), Formulation::BinaryExchange(_)) => Some(binary_exchange(s.d(), s.n() as f64)),
        _ => None,
    }
}

/// `binary-exchange` on 2^d > 1 processors, d ≤ log n.
///
/// Stage l < d takes of a processor the twiddle factor that the l + 1 first bits of its number name, later stages 2, 4, …, n/p
/// that all differ: h(n, p) = 2·(n/p − 1) + log p, the solution of the recurrence of App. A. Leading zeros name one twiddle
/// factor, however many there are: z of them save z − 1, and processor 0 needs n/p of them in all.
fn binary_exchange(d: u32, n: f64) -> Computed {
    let p = pow2(d);
    let (share, log_p) = (n / p, f64::from(d));
    let local = 2.0 * (share - 1.0);
    // Σ over the processors but the first of log p − z + [z > 0], with p/2^(z + 1) that have z leading zeros.
    let named = (log_p - 1.0) * p + p / 2.0;
    Computed { mean: (share + (p - 1.0) * local + named) / p, most: local + log_p }
}

/// T_o / (t_c′ · n) of these twiddle factors on 2^d processors for any real log n ≥ d: (p · h(n, p) − n)/n = 1 + (log p − 2)·p/n.
/// App. A has n + p·log p, too much by 2p. Nothing on one processor.
pub fn overhead_per_point(d: u32, log2_n: f64) -> f64 {
    if d == 0 { 0.0 } else { 1.0 + (f64::from(d) - 2.0) * libm::exp2(f64::from(d) - log2_n) }
}
