//! Selection of the runs of a scaling study. The caller executes them.

use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::timing;
use hyperfly_core::report::Report;
use hyperfly_model::scaling::{Rule, processors, sizes, start};
use hyperfly_view::scaling::{ExecutedRun, RuleRuns, Study};
use std::collections::BTreeMap;

/// Maximal number of messages of an executed run.
pub const MAX_MESSAGES: u64 = 200_000;

/// Builds the scaling study of a valid scenario. `execute` runs a scenario (only the report is used) or refuses it with `None`.
pub fn study(scenario: &Scenario, execute: impl FnMut(&Scenario) -> Option<Report>) -> Study {
    // A valid scenario always has a start.
    let start = start(scenario).unwrap_or_else(|| scenario.clone());
    let mut executions = Executions { base: timing(&start), execute, done: BTreeMap::new() };
    Study::new(start.clone(), scenario.p, |rule| {
        let mut runs = RuleRuns::default();
        for p in processors(start.p) {
            let sizes = sizes(&start, rule, p);
            if sizes.iter().any(|n| executions.messages(p, *n) > MAX_MESSAGES) {
                runs.left_out = Some(MAX_MESSAGES);
                break;
            }
            // T_p need not grow with n (there may be fewer supersteps), so search for the largest n from above.
            let limit = runs.all.first().map_or(f64::INFINITY, |first: &ExecutedRun| first.t_parallel);
            let is_in_time =
                |run: &ExecutedRun| rule != Rule::Time || run.t_parallel <= limit * (1.0 + 1e-12);
            let exists = !sizes.is_empty();
            match sizes.into_iter().filter_map(|n| executions.run(p, n)).find(is_in_time) {
                Some(run) => runs.all.push(run),
                // If p processors cannot finish in time, more cannot either. A p that does not exist on a grid has no sizes and is skipped.
                None if exists => break,
                None => {}
            }
        }
        runs
    })
}

/// Cache of executed runs, shared by all rules.
struct Executions<E> {
    base: Scenario,
    execute: E,
    done: BTreeMap<(u32, u64), Option<ExecutedRun>>,
}

impl<E: FnMut(&Scenario) -> Option<Report>> Executions<E> {
    /// Returns the run of n points on p processors, executing it at most once.
    fn run(&mut self, p: u32, n: u64) -> Option<ExecutedRun> {
        let (base, execute) = (&self.base, &mut self.execute);
        *self.done.entry((p, n)).or_insert_with(|| {
            let Report { t_parallel, speedup, efficiency, .. } = execute(&base.with_p(p).with_n(n))?;
            Some(ExecutedRun { p, n, t_parallel, speedup, efficiency })
        })
    }

    /// Returns an upper bound on the messages of that run.
    fn messages(&self, p: u32, n: u64) -> u64 {
        let scenario = self.base.with_p(p).with_n(n);
        scenario.plan_bounds().messages
    }
}
