//! Keys within a picture: arrows move from mark to mark, and the reached mark is announced and drawn as hovered.

use crate::app::context::Context;
use crate::app::dom::say;
use crate::figures::layers::card::join_rows;
use crate::state::action::Action;
use hyperfly_view::text::describe::describe;
use hyperfly_view::trace::followed::{Followed, time_of_stage};
use hyperfly_view::{KeyDirection, Selection};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Returns the direction of a key.
pub fn key_direction(key: &str) -> Option<KeyDirection> {
    Some(match key {
        "ArrowLeft" => KeyDirection::Left,
        "ArrowRight" => KeyDirection::Right,
        "ArrowUp" => KeyDirection::Up,
        "ArrowDown" => KeyDirection::Down,
        "PageDown" => KeyDirection::Within,
        _ => return None,
    })
}

/// Handles a key in a picture; leaves all other keys to the page.
pub fn handle_key(cx: &Context, event: &KeyboardEvent, step: &dyn Fn(KeyDirection) -> Option<Selection>) {
    // Shift and an arrow move the time cursor.
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let key = event.key();
    let hover = cx.state().hover;
    match (key_direction(&key), key.as_str()) {
        (Some(way), _) => {
            if let (Some(to), Some(shown)) = (step(way), &cx.state().displayed) {
                cx.send(Action::Hover(Some(to)));
                say(&join_rows(&describe(&shown.replay, to, cx.engine.player.t())));
            }
        }
        (_, "Enter" | " ") if hover.is_some() => {
            cx.send(Action::Pin(hover));
            show_followed(cx);
        }
        (_, "Escape") if hover.is_some() => cx.send(Action::Hover(None)),
        _ => return,
    }
    event.prevent_default();
}

/// Moves the cursor to the time at which the chosen number is followed at the place where it was chosen.
pub fn show_followed(cx: &Context) {
    let state = cx.state();
    let chosen = state.pinned.filter(|_| state.follows_selection());
    let (Some(chosen @ Selection::Element { stage, .. }), Some(shown)) = (chosen, &state.displayed) else {
        return;
    };
    let followed = Followed::at(&shown.replay, chosen, cx.engine.player.t());
    if followed.is_none_or(|followed| followed.stage != stage) {
        cx.seek(time_of_stage(&shown.replay, stage));
    }
}

/// Keeps a click on a picture from focusing it, so that arrows still move the time cursor. The focused element loses the focus, as it
/// would by a click elsewhere.
pub fn keep_focus_off() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let active = gloo::utils::document().active_element();
        if let Some(element) = active.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            // Fails only for elements that cannot have the focus.
            let _ = element.blur();
        }
    })
}
