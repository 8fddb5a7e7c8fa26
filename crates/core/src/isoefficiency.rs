//! Isoefficiency by execution: the smallest n at which a formulation reaches efficiency E on p processors,
//! found run by run.
//!
//! [`Search::step`] is the whole search: a pure function from the known runs to the next run that is
//! needed, or to the outcome. The caller executes the runs: [`search`] one after the other, the page in
//! workers for many p in parallel, with a cache of results. No data moves; only times are simulated.
//!
//! **Assumptions.** E rises with n ([`efficiency_rises`]) where the schedule is one sequence of exchanges of n/p words
//! for all n: more points mean more work for the same number of messages with proportionally more words.
//! Then the search bisects log n. All other schedules (phases or stage pairs that depend on n, chunks,
//! single-word messages, an all-to-all whose messages contend in a different order) are searched upwards
//! from the smallest n without assumptions.

use crate::execute::begin;
use crate::limits::{MAX_N_MODEL, Options, check_run};
use crate::machine::Switching;
use crate::problem::Problem;
use crate::report::Report;
use crate::scenario::Scenario;

/// Result of the run with one n.
#[derive(Clone, Debug, PartialEq)]
pub enum RunOutcome {
    Completed(Report),
    /// Not executed: the run needs too many events or too much memory, or it deadlocks.
    Skipped,
}

/// Problem size that reaches an efficiency by execution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// Smallest executable n with at least the requested efficiency.
    pub n: u64,
    /// Efficiency at `n`.
    pub efficiency: f64,
    /// Interpolated log2 n with exactly the requested efficiency, assuming W/n linear in log n and T_o linear in n
    /// between this n and the one below, as they are while the schedule stays the same. Equals log2 n if there is
    /// no smaller n for these processors.
    pub log2_n: f64,
}

/// Next action of a search.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchStep {
    /// The run with this n is needed.
    RunSize(u64),
    Done(SearchOutcome),
}

/// Result of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SearchOutcome {
    Found(Size),
    /// The largest executable n does not reach the efficiency; `None` if these processors cannot execute
    /// any n.
    NotReached(Option<u64>),
    /// A required run was skipped.
    Skipped,
}

/// Returns the scenario with default data, on which times do not depend.
pub fn timing(scenario: &Scenario) -> Scenario {
    let Problem { n, samples, .. } = scenario.problem;
    let problem = Problem { n, samples, ..Problem::default() };
    Scenario { problem, ..scenario.clone() }
}

/// Search for one p. The scenario's own n does not matter.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// Every n that the simulator accepts with this p, ascending.
    pub sizes: Vec<u64>,
    bisects: bool,
}

impl Search {
    /// Collects the possible n.
    pub fn new(scenario: &Scenario) -> Self {
        let possible = |n: &u64| check_run(&scenario.with_n(*n), false).is_empty();
        let sizes = (1..=MAX_N_MODEL.ilog2()).map(|r| 1 << r).filter(possible).collect();
        Search { sizes, bisects: efficiency_rises(scenario) }
    }

    /// Continues the search for `efficiency` (0 < E < 1). `known` returns the result of the run with some
    /// n, if there is one.
    pub fn step(&self, efficiency: f64, known: impl Fn(u64) -> Option<RunOutcome>) -> SearchStep {
        let (mut low, mut high) = (0, self.sizes.len());
        let (mut below, mut found) = (None, None);
        while low < high {
            let middle = if self.bisects { (low + high) / 2 } else { low };
            let n = self.sizes[middle];
            match known(n) {
                None => return SearchStep::RunSize(n),
                Some(RunOutcome::Skipped) => return SearchStep::Done(SearchOutcome::Skipped),
                Some(RunOutcome::Completed(report)) if report.efficiency >= efficiency => {
                    // An upward search ends here, at the smallest n.
                    high = middle;
                    found = Some((n, report));
                }
                Some(RunOutcome::Completed(report)) => {
                    low = middle + 1;
                    below = Some((n, report));
                }
            }
        }
        SearchStep::Done(match found {
            None => SearchOutcome::NotReached(self.sizes.last().copied()),
            Some((n, report)) => {
                let whole = f64::from(n.ilog2());
                let log2_n = below.map_or(whole, |(low, below)| {
                    let [low, high] =
                        [(low, &below), (n, &report)].map(|(n, report)| WorkAndOverhead::of(n, report));
                    interpolate_log2_n(low, high, efficiency).min(whole)
                });
                SearchOutcome::Found(Size { n, efficiency: report.efficiency, log2_n })
            }
        })
    }
}

/// Whether the efficiency is assumed to rise with n.
pub fn efficiency_rises(scenario: &Scenario) -> bool {
    // A worm shorter than its route holds fewer channels, so smaller n contend less.
    let network = scenario.machine.network().filter(|network| network.switching != Switching::Wormhole);
    // Real samples are unpacked with messages of other parts of a block.
    let uniform = scenario.formulation.has_uniform_schedule() && !scenario.is_real();
    uniform && network.is_some() && scenario.radix == 2
}

/// T_s and T_o of a run with n points, executed or by a closed form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorkAndOverhead {
    pub n: u64,
    pub t_serial: f64,
    pub overhead: f64,
}

impl WorkAndOverhead {
    fn of(n: u64, report: &Report) -> WorkAndOverhead {
        WorkAndOverhead { n, t_serial: report.t_serial, overhead: report.overhead }
    }
}

/// Returns the log2 n at which W = K · T_o (GK equation 2), if W/n is linear in log n and T_o linear in n through these
/// two sizes: between them, or beyond the higher one if that does not reach `efficiency` (0 < E < 1).
pub fn interpolate_log2_n(low: WorkAndOverhead, high: WorkAndOverhead, efficiency: f64) -> f64 {
    let k = efficiency / (1.0 - efficiency);
    let (a, b) = (low.n as f64, high.n as f64);
    let (log_a, log_b) = (f64::from(low.n.ilog2()), f64::from(high.n.ilog2()));
    let (work_low, work_high) = (low.t_serial / a, high.t_serial / b);
    let slope = (high.overhead - low.overhead) / (b - a);
    let surplus = |log2_n: f64| {
        let work = work_low + (work_high - work_low) * (log2_n - log_a) / (log_b - log_a);
        work - k * (slope + (low.overhead - slope * a) / libm::exp2(log2_n))
    };
    let (mut from, mut to) = (log_a, log_b);
    while surplus(to) < 0.0 {
        (from, to) = (to, 2.0 * to);
    }
    loop {
        let middle = from + (to - from) / 2.0;
        if middle <= from || middle >= to {
            return to;
        }
        if surplus(middle) < 0.0 { from = middle } else { to = middle }
    }
}

/// Runs the whole search sequentially and skips runs of more than `events` events. Calls `each` before
/// every run.
pub fn search(
    scenario: &Scenario,
    efficiency: f64,
    memory: u64,
    events: u64,
    mut each: impl FnMut(&Scenario),
) -> SearchOutcome {
    let search = Search::new(scenario);
    let mut known: Vec<(u64, RunOutcome)> = Vec::new();
    loop {
        let find = |n: u64| known.iter().find(|(size, _)| *size == n).map(|(_, answer)| answer.clone());
        match search.step(efficiency, find) {
            SearchStep::Done(outcome) => return outcome,
            SearchStep::RunSize(n) => {
                let scenario = timing(scenario).with_n(n);
                each(&scenario);
                known.push((n, run_outcome(&scenario, memory, events)));
            }
        }
    }
}

fn run_outcome(scenario: &Scenario, memory: u64, events: u64) -> RunOutcome {
    let options = Options { data: false, trace: false, memory };
    let complete = begin(scenario, None, None, options).and_then(|mut execution| {
        let complete = execution.advance(events)?;
        Ok(complete.then(|| execution.finish().report))
    });
    complete.ok().flatten().map_or(RunOutcome::Skipped, RunOutcome::Completed)
}
