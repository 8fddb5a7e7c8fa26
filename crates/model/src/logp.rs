//! The closed forms on a LogP machine; P = p and m = n/P as in Sahay, *Hiding Communication Costs in Bandwidth-Limited Parallel
//! FFT Computation* (1993).

use crate::arithmetic::pow2;
use crate::redistribution::{in_the_order_of_its_source, redistributions};
use crate::stages;
use crate::swaps::Swaps;
use crate::terms::Terms;
use hyperfly_core::formulations::{Exchanges, Formulation, GroupCyclic, Io, Order};
use hyperfly_core::machine::LogP;
use hyperfly_core::scenario::Scenario;
use std::iter;

/// The terms of `cyclic-to-blocked` and of formulations that exchange, in which nobody meets the words of others. `None`
/// for other formulations on more than one processor, and where the gap between two messages is longer than a stage and
/// processors compute twiddle factors meanwhile: some compute more of them than others, and so wait less.
pub fn terms(s: &Scenario, logp: &LogP) -> Option<Terms> {
    let share = s.n() as f64 / f64::from(s.p);
    let compute = Terms { compute: logp.tc * share * stages::equivalent(s), ..Terms::default() };
    if s.p == 1 {
        return Some(compute);
    }
    if !in_the_order_of_its_source(s.formulation) {
        return None;
    }
    if matches!(s.formulation, Formulation::CyclicToBlocked(_)) {
        return Some(simple(logp, f64::from(s.p), share, compute));
    }
    let all = exchanges(s)?;
    if s.twiddle_time.is_some() && all.iter().any(|exchange| exchange.held_up(logp) > 0.0) {
        return None;
    }
    let sum = |part: fn(&LogP, &Exchange) -> f64| all.iter().map(|it| it.mean * part(logp, it)).sum();
    Some(Terms {
        startup: sum(|logp, _| 2.0 * logp.overhead),
        hop: sum(|logp, _| logp.latency),
        transfer: sum(|logp, it| spacing(logp) * (it.words - 1.0)),
        contention: sum(|logp, it| it.held_up(logp)),
        idle: all.iter().map(|it| (it.most - it.mean) * it.time(logp)).sum(),
        ..compute
    })
}

/// The least time between two words of an exchange: its processor sends one and takes one in turn.
pub fn spacing(logp: &LogP) -> f64 {
    logp.gap.max(2.0 * logp.overhead)
}

/// The schedule of S 3; with o = 0 n/P · log n + (n/P − n/P² − 1)·g + L (Theorem 3.1).
///
/// All processors send P − 1 messages of l = n/P² words, without a pause, which takes o of a processor for each word, and
/// then take them in the order in which they come, max(g, o) apart. The first is waited for from its first word on, if
/// that is not there yet; the others stand in line behind it, and what is still on its way then is waited for as
/// transfer.
fn simple(logp: &LogP, p: f64, share: f64, compute: Terms) -> Terms {
    let LogP { latency, gap, overhead, .. } = *logp;
    let words = share / p;
    let apart = gap.max(overhead);
    let busy = (share - words) * overhead;
    let first = overhead + latency;
    // How long the first word is there before it is taken; and the first message before all of it is taken.
    let late = (busy - first).max(0.0);
    let message = (words - 1.0) * apart;
    let begun = late.min(message);
    let each = words * apart - overhead;
    let others = p - 2.0;
    // Message k + 1 comes sooner by `step` than it is taken, and by that again.
    let (still, step) = (each - late, words * (apart - overhead));
    let waited = if step > 0.0 { libm::floor(still.max(0.0) / step).min(others) } else { others };
    let transfer = (waited * still - step * waited * (waited + 1.0) / 2.0).max(0.0);
    Terms {
        startup: busy + (p - 1.0) * overhead,
        hop: (first - busy).max(0.0),
        transfer: message - begun + transfer,
        contention: begun + others * each - transfer,
        ..compute
    }
}

/// Exchanges of equal messages, in which both partners take part at the same time. With nothing before it takes
/// (words − 1)·max(g, 2o) + 2o + L.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exchange {
    /// The words of its message.
    pub words: f64,
    /// What the processor computed since the exchange before; infinite for the first.
    pub computed: f64,
    /// How many there are of a processor, the mean over all.
    pub mean: f64,
    /// How many of the last processor.
    pub most: f64,
}

impl Exchange {
    /// One of everybody.
    fn of_all(words: f64, computed: f64) -> Self {
        Exchange { words, computed, mean: 1.0, most: 1.0 }
    }

    /// `times` of everybody, right after another.
    fn more(words: f64, times: f64) -> Self {
        Exchange { words, computed: 0.0, mean: times, most: times }
    }

    /// Words are g apart also between two messages: what the first word waits for the last one of the exchange before.
    pub fn held_up(&self, logp: &LogP) -> f64 {
        (logp.gap - logp.latency - 2.0 * logp.overhead - self.computed).max(0.0)
    }

    /// How long one takes.
    fn time(&self, logp: &LogP) -> f64 {
        spacing(logp) * (self.words - 1.0) + 2.0 * logp.overhead + logp.latency + self.held_up(logp)
    }
}

/// All exchanges of a formulation on more than one processor. `None` where some processors run ahead, and so words of different
/// exchanges come to one processor at the same time; of exchanges in chunks; of posted words.
pub fn exchanges(s: &Scenario) -> Option<Vec<Exchange>> {
    let share = s.n() as f64 / f64::from(s.p);
    let stage = s.machine.node_time() * share;
    let (dimensions, order) = match s.formulation {
        Formulation::BinaryExchange(Exchanges { order, chunk: None }) => (1, order),
        Formulation::TwoDimensional(Exchanges { order, chunk: None }) => (2, order),
        formulation => {
            let all = redistributions(formulation, s.d(), s.r())?;
            let in_place = all.iter().all(|it| it.is_in_place());
            let before = phases(s).into_iter().skip(usize::from(!begins_in_blocks(s)));
            let computed = iter::once(f64::INFINITY).chain(before.map(|stages| stage * stages));
            let messages = |(new, computed): (u32, f64)| {
                let words = share / pow2(new);
                [Exchange::of_all(words, computed), Exchange::more(words, pow2(new) - 2.0)]
            };
            let all = all.iter().map(|it| it.new).zip(computed).flat_map(messages).collect();
            return Some(all).filter(|_| in_place);
        }
    };
    let local = phases(s);
    let mut all = Vec::new();
    for dimension in 0..dimensions {
        let before = if dimension == 0 { f64::INFINITY } else { stage * (1.0 + local[0]) };
        all.push(Exchange::of_all(share, before));
        let others = f64::from(s.d() / dimensions - 1);
        all.push(Exchange { computed: stage, ..Exchange::more(share, others) });
    }
    if order == Order::Ordered {
        if s.twiddle_time.is_some() && share < f64::from(s.d()) {
            // Those that have fewer to compute send the first swap while others are in their last stage.
            return None;
        }
        let rest = stage * (1.0 + local[local.len() - 1]);
        let Swaps { halves, wholes } = Swaps::of(order, s.d(), s.r(), dimensions);
        let (halves, wholes) = (f64::from(dimensions * halves), f64::from(dimensions * wholes));
        let half = share / 2.0;
        if halves > 0.0 {
            all.extend([Exchange::of_all(half, rest), Exchange::more(half, halves - 1.0)]);
            all.push(Exchange { mean: wholes / 2.0, ..Exchange::more(share, wholes) });
        } else if wholes > 0.0 {
            // Not everybody takes part in any, and who does not in the first may in another.
            let some = 1.0 - libm::exp2(-wholes);
            all.push(Exchange { mean: some, ..Exchange::of_all(share, rest) });
            all.push(Exchange { mean: wholes / 2.0 - some, ..Exchange::more(share, wholes - 1.0) });
        }
    }
    Some(all)
}

/// The stages of radix 2 that take as long as the local ones, phase by phase; of a formulation that exchanges in its
/// stages, after those of each dimension.
fn phases(s: &Scenario) -> Vec<f64> {
    let (mut phases, mut begins) = (Vec::new(), Vec::new());
    if let Formulation::GroupCyclic(parameters) = s.formulation {
        begins = parameters.begins(s.size());
    }
    let mut done = 0;
    for stages in s.formulation.local_stages(s.size()) {
        let equivalent = stages::local(s.radix, stages);
        match phases.last_mut() {
            // Virtual phases follow each other on one processor.
            Some(phase) if !begins.is_empty() && !begins.contains(&done) => *phase += equivalent,
            _ => phases.push(equivalent),
        }
        done += stages;
    }
    phases
}

/// Whether a redistribution comes before the first phase.
fn begins_in_blocks(s: &Scenario) -> bool {
    matches!(s.formulation, Formulation::GroupCyclic(GroupCyclic { io: Io::Block, .. }))
}
