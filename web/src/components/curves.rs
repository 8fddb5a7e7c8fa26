//! Efficiency, speedup or isoefficiency against p: closed form as a line, simulated runs as points.

use super::Props;
use super::chart::{Drawing, Plot};
use super::symbol::symbol;
use crate::context::Context;
use crate::state::Action;
use crate::sweep::{Points, compared};
use hyperfly_core::Run;
use hyperfly_core::scenario::limits::{MAX_N_MODEL, MAX_P};
use hyperfly_core::scenario::{Choice, Machine, Scenario, Topology, View};
use hyperfly_model::curves::{efficiency_against_p, isoefficiency_curve, processors};
use hyperfly_model::isoefficiency::threshold;
use hyperfly_view::Ink;
use hyperfly_view::chart::{Curves, Scale, Series};
use hyperfly_view::numbers::{quantity, whole};
use yew::prelude::*;

/// The three curves.
const TABS: [(View, &str); 3] =
    [(View::Efficiency, "Efficiency"), (View::Speedup, "Speedup"), (View::Isoefficiency, "Isoefficiency")];

/// The figure.
#[component]
pub fn CurvesFigure(props: &Props) -> Html {
    let cx = &props.cx;
    let curve = cx.state.request.look.view.filter(is_curve).unwrap_or(cx.state.curve);
    let shown = cx.state.shown.clone();
    let points = cx.state.points.clone();
    let chart = use_memo((shown, points.clone(), curve), |(shown, points, curve)| {
        shown.as_ref().map(|shown| chart(shown.run(), points, *curve))
    });
    let tab = |(view, word): &(View, &'static str)| {
        let view = *view;
        let single = cx.state.request.look.view.is_some();
        let onclick =
            cx.on(move |_: MouseEvent| if single { Action::View(Some(view)) } else { Action::Curve(view) });
        html! {
            <button type="button" role="tab" aria-selected={(view == curve).to_string()} {onclick}>{ *word }</button>
        }
    };
    let label = match &*chart {
        Some(chart) => words(chart),
        None => String::new(),
    };
    html! {
        <section class="figure curves" data-view={cx.state.request.look.view.map_or("efficiency", Choice::id)}>
            <div class="tabs" role="tablist" aria-label="Curves">{ for TABS.iter().map(tab) }</div>
            <p class="about">{ about(cx, curve) }</p>
            <Drawing cx={cx.clone()} plot={(*chart).clone().map(Plot::Curves)} {label} />
            <p class="sweep">{ if curve == View::Isoefficiency { html! { "closed form; up to n = 2^60" } } else { sweep(&points, &cx.state.request.scenario) } }</p>
        </section>
    }
}

/// Whether a view is one of the curves.
pub fn is_curve(view: &View) -> bool {
    TABS.iter().any(|(tab, _)| tab == view)
}

fn about(cx: &Context, curve: View) -> Html {
    let Some(shown) = &cx.state.shown else { return html! { "\u{a0}" } };
    let run = shown.run();
    match curve {
        View::Isoefficiency => html! {
            <>{ "the " }<i>{ "n" }</i>{ format!(" that keeps E = {}", quantity(target(run), 3)) }</>
        },
        _ => html! {
            <>
                <i>{ "n" }</i>{ format!(" = {}", whole(run.scenario.n)) }
                if curve == View::Efficiency {
                    { ", " }{ symbol("threshold", html! { "threshold dotted" }) }
                } else {
                    { ", ideal dashed" }
                }
            </>
        },
    }
}

/// The efficiency whose isoefficiency curve goes through the run, where there is one: a run on one processor keeps all.
fn target(run: &Run) -> f64 {
    let e = run.report.efficiency;
    if e < 0.98 { e } else { 0.5 }
}

/// The colours of the networks: the hues of the activities are taken, so these are told apart by their direct labels too.
fn families(scenario: &Scenario) -> Vec<(Topology, &'static str, Ink)> {
    let named = |topology: Topology| match (scenario.machine, topology) {
        (Machine::Network, Topology::Hypercube) => (topology, "hypercube", Ink::Compute),
        (Machine::Network, Topology::Mesh) => (topology, "mesh", Ink::Contention),
        (Machine::Network, _) => (topology, topology.id(), Ink::Transfer),
        (Machine::LogP, _) => (topology, "LogP", Ink::Compute),
        (Machine::Bsp, _) => (topology, "BSP", Ink::Compute),
    };
    compared(scenario).into_iter().map(named).collect()
}

fn chart(run: &Run, points: &Points, curve: View) -> Curves {
    let scenario = &run.scenario;
    let scale = match curve {
        View::Speedup => Scale::Speedup,
        View::Isoefficiency => Scale::LogN,
        _ => Scale::Efficiency,
    };
    let mut chart = Curves::new(scale);
    let all_p: Vec<u32> = (0..=MAX_P.trailing_zeros()).map(|d| 1 << d).collect();
    for (topology, name, ink) in families(scenario) {
        let family = Scenario { topology, ..scenario.clone() };
        let (line, simulated) = match curve {
            View::Isoefficiency => (isoefficiency(&family, target(run), &all_p), Vec::new()),
            _ => {
                let speedup = curve == View::Speedup;
                let line = efficiency_against_p(&family, &processors(&family));
                let y = |e: f64, s: f64| if speedup { s } else { e };
                let line = line.iter().map(|at| (f64::from(at.p), y(at.efficiency, at.speedup))).collect();
                let simulated = points
                    .of(topology)
                    .map(|(p, report)| (f64::from(p), y(report.efficiency, report.speedup)))
                    .collect();
                (line, simulated)
            }
        };
        chart.series.push(Series { name: name.to_owned(), ink, line, points: simulated });
        if topology == scenario.topology {
            chart.current_ink = ink;
        }
    }
    let y = match curve {
        View::Speedup => run.report.speedup,
        View::Isoefficiency => f64::from(scenario.r()),
        _ => run.report.efficiency,
    };
    let on_curve = curve != View::Isoefficiency || target(run) == run.report.efficiency;
    chart.current = on_curve.then_some((f64::from(scenario.p), y));
    if curve == View::Efficiency {
        chart.threshold = threshold_of(scenario);
    }
    chart
}

/// The threshold on the hypercube: on the mesh every efficiency is hard to keep.
fn threshold_of(scenario: &Scenario) -> Option<f64> {
    if scenario.machine != Machine::Network {
        return None;
    }
    threshold(&Scenario { topology: Topology::Hypercube, ..scenario.clone() })
}

fn isoefficiency(scenario: &Scenario, target: f64, all_p: &[u32]) -> Vec<(f64, f64)> {
    let curve = isoefficiency_curve(scenario, target, all_p).unwrap_or_default();
    let points = curve.iter().map(|at| (f64::from(at.p), at.size.log2_n));
    // Closed forms are asked for up to 2^60; beyond it the curve leaves the page.
    let most = f64::from(MAX_N_MODEL.ilog2());
    points.filter(|(_, log2_n)| *log2_n <= most).collect()
}

/// How far the simulated points are, and what is left out; always one line.
fn sweep(points: &Points, scenario: &Scenario) -> Html {
    let done = points.points.len();
    if done < points.total {
        let label = format!("simulating {done} of {} points", points.total);
        return html! {
            <><progress value={done.to_string()} max={points.total.to_string()} aria-label={label.clone()} />{ label }</>
        };
    }
    let out: Vec<String> = families(scenario)
        .iter()
        .filter_map(|(topology, name, _)| {
            points.left_out(*topology).map(|p| format!("{name} from p = {}", whole(p.into())))
        })
        .collect();
    if out.is_empty() {
        return html! { { "lines: closed form, rings: simulated" } };
    }
    html! { { format!("too costly to simulate here: {}", out.join(", ")) } }
}

/// The chart in words.
fn words(chart: &Curves) -> String {
    let each = |series: &Series| {
        let last = series.line.last();
        let end = last.map(|(p, y)| format!("{} at p = {p}", quantity(*y, 3)));
        format!("{} ends with {}", series.name, end.unwrap_or_else(|| "nothing".to_owned()))
    };
    let all: Vec<String> = chart.series.iter().map(each).collect();
    format!("Curves against p: {}", all.join("; "))
}
