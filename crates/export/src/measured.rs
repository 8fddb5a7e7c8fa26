//! Conversion of measurements and their predictions to rows of the view `measured`.

use crate::fastest::{TICKS, computing_time, is_measurable};
use hyperfly_core::limits::{MEMORY_PAGE, Options, fits_with_data};
use hyperfly_core::trace::hash_values;
use hyperfly_core::{Run, Scenario};
use hyperfly_exec::calibrate::{Fit, Samples};
use hyperfly_exec::{ExecutorInfo, MeasuredMachine, Measurement, Spread};
use hyperfly_model::predict;
use hyperfly_request::Settings;
use hyperfly_view::measured::{EXACT_TICKS, Machine, Row, Study, parts};

/// Builds the study of a single measurement: T_s and T_p.
pub fn study(measurement: &Measurement, simulated: Option<&Run>) -> Study {
    let ExecutorInfo { cores, resolution, .. } = measurement.executor;
    let serial_row =
        Spread::from_values(&measurement.serial).filter(|_| measurement.run.plan.p > 1).map(|spread| Row {
            p: 1,
            passes: measurement.serial.clone(),
            lower: spread.lower_quartile,
            median: spread.median,
            upper: spread.upper_quartile,
            simulated: simulated.and_then(|run| run.seconds(run.report.t_serial)),
            closed: None,
            parts: [spread.median, 0.0, 0.0],
            simulated_parts: None,
            messages: 0,
            words: 0,
            transform: 0,
        });
    let rows = serial_row.into_iter().chain([row(measurement, simulated)]).collect();
    let scenario = measurement.run.scenario.clone();
    Study { scenario, cores, resolution, rows, machine: None }
}

/// Builds the row of a measurement. `simulated` is the same run simulated on the calibrated machine. The serial algorithm gives
/// the row of p = 1.
pub fn row(measurement: &Measurement, simulated: Option<&Run>) -> Row {
    let run = &measurement.run;
    let median = run.seconds(run.report.t_parallel).unwrap_or(0.0);
    let spread = Spread::from_values(&measurement.passes);
    Row {
        p: run.plan.p,
        passes: measurement.passes.clone(),
        lower: spread.map_or(median, |spread| spread.lower_quartile),
        median,
        upper: spread.map_or(median, |spread| spread.upper_quartile),
        simulated: simulated.and_then(|run| run.seconds(run.report.t_parallel)),
        closed: simulated.and_then(|run| run.seconds(predict(&run.scenario)?.t_parallel)),
        parts: parts(run),
        simulated_parts: simulated.map(parts),
        messages: run.report.messages,
        words: run.report.words,
        transform: run.output.as_ref().map_or(0, |output| hash_values(0, &output.spectrum)),
    }
}

/// Returns the n to measure with a clock of this resolution, in seconds.
///
/// This is the requested n unless its run on p processors is too short for the clock. Then it is the smallest power of two with
/// exact times, or else the largest that a page can measure.
pub fn measurable_n(
    machine: &MeasuredMachine,
    requested_settings: &Settings,
    p: u32,
    resolution: f64,
) -> u64 {
    let is_long_enough = |n: u64, ticks: f64| computing_time(machine, p, n) >= ticks * resolution;
    if is_long_enough(requested_settings.n, TICKS) {
        return requested_settings.n;
    }
    let can_be_measured = |n: &u64| {
        let settings = Settings { n: *n, ..requested_settings.clone() };
        let options = Options { memory: MEMORY_PAGE, ..Options::default() };
        is_measurable(&settings) && fits_with_data(&settings.scenario(), options)
    };
    let mut largest = requested_settings.n;
    for n in (requested_settings.n.ilog2() + 1..u64::BITS).map(|r| 1 << r).take_while(can_be_measured) {
        largest = n;
        if is_long_enough(n, EXACT_TICKS) {
            break;
        }
    }
    largest
}

/// Converts a calibrated machine, with its parameters for a scenario.
pub fn machine(calibrated: &MeasuredMachine, scenario: &Scenario) -> Machine {
    let Samples { local, exchange, ping_pong, .. } = calibrated.samples.clone();
    let keys = calibrated.settings_for(&Settings::of(scenario));
    let fit = calibrated.exchange();
    let mut sizes: Vec<u32> = exchange.iter().map(|(words, _)| *words).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let points = |fit: &Fit| sizes.iter().map(|&words| (f64::from(words), fit.at(words.into()))).collect();
    Machine {
        line: fit.as_ref().map(points).unwrap_or_default(),
        worst: fit.map_or(0.0, |fit| fit.max_relative_error(&exchange)),
        parameters: [keys.tc, keys.ts, keys.tw].map(|time| time / keys.rate),
        local,
        exchange,
        ping_pong,
    }
}
