//! The card next to a point of a chart: E, T_p and, if it was executed, the breakdown of the run that the point stands for.

use crate::app::context::Context;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::app::symbol::prose;
use crate::figures::chart_kind::ChartKind;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::report::Report;
use hyperfly_view::Ink;
use hyperfly_view::chart::answer::Mark;
use hyperfly_view::scene::Frame;
use hyperfly_view::text::breakdown::{Portion, parts};
use web_sys::HtmlElement;
use yew::prelude::*;

/// Distance between the point and its card, in pixels.
const GAP: f32 = 14.0;
/// Smallest part of the breakdown that is named.
const NAMED_FRACTION: f64 = 0.05;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub kind: ChartKind,
    pub mark: Mark,
    /// The element that the chart fills, in which the card is placed.
    pub frame: NodeRef,
}

#[component]
pub fn AnswerCard(Props { cx, kind, mark, frame }: &Props) -> Html {
    // Simulated points arrive while the card is open.
    use_selector(cx, |state| (state.points.clone(), state.displayed.clone(), state.language));
    let state = cx.state();
    let answer = kind.chart().answer(*mark, &|scenario| state.executed(scenario));
    let Some(style) = card_style(kind, *mark, frame) else { return Html::default() };
    html! {
        <div class="card answer" {style} aria-hidden="true">
            <b>{ prose(&answer.title) }</b>
            { for answer.lines.iter().map(|line| html! {
                <>
                    <p>{ prose(&line.words) }</p>
                    if let Some((report, machine)) = &line.report {
                        { breakdown(report, *machine) }
                    }
                </>
            }) }
        </div>
    }
}

/// Renders the parts of p · T_p as a bar, with the names of the large ones.
fn breakdown(report: &Report, machine: MachineKind) -> Html {
    let parts = parts(report, machine);
    let colours = |part: &Portion| {
        format!("--ink: var(--hf-{}); --soft: var(--hf-{})", part.ink.name(), Ink::soft(part.activity).name())
    };
    let hatched = |part: &Portion| part.hatched.then_some("hatched");
    html! {
        <>
            <div class="parts">
                { for parts.iter().map(|part| html! {
                    <i class={hatched(part)} style={format!("{}; flex-grow: {:.4}", colours(part), part.fraction)} />
                }) }
            </div>
            <p class="names">
                { for parts.iter().filter(|part| part.fraction >= NAMED_FRACTION).map(|part| html! {
                    <span><i class={hatched(part)} style={colours(part)} />{ format!("{} {}", part.label, part.percent) }</span>
                }) }
            </p>
        </>
    }
}

/// Returns the style that places the card next to its point, on the side with more space.
fn card_style(kind: &ChartKind, mark: Mark, frame: &NodeRef) -> Option<String> {
    let element = frame.cast::<HtmlElement>()?;
    let (width, height) = (element.client_width() as f32, element.client_height() as f32);
    let scale = scale();
    let size = Frame { text: scale.text, ..Frame::new(width / scale.zoom, height / scale.zoom) };
    let [x, y] = kind.chart().place(size, mark)?.map(|length| length * scale.zoom);
    let across = match 2.0 * x < width {
        true => format!("left:{}px", x + GAP),
        false => format!("right:{}px", width - x + GAP),
    };
    let down = match 2.0 * y < height {
        true => format!("top:{}px", y.max(0.0)),
        false => format!("bottom:{}px", (height - y).max(0.0)),
    };
    Some(format!("{across};{down}"))
}
