//! The data of the curves against p: networks side by side, closed forms as lines, whatever was executed as points.

use super::curves::{Curves, Scale, Series};
use crate::draw::palette::Ink;
use crate::notation::words;
use hyperfly_core::Run;
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P};
use hyperfly_core::report::Report;
use hyperfly_model::curves::{efficiency_against_p, isoefficiency_curve, printed_isoefficiency, processors};
use hyperfly_model::isoefficiency::threshold;
use hyperfly_request::{MachineKind, Settings, Topology, View};
use hyperfly_text::view;

/// Points of a chart: p, and what its y axis shows.
pub type Line = Vec<(f64, f64)>;

/// The networks whose curves are drawn: hypercube, mesh and the scenario's own; a machine without channels has one curve.
pub fn compared(scenario: &Settings) -> Vec<Topology> {
    if scenario.machine != MachineKind::Network {
        return vec![scenario.topology];
    }
    let mut all = vec![Topology::Hypercube, Topology::Mesh];
    if !all.contains(&scenario.topology) {
        all.push(scenario.topology);
    }
    all
}

/// The label of a family beside its curve, and its colour.
pub fn family(scenario: &Settings) -> (&'static str, Ink) {
    match (scenario.machine, scenario.topology) {
        (MachineKind::Network, Topology::Hypercube) => (words::topology(Topology::Hypercube), Ink::series(0)),
        (MachineKind::Network, Topology::Mesh) => (words::topology(Topology::Mesh), Ink::series(1)),
        (MachineKind::Network, other) => (words::topology(other), Ink::series(2)),
        (MachineKind::LogP, _) => (view::kind_logp(), Ink::series(0)),
        (MachineKind::Bsp, _) => (view::kind_bsp(), Ink::series(0)),
    }
}

/// The processors of an isoefficiency curve: every power of two.
pub fn all_processors() -> Vec<u32> {
    (0..=MAX_P.trailing_zeros()).map(|d| 1 << d).collect()
}

/// What a point of a run stands at, in the view of efficiency or speedup.
pub fn height(view: View, report: &Report) -> f64 {
    if view == View::Speedup { report.speedup } else { report.efficiency }
}

/// The curves of a view around a run; `None` if the view has no curves. `kept` is the efficiency that isoefficiency keeps
/// ([`hyperfly_request::Look::kept`]); `simulated` gives the executed points of a family as (p, y), where y is log2 n
/// for isoefficiency and [`height`] else.
pub fn curves(
    run: &Run,
    view: View,
    kept: f64,
    mut simulated: impl FnMut(&Settings) -> Line,
) -> Option<Curves> {
    let scale = match view {
        View::Efficiency => Scale::Efficiency,
        View::Speedup => Scale::Speedup,
        View::Isoefficiency => Scale::LogN,
        _ => return None,
    };
    let (scenario, report) = (&Settings::of(&run.scenario), &run.report);
    let mut chart = Curves::new(scale);
    for topology in compared(scenario) {
        let of = Settings { topology, ..scenario.clone() };
        let (name, ink) = family(&of);
        let (line, printed) = match view {
            View::Isoefficiency => isoefficiency(&of, kept),
            _ => (against_p(&of, view), Vec::new()),
        };
        chart.series.push(Series { name: name.to_owned(), ink, line, printed, points: simulated(&of) });
        if topology == scenario.topology {
            chart.current_ink = ink;
        }
    }
    let y = match view {
        View::Isoefficiency => (kept == report.efficiency).then(|| f64::from(scenario.r())),
        _ => Some(height(view, report)),
    };
    chart.current = y.map(|y| (f64::from(scenario.p), y));
    // On the mesh every efficiency is hard to keep: the threshold is that of the hypercube beside it.
    let cube = Settings { topology: Topology::Hypercube, ..scenario.clone() };
    chart.threshold = threshold(&cube.scenario()).filter(|_| view != View::Speedup);
    if let (View::Isoefficiency, Some(threshold)) = (view, chart.threshold.filter(|e| *e < 1.0)) {
        chart.at_threshold = isoefficiency(&cube, threshold).0;
    }
    Some(chart)
}

fn against_p(of: &Settings, view: View) -> Line {
    let y = |e: f64, s: f64| if view == View::Speedup { s } else { e };
    let line = efficiency_against_p(&of.scenario(), &processors(&of.scenario()));
    line.iter().map(|at| (f64::from(at.p), y(at.efficiency, at.speedup))).collect()
}

/// The exact sizes, and those of the printed functions, as far as n is within reach of closed forms; beyond, the curve leaves
/// the page.
fn isoefficiency(of: &Settings, efficiency: f64) -> (Line, Line) {
    let all = all_processors();
    let within = |(_, log2_n): &(f64, f64)| *log2_n <= f64::from(MAX_N_MODEL.ilog2());
    let exact = isoefficiency_curve(&of.scenario(), efficiency, &all).unwrap_or_default();
    let exact = exact.iter().map(|at| (f64::from(at.p), at.size.log2_n)).filter(within).collect();
    let printed = printed_isoefficiency(&of.scenario(), efficiency, &all);
    let printed = printed.into_iter().map(|(p, log2_n)| (f64::from(p), log2_n)).filter(within).collect();
    (exact, printed)
}
