//! The card next to a point of a chart: E, T_p and, if it was executed, the breakdown of the run that the point stands for.

use crate::app::context::Context;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::app::symbol::prose;
use crate::app::tooltip::VisibleArea;
use crate::figures::chart_kind::ChartKind;
use crate::figures::layers::card_place::place_card;
use hyperfly_core::machine::MachineKind;
use hyperfly_core::report::Report;
use hyperfly_view::Ink;
use hyperfly_view::chart::answer::Mark;
use hyperfly_view::scene::Frame;
use hyperfly_view::text::breakdown::{Portion, parts};
use web_sys::HtmlElement;
use yew::prelude::*;

/// Half the side of the square around a point that its card leaves free, in pixels.
const RING: f32 = 4.0;
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
    let card = use_node_ref();
    {
        // Once it is rendered, its size is known.
        let (kind, mark, frame, card) = (kind.clone(), *mark, frame.clone(), card.clone());
        use_effect(move || place(&kind, mark, &frame, &card));
    }
    html! {
        <div ref={card} class="card answer" aria-hidden="true">
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

/// Moves a rendered card next to its point, or above or below it where the chart is too narrow, but not out of the visible area.
fn place(kind: &ChartKind, mark: Mark, frame: &NodeRef, card: &NodeRef) {
    let (Some(frame), Some(card)) = (frame.cast::<HtmlElement>(), card.cast::<HtmlElement>()) else { return };
    let bounds = frame.get_bounding_client_rect();
    let (width, height) = (bounds.width() as f32, bounds.height() as f32);
    let scale = scale();
    let size = Frame { text: scale.text, ..Frame::new(width / scale.zoom, height / scale.zoom) };
    let Some([x, y]) = kind.chart().place(size, mark).map(|at| at.map(|length| length * scale.zoom)) else {
        return;
    };
    let visible = VisibleArea::around(&frame);
    let area = [
        (visible.left - bounds.left()).max(0.0) as f32,
        (visible.top - bounds.top()) as f32,
        (visible.right - bounds.left()).min(bounds.width()) as f32,
        (visible.bottom - bounds.top()) as f32,
    ];
    let card_size = [card.offset_width() as f32, card.offset_height() as f32];
    let [left, top] = place_card(area, card_size, Some([x - RING, y - RING, x + RING, y + RING]), &[]);
    let _ = card.set_attribute("style", &format!("left:{left}px;top:{top}px"));
}
