//! Keys within a picture: arrows go from mark to mark, and what is reached is said and drawn as if it were pointed at.

use crate::app::context::Context;
use crate::app::dom::say;
use crate::figures::layers::card::line_of;
use crate::state::action::Action;
use hyperfly_view::text::describe::describe;
use hyperfly_view::{Selection, Way};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Where a key leads.
pub fn way(key: &str) -> Option<Way> {
    Some(match key {
        "ArrowLeft" => Way::Left,
        "ArrowRight" => Way::Right,
        "ArrowUp" => Way::Up,
        "ArrowDown" => Way::Down,
        "PageDown" => Way::Within,
        _ => return None,
    })
}

/// Does what a key stands for in a picture; other keys are the page's.
pub fn press(cx: &Context, event: &KeyboardEvent, step: &dyn Fn(Way) -> Option<Selection>) {
    // With Shift, arrows are the cursor's here, too.
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let key = event.key();
    let hover = cx.state().hover;
    match (way(&key), key.as_str()) {
        (Some(way), _) => {
            if let (Some(to), Some(shown)) = (step(way), &cx.state().shown) {
                cx.send(Action::Hover(Some(to)));
                say(&line_of(&describe(&shown.replay, to, cx.engine.player.t())));
            }
        }
        (_, "Enter" | " ") if hover.is_some() => cx.send(Action::Pin(hover)),
        (_, "Escape") if hover.is_some() => cx.send(Action::Hover(None)),
        _ => return,
    }
    event.prevent_default();
}

/// A picture that is clicked does not take the keys: the arrows stay the cursor's. What has the focus gives it up, as it
/// would for a click beside it.
pub fn unfocused() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let active = gloo::utils::document().active_element();
        if let Some(element) = active.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            // Fails only for what cannot have had it.
            let _ = element.blur();
        }
    })
}
