//! The closed forms on a LogP machine; P = p and m = n/P as in Sahay, *Hiding Communication Costs in Bandwidth-Limited Parallel
//! FFT Computation* (1993).

use crate::stages;
use crate::terms::Terms;
use hyperfly_core::formulations::{AllToAll, Exchanges, Formulation, Order};
use hyperfly_core::machine::LogP;
use hyperfly_core::scenario::Scenario;

/// The terms of `cyclic-to-blocked` and `binary-exchange`; `None` for other formulations on more than one processor, and where
/// words cost the processor time (o > 0), and where the gap between two messages is longer than a stage and processors compute
/// twiddle factors meanwhile: some compute more of them than others, and so wait less.
pub fn terms(s: &Scenario, logp: &LogP) -> Option<Terms> {
    let share = s.n() as f64 / f64::from(s.p);
    let compute = Terms { compute: logp.tc * share * stages::equivalent(s), ..Terms::default() };
    if s.p == 1 {
        return Some(compute);
    }
    if logp.overhead > 0.0 {
        return None;
    }
    match s.formulation {
        Formulation::CyclicToBlocked(AllToAll::Paper) => {
            Some(simple(logp, share, share / f64::from(s.p), compute))
        }
        Formulation::BinaryExchange(Exchanges { order, chunk: None }) => {
            let all = exchanges(s, logp, order)?;
            if s.twiddle_time.is_some() && all.iter().any(|exchange| exchange.held_up(logp) > 0.0) {
                return None;
            }
            let sum = |part: fn(&LogP, &Exchange) -> f64| all.iter().map(|it| part(logp, it)).sum();
            Some(Terms {
                hop: logp.latency * all.len() as f64,
                transfer: sum(|logp, it| logp.gap * (it.words - 1.0)),
                contention: sum(|logp, it| it.held_up(logp)),
                ..compute
            })
        }
        _ => None,
    }
}

/// The schedule of S 3, with o = 0: n/P · log n + (n/P − n/P² − 1)·g + L (Theorem 3.1).
///
/// All processors send P − 1 messages of `words` = n/P², without a pause, and take them in the order in which they come: the
/// first is waited for from its first word on, the others stand in line behind it.
fn simple(logp: &LogP, share: f64, words: f64, compute: Terms) -> Terms {
    let (transfer, contention) = (logp.gap * (words - 1.0), logp.gap * (share - 2.0 * words));
    Terms { hop: logp.latency, transfer, contention, ..compute }
}

/// An exchange in which every processor takes part, all at the same time. With o = 0 it takes (words − 1)·g + L.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exchange {
    /// The words of its message.
    pub words: f64,
    /// What the processor computed since the exchange before; infinite for the first.
    pub computed: f64,
}

impl Exchange {
    /// Words are g apart also between two messages: what the first word waits for the last one of the exchange before.
    pub fn held_up(&self, logp: &LogP) -> f64 {
        (logp.gap - logp.latency - self.computed).max(0.0)
    }
}

/// The exchanges of `binary-exchange`: log p of whole shares, and with an ordered result d of half shares after the last stage
/// (GK App. C). `None` for an ordered result with n < p², where only half of the processors take part in some.
pub fn exchanges(s: &Scenario, logp: &LogP, order: Order) -> Option<Vec<Exchange>> {
    let (d, share) = (s.d(), s.n() as f64 / f64::from(s.p));
    let stage = logp.tc * share;
    let stages =
        (0..d).map(|l| Exchange { words: share, computed: if l == 0 { f64::INFINITY } else { stage } });
    let mut all: Vec<Exchange> = stages.collect();
    if order == Order::Ordered {
        if s.r() < 2 * d {
            return None;
        }
        // After the last exchange come its own stage and the local ones.
        let rest = stage * (stages::equivalent(s) - f64::from(d - 1));
        let swaps =
            (0..d).map(|k| Exchange { words: share / 2.0, computed: if k == 0 { rest } else { 0.0 } });
        all.extend(swaps);
    }
    Some(all)
}
