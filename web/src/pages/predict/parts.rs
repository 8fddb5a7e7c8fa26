//! The parts that the question and the verdict have in common.

use super::pointer::Column;
use super::session::{NextAction, Session};
use crate::app::context::Context;
use crate::worker::protocol::queries::predict::{AskQuestion, FoundQuestion};
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
