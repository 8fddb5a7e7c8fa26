//! Isoefficiency by execution: the smallest n at which a formulation has efficiency E on p processors, run by run.
//!
//! [`Search::step`] is the whole search: a pure function from the runs that are known to the run that has to be known next,
//! or to the outcome. Whoever has an executor drives it: [`search`] here, one run after the other; a page with workers and a
//! memory of what they found, for many p at once. No data moves, only the times are simulated.
//!
//! **What is assumed.** Where the schedule is one sequence of exchanges of even parts of n/p words whatever n is, more points
//! mean more work for as many messages with proportionally more words: E rises with n ([`rises`]), and the search halves the
//! range of log n. Everything else (phases that come and go with n, stages in pairs, chunks, words one by one, an all-to-all
//! whose messages are in each other's way in another order) is searched upwards from the smallest n, which assumes nothing.

use crate::execute::begin;
use crate::formulations::Formulation;
use crate::limits::{MAX_N_MODEL, Options, check_run};
use crate::machine::Switching;
use crate::problem::{Direction, Problem};
use crate::report::Report;
use crate::scenario::Scenario;

/// What is known of the run with some n.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It was executed.
    Run(Report),
    /// It was not: too many events or too much memory, or its messages wait for each other in a circle.
    LeftOut,
}

/// The problem size that reaches an efficiency by execution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// The smallest n that can be run and has at least this efficiency.
    pub n: u64,
    /// The efficiency that it has.
    pub efficiency: f64,
    /// log2 of the n that would have it exactly if W/n were linear in log n, and T_o in n, between this n and the one below:
    /// both are so where a schedule stays the same. log2 n itself if there is no smaller n for these processors.
    pub log2_n: f64,
}

/// How a search goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// The run with this n has to be known.
    Ask(u64),
    /// The search is over.
    Done(Outcome),
}

/// What came out of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// A size.
    Found(Size),
    /// Not even the largest n that can be run has the efficiency; `None` if these processors can run none at all.
    Beyond(Option<u64>),
    /// A run that had to be known was left out.
    LeftOut,
}

/// The scenario without what times do not depend on: the numbers that move.
pub fn timing(scenario: &Scenario) -> Scenario {
    let problem = Problem { n: scenario.n(), direction: Direction::Forward, ..Problem::default() };
    Scenario { problem, ..scenario.clone() }
}

/// The search for one scenario's p; its own n does not matter.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// Every n that the simulator takes with this p, in order.
    pub sizes: Vec<u64>,
    halves: bool,
}

impl Search {
    /// Looks up which n are possible.
    pub fn new(scenario: &Scenario) -> Self {
        let possible = |n: &u64| check_run(&scenario.with_n(*n), false).is_empty();
        let sizes = (1..=MAX_N_MODEL.ilog2()).map(|r| 1 << r).filter(possible).collect();
        Search { sizes, halves: rises(scenario) }
    }

    /// Goes on with the search for `efficiency` (above 0, below 1), given what is `known` of the runs with some n.
    pub fn step(&self, efficiency: f64, known: impl Fn(u64) -> Option<Answer>) -> Next {
        let (mut low, mut high) = (0, self.sizes.len());
        let (mut below, mut found) = (None, None);
        while low < high {
            let middle = if self.halves { (low + high) / 2 } else { low };
            let n = self.sizes[middle];
            match known(n) {
                None => return Next::Ask(n),
                Some(Answer::LeftOut) => return Next::Done(Outcome::LeftOut),
                Some(Answer::Run(report)) if report.efficiency >= efficiency => {
                    // Searched upwards, the first one is the smallest.
                    high = middle;
                    found = Some((n, report));
                }
                Some(Answer::Run(report)) => {
                    low = middle + 1;
                    below = Some((n, report));
                }
            }
        }
        Next::Done(match found {
            None => Outcome::Beyond(self.sizes.last().copied()),
            Some((n, report)) => {
                let whole = f64::from(n.ilog2());
                let log2_n = below.map_or(whole, |below| between(below, (n, &report), efficiency));
                Outcome::Found(Size { n, efficiency: report.efficiency, log2_n })
            }
        })
    }
}

/// Whether the efficiency is taken to rise with n, all else equal.
pub fn rises(scenario: &Scenario) -> bool {
    let even = match scenario.formulation {
        Formulation::BinaryExchange(exchanges) | Formulation::TwoDimensional(exchanges) => {
            exchanges.chunk.is_none()
        }
        Formulation::Transpose { dims, .. } => dims == 2,
        _ => false,
    };
    // A worm shorter than its route holds fewer channels, so that with fewer points less is in its way.
    let network = scenario.machine.network().filter(|network| network.switching != Switching::Wormhole);
    even && network.is_some() && scenario.radix == 2
}

/// Where, between two sizes, W = K · T_o (GK equation 2).
fn between((n_low, low): (u64, Report), (n_high, high): (u64, &Report), efficiency: f64) -> f64 {
    let k = efficiency / (1.0 - efficiency);
    let (a, b) = (n_low as f64, n_high as f64);
    let (from, to) = (f64::from(n_low.ilog2()), f64::from(n_high.ilog2()));
    let (work_low, work_high) = (low.t_serial / a, high.t_serial / b);
    let slope = (high.overhead - low.overhead) / (b - a);
    let surplus = |log2_n: f64| {
        let n = libm::exp2(log2_n);
        let work = work_low + (work_high - work_low) * (log2_n - from) / (to - from);
        work - k * (low.overhead + slope * (n - a)) / n
    };
    let (mut low, mut high) = (from, to);
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return high;
        }
        if surplus(middle) < 0.0 { low = middle } else { high = middle }
    }
}

/// The whole search, one run after the other; a run of more than `events` events is left out. `each` hears of every run
/// before it begins.
pub fn search(
    scenario: &Scenario,
    efficiency: f64,
    memory: u64,
    events: u64,
    mut each: impl FnMut(&Scenario),
) -> Outcome {
    let search = Search::new(scenario);
    let mut known: Vec<(u64, Answer)> = Vec::new();
    loop {
        let of = |n: u64| known.iter().find(|(size, _)| *size == n).map(|(_, answer)| answer.clone());
        match search.step(efficiency, of) {
            Next::Done(outcome) => return outcome,
            Next::Ask(n) => {
                let scenario = timing(scenario).with_n(n);
                each(&scenario);
                known.push((n, answer(&scenario, memory, events)));
            }
        }
    }
}

fn answer(scenario: &Scenario, memory: u64, events: u64) -> Answer {
    let options = Options { data: false, trace: false, memory };
    let complete = begin(scenario, None, None, options).and_then(|mut execution| {
        let complete = execution.advance(events)?;
        Ok(complete.then(|| execution.finish().report))
    });
    complete.ok().flatten().map_or(Answer::LeftOut, Answer::Run)
}
