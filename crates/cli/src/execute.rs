//! Executes a scenario in slices, with a progress bar.

use crate::progress::Progress;
use hyperfly_core::Simulation;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run};
use hyperfly_request::{Invalid, NoRun, Settings};
use std::time::{Duration, Instant};

/// Events between two reports of progress, at first; an event takes a microsecond or, with much data, many.
const SLICE: u64 = 64;
/// A slice that takes less time is followed by one of twice as many events.
const QUICK: Duration = Duration::from_millis(20);

/// Slots of a Plan are numbered in 32 bits, and a processor may hold its share twice.
const MAX_LOG_SHARE: u32 = 30;

/// Runs `scenario` to its end.
pub fn execute(scenario: &Settings, own: Option<&[Complex64]>, options: Options) -> Result<Run, NoRun> {
    execute_plan(scenario, None, own, options)
}

/// As [`execute`], with the Plan of a program.
pub fn execute_plan(
    scenario: &Settings,
    program: Option<&Plan>,
    own: Option<&[Complex64]>,
    options: Options,
) -> Result<Run, NoRun> {
    let mut progress = Progress::new();
    let begun = begin(scenario, program, own, options)?;
    finish(begun, |done| progress.show(done, "simulating"))
}

/// As [`execute`]; reports the fraction done to `each`.
pub fn execute_with(
    scenario: &Settings,
    own: Option<&[Complex64]>,
    options: Options,
    each: impl FnMut(f64),
) -> Result<Run, NoRun> {
    finish(begin(scenario, None, own, options)?, each)
}

fn finish(mut execution: Simulation, mut each: impl FnMut(f64)) -> Result<Run, NoRun> {
    each(0.0);
    let (mut slice, mut begun) = (SLICE, Instant::now());
    while !execution.advance(slice)? {
        each(execution.progress());
        let now = Instant::now();
        slice = if now - begun < QUICK { slice * 2 } else { (slice / 2).max(1) };
        begun = now;
    }
    Ok(execution.finish())
}

/// Checks the request against all limits and compiles its Plan, unless it is that of a program.
pub fn begin(
    scenario: &Settings,
    program: Option<&Plan>,
    own: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, NoRun> {
    let most = u64::from(scenario.p) << MAX_LOG_SHARE;
    if scenario.n > most {
        let allowed = format!("at most 2^{MAX_LOG_SHARE} · p = {most} to be executed (predict goes to 2^60)");
        return Err(NoRun::Invalid(vec![Invalid::new("n", scenario.n, allowed)]));
    }
    scenario.check_run(options.data).map_err(NoRun::Invalid)?;
    let refused = |error| NoRun::of(scenario, error, options);
    hyperfly_core::begin(&scenario.scenario(), program.cloned(), own, options).map_err(refused)
}
