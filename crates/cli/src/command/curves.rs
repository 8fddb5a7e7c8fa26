//! The data of the charts against p: closed forms as lines, runs that are quick enough as points.

use crate::execute::execute_with;
use crate::progress::Progress;
use hyperfly_core::Run;
use hyperfly_core::run::Options;
use hyperfly_core::scenario::{Algorithm, Choice, Scenario, Topology, View};
use hyperfly_model::curves::{efficiency_against_p, isoefficiency_curve, processors};
use hyperfly_model::isoefficiency::threshold;
use hyperfly_view::Ink;
use hyperfly_view::chart::{Curves, Scale, Series};

/// A point is simulated if its run has at most so many messages.
const MAX_MESSAGES: u64 = 200_000;
/// Isoefficiency is drawn so far: beyond it n has no meaning on any machine.
const MAX_LOG_N: f64 = 128.0;

/// The curves of a view around a run; `None` for the other views.
pub fn curves(run: &Run, view: View) -> Option<Curves> {
    let scale = match view {
        View::Efficiency => Scale::Efficiency,
        View::Speedup => Scale::Speedup,
        View::Isoefficiency => Scale::LogN,
        _ => return None,
    };
    let scenario = &run.scenario;
    let mut curves = Curves::new(scale);
    let inks = [Ink::Compute, Ink::Contention];
    for (&topology, ink) in Topology::ALL.iter().zip(inks.into_iter().cycle()) {
        let family = Scenario { topology, ..scenario.clone() };
        let (line, points) = match scale {
            Scale::Efficiency => against_p(&family, |efficiency, _| efficiency),
            Scale::Speedup => against_p(&family, |_, speedup| speedup),
            Scale::LogN | Scale::LogW => (isoefficiency(&family, target(run)), Vec::new()),
        };
        curves.series.push(Series { name: topology.id().to_owned(), ink, line, points });
        if topology == scenario.topology {
            curves.current_ink = ink;
        }
    }
    let y = match scale {
        Scale::Efficiency => Some(run.report.efficiency),
        Scale::Speedup => Some(run.report.speedup),
        Scale::LogN | Scale::LogW => (target(run) == run.report.efficiency).then(|| f64::from(scenario.r())),
    };
    curves.current = y.map(|y| (f64::from(scenario.p), y));
    if scale == Scale::Efficiency {
        // On the mesh every efficiency is hard to keep: the threshold is that of the other networks drawn.
        curves.threshold =
            Topology::ALL.iter().find_map(|&topology| threshold(&Scenario { topology, ..scenario.clone() }));
    }
    Some(curves)
}

/// The efficiency whose curve goes through the run, if it has lost any.
fn target(run: &Run) -> f64 {
    if run.report.efficiency < 0.98 { run.report.efficiency } else { 0.5 }
}

type Line = Vec<(f64, f64)>;

fn against_p(family: &Scenario, y: impl Fn(f64, f64) -> f64) -> (Line, Line) {
    let all_p = processors(family);
    let line = efficiency_against_p(family, &all_p);
    let line = line.iter().map(|at| (f64::from(at.p), y(at.efficiency, at.speedup))).collect();
    let mut progress = Progress::new();
    let point = |&p: &u32| {
        let scenario = Scenario { p, ..family.clone() };
        // The all-to-all has p − 1 messages for each processor, an exchange for each stage far fewer.
        let messages = u64::from(p) * u64::from(p.max(2) - 1);
        let few = messages <= MAX_MESSAGES || (u64::from(p) * 32 <= MAX_MESSAGES && is_staged(family));
        let options = Options { data: false, trace: false, ..Options::default() };
        let run = few
            .then(|| execute_with(&scenario, None, options, |done| progress.show(done, &format!("p = {p}"))));
        let report = run?.ok()?.report;
        Some((f64::from(p), y(report.efficiency, report.speedup)))
    };
    (line, all_p.iter().filter_map(point).collect())
}

/// Whether a processor has a message for each stage and not one for each other processor.
fn is_staged(scenario: &Scenario) -> bool {
    scenario.algorithm == Algorithm::BinaryExchange
}

fn isoefficiency(family: &Scenario, efficiency: f64) -> Line {
    let all_p: Vec<u32> = (0..=10).map(|d| 1 << d).collect();
    let curve = isoefficiency_curve(family, efficiency, &all_p).unwrap_or_default();
    curve
        .iter()
        .map(|at| (f64::from(at.p), at.size.log2_n))
        .take_while(|(_, log2_n)| *log2_n <= MAX_LOG_N)
        .collect()
}
