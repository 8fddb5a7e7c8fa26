//! Presenting: full screen where the browser allows it, a ring that follows the pointer, the keys of a clicker.

use crate::context::Context;
use crate::keys::first;
use crate::state::Action;
use gloo::events::EventListener;
use gloo::utils::document;
use hyperfly_view::Story;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// Attributes of the document while it is presented: everything is dark; the ring is not shown.
const MARKS: [&str; 2] = ["data-blank", "data-no-ring"];

/// What goes on while the figures are presented.
#[hook]
pub fn use_present(cx: &Context) {
    let own = cx.clone();
    use_effect_with(cx.state.request.look.present && cx.state.controls().is_none(), move |present| {
        let kept = present.then(|| begin(own));
        move || {
            if kept.is_some() {
                end();
            }
        }
    });
}

fn begin(cx: Context) -> [EventListener; 2] {
    // Refused where no key or button was pressed before, as when an address is opened: then it fills the window alone.
    let _ = root().map(|root| root.request_fullscreen());
    let window = gloo::utils::window();
    let follows = EventListener::new(&window, "pointermove", |event| {
        let event: &PointerEvent = event.unchecked_ref();
        if let Some(ring) = first(".ring") {
            let place = format!("translate:{}px {}px", event.client_x(), event.client_y());
            // Cannot fail: the name is valid.
            let _ = ring.set_attribute("style", &place);
        }
    });
    // Escape leaves the full screen without a key that the page would hear.
    let left = EventListener::new(&document(), "fullscreenchange", move |_| {
        if document().fullscreen_element().is_none() {
            cx.send(Action::Present(false));
        }
    });
    [follows, left]
}

fn end() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    }
    for mark in MARKS {
        let _ = root().map(|root| root.remove_attribute(mark));
    }
}

fn root() -> Option<Element> {
    document().document_element()
}

/// What keys do while the figures are presented, beside those of the page; whether this is one of them.
pub fn press(cx: &Context, key: &str) -> bool {
    let toggle = |mark: usize| {
        let _ = root().map(|root| root.toggle_attribute(MARKS[mark]));
    };
    match key {
        "Escape" | "F" => cx.send(Action::Present(false)),
        "PageDown" => cx.seek(stage(cx, 1)),
        "PageUp" => cx.seek(stage(cx, -1)),
        "." | "b" => toggle(0),
        "h" => toggle(1),
        _ => return false,
    }
    true
}

/// When the next stage begins, or the one before; the end after the last.
fn stage(cx: &Context, step: i32) -> f64 {
    let (t, end) = (cx.engine.player.t(), cx.engine.player.end());
    let Some(shown) = &cx.state.shown else { return t };
    let story: &Story = &shown.story;
    let near = end * 1e-9;
    let begins = story.phases().iter().map(|phase| phase.start);
    if step > 0 {
        begins.filter(|begin| *begin > t + near).fold(end, f64::min)
    } else {
        begins.filter(|begin| *begin < t - near).fold(0.0, f64::max)
    }
}
