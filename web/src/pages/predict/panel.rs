//! The contents of the question panel: an open question, the verdict on an answer, or the reason why there is no question.

use super::pointer::{Column, use_pointer};
use super::question_view::render_question;
use super::session::{NextAction, Session};
use super::verdict_view::render_verdict;
use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::worker::protocol::queries::predict::{AskQuestion, FoundQuestion, NoQuestion};
use hyperfly_text::predict_panel as text;
use std::rc::Rc;
use web_sys::{PointerEvent, SubmitEvent};
use yew::prelude::*;

/// A question with the reader's session.
#[derive(Clone, PartialEq)]
pub struct PanelContent {
    pub found: Rc<FoundQuestion>,
    pub session: Session,
}

impl PanelContent {
    /// Returns a key that changes when a question is asked or answered, but not with the language.
    pub fn key(&self) -> String {
        let AskQuestion { fragment, index } = &self.found.query;
        format!("{fragment} {index} {}", self.session.given.is_some())
    }

    /// Returns the number of answers to choose from, 0 if no question is open.
    pub fn choices(&self) -> usize {
        let question = self.found.question.as_ref().ok().filter(|_| self.session.given.is_none());
        question.map_or(0, |question| question.choices.len())
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub content: PanelContent,
    /// Set to the element that receives the focus.
    pub first: NodeRef,
    /// Receives the chosen answer, from 0.
    pub onchoose: Callback<u32>,
    /// Receives the points drawn of a curve.
    pub ondraw: Callback<Vec<Column>>,
    /// Receives the next action.
    pub onaction: Callback<NextAction>,
}

/// The connection between a sketch and the pointer.
pub struct Plane {
    /// Set to the element of the plot.
    pub plot: NodeRef,
    /// Handles pointer events on the plot.
    pub onpointer: Callback<PointerEvent>,
}

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

/// Renders a button that performs an action. Its own form submits it.
pub fn render_button(props: &Props, action: NextAction, word: &'static str) -> Html {
    html! { <form onsubmit={submit_callback(props, action)}><button type="submit">{ word }</button></form> }
}

/// Returns a submit handler that performs an action.
pub fn submit_callback(props: &Props, action: NextAction) -> Callback<SubmitEvent> {
    props.onaction.reform(move |event: SubmitEvent| {
        event.prevent_default();
        action
    })
}

/// Renders the number of right answers.
pub fn render_score(session: &Session) -> Html {
    match session.score {
        (0, _) => Html::default(),
        (asked, right) => html! { <p class="score">{ text::score(right, asked) }</p> },
    }
}
