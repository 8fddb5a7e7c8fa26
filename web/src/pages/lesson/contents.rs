//! The contents of the tour panel: the list of tours, or a step of one.

use super::links::Links;
use super::list::render_tour_list;
use super::presented::render_presented_step;
use super::step::render_step;
use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use crate::worker::protocol::queries::lesson::TourContents;
use hyperfly_text::lesson;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub opened: Rc<TourContents>,
    /// Whether the reader revealed the answer of the step without answering.
    pub revealed: bool,
    /// Called when the reader reveals the answer; the pressed link shows it.
    pub onreveal: Callback<MouseEvent>,
    /// Set to the element that receives the focus.
    pub first: NodeRef,
}

#[component]
pub fn Contents(props: &Props) -> Html {
    let links = use_selector(&props.cx, |state| Links::new(&state.request.look));
    let presents = use_selector(&props.cx, |state| state.presents_step());
    match &*props.opened {
        TourContents::List(tours) => render_tour_list(props, tours, &links),
        TourContents::Step(opened) if presents => render_presented_step(props, opened, &links),
        TourContents::Step(opened) => render_step(props, opened, &links),
    }
}

/// Renders the button that closes the panel.
pub fn close_button(cx: &Context) -> Html {
    html! {
        <button type="button" aria-keyshortcuts="Escape" onclick={cx.sender(Action::Tour(String::new()))}>{ lesson::close() }</button>
    }
}
