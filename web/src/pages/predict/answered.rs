//! The panel after an answer: verdict, explanation, and the next actions.

use super::contents::{Props, button, score};
use super::plane::plane_with_run;
use super::session::{Given, Way};
use super::verdict::{in_words, is_right};
use crate::app::marked_text::line;
use crate::worker::protocol::queries::predict::Question;
use hyperfly_text::predict_panel as text;
use yew::prelude::*;

/// Renders the verdict on an answer.
pub fn answered(props: &Props, question: &Question, given: &Given) -> Html {
    let session = &props.standing.session;
    let class = if is_right(question, given) { "right" } else { "wrong" };
    html! {
        <>
            <p class="asked">{ line(&question.asks) }</p>
            <h3 {class} tabindex="-1" ref={&props.first}>{ line(&in_words(question, given)) }</h3>
            <p class="why">{ line(&question.why) }</p>
            if let (Some(curve), Given::Sketch(drawn)) = (&question.curve, given) {
                { plane_with_run(curve, drawn) }
            }
            <div class="on">
                if question.moves {
                    { button(props, Way::Turn, if session.back { text::again() } else { text::back() }) }
                }
                { button(props, Way::Next, text::next()) }
                { score(session) }
            </div>
        </>
    }
}
