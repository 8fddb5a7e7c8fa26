//! Supersteps: all processors compute until each reaches a message; then all communicate until each reaches
//! a computation or would touch a word that arrives in this superstep. The time unit is one flop.
//!
//! A computation superstep costs the maximum work of any processor: 5 flops per element and radix-2 stage,
//! 34 for 4 elements and two radix-4 stages. A communication superstep costs h·g + l, where h is the
//! maximum number of real numbers (two per complex number) that a processor sends or receives.

use crate::interpreter::computed_twiddles;
use hyperfly_core::schedule::{Plan, Step};
use hyperfly_request::Settings;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Superstep; h is 0 for a computation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Superstep {
    pub start: f64,
    pub end: f64,
    pub h: u64,
}

/// Times of a run.
pub struct Outcome {
    pub t_parallel: f64,
    pub finish: Vec<f64>,
    pub supersteps: Vec<Superstep>,
    /// Delivery of the message of a step, by processor and step.
    pub delivered: BTreeMap<(u32, usize), f64>,
    /// Start and end of a computation, by processor and step.
    pub computed: BTreeMap<(u32, usize), (f64, f64)>,
    /// Time by processor: computing, synchronising, moving its own numbers.
    pub spent: Vec<[f64; 3]>,
    pub words: u64,
}

#[derive(Clone, Default)]
struct Processor {
    /// First step that is not complete, and first one whose message was not sent.
    at: usize,
    sent: usize,
    inbox: BTreeMap<u32, VecDeque<f64>>,
    finish: Option<f64>,
}

/// Runs the plan; `None` if it deadlocks.
pub fn simulate(s: &Settings, plan: &Plan) -> Option<Outcome> {
    let mut processors = vec![Processor::default(); plan.p as usize];
    let powers = computed_twiddles(s, plan);
    let mut now = 0.0;
    let mut outcome = Outcome {
        t_parallel: 0.0,
        finish: Vec::new(),
        supersteps: Vec::new(),
        delivered: BTreeMap::new(),
        computed: BTreeMap::new(),
        spent: vec![[0.0; 3]; plan.p as usize],
        words: 0,
    };
    while processors.iter().any(|processor| processor.finish.is_none()) {
        let before: usize = processors.iter().map(|processor| processor.at + processor.sent).sum();
        compute(s, plan, &powers, &mut processors, &mut now, &mut outcome);
        communicate(s, plan, &mut processors, &mut now, &mut outcome);
        for (q, processor) in processors.iter_mut().enumerate() {
            if processor.at == plan.rank_steps(q as u32).len() {
                processor.finish.get_or_insert(now);
            }
        }
        if before == processors.iter().map(|processor| processor.at + processor.sent).sum::<usize>()
            && processors.iter().any(|processor| processor.finish.is_none())
        {
            return None;
        }
    }
    outcome.finish = processors.iter().map(|processor| processor.finish.unwrap()).collect();
    outcome.t_parallel = outcome.finish.iter().copied().fold(0.0, f64::max);
    Some(outcome)
}

/// Returns the flops of a computing step: its butterflies, and t_c′ for each of `powers`.
fn flops(s: &Settings, plan: &Plan, step: Step, powers: f64) -> Option<f64> {
    let butterflies = match step {
        Step::Local { first, last, len, .. } => {
            let stages = f64::from(last - first);
            let pairs = if plan.radix == 4 { (stages / 2.0).floor() } else { 0.0 };
            Some(f64::from(len) * (5.0 * (stages - 2.0 * pairs) + 34.0 / 4.0 * pairs))
        }
        Step::Combine(half) => Some(5.0 * f64::from(half.len) * f64::from(half.blocks)),
        Step::Copy { .. } => Some(0.0),
        Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => None,
    };
    butterflies.map(|flops| flops + s.tt * powers)
}

fn compute(
    s: &Settings,
    plan: &Plan,
    powers: &[BTreeMap<usize, f64>],
    processors: &mut [Processor],
    now: &mut f64,
    outcome: &mut Outcome,
) {
    let mut most = 0.0;
    for (q, processor) in processors.iter_mut().enumerate() {
        let mut done = 0.0;
        while processor.at == processor.sent
            && let Some(&step) = plan.rank_steps(q as u32).get(processor.at)
            && let new = powers[q].get(&processor.at).copied().unwrap_or(0.0)
            && let Some(work) = flops(s, plan, step, new)
        {
            outcome.computed.insert((q as u32, processor.at), (*now + done, *now + done + work));
            done += work;
            processor.at += 1;
            processor.sent += 1;
        }
        outcome.spent[q][0] += done;
        if processor.at == plan.rank_steps(q as u32).len() {
            processor.finish.get_or_insert(*now + done);
        }
        most = f64::max(most, done);
    }
    if most > 0.0 {
        outcome.supersteps.push(Superstep { start: *now, end: *now + most, h: 0 });
        *now += most;
    }
}

fn communicate(
    s: &Settings,
    plan: &Plan,
    processors: &mut [Processor],
    now: &mut f64,
    outcome: &mut Outcome,
) {
    let (mut out, mut into) = (vec![0u64; processors.len()], vec![0u64; processors.len()]);
    let mut sent = Vec::new();
    for (q, processor) in processors.iter_mut().enumerate() {
        let program = plan.rank_steps(q as u32);
        let set = |set: u32| plan.slot_sets[set as usize].iter().collect::<BTreeSet<u32>>();
        // Slots that are still to be received.
        let mut to_come = BTreeSet::new();
        for step in program.iter().take(processor.sent).skip(processor.at) {
            if let Step::Exchange { receive, .. } | Step::Await { receive, .. } = *step {
                to_come.extend(set(receive));
            }
        }
        while let Some(&step) = program.get(processor.sent) {
            let touched = match step {
                Step::Local { .. } | Step::Combine { .. } => break,
                Step::Copy { from, to } => &set(from) | &set(to),
                Step::Exchange { send, .. } | Step::Post { send, .. } => set(send),
                Step::Await { .. } => BTreeSet::new(),
            };
            if !touched.is_disjoint(&to_come) {
                break;
            }
            if let Step::Exchange { to, send, .. } | Step::Post { to, send } = step {
                let numbers = 2 * plan.slot_sets[send as usize].iter().count() as u64;
                out[q] += numbers;
                into[to as usize] += numbers;
                sent.push((q as u32, to, processor.sent));
            }
            if let Step::Exchange { receive, .. } | Step::Await { receive, .. } = step {
                to_come.extend(set(receive));
            }
            processor.sent += 1;
        }
    }
    outcome.words += out.iter().sum::<u64>() / 2;
    let own: Vec<u64> = out.iter().zip(&into).map(|(out, into)| *out.max(into)).collect();
    let h = own.iter().copied().max().unwrap_or(0);
    if h > 0 {
        let end = *now + h as f64 * s.gap + s.sync;
        outcome.supersteps.push(Superstep { start: *now, end, h });
        *now = end;
        for (spent, own) in outcome.spent.iter_mut().zip(own) {
            spent[1] += s.sync;
            spent[2] += own as f64 * s.gap;
        }
    }
    for (q, to, step) in sent {
        outcome.delivered.insert((q, step), *now);
        processors[to as usize].inbox.entry(q).or_default().push_back(*now);
    }
    for (q, processor) in processors.iter_mut().enumerate() {
        while processor.at < processor.sent {
            if let Step::Exchange { from, .. } | Step::Await { from, .. } =
                plan.rank_steps(q as u32)[processor.at]
                && processor.inbox.get_mut(&from).and_then(VecDeque::pop_front).is_none()
            {
                break;
            }
            processor.at += 1;
        }
    }
}
