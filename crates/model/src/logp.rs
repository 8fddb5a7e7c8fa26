//! Closed forms on a LogP machine. P = p and m = n/P as in Sahay, *Hiding Communication Costs in Bandwidth-Limited
//! Parallel FFT Computation* (1993).

use crate::arithmetic::pow2;
use crate::stages;
use crate::swaps::Swaps;
use crate::terms::Terms;
use hyperfly_core::formulations::{Communication, Exchanges, Order, RedistributionSequence, Rounds};
use hyperfly_core::machine::LogP;
use hyperfly_core::scenario::Scenario;
use std::iter;

/// Returns the terms of one posted all-to-all (`cyclic-to-blocked`) and of formulations whose exchanges never meet words
/// of other exchanges. The capacity delays none of these: at most one processor at a time sends to each, words g apart.
/// `None` for other formulations on more than one processor. Also `None` if processors compute twiddle factors while
/// the gap between two messages is longer than a stage: those that compute more of them wait less. And `None` for the
/// posted all-to-all on a LogGP machine with o > 0.
pub fn terms(s: &Scenario, logp: &LogP) -> Option<Terms> {
    let local_len = s.words() as f64 / f64::from(s.p);
    let compute = Terms { compute: logp.tc * local_len * stages::radix_2_equivalent(s), ..Terms::default() };
    if s.p == 1 {
        return Some(compute);
    }
    if is_posted_all_to_all(s) {
        return match logp.word_gap {
            None => Some(posted_terms(logp, f64::from(s.p), local_len, compute)),
            Some(inner) => posted_message_terms(logp, inner, f64::from(s.p), local_len, compute),
        };
    }
    let all = exchanges(s)?;
    if s.twiddle_time.is_some() && all.iter().any(|exchange| exchange.gap_delay(logp) > 0.0) {
        return None;
    }
    let sum = |part: fn(&LogP, &Exchange) -> f64| all.iter().map(|it| it.mean_count * part(logp, it)).sum();
    Some(Terms {
        startup: sum(|logp, _| 2.0 * logp.overhead),
        hop: sum(|logp, _| logp.latency),
        transfer: sum(|logp, it| logp.spacing(true) * (it.words - 1.0)),
        contention: sum(|logp, it| it.gap_delay(logp)),
        idle: all.iter().map(|it| (it.max_count - it.mean_count) * it.time(logp)).sum(),
        ..compute
    })
}

/// Terms of the schedule of S 3. With o = 0 they add up to n/P · log n + (n/P − n/P² − 1)·g + L (Theorem 3.1).
///
/// Every processor sends P − 1 messages of l = n/P² words without a pause, at o per word. It then receives them in
/// order of arrival, max(g, o) apart. It waits for the first message from its first word on, unless that is already
/// there. The others queue behind it, and waiting for words still in transit counts as transfer.
fn posted_terms(logp: &LogP, p: f64, local_len: f64, compute: Terms) -> Terms {
    let LogP { latency, gap, overhead, .. } = *logp;
    let words = local_len / p;
    let spacing = gap.max(overhead);
    let send_time = (local_len - words) * overhead;
    let first_arrival = overhead + latency;
    // Waiting time of the first word, and the part of it that overlaps the reception of the first message.
    let first_wait = (send_time - first_arrival).max(0.0);
    let message_time = (words - 1.0) * spacing;
    let overlapped = first_wait.min(message_time);
    let message_interval = words * spacing - overhead;
    let queued = p - 2.0;
    // Message k + 1 arrives `slack_per_message` earlier relative to its reception than message k.
    let (slack, slack_per_message) = (message_interval - first_wait, words * (spacing - overhead));
    let waited_count = if slack_per_message > 0.0 {
        libm::floor(slack.max(0.0) / slack_per_message).min(queued)
    } else {
        queued
    };
    let transfer =
        (waited_count * slack - slack_per_message * waited_count * (waited_count + 1.0) / 2.0).max(0.0);
    Terms {
        startup: send_time + (p - 1.0) * overhead,
        hop: (first_arrival - send_time).max(0.0),
        transfer: message_time - overlapped + transfer,
        contention: overlapped + queued * message_interval - transfer,
        ..compute
    }
}

/// Terms of the same schedule on a LogGP machine with o = 0, where `inner` is G. Every processor's interface sends P − 1 messages
/// of l = n/P² words at intervals of g + (l − 1)·G, and receives them at the same intervals. `None` with o > 0.
fn posted_message_terms(logp: &LogP, inner: f64, p: f64, local_len: f64, compute: Terms) -> Option<Terms> {
    let message_time = (local_len / p - 1.0) * inner;
    let contention = (p - 2.0) * (logp.gap + message_time);
    (logp.overhead == 0.0).then_some(Terms {
        hop: logp.latency,
        transfer: message_time,
        contention,
        ..compute
    })
}

/// Consecutive exchanges of equal messages, in which both partners take part at the same time. One exchange takes
/// (words − 1)·max(g, 2o) + 2o + L unless an earlier exchange delays it; on a LogGP machine (words − 1)·G + 2o + L.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exchange {
    /// Words of one message.
    pub words: f64,
    /// Computing time since the previous exchange; infinite for the first.
    pub computed: f64,
    /// Number of exchanges per processor, the mean over all.
    pub mean_count: f64,
    /// Number of exchanges of the processor that finishes last.
    pub max_count: f64,
}

impl Exchange {
    /// One exchange per processor.
    fn single(words: f64, computed: f64) -> Self {
        Exchange { words, computed, mean_count: 1.0, max_count: 1.0 }
    }

    /// `times` exchanges per processor, directly after another one.
    fn repeated(words: f64, times: f64) -> Self {
        Exchange { words, computed: 0.0, mean_count: times, max_count: times }
    }

    /// Delay of the first word, because it must leave g after the last word of the previous exchange.
    pub fn gap_delay(&self, logp: &LogP) -> f64 {
        (logp.gap - logp.latency - 2.0 * logp.overhead - self.computed).max(0.0)
    }

    /// Duration of one exchange.
    fn time(&self, logp: &LogP) -> f64 {
        logp.spacing(true) * (self.words - 1.0) + 2.0 * logp.overhead + logp.latency + self.gap_delay(logp)
    }
}

/// Lists all exchanges of a formulation on more than one processor. `None` for chunked exchanges and posted words, and
/// where some processors run ahead, so that words of different exchanges reach a processor at the same time.
pub fn exchanges(s: &Scenario) -> Option<Vec<Exchange>> {
    let local_len = s.words() as f64 / f64::from(s.p);
    let stage = s.machine.node_time() * local_len;
    let (dimensions, order) = match s.formulation.communication(s.size())? {
        Communication::Exchanges { dimensions, parameters: Exchanges { order, chunk: None } } => {
            (dimensions, order)
        }
        Communication::Redistributions(sequence) => return redistribution_exchanges(s, &sequence, stage),
        _ => return None,
    };
    let local = phase_equivalents(s);
    let mut all = Vec::new();
    for dimension in 0..dimensions {
        let before = if dimension == 0 { f64::INFINITY } else { stage * (1.0 + local[0]) };
        all.push(Exchange::single(local_len, before));
        let others = f64::from(s.d() / dimensions - 1);
        all.push(Exchange { computed: stage, ..Exchange::repeated(local_len, others) });
    }
    if order == Order::Ordered {
        if s.twiddle_time.is_some() {
            // Processors with fewer twiddle factors send the first swap earlier, and their partners end theirs earlier.
            return None;
        }
        let rest = stage * (1.0 + local[local.len() - 1]);
        let Swaps { halves, wholes } = Swaps::of(order, s.d(), s.r(), dimensions);
        let (halves, wholes) = (f64::from(dimensions * halves), f64::from(dimensions * wholes));
        let half = local_len / 2.0;
        if halves > 0.0 {
            all.extend([Exchange::single(half, rest), Exchange::repeated(half, halves - 1.0)]);
            all.push(Exchange { mean_count: wholes / 2.0, ..Exchange::repeated(local_len, wholes) });
        } else if wholes > 0.0 {
            // Each swap concerns only half of the processors; one that sits out the first may take part in another.
            let some = 1.0 - libm::exp2(-wholes);
            all.push(Exchange { mean_count: some, ..Exchange::single(local_len, rest) });
            all.push(Exchange {
                mean_count: wholes / 2.0 - some,
                ..Exchange::repeated(local_len, wholes - 1.0)
            });
        }
    }
    Some(all)
}

/// Lists the exchanges of redistributions, if no messages of a round meet and all processors behave alike. `stage` is the computing time of one stage.
fn redistribution_exchanges(
    s: &Scenario,
    sequence: &RedistributionSequence,
    stage: f64,
) -> Option<Vec<Exchange>> {
    let RedistributionSequence { volumes, precedes_first_phase, rounds } = sequence;
    let is_exchange = matches!(rounds, Rounds::Pairwise | Rounds::Standard);
    if !is_exchange || !volumes.iter().all(|it| it.is_in_place()) {
        return None;
    }
    let local_len = s.words() as f64 / f64::from(s.p);
    let before = phase_equivalents(s).into_iter().skip(usize::from(!precedes_first_phase));
    let computed = iter::once(f64::INFINITY).chain(before.map(|stages| stage * stages));
    let messages = |(new, computed): (u32, f64)| {
        let (count, words) = match rounds {
            Rounds::Standard => (f64::from(new), local_len / 2.0),
            _ => (pow2(new) - 1.0, local_len / pow2(new)),
        };
        [Exchange::single(words, computed), Exchange::repeated(words, count - 1.0)]
    };
    Some(volumes.iter().map(|it| it.new).zip(computed).flat_map(messages).collect())
}

/// Returns whether a scenario on more than one processor has a single all-to-all, posted in the order of its source
/// (S 3).
pub fn is_posted_all_to_all(s: &Scenario) -> bool {
    let communication = s.formulation.communication(s.size());
    matches!(communication, Some(Communication::Redistributions(it)) if it.is_posted_all_to_all(s.d()))
}

/// Returns the radix-2 equivalents of the local stages, phase by phase; for a formulation that exchanges in its stages,
/// the local stages after each dimension. Virtual phases run back to back on one processor.
fn phase_equivalents(s: &Scenario) -> Vec<f64> {
    let equivalent = |stages: u32| stages::phase_equivalent(s.radix, stages);
    let phases = s.formulation.local_stages(s.size());
    phases.into_iter().map(|phase| phase.into_iter().map(equivalent).sum()).collect()
}
