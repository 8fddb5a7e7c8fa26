//! Efficiency, speedup or isoefficiency against p: closed forms as lines, simulated runs as points.

use crate::app::commands::{Command, use_command};
use crate::app::context::{Context, Props};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::app::symbol::{HOLES, fill_in, symbol};
use crate::figures::answering_chart::AnsweringFigure;
use crate::figures::asked::hide_asked;
use crate::figures::chart_kind::ChartKind;
use crate::figures::description;
use crate::player::listen;
use crate::state::action::Action;
use crate::state::points::{Point, Points};
use crate::state::run_comparison::PtrEq;
use hyperfly_core::Run;
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::{RunOutcome, SearchOutcome};
use hyperfly_request::{Choice, Topology, View};
use hyperfly_text::figures as text;
use hyperfly_text::language::list;
use hyperfly_view::chart::curve_points::CurvePoints;
use hyperfly_view::chart::families::{compared_topologies, curves, label_and_ink, metric_value};
use hyperfly_view::chart::{Curves, Series};
use hyperfly_view::notation::numbers::{quantity, whole};
use hyperfly_view::notation::words;
use hyperfly_view::views;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[component]
pub fn CurvesFigure(Props { cx }: &Props) -> Html {
    let (shown, points) = use_selector(cx, |state| (state.displayed.clone(), state.points.clone()));
    let (chosen, curve) = use_selector(cx, |state| {
        let chosen = state.chosen_curve();
        (chosen, chosen.unwrap_or(state.curve))
    });
    let (kept, is_custom) =
        use_selector(cx, |state| (state.target_efficiency(), state.request.look.efficiency.is_some()));
    let kept = kept.filter(|_| curve == View::Isoefficiency);
    let scenario = use_selector(cx, |state| state.request.settings.scenario());
    {
        let engine = cx.engine.clone();
        use_effect_guard(kept, move |kept| engine.set_efficiency(*kept));
    }
    let asked = use_selector(cx, |state| state.focus.asked);
    let inputs = (shown.clone(), points.clone(), curve, kept, asked);
    let answers = use_memo(inputs, |(shown, points, curve, kept, asked)| {
        let run = shown.as_ref()?.run();
        let chart = hide_asked(chart(run, points, *curve, *kept)?, *asked);
        Some(PtrEq(CurvePoints::of(chart, &run.scenario).into()))
    });
    let chart = (*answers).as_ref().map(|answers| &answers.chart);
    let playing = use_state(|| None);
    let plays = playing.is_some();
    let toggle = {
        let answers = answers.clone();
        Callback::from(move |()| listen::toggle((*answers).as_ref().map(|answers| &answers.chart), &playing))
    };
    use_command(&cx.commands, Command::ListenToCurve, &toggle);
    let tab = |view: View| {
        let onclick = cx.sender(Action::Curve(view));
        html! {
            <button type="button" role="tab" aria-selected={(view == curve).to_string()} {onclick}>{ views::of(view).title() }</button>
        }
    };
    let explorer = use_selector(cx, |state| state.controls().is_none());
    let threshold = chart.and_then(|chart| chart.threshold).filter(|e| *e < 1.0);
    let label = chart.map(chart_label).unwrap_or_default();
    let kind = (*answers).clone().map(ChartKind::Curves);
    html! {
        <section class="figure curves" data-view={chosen.map_or("efficiency", Choice::id)}>
            <div class="tabs" role="tablist" aria-label={text::curves()}>{ for views::curves().map(tab) }</div>
            <div class="row">
                <div class={classes!("about", kept.map(|_| "keep"))}>
                    if let Some(shown) = &shown {
                        { caption(cx, shown.run(), curve, kept, is_custom, threshold) }
                    } else {
                        { "\u{a0}" }
                    }
                </div>
                { listen::listen_button(chart, plays, &toggle) }
                { description::button(cx, curve) }
                if explorer {
                    <button type="button" class="to-landscape" onclick={cx.sender(Action::View(Some(View::Landscape)))}>
                        { words::view(View::Landscape) }
                    </button>
                }
            </div>
            <AnsweringFigure cx={cx.clone()} {kind} {label} />
            <div class="sweep">{ sweep_status(&points, &scenario) }</div>
            { description::description(cx, curve) }
        </section>
    }
}

fn caption(
    cx: &Context,
    run: &Run,
    curve: View,
    kept: Option<f64>,
    is_custom: bool,
    threshold: Option<f64>,
) -> Html {
    match kept {
        Some(kept) => efficiency_slider(cx, kept, is_custom, threshold),
        None => {
            let n = html! { <bdi><i>{ "n" }</i>{ format!(" = {}", whole(run.scenario.n())) }</bdi> };
            // A formulation that can reach every efficiency has no threshold.
            if curve == View::Efficiency && threshold.is_none_or(|threshold| threshold >= 1.0) {
                n
            } else if curve == View::Efficiency {
                let dotted = symbol("threshold", html! { text::threshold_dotted() });
                fill_in(&text::points_threshold(HOLES[0], HOLES[1]), &[n, dotted])
            } else {
                fill_in(&text::points_ideal(HOLES[0]), &[n])
            }
        }
    }
}

/// Renders the slider of the efficiency to maintain, with the threshold marked on it.
fn efficiency_slider(cx: &Context, kept: f64, is_custom: bool, threshold: Option<f64>) -> Html {
    let read = |event: &Event| event.target_unchecked_into::<HtmlInputElement>().value_as_number();
    let oninput = cx.callback(move |event: InputEvent| Action::KeepEfficiency(Some(read(&event)), true));
    let onchange = cx.callback(move |event: Event| Action::KeepEfficiency(Some(read(&event)), false));
    let reset = cx.sender(Action::KeepEfficiency(None, false));
    let place = |e: f64| format!("{:.4}", (e - 0.01) / 0.98);
    let mark = threshold.map_or("2".to_owned(), place);
    let at = format!("--at: {}; --mark: {mark}", place(kept));
    html! {
        <>
            <label for="slide-efficiency">
                { symbol("isoefficiency", html! { text::keep() }) }{ " " }<bdi><i>{ "E" }</i>{ format!(" = {}", quantity(kept, 3)) }</bdi>
            </label>
            <input id="slide-efficiency" type="range" min="0.01" max="0.99" step="0.01" value={kept.to_string()} style={at}
                {oninput} {onchange} aria-label={text::keep_about()} aria-valuetext={quantity(kept, 3)} />
            if is_custom {
                <button type="button" class="fix" onclick={reset}>{ text::keep_of_run() }</button>
            }
        </>
    }
}

fn chart(run: &Run, points: &Points, view: View, kept: Option<f64>) -> Option<Curves> {
    // Points of a previous request do not belong to these curves.
    let current = points.belong_to(&run.scenario, kept);
    let scale = views::curve_scale(view)?;
    let y = |point: &Point| match point {
        Point::Run(RunOutcome::Completed(report)) => Some(metric_value(scale, report)),
        Point::Size(SearchOutcome::Found(size)) => Some(size.log2_n),
        _ => None,
    };
    let simulated = |of: &Scenario| {
        let all = points.of(of.machine.topology()).filter(|_| current);
        all.filter_map(|(p, point)| Some((f64::from(p), y(point)?))).collect()
    };
    Some(curves(run, scale, kept.unwrap_or_default(), simulated))
}

/// Renders the progress of the sweep, then the points that were left out, or how the points answer. Always one line, so that nothing
/// moves.
fn sweep_status(points: &Points, scenario: &Scenario) -> Html {
    let done = points.points.len();
    if done < points.total {
        let label = text::simulating(done, points.total);
        return html! {
            <><progress value={done.to_string()} max={points.total.to_string()} aria-label={label.clone()} />{ label }</>
        };
    }
    let each = |what: fn(&str) -> String, from: fn(&Points, Option<Topology>) -> Option<u32>| {
        let from_p = |scenario: Scenario| {
            let (name, _) = label_and_ink(&scenario);
            Some(text::from_p(name, from(points, scenario.machine.topology())?))
        };
        let all: Vec<String> = compared_topologies(scenario).into_iter().filter_map(from_p).collect();
        (!all.is_empty()).then(|| what(&all.join(list())))
    };
    let omissions = [
        each(|curves| text::too_costly(curves), Points::first_skipped),
        each(|curves| text::no_n_is_enough(curves), Points::first_not_reached),
    ];
    let omissions: Vec<String> = omissions.into_iter().flatten().collect();
    if !omissions.is_empty() {
        return html! { <span title={text::not_simulated()}>{ omissions.join("; ") }</span> };
    }
    html! { text::rings_answer() }
}

/// Describes the end point of each curve, for screen readers.
fn chart_label(chart: &Curves) -> String {
    let each = |series: &Series| {
        let last = series.line.last();
        match last {
            Some((p, y)) => text::curve_ends(&series.name, &quantity(*y, 3), &p.to_string()),
            None => text::curve_ends_nowhere(&series.name),
        }
    };
    let all: Vec<String> = chart.series.iter().map(each).collect();
    text::curves_about(&all.join("; "))
}
