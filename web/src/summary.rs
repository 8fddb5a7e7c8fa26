//! What others are told of a run, in messages and by `window.hyperfly`.

use crate::protocol::Problem;
use hyperfly_request::Choice;
use hyperfly_request::Settings;
use hyperfly_view::Replay;
use serde::Serialize;

/// The numbers of a run.
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
    breakdown: Breakdown,
    hottest: Option<Hottest>,
    trace_hash: String,
}

/// Parts of p · T_p.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Breakdown {
    compute: f64,
    startup: f64,
    hop: f64,
    transfer: f64,
    contention: f64,
    idle: f64,
}

/// The channel that the page names: its ends, and how many messages share it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Hottest {
    from: u32,
    to: u32,
    load: u32,
}

impl From<&Replay> for RunSummary {
    fn from(replay: &Replay) -> RunSummary {
        let run = replay.run();
        let [compute, startup, hop, transfer, contention, idle] = run.report.breakdown.parts;
        let hottest = replay.busiest().and_then(|busiest| {
            let (from, to) = replay.graph()?.ends(busiest.channel)?;
            Some(Hottest { from, to, load: busiest.load })
        });
        let (scenario, report) = (Settings::of(&run.scenario), &run.report);
        RunSummary {
            algorithm: scenario.algorithm.id(),
            topology: scenario.topology.id(),
            switching: scenario.switching.id(),
            p: scenario.p,
            // Numbers of JavaScript are all f64; beyond 2^53 the nearest.
            n: scenario.n as f64,
            t_serial: report.t_serial,
            t_parallel: report.t_parallel,
            speedup: report.speedup,
            efficiency: report.efficiency,
            overhead: report.overhead,
            messages: report.messages as f64,
            relative_l2_error: report.relative_l2_error,
            breakdown: Breakdown { compute, startup, hop, transfer, contention, idle },
            hottest,
            trace_hash: format!("{:016x}", report.trace_hash),
        }
    }
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FieldProblem {
    field: String,
    value: String,
    allowed: String,
    nearest: Option<String>,
}

/// What is wrong, field by field.
pub fn problems(all: &[Problem]) -> Vec<FieldProblem> {
    let each = |problem: &Problem| {
        let Problem { field, value, allowed, nearest } = problem.clone();
        FieldProblem { field, value, allowed, nearest }
    };
    all.iter().map(each).collect()
}
