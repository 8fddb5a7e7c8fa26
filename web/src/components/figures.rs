//! The figure area: numbers, pictures, the sentence.

use super::Props;
use super::chart::{Drawing, Plot};
use super::curves::{CurvesFigure, is_curve};
use super::detail::Detail;
use super::folded::Folded;
use super::layers::{Kind, Picture, text_size};
use super::numbers::numbers;
use super::spectrum::spectrum;
use super::standstill::standstill;
use super::table::TableFigure;
use crate::context::Context;
use hyperfly_core::scenario::{Machine, Topology, View};
use hyperfly_view::breakdown::words;
use hyperfly_view::numbers::whole;
use hyperfly_view::story::{PhaseKind, Story};
use hyperfly_view::{DistributionScene, ScheduleScene, SuperstepsScene, schedule};
use yew::prelude::*;

/// The area.
pub fn figures(cx: &Context) -> Html {
    let shown = cx.state.shown.clone();
    if let (None, Some(why)) = (&shown, &cx.state.failure) {
        return standstill(why, cx);
    }
    let sentence = shown.as_ref().map(|shown| shown.sentence.clone());
    let story = shown.as_ref().map(|shown| &*shown.story);
    let shows = |view: View| cx.state.shows(view);
    let alone = cx.state.request.look.view.is_some();
    let spread = story.is_some_and(|story| story.p() > 1);
    let curves = cx.state.request.look.view.is_none_or(|view| is_curve(&view));
    html! {
        <div class="figures">
            { numbers(cx) }
            if shows(View::Machine) {
                <section class="figure machine" data-view="machine">
                    <h2>{ "Machine" }<small>{ story.map(machine_words) }</small></h2>
                    <Picture cx={cx.clone()} kind={Kind::Machine} label="Processors, channels and the messages between them" />
                </section>
            }
            if shows(View::Butterfly) {
                <section class="figure butterfly" data-view="butterfly">
                    <h2>{ "Butterfly" }<small>{ story.map(butterfly_words) }</small></h2>
                    <Picture cx={cx.clone()} kind={Kind::Butterfly} label="The butterfly graph with its wavefront" />
                </section>
            }
            if curves || shows(View::Breakdown) {
                <div class="side">
                    if curves {
                        <CurvesFigure cx={cx.clone()} />
                    }
                    if shows(View::Breakdown) {
                        <section class="figure breakdown" data-view="breakdown">
                            <h2>{ "Where the time went" }</h2>
                            <Drawing cx={cx.clone()} plot={story.map(|story| Plot::Breakdown(story.run().report.clone(), story.run().scenario.machine))}
                                label={story.map(|story| words(&story.run().report, story.run().scenario.machine)).unwrap_or_default()} />
                        </section>
                    }
                </div>
            }
            <p class="sentence" aria-live="polite">{ sentence.unwrap_or_default() }</p>
            if shows(View::Timeline) {
                <section class="figure timeline" data-view="timeline">
                    <h2>{ "Timeline" }<small>{ "one row a processor" }</small><Detail cx={cx.clone()} /></h2>
                    <Picture cx={cx.clone()} kind={Kind::Timeline} label="What each processor did when" />
                </section>
            }
            if shows(View::Distribution) && (alone || spread) {
                <DistributionFigure cx={cx.clone()} />
            }
            if shows(View::Schedule) && (alone || story.is_some_and(schedule::is_posted)) {
                <section class="figure schedule" data-view="schedule">
                    <h2>{ "Schedule of a processor" }<small>{ schedule_words(cx) }</small><Detail cx={cx.clone()} /></h2>
                    <Picture cx={cx.clone()} kind={Kind::Schedule} label="When a processor produces and sends each output"
                        style={story.map(|story| schedule_style(cx, story))} />
                </section>
            }
            if shows(View::Supersteps) && (alone || story.is_some_and(|story| !story.run().trace.supersteps.is_empty())) {
                <section class="figure supersteps" data-view="supersteps">
                    <h2>{ "Supersteps" }<small>{ "the largest work of any processor; h·g + l for what is moved" }</small><Detail cx={cx.clone()} /></h2>
                    <Picture cx={cx.clone()} kind={Kind::Supersteps} label="A bar for each superstep"
                        style={story.map(|story| supersteps_style(cx, story))} />
                </section>
            }
            if shows(View::Spectrum) {
                { spectrum(cx) }
            }
            if shows(View::Choose) {
                <Folded cx={cx.clone()} view={View::Choose} />
            }
            if shows(View::Metrics) {
                <Folded cx={cx.clone()} view={View::Metrics} />
            }
            if shows(View::Table) {
                <TableFigure cx={cx.clone()} open={cx.state.request.look.view == Some(View::Table)} />
            }
        </div>
    }
}

/// The distributions, by the index or by the processors' memories.
#[component]
fn DistributionFigure(props: &Props) -> Html {
    let cx = &props.cx;
    let turned = use_state(|| false);
    let tab = |(stored, word): (bool, &'static str)| {
        let turned = turned.clone();
        let selected = (*turned == stored).to_string();
        let onclick = Callback::from(move |_: MouseEvent| turned.set(stored));
        html! { <button type="button" role="tab" aria-selected={selected} {onclick}>{ word }</button> }
    };
    let text = text_size(cx.state.request.look.theme);
    let height = cx.state.shown.as_ref().and_then(|shown| DistributionScene::height(&shown.story, text));
    let style = height.map(|height| AttrValue::from(format!("height:{height}px")));
    html! {
        <section class="figure distribution" data-view="distribution">
            <h2>
                { "Distribution" }<small>{ "which processor holds which element" }</small><Detail cx={cx.clone()} />
                <span class="tabs" role="tablist" aria-label="Order of the elements">
                    { for [(false, "by index"), (true, "by memory")].into_iter().map(tab) }
                </span>
            </h2>
            <Picture cx={cx.clone()} kind={Kind::Distribution} turned={*turned} {style}
                label="Which processor holds which element before and after each redistribution" />
        </section>
    }
}

fn schedule_words(cx: &Context) -> String {
    match (&cx.state.shown, &cx.state.counterpart) {
        (Some(shown), Some(other)) => schedule::difference(&shown.story, other),
        _ => "its outputs, when they leave, and what comes".to_owned(),
    }
}

fn schedule_style(cx: &Context, story: &Story) -> AttrValue {
    let height = ScheduleScene::height(story, text_size(cx.state.request.look.theme));
    let panes = 1 + u8::from(schedule::counterpart(&story.run().scenario).is_some());
    format!("--height:{height}px;--panes:{panes}").into()
}

fn supersteps_style(cx: &Context, story: &Story) -> AttrValue {
    let height = SuperstepsScene::height(story, text_size(cx.state.request.look.theme));
    format!("height:{height}px").into()
}

fn processors(story: &Story) -> String {
    if story.p() == 1 {
        "one processor".to_owned()
    } else {
        format!("{} processors", whole(story.p().into()))
    }
}

fn machine_words(story: &Story) -> String {
    let s = &story.run().scenario;
    match (s.machine, s.topology) {
        (Machine::Network, _) if story.p() == 1 => processors(story),
        (Machine::Network, Topology::Hypercube) => {
            let dimensions = story.p().ilog2();
            format!("{}, {dimensions} dimension{}", processors(story), if dimensions == 1 { "" } else { "s" })
        }
        (Machine::Network, Topology::Mesh | Topology::Torus) => {
            let (rows, columns) = story.graph().grid();
            format!("{rows} × {columns} processors")
        }
        (Machine::Network, _) => processors(story),
        (Machine::LogP | Machine::Bsp, _) => format!("{}, no channels", processors(story)),
    }
}

fn butterfly_words(story: &Story) -> String {
    let count = |exchange: bool| -> u32 {
        let stages = |kind: PhaseKind| kind.stages().map_or(0, |(first, last)| u32::from(last - first));
        let is = |kind: PhaseKind| matches!(kind, PhaseKind::Exchange { .. });
        story.phases().iter().map(|phase| phase.kind).filter(|kind| is(*kind) == exchange).map(stages).sum()
    };
    format!("{} stages across processors, {} within", count(true), count(false))
}
