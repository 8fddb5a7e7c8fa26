//! Runs of all combinations of a sweep, on all cores, with their outcomes in order.

use crate::execution::execute::execute_with;
use crate::failure::Failure;
use crate::input::request::{Pair, parse_request, preset_pairs};
use crate::sweep::axes::Combinations;
use hyperfly_core::limits::Options;
use hyperfly_core::{Complex64, Run};
use rayon::ThreadPool;
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::mpsc;

/// A run for each combination of values.
pub struct Sweep {
    /// Keys that the combinations override.
    pub base: Vec<Pair>,
    pub combinations: Combinations,
    /// The reader's samples.
    pub samples: Option<Vec<Complex64>>,
    pub options: Options,
}

/// Outcome of one combination.
pub enum Outcome<T> {
    Done(T),
    /// The combination is impossible, for this reason.
    LeftOut(Vec<Pair>, String),
    /// The run failed, for this reason.
    Failed(Vec<Pair>, String),
}

impl Sweep {
    /// Executes the combinations of a range, converts each run on its thread, and passes the outcomes to `each` in order, as
    /// soon as they are complete. Runs stop when `report` says so.
    ///
    /// # Errors
    /// Returns the first error of `each`.
    pub fn simulate<T: Send>(
        &self,
        pool: &ThreadPool,
        range: Range<usize>,
        report: impl Fn(f64) -> ControlFlow<()> + Sync,
        convert: impl Fn(&Run) -> Result<T, Failure> + Sync,
        mut each: impl FnMut(Outcome<T>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (sender, receiver) = mpsc::sync_channel(0);
        let (report, convert) = (&report, &convert);
        pool.in_place_scope(|scope| {
            scope.spawn(move |_| {
                let numbered = self.combinations.iter().enumerate().skip(range.start).take(range.len());
                // A failed send means that the receiver stopped after an error.
                let _ = numbered.par_bridge().try_for_each_with(sender, |sender, (number, combination)| {
                    sender.send((number - range.start, self.execute(combination, report, convert)))
                });
            });
            let mut waiting_outcomes = BTreeMap::new();
            let mut next = 0;
            for (number, outcome) in receiver {
                waiting_outcomes.insert(number, outcome);
                while let Some(outcome) = waiting_outcomes.remove(&next) {
                    next += 1;
                    each(outcome)?;
                }
            }
            Ok(())
        })
    }

    fn execute<T>(
        &self,
        combination: Vec<Pair>,
        report: &(impl Fn(f64) -> ControlFlow<()> + Sync),
        convert: &(impl Fn(&Run) -> Result<T, Failure> + Sync),
    ) -> Outcome<T> {
        let pairs: Vec<Pair> =
            self.base.iter().chain(&preset_pairs(&combination)).chain(&combination).cloned().collect();
        let result = parse_request(&pairs).and_then(|request| {
            let (settings, samples) = (&request.settings, self.samples.as_deref());
            let mut report = |fraction| report(fraction);
            convert(&execute_with(settings, None, samples, self.options, &mut report)?)
        });
        match result {
            Ok(value) => Outcome::Done(value),
            Err(Failure::Invalid(problems)) => {
                let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
                Outcome::LeftOut(combination, problems.join("; "))
            }
            Err(Failure::Request(problems)) => Outcome::LeftOut(combination, problems.join("; ")),
            Err(Failure::Run(message)) => Outcome::Failed(combination, message),
            Err(_) => Outcome::Failed(combination, "it was stopped".to_owned()),
        }
    }
}
