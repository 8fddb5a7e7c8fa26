//! The numbers of a run as JSON, one shape for `run` and `sweep`.

use hyperfly_core::Run;
use hyperfly_exec::Measurement;
use hyperfly_export::scenario;
use hyperfly_export::summary::{Hottest, Parts, max_channel_load};
use hyperfly_model::{Form, Prediction, predict};
use hyperfly_request::Settings;
use serde::Serialize;
use serde_json::Value;

/// What `run --json` prints.
#[derive(Serialize)]
pub struct RunJson {
    /// T_s.
    pub t_serial: f64,
    /// T_p.
    pub t_parallel: f64,
    /// S.
    pub speedup: f64,
    /// E.
    pub efficiency: f64,
    /// T_o.
    pub overhead: f64,
    /// Messages sent.
    pub messages: u64,
    /// Words in them.
    pub words: u64,
    /// Channels crossed; null on LogP and BSP machines, which have none.
    pub hops: Option<u64>,
    /// The most messages that share a channel at once; null without channels.
    pub max_channel_load: Option<u32>,
    /// That channel; null without channels or messages.
    pub hottest_channel: Option<Hottest>,
    /// T_p in seconds; null if the machine's rate is unknown.
    pub seconds: Option<f64>,
    /// Twiddle factors (powers of ω) that were computed; null where they are stored.
    pub powers: Option<PowersJson>,
    /// Against an independent FFT; null without data.
    pub relative_l2_error: Option<f64>,
    /// Fractions of p·T_p.
    pub breakdown: Parts,
    /// The closed form.
    pub predicted: Option<PredictedJson>,
    /// 16 hexadecimal digits.
    pub trace_hash: String,
    /// What was run; as a scenario file it gives the same run.
    pub scenario: Value,
}

/// What `measure --json` prints.
#[derive(Serialize)]
pub struct MeasuredJson {
    on: &'static str,
    cores: u32,
    resolution: f64,
    /// T_p of every pass.
    passes: Vec<f64>,
    /// T_s of every pass of one processor alone.
    serial: Vec<f64>,
    /// How many messages collectives carried; null where nobody asked for collectives.
    collective: Option<u64>,
    /// How many nodes rustfft computed; null where the kernel of hyperfly did all.
    rustfft: Option<u64>,
    /// That of median T_p.
    run: RunJson,
    /// The same on the machine as it was calibrated, simulated; null without one.
    simulated: Option<SimulatedJson>,
}

/// A simulation beside a measurement.
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
    /// Of a measurement.
    pub fn new(measurement: &Measurement, simulated: Option<&Run>) -> Self {
        MeasuredJson {
            on: measurement.clocked.on.id(),
            cores: measurement.clocked.cores,
            resolution: measurement.clocked.resolution,
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

/// How many twiddle factors, powers of ω, were computed (GK App. A).
#[derive(Serialize)]
pub struct PowersJson {
    /// By all processors.
    pub total: u64,
    /// By the one that computed most: h(n, p).
    pub most: u64,
}

/// The closed form of a run.
#[derive(Serialize)]
pub struct PredictedJson {
    /// T_p.
    pub t_parallel: f64,
    /// E.
    pub efficiency: f64,
    /// exact, lower-bound or estimate (of T_p).
    pub form: &'static str,
}

/// What `predict --json` prints.
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
    /// Of a run.
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
            hottest_channel: Hottest::of_report(run),
            seconds: run.seconds(report.t_parallel),
            powers: powers(run),
            relative_l2_error: report.relative_l2_error,
            breakdown: report.breakdown.into(),
            predicted: predict(&run.scenario).filter(|_| !run.is_measured()).map(|prediction| {
                PredictedJson {
                    t_parallel: prediction.t_parallel,
                    efficiency: prediction.efficiency,
                    form: form(prediction.form),
                }
            }),
            trace_hash: format!("{:016x}", report.trace_hash),
            scenario: scenario(&Settings::of(&run.scenario)),
        }
    }
}

/// The powers of ω that a run computed, counted from its plan; `None` where they are stored.
pub fn powers(run: &Run) -> Option<PowersJson> {
    let of = |q| run.plan.new_powers(q).iter().map(|new| new.count).sum::<u64>();
    run.scenario.twiddle_time.map(|_| {
        let counts: Vec<u64> = (0..run.plan.p).map(of).collect();
        PowersJson { total: counts.iter().sum(), most: counts.iter().copied().max().unwrap_or(0) }
    })
}

impl PredictionJson {
    /// Of a closed form.
    pub fn new(of: &Settings, prediction: &Prediction) -> Self {
        PredictionJson {
            t_serial: prediction.t_serial,
            t_parallel: prediction.t_parallel,
            speedup: prediction.speedup,
            efficiency: prediction.efficiency,
            overhead: prediction.overhead,
            form: form(prediction.form),
            terms: prediction.terms.into(),
            scenario: scenario(of),
        }
    }
}

/// What a closed form promises, in a word.
pub fn form(form: Form) -> &'static str {
    match form {
        Form::Exact => "exact",
        Form::LowerBound => "lower-bound",
        Form::Estimate => "estimate",
    }
}
