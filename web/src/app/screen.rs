//! The window as the player's source of frames and time.

use crate::app::dom;
use crate::player::clock::{Player, Screen};
use js_sys::Function;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

#[derive(Default)]
struct Window {
    frame: RefCell<Option<Function>>,
}

impl Screen for Window {
    fn request_frame(&self) {
        if let Some(frame) = &*self.frame.borrow() {
            // Fails only without a window.
            let _ = gloo::utils::window().request_animation_frame(frame);
        }
    }

    fn now(&self) -> f64 {
        dom::clock()
    }
}

/// Creates the page's player, driven by the window's animation frames.
pub fn player() -> Rc<Player> {
    let window = Rc::new(Window::default());
    let player = Player::new(window.clone(), dom::matches_media("(prefers-reduced-motion: reduce)"));
    let target = Rc::downgrade(&player);
    let frame = Closure::<dyn FnMut(f64)>::new(move |now| {
        if let Some(player) = target.upgrade() {
            player.on_frame(now);
        }
    });
    *window.frame.borrow_mut() = Some(frame.into_js_value().unchecked_into());
    player
}
