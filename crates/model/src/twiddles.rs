//! Number of twiddle factors that processors compute on first use (GK App. A), where a closed form exists.

use crate::arithmetic::pow2;
use hyperfly_core::formulations::Communication;
use hyperfly_core::scenario::Scenario;

/// Twiddle factors computed per processor; 0 where they are stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwiddleCounts {
    pub mean: f64,
    /// Maximum over the processors, h(n, p).
    pub max: f64,
}

/// Counts the twiddle factors of a scenario; `None` on more than one processor unless the formulation exchanges in one
/// dimension, as `binary-exchange`.
pub fn count_computed(s: &Scenario) -> Option<TwiddleCounts> {
    if s.twiddle_time.is_none() {
        return Some(TwiddleCounts { mean: 0.0, max: 0.0 });
    }
    if s.p == 1 {
        return Some(TwiddleCounts { mean: s.twiddles_serial(), max: s.twiddles_serial() });
    }
    match s.formulation.communication(s.size())? {
        Communication::Exchanges { dimensions: 1, .. } => Some(count_exchanges(s.d(), s.n() as f64)),
        _ => None,
    }
}

/// Counts the twiddle factors of `binary-exchange` on 2^d > 1 processors, d ≤ log n.
///
/// Stage l < d uses on a processor the twiddle factor given by the first l + 1 bits of its rank. Later stages use 2, 4,
/// …, n/p distinct ones. So h(n, p) = 2·(n/p − 1) + log p, the solution of the recurrence of App. A. All runs of
/// leading zeros give the same factor: z leading zeros save z − 1 of them, and rank 0 needs n/p factors in all.
fn count_exchanges(d: u32, n: f64) -> TwiddleCounts {
    let p = pow2(d);
    let (local_len, log_p) = (n / p, f64::from(d));
    let local = 2.0 * (local_len - 1.0);
    // Σ over ranks > 0 of log p − z + [z > 0]; p/2^(z + 1) ranks have z leading zeros.
    let named = (log_p - 1.0) * p + p / 2.0;
    TwiddleCounts { mean: (local_len + (p - 1.0) * local + named) / p, max: local + log_p }
}

/// T_o / (t_c′ · n) of computed twiddle factors on 2^d processors for any real log n ≥ d: (p · h(n, p) − n)/n = 1 +
/// (log p − 2)·p/n. App. A has n + p·log p, too large by 2p. 0 on one processor.
pub fn overhead_per_point(d: u32, log2_n: f64) -> f64 {
    if d == 0 { 0.0 } else { 1.0 + (f64::from(d) - 2.0) * libm::exp2(f64::from(d) - log2_n) }
}
