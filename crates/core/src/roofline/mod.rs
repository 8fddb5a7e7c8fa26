//! A roofline of communication: limits next to a run, and how far the run is from them.
//!
//! Five limits hold for every algorithm with the same input, output and machine, two for the schedule of the run. No run is
//! below any of them. docs/semantics/limits.md defines and proves them.

mod times;
mod words;

pub use words::forced_words_into;

use crate::Run;
use crate::execute::time_without_contention;
use crate::topology::{SharedGraph, halving_capacities};
use words::MovedWords;

/// Kind of a limit, by the quantity that it bounds from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LimitKind {
    /// Number of words that the busiest processor receives.
    Words,
    /// Number of words sent from one half of the processors to the other.
    HalvingWords,
    /// T_p, from the time in which one processor sends the words that it has to send.
    WordTime,
    /// T_p, from the time in which the words between two halves cross the channels between them.
    HalvingTime,
    /// T_p, from the time in which every processor receives data from every other, directly or over others.
    StartupTime,
    /// T_p of the same schedule if every message were alone.
    WithoutContention,
    /// T_p of the same schedule if messages took no time.
    Computation,
}

impl LimitKind {
    /// All limits, those of words first, those of this schedule last.
    pub const ALL: [LimitKind; 7] = [
        LimitKind::Words,
        LimitKind::HalvingWords,
        LimitKind::WordTime,
        LimitKind::HalvingTime,
        LimitKind::StartupTime,
        LimitKind::WithoutContention,
        LimitKind::Computation,
    ];

    /// Returns the name in files.
    pub fn id(self) -> &'static str {
        match self {
            LimitKind::Words => "words",
            LimitKind::HalvingWords => "halving_words",
            LimitKind::WordTime => "word_time",
            LimitKind::HalvingTime => "halving_time",
            LimitKind::StartupTime => "startup_time",
            LimitKind::WithoutContention => "without_contention",
            LimitKind::Computation => "computation",
        }
    }
}

/// A limit and what the run has in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limit {
    pub kind: LimitKind,
    /// Words or time; no run is below it.
    pub limit: f64,
    pub run: f64,
}

impl Limit {
    /// Returns how many times the limit the run has; `None` if the limit is 0.
    pub fn ratio(&self) -> Option<f64> {
        (self.limit > 0.0).then(|| self.run / self.limit)
    }
}

/// The limits of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Roofline {
    /// In the order of [`LimitKind::ALL`], without those that do not apply.
    pub limits: Vec<Limit>,
    /// (n/p)·log n / log(n/p): the order of the words that the busiest processor of any parallel FFT receives, without the
    /// unknown constant (Bilardi, Scquizzato and Silvestri 2018). `None` if p = 1, and without two points for each
    /// processor.
    pub order_of_words: Option<f64>,
}

impl Roofline {
    /// Computes the limits of a run. Limits of a time are left out for a measured run. Executes the schedule twice more, without
    /// data.
    pub fn of(run: &Run) -> Roofline {
        let mut roofline = Roofline { limits: Vec::new(), order_of_words: order_of_words(run) };
        if run.plan.p > 1 {
            roofline.add_communication(run);
        }
        if !run.is_measured() {
            roofline.add_schedule(run);
        }
        roofline
    }

    /// Returns a limit; `None` if it does not apply.
    pub fn get(&self, kind: LimitKind) -> Option<Limit> {
        self.limits.iter().find(|limit| limit.kind == kind).copied()
    }

    fn add(&mut self, kind: LimitKind, limit: f64, run: f64) {
        self.limits.push(Limit { kind, limit, run });
    }

    fn add_communication(&mut self, run: &Run) {
        let (plan, machine) = (&run.plan, &run.scenario.machine);
        let (moved, forced) = (MovedWords::of(plan), words::forced_words(plan));
        let received = moved.received.iter().copied().max().unwrap_or(0);
        self.add(LimitKind::Words, forced.received as f64, received as f64);
        let halving = run.graph.as_ref().and_then(|graph| Halving::slowest(run, graph, &moved));
        if let Some(halving) = &halving {
            self.add(LimitKind::HalvingWords, halving.forced as f64, halving.moved as f64);
        }
        if run.is_measured() {
            return;
        }
        let t_parallel = run.report.t_parallel;
        if forced.sent > 0 {
            self.add(LimitKind::WordTime, times::time_to_send(machine, plan, forced.sent), t_parallel);
        }
        if let Some(halving) = halving {
            self.add(LimitKind::HalvingTime, halving.time, t_parallel);
        }
        if let Some(time) = times::time_to_spread(machine, plan, ranks_with_output(run)) {
            self.add(LimitKind::StartupTime, time, t_parallel);
        }
    }

    fn add_schedule(&mut self, run: &Run) {
        let (scenario, t_parallel) = (&run.scenario, run.report.t_parallel);
        if scenario.machine.bsp().is_none() {
            let alone = time_without_contention(run.plan.clone(), scenario);
            self.add(LimitKind::WithoutContention, alone, t_parallel);
        }
        let free = scenario.on(scenario.machine.with_free_messages());
        self.add(LimitKind::Computation, time_without_contention(run.plan.clone(), &free), t_parallel);
    }
}

/// Words that must pass from the processors without a bit in their rank to those with it, or the other way.
struct Halving {
    forced: u64,
    moved: u64,
    time: f64,
}

impl Halving {
    /// Returns the halving that limits T_p the most; `None` if no words must pass.
    fn slowest(run: &Run, graph: &SharedGraph, moved: &MovedWords) -> Option<Halving> {
        let (plan, network) = (&run.plan, run.scenario.machine.network()?);
        let short = times::passes_short_worms(network, graph, moved.shortest?);
        let cuts = moved.crossing.iter().zip(halving_capacities(graph)).enumerate();
        let halves = cuts.flat_map(|(bit, (crossing, capacity))| {
            [0, 1].map(|half| {
                let forced = forced_words_into(plan, 1 << bit, half << bit);
                let time = times::time_to_cross(network, plan.p, forced, capacity, short);
                Halving { forced, moved: crossing[half as usize], time }
            })
        });
        halves.filter(|halving| halving.forced > 0).max_by(|a, b| a.time.total_cmp(&b.time))
    }
}

/// Returns the number of processors that hold a part of the output. Every coefficient depends on every input.
fn ranks_with_output(run: &Run) -> u32 {
    let mut has_output = vec![false; run.plan.p as usize];
    run.plan.output.places().for_each(|(q, _)| has_output[q as usize] = true);
    has_output.into_iter().map(u32::from).sum()
}

fn order_of_words(run: &Run) -> Option<f64> {
    let (p, n) = (f64::from(run.plan.p), run.plan.n as f64);
    let block = n / p;
    (p > 1.0 && block >= 2.0).then(|| block * libm::log2(n) / libm::log2(block))
}
