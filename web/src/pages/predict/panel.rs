//! The contents of the question panel: an open question, the verdict on an answer, or the reason why there is no question.

use super::parts::{PanelContent, Plane, Props, render_button, render_score};
use super::pointer::use_pointer;
use super::question_view::render_question;
use super::session::NextAction;
use super::verdict_view::render_verdict;
use crate::app::selector::use_selector;
use crate::worker::protocol::queries::predict::NoQuestion;
use hyperfly_text::predict_panel as text;
use yew::prelude::*;

#[component]
pub fn Contents(props: &Props) -> Html {
    // Subscribe, so that a change of language renders it again.
    use_selector(&props.cx, |_| ());
    let PanelContent { found, session } = &props.content;
    let curve = found.question.as_ref().ok().and_then(|question| question.curve.as_ref());
    let plot = use_node_ref();
    let onpointer = use_pointer(&plot, curve.map_or(0, |curve| curve.to_draw().len()), &props.ondraw);
    match (&found.question, &session.given) {
        (Ok(question), None) => render_question(props, question, &Plane { plot, onpointer }),
        (Ok(question), Some(given)) => render_verdict(props, question, given),
        (Err(reason), _) => render_no_question(props, *reason),
    }
}

/// Renders why there is no question, with a button for other questions if there are any.
fn render_no_question(props: &Props, reason: NoQuestion) -> Html {
    let words = match reason {
        NoQuestion::Program => text::none_program(),
        NoQuestion::Serial => text::none_serial(),
        NoQuestion::Large => text::none_large(),
        NoQuestion::NoMore => text::none_more(),
    };
    html! {
        <>
            <h3 tabindex="-1" ref={&props.first}>{ words }</h3>
            <div class="on">
                if reason == NoQuestion::NoMore {
                    { render_button(props, NextAction::Others, text::fresh()) }
                }
                { render_score(&props.content.session) }
            </div>
        </>
    }
}
