//! What stands in the panel, once it is known: the list of tours, or a step of one.

use super::links::Links;
use super::list::list;
use super::step::step;
use crate::app::context::Context;
use crate::state::action::Action;
use crate::state::slice::use_slice;
use crate::worker::protocol::queries::lesson::Opened;
use hyperfly_text::lesson;
use std::rc::Rc;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// What stands there.
    pub opened: Rc<Opened>,
    /// Whether the answer of the step was shown and not given.
    pub revealed: bool,
    /// Hears that the reader wants the answer shown; the link that was pressed leads to it.
    pub onreveal: Callback<MouseEvent>,
    /// Becomes the element that is read first.
    pub first: NodeRef,
}

/// The list of tours, or a step.
#[component]
pub fn Contents(props: &Props) -> Html {
    let links = use_slice(&props.cx, |state| Links::new(&state.request.look));
    match &*props.opened {
        Opened::List(tours) => list(props, tours, &links),
        Opened::Step(opened) => step(props, opened, &links),
    }
}

/// The button that closes the panel.
pub fn closing(cx: &Context) -> Html {
    html! {
        <button type="button" aria-keyshortcuts="Escape" onclick={cx.does(Action::Tour(String::new()))}>{ lesson::close() }</button>
    }
}
