//! Summaries of a run for messages and `window.hyperfly`.

use hyperfly_export::summary::{Hottest, Parts};
use hyperfly_request::{Choice, Settings};
use hyperfly_view::Replay;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RunSummary {
    algorithm: &'static str,
    topology: &'static str,
    switching: &'static str,
    p: u32,
    n: f64,
    t_serial: f64,
    t_parallel: f64,
    speedup: f64,
    efficiency: f64,
    overhead: f64,
    messages: f64,
    relative_l2_error: Option<f64>,
    /// Parts of p · T_p.
    breakdown: Parts,
    /// The busiest channel.
    hottest: Option<Hottest>,
    trace_hash: String,
}

impl From<&Replay> for RunSummary {
    fn from(replay: &Replay) -> RunSummary {
        let run = replay.run();
        let hottest =
            replay.busiest_channel().and_then(|busiest| Hottest::new(run, busiest.channel, busiest.load));
        let (scenario, report) = (Settings::of(&run.scenario), &run.report);
        RunSummary {
            algorithm: scenario.algorithm.id(),
            topology: scenario.topology.id(),
            switching: scenario.switching.id(),
            p: scenario.p,
            // JavaScript numbers are f64; beyond 2^53 n is rounded.
            n: scenario.n as f64,
            t_serial: report.t_serial,
            t_parallel: report.t_parallel,
            speedup: report.speedup,
            efficiency: report.efficiency,
            overhead: report.overhead,
            messages: report.messages as f64,
            relative_l2_error: report.relative_l2_error,
            breakdown: report.breakdown.into(),
            hottest,
            trace_hash: format!("{:016x}", report.trace_hash),
        }
    }
}
