//! Closed form of a scenario, term by term.

use super::candidates::{CandidateFormulas, Sizes};
use super::expression::{Expression, log, square};
use super::symbol::Symbol;
use crate::form::Form;
use crate::predict::predict;
use crate::prediction::Prediction;
use crate::traffic::{Count, largest_bound};
use crate::{bsp, logp, published, stages, twiddles};
use hyperfly_core::machine::{FLOPS_PER_NODE, LogP, Machine, Network, Switching};
use hyperfly_core::scenario::Scenario;

/// A closed form as one formula per term.
#[derive(Clone, Debug, PartialEq)]
pub struct Formulas {
    pub prediction: Prediction,
    /// In the order of [`crate::Terms::named`]. `None` where the term is zero or has no formula.
    pub terms: [Option<Expression>; 6],
    /// Place in the papers; empty where none of them prints it.
    pub source: &'static str,
}

/// Returns the closed form of a scenario as formulas; `None` where [`predict()`] has none.
pub fn formulas(s: &Scenario) -> Option<Formulas> {
    let prediction = predict(s)?;
    let mut terms: [Option<Expression>; 6] = Default::default();
    let mut source = "";
    terms[0] = Some(computation(s)?);
    if s.p > 1 {
        source = match &s.machine {
            Machine::Network(network) => network_terms(s, network, &prediction, &mut terms)?,
            Machine::LogP(machine) => logp_terms(s, machine, &mut terms),
            Machine::Bsp(machine) => {
                let [redistributions, mean, most] = bsp::counts(s)?;
                let gap = || Expression::Symbol(Symbol::Gap, machine.gap);
                let mean_sent = Expression::Symbol(Symbol::MeanSent, mean);
                terms[2] = Some(Expression::Symbol(Symbol::Sync, machine.sync) * redistributions);
                terms[3] = Some(gap() * mean_sent.clone());
                if most > mean {
                    terms[5] = Some(gap() * (Expression::Symbol(Symbol::MostSent, most) - mean_sent));
                }
                published::of(&s.formulation).bsp_source()
            }
        };
    }
    let time = s.twiddle_time.unwrap_or(0.0);
    let waits = twiddles::count_computed(s).map_or(0.0, |twiddles| twiddles.max - twiddles.mean);
    if waits > 0.0 && time > 0.0 && prediction.form == Form::Exact {
        let waiting = Expression::Symbol(Symbol::TwiddleTime, time) * waits;
        let waiting = match terms[5].take() {
            Some(others) => others + waiting,
            None => waiting,
        };
        // If some processors also wait for a partner, the sum has no formula.
        let all = (waiting.value() / prediction.terms.idle - 1.0).abs() <= 1e-9;
        terms[5] = Some(waiting).filter(|_| all);
    }
    // Zero terms have no formula.
    for (term, (_, time)) in terms.iter_mut().zip(prediction.terms.named()) {
        if time == 0.0 {
            *term = None;
        }
    }
    Some(Formulas { prediction, terms, source })
}

/// t_c · n/p · log n, adapted to radix 4 and to computed twiddle factors.
fn computation(s: &Scenario) -> Option<Expression> {
    let at = Sizes { n: s.n(), p: s.p };
    let unit = match s.machine {
        Machine::Bsp(_) => FLOPS_PER_NODE.into(),
        _ => Expression::Symbol(Symbol::Tc, s.machine.node_time()),
    };
    let local_len = match s.p {
        1 if s.is_real() => 0.5 * at.n(),
        1 => at.n(),
        _ => at.local_len(),
    };
    let equivalent = stages::radix_2_equivalent(s);
    let stages = if equivalent == f64::from(s.r()) { log(at.n()) } else { equivalent.into() };
    let butterflies = unit * local_len * stages;
    let computed = twiddles::count_computed(s)?.mean;
    Some(match s.twiddle_time {
        None => butterflies,
        Some(time) => butterflies + Expression::Symbol(Symbol::TwiddleTime, time) * computed,
    })
}

/// Fills in the communication terms on a LogP machine and returns their source.
fn logp_terms(s: &Scenario, machine: &LogP, terms: &mut [Option<Expression>; 6]) -> &'static str {
    let at = Sizes { n: s.n(), p: s.p };
    let gap = || Expression::Symbol(Symbol::Gap, machine.gap);
    let overhead = || Expression::Symbol(Symbol::Overhead, machine.overhead);
    let word_gap = || machine.word_gap.map(|inner| Expression::Symbol(Symbol::WordGap, inner));
    let latency = Expression::Symbol(Symbol::Latency, machine.latency);
    if logp::is_posted_all_to_all(s) {
        if let Some(inner) = word_gap() {
            terms[2] = Some(latency);
            terms[3] = Some(inner.clone() * (at.message() - 1.0));
            terms[4] = Some((gap() + inner * (at.message() - 1.0)) * (at.p() - 2.0));
            return "";
        }
        if machine.overhead > 0.0 {
            // S has no overhead o, and the part of the other terms that o hides has no formula.
            terms[1] = Some(overhead() * (at.local_len() - at.message() + at.p() - 1.0));
            return "";
        }
        terms[2] = Some(latency);
        terms[3] = Some(gap() * (at.message() - 1.0));
        terms[4] = Some(gap() * (at.local_len() - 2.0 * at.n() / square(at.p())));
        return published::of(&s.formulation).logp_source();
    }
    let all = logp::exchanges(s).unwrap_or_default();
    let exchanges: f64 = all.iter().map(|it| it.mean_count).sum();
    let words = all.iter().map(|it| it.mean_count * (it.words - 1.0)).sum();
    let stages = || vec![at.log_p(), 2.0 * at.log_p()];
    terms[1] = unit_multiple(2.0 * overhead(), exchanges, stages());
    terms[2] = unit_multiple(latency, exchanges, stages());
    let halves = 3.0 * at.local_len() / 2.0 - 2.0;
    let known = vec![(at.local_len() - 1.0) * at.log_p(), halves * at.log_p()];
    let unit = match word_gap() {
        Some(inner) => inner,
        None if machine.spacing(true) > machine.gap => 2.0 * overhead(),
        None => gap(),
    };
    terms[3] = unit_multiple(unit, words, known);
    ""
}

/// Fills in the communication terms on a network and returns their source.
fn network_terms(
    s: &Scenario,
    network: &Network,
    prediction: &Prediction,
    terms: &mut [Option<Expression>; 6],
) -> Option<&'static str> {
    let at = Sizes { n: s.n(), p: s.p };
    if s.formulation.overlaps() {
        // With overlap the waiting time is a mix of start-up, hop and transfer without a formula.
        return Some("GK App. E");
    }
    let traffic = largest_bound(s)?;
    let known = CandidateFormulas::of(s, network, at);
    let tw = || Expression::Symbol(Symbol::word_time(network, s.p), network.channel_tw(s.p));
    let words = || tw() * at.local_len();
    terms[1] =
        unit_multiple(Expression::Symbol(Symbol::Ts, network.ts), traffic.own.startups, known.startups);
    terms[2] = unit_multiple(Expression::Symbol(Symbol::Th, network.th), traffic.own.hops, known.hops);
    terms[3] = unit_multiple(words(), traffic.own.blocks, known.blocks);
    // Only multiples of the block time have a formula; in a bound, `contention` is merely the remaining time.
    if prediction.form != Form::LowerBound {
        let blocks =
            |count: Count| if count.startups == 0.0 && count.hops == 0.0 { count.blocks } else { 0.0 };
        let shared = if network.switching == Switching::CutThrough { at.contention() } else { Vec::new() };
        terms[4] = unit_multiple(words(), blocks(traffic.contention), shared);
        if s.twiddle_time.is_none_or(|time| time == 0.0) {
            terms[5] = unit_multiple(words(), blocks(traffic.idle), Vec::new());
        }
    }
    Some(published::of(&s.formulation).network_source(network))
}

/// `unit` times a count: the first known formula with that value, else a number. `None` for a count of 0.
fn unit_multiple(unit: Expression, count: f64, known: Vec<Expression>) -> Option<Expression> {
    let same = |formula: &Expression| (formula.value() - count).abs() <= 1e-12 * count;
    let formula = known.into_iter().find(same).unwrap_or(Expression::Number(count));
    (count != 0.0).then(|| unit * formula)
}
