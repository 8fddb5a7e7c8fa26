//! Executes scenarios in slices, with a progress bar.

use crate::failure::Failure;
use crate::output::progress::Progress;
use hyperfly_core::Simulation;
use hyperfly_core::limits::Options;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Complex64, Run};
use hyperfly_request::{Invalid, Settings, SettingsError};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// Initial number of events between two progress reports; an event takes a microsecond, or much more with much data.
const SLICE: u64 = 64;
/// The number of events doubles after slices shorter than this.
const SHORT_SLICE: Duration = Duration::from_millis(20);

/// Maximum log2 of n/p. A processor may hold its block twice, and slot numbers of a `Plan` have 32 bits.
const MAX_LOG_LOCAL_LEN: u32 = 30;

/// Runs `scenario` to its end.
pub fn execute(scenario: &Settings, samples: Option<&[Complex64]>, options: Options) -> Result<Run, Failure> {
    execute_plan(scenario, None, samples, options)
}

/// Runs `scenario` to its end, with the plan of a program if given.
pub fn execute_plan(
    scenario: &Settings,
    program: Option<&Plan>,
    samples: Option<&[Complex64]>,
    options: Options,
) -> Result<Run, Failure> {
    let mut progress = Progress::new();
    execute_with(scenario, program, samples, options, &mut |fraction| {
        progress.show(fraction, "simulating");
        ControlFlow::Continue(())
    })
}

/// Takes the completed fraction of a run, every few milliseconds, and may stop the run.
pub type ReportProgress<'a> = &'a mut dyn FnMut(f64) -> ControlFlow<()>;

/// Lets a run go on without a report.
pub fn report_nothing(_: f64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Runs `scenario` to its end, with the plan of a program if given, and passes the completed fraction to `report`.
///
/// # Errors
/// The settings are impossible or the run fails; [`Failure::Interrupted`] if `report` stops it.
pub fn execute_with(
    scenario: &Settings,
    program: Option<&Plan>,
    samples: Option<&[Complex64]>,
    options: Options,
    report: ReportProgress,
) -> Result<Run, Failure> {
    let mut execution = begin(scenario, program, samples, options)?;
    let mut report = |fraction| match report(fraction) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Failure::Interrupted),
    };
    report(0.0)?;
    let (mut slice, mut slice_start) = (SLICE, Instant::now());
    while !execution.advance(slice).map_err(SettingsError::from)? {
        report(execution.progress())?;
        let now = Instant::now();
        slice = if now - slice_start < SHORT_SLICE { slice * 2 } else { (slice / 2).max(1) };
        slice_start = now;
    }
    Ok(execution.finish())
}

/// Checks the request against all limits and compiles its plan, unless a program provides it.
pub fn begin(
    scenario: &Settings,
    program: Option<&Plan>,
    samples: Option<&[Complex64]>,
    options: Options,
) -> Result<Simulation, SettingsError> {
    let max_n = u64::from(scenario.p) << MAX_LOG_LOCAL_LEN;
    if scenario.n > max_n {
        let allowed =
            format!("at most 2^{MAX_LOG_LOCAL_LEN} · p = {max_n} to be executed (predict goes to 2^60)");
        return Err(SettingsError::Invalid(vec![Invalid::new("n", scenario.n, allowed)]));
    }
    scenario.check_run(options.data).map_err(SettingsError::Invalid)?;
    let refuse = |error| SettingsError::of(scenario, error, options);
    hyperfly_core::begin(&scenario.scenario(), program.cloned(), samples, options).map_err(refuse)
}
