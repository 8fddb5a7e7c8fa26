//! The data of the curves against p, by network: closed forms as lines, executed runs as points.

use super::curves::{Curves, Scale, Series};
use crate::draw::palette::Ink;
use crate::notation::words;
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P};
use hyperfly_core::machine::Machine;
use hyperfly_core::report::Report;
use hyperfly_core::{Run, Scenario};
use hyperfly_model::curves::{efficiency_against_p, isoefficiency_curve, printed_isoefficiency, processors};
use hyperfly_model::isoefficiency::threshold;
use hyperfly_request::Topology;
use hyperfly_text::view;

/// Points of a chart as (p, y).
pub type Line = Vec<(f64, f64)>;

/// Returns the scenario on each network with a curve: hypercube, mesh and its own. A machine without channels has one curve.
pub fn compared_topologies(scenario: &Scenario) -> Vec<Scenario> {
    let Some(own) = scenario.machine.topology() else { return vec![scenario.clone()] };
    let mut all = vec![Topology::Hypercube, Topology::Mesh];
    if !all.contains(&own) {
        all.push(own);
    }
    all.into_iter().map(|topology| scenario.with_topology(topology)).collect()
}

/// Returns the label and the colour of a scenario's curve.
pub fn label_and_ink(scenario: &Scenario) -> (&'static str, Ink) {
    match &scenario.machine {
        Machine::Network(network) => {
            let colour = match network.topology() {
                Topology::Hypercube => 0,
                Topology::Mesh => 1,
                _ => 2,
            };
            (words::topology(network.topology()), Ink::series(colour))
        }
        Machine::LogP(_) => (view::kind_logp(), Ink::series(0)),
        Machine::Bsp(_) => (view::kind_bsp(), Ink::series(0)),
    }
}

/// Returns the numbers of processors of an isoefficiency curve: every power of two.
pub fn all_processors() -> Vec<u32> {
    (0..=MAX_P.trailing_zeros()).map(|d| 1 << d).collect()
}

/// Returns the speedup of a run on the scale of speedups, else its efficiency.
pub fn metric_value(scale: Scale, report: &Report) -> f64 {
    if scale == Scale::Speedup { report.speedup } else { report.efficiency }
}

/// Builds the curves around a run on a scale: efficiency, speedup or log2 n.
///
/// `kept` is the efficiency of the isoefficiency curves ([`hyperfly_request::Look::kept`]). `simulated` returns the executed
/// points of a family as (p, y), where y is log2 n for isoefficiency and [`metric_value`] otherwise.
pub fn curves(run: &Run, scale: Scale, kept: f64, mut simulated: impl FnMut(&Scenario) -> Line) -> Curves {
    let (scenario, report) = (&run.scenario, &run.report);
    let mut chart = Curves::new(scale);
    for family_scenario in compared_topologies(scenario) {
        let (name, ink) = label_and_ink(&family_scenario);
        let (line, printed) = match scale {
            Scale::LogN => isoefficiency(&family_scenario, kept),
            _ => (against_p(&family_scenario, scale), Vec::new()),
        };
        chart.series.push(Series {
            name: name.to_owned(),
            ink,
            line,
            printed,
            points: simulated(&family_scenario),
        });
        if family_scenario.machine == scenario.machine {
            chart.current_ink = ink;
        }
    }
    // With another efficiency than the run's, the run lies above or below its curve.
    let y = if scale == Scale::LogN { f64::from(scenario.r()) } else { metric_value(scale, report) };
    chart.current = Some((f64::from(scenario.p), y));
    // The mesh has no threshold (every efficiency is hard to keep), so the chart shows the one of the hypercube.
    let cube = scenario.with_topology(Topology::Hypercube);
    chart.threshold = threshold(&cube).filter(|_| scale != Scale::Speedup);
    if let (Scale::LogN, Some(threshold)) = (scale, chart.threshold.filter(|e| *e < 1.0)) {
        chart.at_threshold = isoefficiency(&cube, threshold).0;
    }
    chart
}

fn against_p(scenario: &Scenario, scale: Scale) -> Line {
    let y = |e: f64, s: f64| if scale == Scale::Speedup { s } else { e };
    let line = efficiency_against_p(scenario, &processors(scenario));
    line.iter().map(|at| (f64::from(at.p), y(at.efficiency, at.speedup))).collect()
}

/// Returns log2 of the exact problem sizes and of the sizes by the printed functions, up to the limit of the closed forms.
fn isoefficiency(scenario: &Scenario, efficiency: f64) -> (Line, Line) {
    let all = all_processors();
    let within = |(_, log2_n): &(f64, f64)| *log2_n <= f64::from(MAX_N_MODEL.ilog2());
    let exact = isoefficiency_curve(scenario, efficiency, &all).unwrap_or_default();
    let exact = exact.iter().map(|at| (f64::from(at.p), at.size.log2_n)).filter(within).collect();
    let printed = printed_isoefficiency(scenario, efficiency, &all);
    let printed = printed.into_iter().map(|(p, log2_n)| (f64::from(p), log2_n)).filter(within).collect();
    (exact, printed)
}
