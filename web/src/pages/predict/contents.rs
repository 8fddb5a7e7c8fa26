//! What stands in the panel below its title: a question that is open, what came of its answer, or why there is none.

use super::answered::answered;
use super::open::open;
use super::pointer::{Column, use_pointer};
use super::session::{Session, Way};
use crate::app::context::Context;
use crate::state::slice::use_slice;
use crate::worker::protocol::queries::predict::{AskQuestion, Found, NoQuestion};
use hyperfly_text::predict_panel as text;
use std::rc::Rc;
use web_sys::{PointerEvent, SubmitEvent};
use yew::prelude::*;

/// What stands in the panel.
#[derive(Clone, PartialEq)]
pub struct Standing {
    /// The question, or why there is none.
    pub found: Rc<Found>,
    /// Where the reader is with it.
    pub session: Session,
}

impl Standing {
    /// What is the same as long as a question is open, or answered, in every language.
    pub fn key(&self) -> String {
        let AskQuestion { fragment, at } = &self.found.asked;
        format!("{fragment} {at} {}", self.session.given.is_some())
    }

    /// Returns the number of answers to choose from; 0 unless a question is open.
    pub fn choices(&self) -> usize {
        let question = self.found.question.as_ref().ok().filter(|_| self.session.given.is_none());
        question.map_or(0, |question| question.choices.len())
    }
}

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// What stands there.
    pub standing: Standing,
    /// Becomes the element that is read first.
    pub first: NodeRef,
    /// Hears which answer is chosen, from 0.
    pub onchoose: Callback<u32>,
    /// Hears what is drawn of a curve.
    pub ondraw: Callback<Vec<Column>>,
    /// Hears which way the reader goes on.
    pub onway: Callback<Way>,
}

/// The plane of a sketch, as far as the pointer needs it.
pub struct Plane {
    /// The element of its plot.
    pub plot: NodeRef,
    /// What hears the pointer on it.
    pub onpointer: Callback<PointerEvent>,
}

/// The question with its answers, or what came of it.
#[component]
pub fn Contents(props: &Props) -> Html {
    // It is rendered again when another language is spoken.
    use_slice(&props.cx, |_| ());
    let Standing { found, session } = &props.standing;
    let curve = found.question.as_ref().ok().and_then(|question| question.curve.as_ref());
    let plot = use_node_ref();
    let onpointer = use_pointer(&plot, curve.map_or(0, |curve| curve.to_draw().len()), &props.ondraw);
    match (&found.question, &session.given) {
        (Ok(question), None) => open(props, question, &Plane { plot, onpointer }),
        (Ok(question), Some(given)) => answered(props, question, given),
        (Err(why), _) => none(props, *why),
    }
}

/// Why there is no question, and the way to others if there are some.
fn none(props: &Props, why: NoQuestion) -> Html {
    let said = match why {
        NoQuestion::Program => text::none_program(),
        NoQuestion::Serial => text::none_serial(),
        NoQuestion::Large => text::none_large(),
        NoQuestion::NoMore => text::none_more(),
    };
    html! {
        <>
            <h3 tabindex="-1" ref={&props.first}>{ said }</h3>
            <div class="on">
                if why == NoQuestion::NoMore {
                    { button(props, Way::Others, text::fresh()) }
                }
                { score(&props.standing.session) }
            </div>
        </>
    }
}

/// A button in a form of its own that goes a way.
pub fn button(props: &Props, way: Way, word: &'static str) -> Html {
    html! { <form onsubmit={goes(props, way)}><button type="submit">{ word }</button></form> }
}

/// Goes a way when a form is sent.
pub fn goes(props: &Props, way: Way) -> Callback<SubmitEvent> {
    props.onway.reform(move |event: SubmitEvent| {
        event.prevent_default();
        way
    })
}

/// How many were right.
pub fn score(session: &Session) -> Html {
    match session.score {
        (0, _) => Html::default(),
        (asked, right) => html! { <p class="score">{ text::score(right, asked) }</p> },
    }
}
