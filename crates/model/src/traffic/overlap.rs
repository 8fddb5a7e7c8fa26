//! Exchanges in chunks that overlap computation (GK App. E; [`crate::gk::t_parallel_e`] is what they come to).

use crate::terms::Terms;
use crate::times::Times;

/// What a processor waits in `stages` exchanges one after the other between neighbours, each of a share of `share` words
/// in chunks of `chunk` ≤ `share`, in parts of the time that chunks take on their way.
///
/// A chunk is t_s + t_h + c·t_w on its way. The first is waited for all that time; so is every one, if it is alone in its
/// stage. Of several the next sets out while the one before is combined, and what it does meanwhile costs nothing:
/// start-up first, then hop, then transfer. If it is there by then, nobody waits for any but the first.
pub fn waited(times: &Times, share: f64, chunk: f64, stages: f64) -> Terms {
    let chunks = share / chunk;
    let (whole, others) = if chunks < 2.0 { (stages, 0.0) } else { (1.0, stages * chunks - 1.0) };
    let mut hidden = times.tc * chunk;
    let mut waited = |part: f64| {
        let hides = hidden.min(part);
        hidden -= hides;
        whole * part + others * (part - hides)
    };
    let (startup, hop, transfer) = (waited(times.ts), waited(times.th), waited(times.tw * chunk));
    Terms { startup, hop, transfer, ..Terms::default() }
}
