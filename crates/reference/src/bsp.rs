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
    pub delivery_times: BTreeMap<(u32, usize), f64>,
    /// Start and end of a computation, by processor and step.
    pub compute_times: BTreeMap<(u32, usize), (f64, f64)>,
    /// Time by processor: computing, synchronising, moving its own numbers.
    pub time_by_kind: Vec<[f64; 3]>,
    pub words: u64,
}

#[derive(Clone, Default)]
struct Processor {
    /// First step that is not complete, and first one whose message was not sent.
    current_step: usize,
    sent_steps: usize,
    inbox: BTreeMap<u32, VecDeque<f64>>,
    finish: Option<f64>,
}

/// Runs the plan; `None` if it deadlocks.
pub fn simulate(s: &Settings, plan: &Plan) -> Option<Outcome> {
    let mut processors = vec![Processor::default(); plan.p as usize];
    let powers = computed_twiddles(s, plan);
    let mut time = 0.0;
    let mut outcome = Outcome {
        t_parallel: 0.0,
        finish: Vec::new(),
        supersteps: Vec::new(),
        delivery_times: BTreeMap::new(),
        compute_times: BTreeMap::new(),
        time_by_kind: vec![[0.0; 3]; plan.p as usize],
        words: 0,
    };
    while processors.iter().any(|processor| processor.finish.is_none()) {
        let word_count: usize =
            processors.iter().map(|processor| processor.current_step + processor.sent_steps).sum();
        compute(s, plan, &powers, &mut processors, &mut time, &mut outcome);
        communicate(s, plan, &mut processors, &mut time, &mut outcome);
        for (rank, processor) in processors.iter_mut().enumerate() {
            if processor.current_step == plan.rank_steps(rank as u32).len() {
                processor.finish.get_or_insert(time);
            }
        }
        if word_count
            == processors.iter().map(|processor| processor.current_step + processor.sent_steps).sum::<usize>()
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
fn count_flops(s: &Settings, plan: &Plan, step: Step, powers: f64) -> Option<f64> {
    let butterflies = match step {
        Step::Local { first, last, len, .. } => {
            let stages = f64::from(last - first);
            let pairs = if plan.radix == 4 { (stages / 2.0).floor() } else { 0.0 };
            Some(f64::from(len) * (5.0 * (stages - 2.0 * pairs) + 34.0 / 4.0 * pairs))
        }
        Step::Combine(half) => Some(5.0 * f64::from(half.len) * f64::from(half.blocks)),
        Step::Unpack(unpack) => Some(5.0 * plan.slot_sets[unpack.own as usize].iter().count() as f64),
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
    time: &mut f64,
    outcome: &mut Outcome,
) {
    let mut max_duration = 0.0;
    for (rank, processor) in processors.iter_mut().enumerate() {
        let mut elapsed = 0.0;
        while processor.current_step == processor.sent_steps
            && let Some(&step) = plan.rank_steps(rank as u32).get(processor.current_step)
        {
            // A message of an earlier superstep is at hand.
            if let Step::Await { from, .. } = step
                && processor.inbox.get_mut(&from).and_then(VecDeque::pop_front).is_some()
            {
                processor.current_step += 1;
                processor.sent_steps += 1;
                continue;
            }
            let twiddle_count = powers[rank].get(&processor.current_step).copied().unwrap_or(0.0);
            let Some(work) = count_flops(s, plan, step, twiddle_count) else { break };
            outcome
                .compute_times
                .insert((rank as u32, processor.current_step), (*time + elapsed, *time + elapsed + work));
            elapsed += work;
            processor.current_step += 1;
            processor.sent_steps += 1;
        }
        outcome.time_by_kind[rank][0] += elapsed;
        if processor.current_step == plan.rank_steps(rank as u32).len() {
            processor.finish.get_or_insert(*time + elapsed);
        }
        max_duration = f64::max(max_duration, elapsed);
    }
    if max_duration > 0.0 {
        outcome.supersteps.push(Superstep { start: *time, end: *time + max_duration, h: 0 });
        *time += max_duration;
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
    let mut transfers = Vec::new();
    for (rank, processor) in processors.iter_mut().enumerate() {
        let program = plan.rank_steps(rank as u32);
        let slots_of = |index: u32| plan.slot_sets[index as usize].iter().collect::<BTreeSet<u32>>();
        // Slots that are still to be received.
        let mut awaited_slots = BTreeSet::new();
        for step in program.iter().take(processor.sent_steps).skip(processor.current_step) {
            if let Step::Exchange { receive, .. } | Step::Await { receive, .. } = *step {
                awaited_slots.extend(slots_of(receive));
            }
        }
        while let Some(&step) = program.get(processor.sent_steps) {
            let accessed = match step {
                Step::Local { .. } | Step::Combine { .. } | Step::Unpack(_) => break,
                Step::Copy { from, to } => &slots_of(from) | &slots_of(to),
                Step::Exchange { send, .. } | Step::Post { send, .. } => slots_of(send),
                Step::Await { .. } => BTreeSet::new(),
            };
            if !accessed.is_disjoint(&awaited_slots) {
                break;
            }
            if let Step::Exchange { to, send, .. } | Step::Post { to, send } = step {
                let numbers = 2 * plan.slot_sets[send as usize].iter().count() as u64;
                out[rank] += numbers;
                into[to as usize] += numbers;
                transfers.push((rank as u32, to, processor.sent_steps));
            }
            if let Step::Exchange { receive, .. } | Step::Await { receive, .. } = step {
                awaited_slots.extend(slots_of(receive));
            }
            processor.sent_steps += 1;
        }
    }
    outcome.words += out.iter().sum::<u64>() / 2;
    let relation: Vec<u64> = out.iter().zip(&into).map(|(out, into)| *out.max(into)).collect();
    let h = relation.iter().copied().max().unwrap_or(0);
    if h > 0 {
        let end = *now + h as f64 * s.gap + s.sync;
        outcome.supersteps.push(Superstep { start: *now, end, h });
        *now = end;
        for (spent, relation) in outcome.time_by_kind.iter_mut().zip(relation) {
            spent[1] += s.sync;
            spent[2] += relation as f64 * s.gap;
        }
    }
    for (rank, to, step) in transfers {
        outcome.delivery_times.insert((rank, step), *now);
        processors[to as usize].inbox.entry(rank).or_default().push_back(*now);
    }
    for (rank, processor) in processors.iter_mut().enumerate() {
        while processor.current_step < processor.sent_steps {
            if let Step::Exchange { from, .. } | Step::Await { from, .. } =
                plan.rank_steps(rank as u32)[processor.current_step]
                && processor.inbox.get_mut(&from).and_then(VecDeque::pop_front).is_none()
            {
                break;
            }
            processor.current_step += 1;
        }
    }
}
