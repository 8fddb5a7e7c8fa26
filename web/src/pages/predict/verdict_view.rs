//! The panel after an answer: verdict, explanation, and the next actions.

use super::panel::{Props, button, score};
use super::plane::plane_with_run;
use super::session::{GivenAnswer, NextAction};
use super::verdict::{is_right, verdict_text};
use crate::app::markup::render_line;
use crate::worker::protocol::queries::predict::Question;
use hyperfly_text::predict_panel as text;
use yew::prelude::*;

/// Renders the verdict on an answer.
pub fn verdict_view(props: &Props, question: &Question, given: &GivenAnswer) -> Html {
    let session = &props.content.session;
    let class = if is_right(question, given) { "right" } else { "wrong" };
    html! {
        <>
            <p class="asked">{ render_line(&question.prompt) }</p>
            <h3 {class} tabindex="-1" ref={&props.first}>{ render_line(&verdict_text(question, given)) }</h3>
            <p class="why">{ render_line(&question.explanation) }</p>
            if let (Some(curve), GivenAnswer::Sketch(sketch)) = (&question.curve, given) {
                { plane_with_run(curve, sketch) }
            }
            <div class="on">
                if question.moves {
                    { button(props, NextAction::SwitchRun, if session.shows_question_run { text::again() } else { text::back() }) }
                }
                { button(props, NextAction::Next, text::next()) }
                { score(session) }
            </div>
        </>
    }
}
