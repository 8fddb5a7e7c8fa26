//! The figure area: numbers, pictures, the sentence.

use super::chart::{Drawing, Plot};
use super::curves::{CurvesFigure, is_curve};
use super::detail::Detail;
use super::folded::Folded;
use super::layers::{Kind, Picture};
use super::numbers::numbers;
use super::spectrum::spectrum;
use super::table::TableFigure;
use crate::context::Context;
use hyperfly_core::scenario::{Machine, Topology, View};
use hyperfly_view::breakdown::words;
use hyperfly_view::numbers::whole;
use hyperfly_view::story::{PhaseKind, Story};
use yew::prelude::*;

/// The area.
pub fn figures(cx: &Context) -> Html {
    let shown = cx.state.shown.clone();
    let sentence = shown.as_ref().map(|shown| shown.sentence.clone());
    let story = shown.as_ref().map(|shown| &*shown.story);
    let shows = |view: View| cx.state.shows(view);
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

fn machine_words(story: &Story) -> String {
    let s = &story.run().scenario;
    match (s.machine, s.topology) {
        (Machine::Network, Topology::Hypercube) => {
            format!("{} processors, {} dimensions", whole(story.p().into()), story.p().ilog2())
        }
        (Machine::Network, Topology::Mesh | Topology::Torus) => {
            let (rows, columns) = story.graph().grid();
            format!("{rows} × {columns} processors")
        }
        _ => format!("{} processors", whole(story.p().into())),
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
