//! The numbers of a run as JSON, in the same form from the command, in Python and from npm.

use crate::limits::LimitsJson;
use crate::scenario;
use crate::summary::{Hottest, Parts, max_channel_load};
use hyperfly_core::Run;
use hyperfly_core::roofline::Roofline;
use hyperfly_exec::Measurement;
use hyperfly_model::{Prediction, predict};
use hyperfly_request::Settings;
use serde::Serialize;
use serde_json::Value;

/// Output of `run --json`.
#[derive(Serialize)]
pub struct RunJson {
    pub t_serial: f64,
    pub t_parallel: f64,
    pub speedup: f64,
    pub efficiency: f64,
    pub overhead: f64,
    pub messages: u64,
    pub words: u64,
    /// Channels crossed; null on LogP and BSP machines, which have none.
    pub hops: Option<u64>,
    /// Maximum number of messages that share a channel; null without channels.
    pub max_channel_load: Option<u32>,
    /// The channel of `max_channel_load`; null without channels or messages.
    pub hottest_channel: Option<Hottest>,
    /// T_p in seconds; null if the machine's rate is unknown.
    pub seconds: Option<f64>,
    /// Computed twiddle factors; null where they are stored.
    pub powers: Option<TwiddlesJson>,
    /// Relative to an independent FFT; null without data.
    pub relative_l2_error: Option<f64>,
    /// Fractions of p·T_p.
    pub breakdown: Parts,
    /// Limits next to the run.
    pub limits: LimitsJson,
    /// The closed form.
    pub predicted: Option<PredictedJson>,
    /// 16 hexadecimal digits.
    pub trace_hash: String,
    /// Scenario of the run; as a scenario file it reproduces the run.
    pub scenario: Value,
}

/// Output of `measure --json`.
#[derive(Serialize)]
pub struct MeasuredJson {
    #[serde(rename = "on")]
    executor: &'static str,
    cores: u32,
    resolution: f64,
    /// T_p of every pass.
    passes: Vec<f64>,
    /// T_s of every pass on one processor.
    serial: Vec<f64>,
    /// Messages carried by collectives; null without `--collective`.
    collective: Option<u64>,
    /// Nodes computed by rustfft; null with hyperfly's kernel.
    rustfft: Option<u64>,
    /// The pass with the median T_p.
    run: RunJson,
    /// Simulation on the calibrated machine; null without calibration.
    simulated: Option<SimulatedJson>,
}

/// Simulation of a measured run.
#[derive(Serialize)]
struct SimulatedJson {
    /// T_p in seconds.
    seconds: Option<f64>,
    /// T_p of the closed form in seconds; null where there is none.
    closed_form_seconds: Option<f64>,
    efficiency: f64,
    breakdown: Parts,
    scenario: Value,
}

impl MeasuredJson {
    pub fn new(measurement: &Measurement, simulated: Option<&Run>) -> Self {
        MeasuredJson {
            executor: measurement.executor.kind.id(),
            cores: measurement.executor.cores,
            resolution: measurement.executor.resolution,
            passes: measurement.passes.clone(),
            serial: measurement.serial.clone(),
            collective: measurement.collective,
            rustfft: measurement.rustfft,
            run: RunJson::new(&measurement.run),
            simulated: simulated.map(|run| SimulatedJson {
                seconds: run.seconds(run.report.t_parallel),
                closed_form_seconds: predict(&run.scenario).and_then(|form| run.seconds(form.t_parallel)),
                efficiency: run.report.efficiency,
                breakdown: run.report.breakdown.into(),
                scenario: scenario(&Settings::of(&run.scenario)),
            }),
        }
    }
}

/// Number of computed twiddle factors (GK App. A).
#[derive(Serialize)]
pub struct TwiddlesJson {
    /// Over all processors.
    pub total: u64,
    /// Maximum over the processors, h(n, p).
    #[serde(rename = "most")]
    pub max: u64,
}

/// The closed form of a run.
#[derive(Serialize)]
pub struct PredictedJson {
    pub t_parallel: f64,
    pub efficiency: f64,
    /// `exact`, `lower-bound` or `estimate` (of T_p).
    pub form: &'static str,
}

/// Output of `predict --json`.
#[derive(Serialize)]
pub struct PredictionJson {
    t_serial: f64,
    t_parallel: f64,
    speedup: f64,
    efficiency: f64,
    overhead: f64,
    form: &'static str,
    terms: Parts,
    scenario: Value,
}

impl RunJson {
    pub fn new(run: &Run) -> Self {
        let report = &run.report;
        RunJson {
            t_serial: report.t_serial,
            t_parallel: report.t_parallel,
            speedup: report.speedup,
            efficiency: report.efficiency,
            overhead: report.overhead,
            messages: report.messages,
            words: report.words,
            hops: report.hops,
            max_channel_load: max_channel_load(run),
            hottest_channel: Hottest::from_report(run),
            seconds: run.seconds(report.t_parallel),
            powers: count_twiddles(run),
            relative_l2_error: report.relative_l2_error,
            breakdown: report.breakdown.into(),
            limits: LimitsJson::new(&Roofline::of(run)),
            predicted: predict(&run.scenario).filter(|_| !run.is_measured()).map(|prediction| {
                PredictedJson {
                    t_parallel: prediction.t_parallel,
                    efficiency: prediction.efficiency,
                    form: prediction.form.id(),
                }
            }),
            trace_hash: format!("{:016x}", report.trace_hash),
            scenario: scenario(&Settings::of(&run.scenario)),
        }
    }
}

/// Counts the twiddle factors that a run computed, from its plan; `None` where they are stored.
pub fn count_twiddles(run: &Run) -> Option<TwiddlesJson> {
    let count = |rank| run.plan.new_twiddles(rank).iter().map(|twiddles| twiddles.count).sum::<u64>();
    run.scenario.twiddle_time.map(|_| {
        let counts: Vec<u64> = (0..run.plan.p).map(count).collect();
        TwiddlesJson { total: counts.iter().sum(), max: counts.iter().copied().max().unwrap_or(0) }
    })
}

impl PredictionJson {
    pub fn new(settings: &Settings, prediction: &Prediction) -> Self {
        PredictionJson {
            t_serial: prediction.t_serial,
            t_parallel: prediction.t_parallel,
            speedup: prediction.speedup,
            efficiency: prediction.efficiency,
            overhead: prediction.overhead,
            form: prediction.form.id(),
            terms: prediction.terms.into(),
            scenario: scenario(settings),
        }
    }
}
