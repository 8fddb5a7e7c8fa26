//! The efficiency landscape of the displayed run's machine and of the one that it is compared with.

use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::figures::answering_chart::AnsweringFigure;
use crate::figures::chart_kind::ChartKind;
use crate::state::action::Action;
use crate::state::points::Points;
use crate::state::run_comparison::PtrEq;
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::timing;
use hyperfly_text::landscape as text;
use hyperfly_view::chart::answer::Mark;
use hyperfly_view::chart::landscape::{Landscapes, Panel};
use hyperfly_view::chart::map_points::LandscapeMap;
use yew::prelude::*;

#[component]
pub fn Landscape(Props { cx }: &Props) -> Html {
    let (shown, other, points) = use_selector(cx, |state| {
        let scenario = state.displayed.as_ref().map(|shown| shown.run().scenario.clone());
        let compared = state.comparison_settings().map(|right| right.scenario());
        (scenario, compared, state.points.clone())
    });
    // Landscapes do not depend on p and n within their extent.
    let without_size = |scenario: &Scenario| {
        timing(scenario).with_p(scenario.p.max(1 << 10)).with_n(scenario.n().max(1 << 20))
    };
    let scenarios = (shown.as_ref().map(without_size), other.as_ref().map(without_size));
    let landscapes = use_memo(scenarios, |(shown, other)| {
        shown.as_ref().map(|scenario| Landscapes::of(scenario, other.as_ref()))
    });
    let run = shown.map(|scenario| (scenario.d(), scenario.r()));
    let map = use_memo((landscapes, run, points), |(landscapes, run, points)| {
        let (landscapes, run) = ((**landscapes).clone()?, (*run)?);
        let executed = landscapes.panels.iter().map(|panel| executed_cells(panel, points)).collect();
        Some(PtrEq(LandscapeMap { landscapes, run, executed }.into()))
    });
    let growth = (*map).as_ref().map(|map| map.landscapes.growth_words(map.run)).unwrap_or_default();
    let kind = (*map).clone().map(ChartKind::Landscape);
    html! {
        <>
            <p class="growth">{ crate::app::symbol::prose(&growth) }{ " " }<WatchButton cx={cx.clone()} /></p>
            <AnsweringFigure cx={cx.clone()} class="map" {kind} label={text::about()} />
        </>
    }
}

/// Returns the cells of a panel that were executed.
fn executed_cells(panel: &Panel, points: &Points) -> Vec<Mark> {
    let timing = timing(&panel.scenario);
    let of_panel = |scenario: &&Scenario| timing.with_p(scenario.p).with_n(scenario.n()) == **scenario;
    points.runs.iter().map(|(scenario, _)| scenario).filter(of_panel).map(|at| (at.d(), at.r())).collect()
}

/// The button that plays the run of the marked point. Embedded figures omit it: their author chose the views.
#[component]
fn WatchButton(Props { cx }: &Props) -> Html {
    let explorer = use_selector(cx, |state| state.controls().is_none());
    let watch = |cx: &Context| {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| {
            cx.seek(0.0);
            cx.send(Action::View(None));
            cx.play(true);
        })
    };
    html! {
        if explorer {
            <button type="button" class="watch" onclick={watch(cx)}>{ text::watch() }</button>
        }
    }
}
