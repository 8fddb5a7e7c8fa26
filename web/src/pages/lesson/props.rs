//! Properties shared by the parts of the tour panel, and the button that closes it.

use crate::app::context::Context;
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

/// Renders the button that closes the panel.
pub fn close_button(cx: &Context) -> Html {
    html! {
        <button type="button" aria-keyshortcuts="Escape" onclick={cx.sender(Action::Tour(String::new()))}>{ lesson::close() }</button>
    }
}
