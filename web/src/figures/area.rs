//! The figure area: the strip of numbers, the figures, and the sentence about the run.

use crate::app::context::{Context, Props};
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::captions::{butterfly_caption, machine_caption, schedule_caption};
use crate::figures::chart::{Drawing, Plot};
use crate::figures::collapsible::Collapsible;
use crate::figures::curves::CurvesFigure;
use crate::figures::deadlock::deadlock_figure;
use crate::figures::description;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::legend::Legend;
use crate::figures::numbers::Numbers;
use crate::figures::spectrum::Spectrum;
use crate::figures::why::Why;
use crate::state::action::Action;
use crate::state::views::visible_views;
use hyperfly_request::{Choice, Controls, View};
use hyperfly_text::figures as text;
use hyperfly_view::scene::Selection;
use hyperfly_view::text::breakdown::words;
use hyperfly_view::text::compare::TimeComparison;
use hyperfly_view::trace::schedule;
use hyperfly_view::{DistributionScene, Replay, ScheduleScene, SuperstepsScene};
use yew::prelude::*;

/// The figure area, with every figure that applies to the run.
#[component]
pub fn Figures(Props { cx }: &Props) -> Html {
    let failure = use_selector(cx, |state| state.failure.clone().filter(|_| state.displayed.is_none()));
    let views = use_selector(cx, visible_views);
    if let Some(why) = failure {
        return deadlock_figure(&why, cx);
    }
    let presents = use_selector(cx, |state| state.request.look.present);
    let figure = |view: View| {
        let shown = views.contains(&view);
        shown.then(|| html! { <Figure key={view.id()} cx={cx.clone()} {view} /> })
    };
    let side_views = [View::Efficiency, View::Breakdown];
    html! {
        <div class="figures">
            <Numbers cx={cx.clone()} />
            { figure(View::Machine) }
            { figure(View::Butterfly) }
            if side_views.iter().any(|view| views.contains(view)) {
                <div class="side">{ for side_views.into_iter().filter_map(figure) }</div>
            }
            <Sentence cx={cx.clone()} />
            { for BELOW_SENTENCE.into_iter().filter_map(figure) }
            if presents {
                <Legend cx={cx.clone()} views={presented_views(&views)} />
            }
        </div>
    }
}

/// Returns the views to present: all of up to two views, otherwise those that share the screen ([`PRESENTED_VIEWS`]).
fn presented_views(views: &[View]) -> Vec<View> {
    let seen = |view: &View| views.len() < 3 || PRESENTED_VIEWS.contains(view);
    views.iter().copied().filter(seen).collect()
}

const PRESENTED_VIEWS: [View; 3] = [View::Machine, View::Butterfly, View::Timeline];

const BELOW_SENTENCE: [View; 11] = [
    View::Spectrum,
    View::Why,
    View::Timeline,
    View::Distribution,
    View::Schedule,
    View::Supersteps,
    View::Choose,
    View::Metrics,
    View::Scaling,
    View::Measured,
    View::Table,
];

/// The sentence about the run, followed by its time on another network; a button compares the two.
#[component]
pub fn Sentence(Props { cx }: &Props) -> Html {
    let (shown, pair) = use_selector(cx, |state| (state.displayed.clone(), state.comparison.clone()));
    let can_compare = use_selector(cx, |state| {
        matches!(state.controls(), None | Some(Controls::Full)) && !state.request.look.present
    });
    let versus =
        pair.as_ref().map(|pair| pair.versus.as_ref().map(TimeComparison::sentence).unwrap_or_default());
    let elsewhere = shown.as_ref().and_then(|shown| shown.other_network.clone()).filter(|_| pair.is_none());
    let elsewhere = elsewhere.map(|(on, words)| match can_compare {
        true => {
            let onclick = cx.sender(Action::Set("beside", format!("topology:{}", on.id()), false));
            html! { <button type="button" class="races" title={text::race_them()} {onclick}>{ words }</button> }
        }
        false => html! { words },
    });
    html! {
        <p class="sentence" aria-live="polite">
            { versus }
            if pair.is_none() {
                { shown.map(|shown| shown.sentence.clone()) }{ " " }{ elsewhere }
            }
        </p>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct FigureProps {
    pub cx: Context,
    pub view: View,
}

/// The figure of one view.
#[component]
pub fn Figure(FigureProps { cx, view }: &FigureProps) -> Html {
    match *view {
        View::Speedup | View::Efficiency | View::Isoefficiency => html! { <CurvesFigure cx={cx.clone()} /> },
        View::Breakdown => html! { <BreakdownFigure cx={cx.clone()} /> },
        View::Distribution => html! { <DistributionFigure cx={cx.clone()} /> },
        View::Why => html! { <Why cx={cx.clone()} /> },
        View::Spectrum => html! { <Spectrum cx={cx.clone()} /> },
        View::Choose | View::Metrics | View::Scaling | View::Measured | View::Table => {
            html! { <Collapsible cx={cx.clone()} view={*view} /> }
        }
        View::Machine | View::Butterfly | View::Timeline | View::Schedule | View::Supersteps => {
            html! { <SceneFigure cx={cx.clone()} view={*view} /> }
        }
    }
}

/// A figure whose picture follows the cursor.
#[component]
fn SceneFigure(FigureProps { cx, view }: &FigureProps) -> Html {
    let view = *view;
    let (shown, other, _) = use_selector(cx, |state| {
        let other = state.comparison_run.clone().filter(|_| !state.request.has_comparison());
        // The projector theme has larger text, which changes heights.
        (state.displayed.clone(), other, state.request.look.colours())
    });
    let replay = shown.as_ref().map(|shown| &*shown.replay);
    let (title, words, kind, label) = match view {
        View::Machine => {
            (text::machine(), replay.map(machine_caption), SceneKind::Machine, text::machine_about())
        }
        View::Butterfly => {
            (text::butterfly(), replay.map(butterfly_caption), SceneKind::Butterfly, text::butterfly_about())
        }
        View::Schedule => {
            let words = match &shown {
                Some(shown) => schedule_caption(shown, other.as_deref()),
                None => text::schedule_rows().to_owned(),
            };
            (text::schedule(), Some(words), SceneKind::Schedule, text::schedule_about())
        }
        View::Supersteps => (
            text::supersteps(),
            Some(text::supersteps_rows().to_owned()),
            SceneKind::Supersteps,
            text::supersteps_about(),
        ),
        _ => (
            text::timeline(),
            Some(text::timeline_rows().to_owned()),
            SceneKind::Timeline,
            text::timeline_about(),
        ),
    };
    let compares = use_selector(cx, |state| state.request.has_comparison());
    let style = match view {
        View::Schedule => replay.map(|replay| schedule_style(replay, compares)),
        View::Supersteps => replay.map(supersteps_style),
        _ => None,
    };
    // An embedded figure has one legend for all its views.
    let explorer = use_selector(cx, |state| state.controls().is_none());
    html! {
        <section class={classes!("figure", view.id())} data-view={view.id()}>
            <h2>
                { title }<small>{ words }</small>{ description::button(cx, view) }
            </h2>
            if explorer && view == View::Schedule && replay.is_some_and(|replay| !schedule::is_posted(replay)) {
                <p>
                    { text::schedule_needs() }{ " " }
                    <button type="button" class="fix" onclick={cx.callback(|_: MouseEvent| output_driven_run())}>{ text::schedule_run() }</button>
                </p>
            }
            <Picture cx={cx.clone()} {kind} {label} {style} />
            if explorer {
                <Legend cx={cx.clone()} views={vec![view]} />
            }
            { description::description(cx, view) }
        </section>
    }
}

/// Selects a run that posts its outputs one by one, which the schedule figure requires.
fn output_driven_run() -> Action {
    Action::SetAll(vec![("algorithm", "output-driven".to_owned()), ("machine", "logp".to_owned())])
}

#[component]
fn BreakdownFigure(Props { cx }: &Props) -> Html {
    let report = use_selector(cx, |state| {
        state
            .displayed
            .as_ref()
            .map(|shown| (shown.run().report.clone(), shown.run().scenario.machine.kind()))
    });
    // The chart only marks activities, so other selections do not redraw it.
    let selected =
        use_selector(cx, |state| state.selection().filter(|at| matches!(at, Selection::Activity(_))));
    let label = report.as_ref().map(|(report, machine)| words(report, *machine)).unwrap_or_default();
    html! {
        <section class="figure breakdown" data-view="breakdown">
            <h2>{ text::breakdown() }{ description::button(cx, View::Breakdown) }</h2>
            <Drawing cx={cx.clone()} plot={report.map(|(report, machine)| Plot::Breakdown(report, machine, selected))} {label} />
            { description::description(cx, View::Breakdown) }
        </section>
    }
}

/// The data distribution, ordered by index or by the processors' memories.
#[component]
fn DistributionFigure(Props { cx }: &Props) -> Html {
    let by_memory = use_state(|| false);
    let tab = |(stored, word): (bool, &'static str)| {
        let by_memory = by_memory.clone();
        let selected = (*by_memory == stored).to_string();
        let onclick = Callback::from(move |_: MouseEvent| by_memory.set(stored));
        html! { <button type="button" role="tab" aria-selected={selected} {onclick}>{ word }</button> }
    };
    let (shown, _) = use_selector(cx, |state| (state.displayed.clone(), state.request.look.colours()));
    let height = shown.and_then(|shown| DistributionScene::height(&shown.replay, scale().text));
    let style = height.map(|height| AttrValue::from(format!("height:{}rem", height / 16.0)));
    html! {
        <section class="figure distribution" data-view="distribution">
            <h2>
                { text::distribution() }<small>{ text::distribution_what() }</small>
                { description::button(cx, View::Distribution) }
                <span class="tabs" role="tablist" aria-label={text::distribution_order()}>
                    { for [(false, text::by_index()), (true, text::by_memory())].into_iter().map(tab) }
                </span>
            </h2>
            <Picture cx={cx.clone()} kind={SceneKind::Distribution} turned={*by_memory} {style}
                label={text::distribution_about()} />
            { description::description(cx, View::Distribution) }
        </section>
    }
}

fn schedule_style(replay: &Replay, compares: bool) -> AttrValue {
    let height = ScheduleScene::height(replay, scale().text);
    let two = schedule::counterpart(&replay.run().scenario).is_some() && !compares;
    let panes = 1 + u8::from(two);
    format!("--height:{}rem;--panes:{panes}", height / 16.0).into()
}

fn supersteps_style(replay: &Replay) -> AttrValue {
    let height = SuperstepsScene::height(replay, scale().text);
    format!("height:{}rem", height / 16.0).into()
}
