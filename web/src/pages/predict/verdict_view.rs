//! The panel after an answer: verdict, explanation, and the next actions.

use super::answer::GivenAnswer;
use super::parts::{Props, render_button, render_score};
use super::plane::render_plane_with_run;
use super::session::NextAction;
use super::verdict::{describe_verdict, is_right};
use crate::app::markup::render_line;
use crate::worker::protocol::queries::predict::Question;
use hyperfly_text::predict_panel as text;
use yew::prelude::*;

/// Renders the verdict on an answer.
pub fn render_verdict(props: &Props, question: &Question, given: &GivenAnswer) -> Html {
    let session = &props.content.session;
    let class = if is_right(question, given) { "right" } else { "wrong" };
    html! {
        <>
            <p class="asked">{ render_line(&question.prompt) }</p>
            <h3 {class} tabindex="-1" ref={&props.first}>{ render_line(&describe_verdict(question, given)) }</h3>
            <p class="why">{ render_line(&question.explanation) }</p>
            if let (Some(curve), GivenAnswer::Sketch(sketch)) = (&question.curve, given) {
                { render_plane_with_run(curve, sketch) }
            }
            <div class="on">
                if question.moves {
                    { render_button(props, NextAction::SwitchRun, if session.shows_question_run { text::again() } else { text::back() }) }
                }
                { render_button(props, NextAction::Next, text::next()) }
                { render_score(session) }
            </div>
        </>
    }
}
