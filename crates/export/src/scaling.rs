//! The runs of a study of how a run scales; the caller executes them.

use hyperfly_core::Scenario;
use hyperfly_core::extent::extent;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::report::Report;
use hyperfly_model::scaling::{Rule, processors, sizes, start};
use hyperfly_view::scaling::{Executed, Runs, Study};
use std::collections::BTreeMap;

/// A run is executed if it has at most so many messages.
pub const MAX_MESSAGES: u64 = 200_000;

/// How a possible scenario scales, with the runs that `execute` makes (times are enough; `None` for one that it refuses).
pub fn study(scenario: &Scenario, execute: impl FnMut(&Scenario) -> Option<Report>) -> Study {
    // It is possible itself, so there is a start.
    let start = start(scenario).unwrap_or_else(|| scenario.clone());
    let mut executions = Executions { own: timing(&start), execute, done: BTreeMap::new() };
    Study::new(start.clone(), scenario.p, |rule| {
        let mut runs = Runs::default();
        for p in processors(start.p) {
            let sizes = sizes(&start, rule, p);
            if sizes.iter().any(|n| executions.messages(p, *n) > MAX_MESSAGES) {
                runs.left_out = Some(MAX_MESSAGES);
                break;
            }
            // T_p need not grow with n everywhere (supersteps may become fewer), so the largest n is looked for from above.
            let limit = runs.all.first().map_or(f64::INFINITY, |first: &Executed| first.t_parallel);
            let in_time = |run: &Executed| rule != Rule::Time || run.t_parallel <= limit * (1.0 + 1e-12);
            let exists = !sizes.is_empty();
            match sizes.into_iter().filter_map(|n| executions.run(p, n)).find(in_time) {
                Some(run) => runs.all.push(run),
                // What p processors cannot do in time, more of them cannot either; a p that a grid cannot have is no such case.
                None if exists => break,
                None => {}
            }
        }
        runs
    })
}

/// The runs, each made once, whichever rules want it.
struct Executions<E> {
    own: Scenario,
    execute: E,
    done: BTreeMap<(u32, u64), Option<Executed>>,
}

impl<E: FnMut(&Scenario) -> Option<Report>> Executions<E> {
    /// The run of n points on p processors.
    fn run(&mut self, p: u32, n: u64) -> Option<Executed> {
        let (own, execute) = (&self.own, &mut self.execute);
        *self.done.entry((p, n)).or_insert_with(|| {
            let Report { t_parallel, speedup, efficiency, .. } = execute(&own.with_p(p).with_n(n))?;
            Some(Executed { p, n, t_parallel, speedup, efficiency })
        })
    }

    /// Its messages, from above.
    fn messages(&self, p: u32, n: u64) -> u64 {
        let of = self.own.with_p(p).with_n(n);
        extent(of.formulation, of.size()).messages
    }
}
