//! The closed form on a LogP machine: Sahay, *Hiding Communication Costs in Bandwidth-Limited Parallel FFT Computation*
//! (1993), for P = p and m = n/P.

use crate::{Terms, stages};
use hyperfly_core::scenario::{Algorithm, Scenario};

/// The simple schedule of S 3, `cyclic-to-blocked`, with o = 0: n/P · log n + (n/P − n/P² − 1)·g + L (Theorem 3.1). `None`
/// for other formulations on more than one processor.
///
/// All processors send P − 1 messages of n/P² words, without a pause, and take them in the order in which they come: the
/// first is waited for from its first word on, the others stand in line behind it.
pub fn terms(s: &Scenario) -> Option<Terms> {
    let p = f64::from(s.p);
    let share = s.n as f64 / p;
    let compute = Terms { compute: s.tc * share * stages::equivalent(s), ..Terms::default() };
    if s.p == 1 {
        return Some(compute);
    }
    if s.algorithm != Algorithm::CyclicToBlocked || s.overhead > 0.0 {
        return None;
    }
    let words = share / p;
    let (transfer, contention) = (s.gap * (words - 1.0), s.gap * (share - 2.0 * words));
    Some(Terms { hop: s.latency, transfer, contention, ..compute })
}
