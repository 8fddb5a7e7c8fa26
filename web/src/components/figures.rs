//! The figure area: numbers, pictures, the sentence.

use super::chart::{Drawing, Plot};
use super::curves;
use super::detail::detail;
use super::folded::folded;
use super::layers::{Kind, Picture, text_size};
use super::numbers::numbers;
use super::part::part;
use super::spectrum::spectrum;
use super::standstill::standstill;
use super::told_view;
use super::why::why;
use crate::context::Context;
use hyperfly_core::scenario::{Choice, Machine, Topology, View};
use hyperfly_text::figures as text;
use hyperfly_view::breakdown::words;
use hyperfly_view::scene::Selection;
use hyperfly_view::story::{PhaseKind, Story};
use hyperfly_view::{DistributionScene, ScheduleScene, SuperstepsScene, schedule};
use yew::functional::Hook;
use yew::prelude::*;

/// The area: numbers, every picture that says something about this run, the sentence.
pub fn figures(cx: &Context) -> Html {
    let shown = cx.state.shown.as_ref();
    if let (None, Some(why)) = (shown, &cx.state.failure) {
        return standstill(why, cx);
    }
    let story = shown.map(|shown| &*shown.story);
    let look = &cx.state.request.look;
    let alone = look.view.is_some();
    // Beside the others, only what there is to see.
    let says = |view: View| match view {
        _ if alone => true,
        View::Distribution => story.is_some_and(|story| story.p() > 1),
        View::Schedule => story.is_some_and(schedule::is_posted),
        View::Supersteps => story.is_some_and(|story| !story.run().trace.supersteps.is_empty()),
        _ => true,
    };
    let seen = |view: View| (look.shows(view) && says(view)).then(|| figure(cx, view));
    let curves = !alone || cx.state.shows_curves();
    html! {
        <div class="figures">
            { numbers(cx) }
            { seen(View::Machine) }
            { seen(View::Butterfly) }
            if curves || look.shows(View::Breakdown) {
                <div class="side">
                    if curves {
                        { figure(cx, View::Efficiency) }
                    }
                    { seen(View::Breakdown) }
                </div>
            }
            { sentence(cx) }
            { for AFTER.into_iter().filter_map(seen) }
        </div>
    }
}

/// The pictures below the sentence.
const AFTER: [View; 9] = [
    View::Why,
    View::Timeline,
    View::Distribution,
    View::Schedule,
    View::Supersteps,
    View::Spectrum,
    View::Choose,
    View::Metrics,
    View::Table,
];

/// What to see, in a sentence.
pub fn sentence(cx: &Context) -> Html {
    let sentence = match &cx.pair {
        Some(pair) => pair.versus.as_ref().map(|versus| versus.sentence().into()),
        None => cx.state.shown.as_ref().map(|shown| shown.sentence.clone()),
    };
    html! { <p class="sentence" aria-live="polite">{ sentence.unwrap_or_default() }</p> }
}

/// The figure of one view.
pub fn figure(cx: &Context, view: View) -> Html {
    let story = cx.state.shown.as_ref().map(|shown| &*shown.story);
    let (title, words, kind, label) = match view {
        View::Machine => (text::machine(), story.map(machine_words), Kind::Machine, text::machine_about()),
        View::Butterfly => {
            (text::butterfly(), story.map(butterfly_words), Kind::Butterfly, text::butterfly_about())
        }
        View::Timeline => {
            (text::timeline(), Some(text::timeline_rows().to_owned()), Kind::Timeline, text::timeline_about())
        }
        View::Schedule => {
            (text::schedule(), Some(schedule_words(cx)), Kind::Schedule, text::schedule_about())
        }
        View::Supersteps => (
            text::supersteps(),
            Some(text::supersteps_rows().to_owned()),
            Kind::Supersteps,
            text::supersteps_about(),
        ),
        View::Speedup | View::Efficiency | View::Isoefficiency => {
            return curves::figure(cx);
        }
        View::Breakdown => return breakdown(cx),
        View::Distribution => return distribution(cx),
        View::Why => return why(cx),
        View::Spectrum => return spectrum(cx),
        View::Choose | View::Metrics | View::Table => return folded(cx, view),
    };
    let style = match view {
        View::Schedule => story.map(|story| schedule_style(cx, story)),
        View::Supersteps => story.map(|story| supersteps_style(cx, story)),
        _ => None,
    };
    // The others tell beside them what is selected.
    let tells = !matches!(view, View::Machine | View::Butterfly);
    html! {
        <section class={classes!("figure", view.id())} data-view={view.id()}>
            <h2>
                { title }<small>{ words }</small>{ told_view::button(cx, view) }
                if tells {
                    { detail(cx) }
                }
            </h2>
            <Picture cx={cx.clone()} {kind} {label} {style} />
            { told_view::place(cx, view) }
        </section>
    }
}

fn breakdown(cx: &Context) -> Html {
    let report =
        cx.state.shown.as_ref().map(|shown| (shown.run().report.clone(), shown.run().scenario.machine));
    let label = report.as_ref().map(|(report, machine)| words(report, *machine)).unwrap_or_default();
    // Drawn anew for a part of it alone.
    let selected = cx.state.selection().filter(|at| matches!(at, Selection::Activity(_)));
    html! {
        <section class="figure breakdown" data-view="breakdown">
            <h2>{ text::breakdown() }{ told_view::button(cx, View::Breakdown) }</h2>
            <Drawing cx={cx.clone()} plot={report.map(|(report, machine)| Plot::Breakdown(report, machine, selected))} {label} />
            { told_view::place(cx, View::Breakdown) }
        </section>
    }
}

/// The distributions, by the index or by the processors' memories.
fn distribution(cx: &Context) -> Html {
    part(cx, "distribution", |cx, hooks| use_distribution(cx).run(hooks))
}

#[hook]
fn use_distribution(cx: &Context) -> Html {
    let turned = use_state(|| false);
    let tab = |(stored, word): (bool, &'static str)| {
        let turned = turned.clone();
        let selected = (*turned == stored).to_string();
        let onclick = Callback::from(move |_: MouseEvent| turned.set(stored));
        html! { <button type="button" role="tab" aria-selected={selected} {onclick}>{ word }</button> }
    };
    let text = text_size(cx.state.request.look.colours());
    let height = cx.state.shown.as_ref().and_then(|shown| DistributionScene::height(&shown.story, text));
    let style = height.map(|height| AttrValue::from(format!("height:{height}px")));
    html! {
        <section class="figure distribution" data-view="distribution">
            <h2>
                { text::distribution() }<small>{ text::distribution_what() }</small>
                { told_view::button(cx, View::Distribution) }{ detail(cx) }
                <span class="tabs" role="tablist" aria-label={text::distribution_order()}>
                    { for [(false, text::by_index()), (true, text::by_memory())].into_iter().map(tab) }
                </span>
            </h2>
            <Picture cx={cx.clone()} kind={Kind::Distribution} turned={*turned} {style}
                label={text::distribution_about()} />
            { told_view::place(cx, View::Distribution) }
        </section>
    }
}

fn schedule_words(cx: &Context) -> String {
    match (&cx.state.shown, &cx.state.other) {
        (Some(shown), Some(other)) if !cx.state.request.compares() => {
            schedule::difference(&shown.story, &other.story)
        }
        _ => text::schedule_rows().to_owned(),
    }
}

fn schedule_style(cx: &Context, story: &Story) -> AttrValue {
    let height = ScheduleScene::height(story, text_size(cx.state.request.look.colours()));
    let two = schedule::counterpart(&story.run().scenario).is_some() && !cx.state.request.compares();
    let panes = 1 + u8::from(two);
    format!("--height:{height}px;--panes:{panes}").into()
}

fn supersteps_style(cx: &Context, story: &Story) -> AttrValue {
    let height = SuperstepsScene::height(story, text_size(cx.state.request.look.colours()));
    format!("height:{height}px").into()
}

fn processors(story: &Story) -> String {
    text::processors(story.p())
}

fn machine_words(story: &Story) -> String {
    let s = &story.run().scenario;
    match (s.machine, s.topology) {
        (Machine::Network, _) if story.p() == 1 => processors(story),
        (Machine::Network, Topology::Hypercube) => {
            text::processors_dimensions(&processors(story), story.p().ilog2())
        }
        (Machine::Network, Topology::Mesh | Topology::Torus) => {
            let (rows, columns) = story.graph().grid();
            text::processors_grid(rows, columns)
        }
        (Machine::Network, _) => processors(story),
        (Machine::LogP | Machine::Bsp, _) => text::processors_no_channels(&processors(story)),
    }
}

fn butterfly_words(story: &Story) -> String {
    let count = |exchange: bool| -> u32 {
        let stages = |kind: PhaseKind| kind.stages().map_or(0, |(first, last)| u32::from(last - first));
        let is = |kind: PhaseKind| matches!(kind, PhaseKind::Exchange { .. });
        story.phases().iter().map(|phase| phase.kind).filter(|kind| is(*kind) == exchange).map(stages).sum()
    };
    text::butterfly_stages(count(true), count(false))
}
