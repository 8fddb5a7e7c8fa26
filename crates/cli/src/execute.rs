//! Executes a scenario in slices, with a progress bar.

use crate::progress::Progress;
use hyperfly_core::run::{Execution, Options};
use hyperfly_core::{Complex64, Run, RunError, Scenario};

/// Events between two looks at the clock: some ten milliseconds.
const SLICE: u64 = 20_000;

/// Runs `scenario` to its end.
pub fn execute(scenario: &Scenario, own: Option<&[Complex64]>, options: Options) -> Result<Run, RunError> {
    let mut progress = Progress::new();
    execute_with(scenario, own, options, |done| progress.show(done, "simulating"))
}

/// As [`execute`], and tells the fraction done to `each`.
pub fn execute_with(
    scenario: &Scenario,
    own: Option<&[Complex64]>,
    options: Options,
    mut each: impl FnMut(f64),
) -> Result<Run, RunError> {
    each(0.0);
    let mut execution = Execution::new(scenario, own, options)?;
    while !execution.advance(SLICE)? {
        each(execution.progress());
    }
    Ok(execution.finish())
}
