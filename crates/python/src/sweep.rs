//! Sweeps on all cores.

use crate::failure::to_exception;
use crate::interruptible::run_interruptibly;
use crate::run::add_input;
use hyperfly_cli::{Axis, Combinations, Failure, Outcome, Pair, RunJson, Sweep};
use hyperfly_core::Complex64;
use hyperfly_core::limits::Options;
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;

/// A combination that has no row, and the reason.
type Missing = (Vec<Pair>, String);
/// Rows as JSON, impossible combinations, failed ones, and a note on the samples.
type Table = (Vec<String>, Vec<Missing>, Vec<Missing>, Option<String>);

/// Executes a run for each combination of the values in `lists`, comma-separated as on the command line. Returns the numbers of
/// each run as JSON in order, the impossible combinations, the runs that failed, and a note on the samples.
#[pyfunction]
#[pyo3(signature = (lists, samples, data, jobs, progress))]
pub fn sweep(
    py: Python<'_>,
    lists: Vec<Pair>,
    samples: Option<PyReadonlyArray1<'_, Complex64>>,
    data: bool,
    jobs: usize,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Table> {
    let samples = samples.map(|samples| samples.as_slice().map(<[_]>::to_vec)).transpose()?;
    let (sweep, note) = prepare(&lists, samples, data).map_err(|failure| to_exception(py, &failure))?;
    run_interruptibly(py, progress.as_ref(), move |control| {
        let pool = ThreadPoolBuilder::new().num_threads(jobs).build();
        let pool = pool.map_err(|error| Failure::Run(format!("threads cannot be started: {error}")))?;
        let total = sweep.combinations.count();
        let (mut rows, mut left_out, mut failed) = (Vec::new(), Vec::new(), Vec::new());
        sweep.simulate(
            &pool,
            0..total,
            |_| control.flow(),
            |run| Ok(serde_json::to_string(&RunJson::new(run))?),
            |outcome| {
                match outcome {
                    Outcome::Done(row) => rows.push(row),
                    Outcome::LeftOut(combination, reason) => left_out.push((combination, reason)),
                    Outcome::Failed(combination, reason) => failed.push((combination, reason)),
                }
                let done = rows.len() + left_out.len() + failed.len();
                match control.report(done as f64 / total as f64).is_break() {
                    true => Err(Failure::Interrupted),
                    false => Ok(()),
                }
            },
        )?;
        Ok((rows, left_out, failed, note))
    })
}

fn prepare(
    lists: &[Pair],
    samples: Option<Vec<Complex64>>,
    data: bool,
) -> Result<(Sweep, Option<String>), Failure> {
    let axes = lists.iter().map(|(key, list)| Axis::new(key, list)).collect::<Result<_, _>>()?;
    let combinations = Combinations::new(axes)?;
    // The first values decide, for all combinations, whether n is given and whether the signal is the caller's.
    let mut base = combinations.first();
    let note = match &samples {
        Some(samples) => add_input(samples, &mut base)?,
        None => None,
    };
    let options = Options { data, trace: false, ..Options::default() };
    Ok((Sweep { base, combinations, samples, options }, note))
}
