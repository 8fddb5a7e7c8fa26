//! Chunked exchanges that overlap computation (GK App. E); [`crate::gk::t_parallel_e`] is their total.

use crate::terms::Terms;
use crate::times::Times;

/// Computes the waiting time of a processor in `stages` consecutive exchanges with neighbours, each of a block of
/// `local_len` words in chunks of `chunk` ≤ `local_len`, by cause.
///
/// A chunk takes t_s + t_h + c·t_w in transit. The first chunk is waited for all that time, and so is every chunk that
/// is alone in its stage. Otherwise the next chunk is in transit while the previous one is combined; that hides
/// start-up first, then hop, then transfer. If it arrives by then, only the first chunk causes waiting.
pub fn exposed_terms(times: &Times, local_len: f64, chunk: f64, stages: f64) -> Terms {
    let chunks = local_len / chunk;
    let (whole, others) = if chunks < 2.0 { (stages, 0.0) } else { (1.0, stages * chunks - 1.0) };
    let mut hidden = times.tc * chunk;
    let mut exposed = |part: f64| {
        let hides = hidden.min(part);
        hidden -= hides;
        whole * part + others * (part - hides)
    };
    let (startup, hop, transfer) = (exposed(times.ts), exposed(times.th), exposed(times.tw * chunk));
    Terms { startup, hop, transfer, ..Terms::default() }
}
