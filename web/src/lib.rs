//! The explorer: a page that shows a run, and the workers that make it.
//!
//! The worker (`worker`) touches core and no DOM; the page touches everything public and computes no FFT, no route and
//! no formula. Between them stands `protocol`. One direction: an edit makes a Request, the Request goes to a worker, a
//! Run comes back, the views draw it.

pub mod canvas;
pub mod client;
pub mod components;
pub mod context;
mod controls;
pub mod desk;
pub mod dom;
mod effect;
pub mod engine;
pub mod files;
pub mod film;
pub mod history;
pub mod hook;
pub mod import;
pub mod instance;
pub mod keys;
pub mod language;
pub mod measure;
pub mod messages;
pub mod page;
pub mod player;
pub mod protocol;
pub mod save;
pub mod shown;
pub mod side;
pub mod sound;
pub mod start;
pub mod state;
pub mod steps;
mod sweep;
pub mod told;
pub mod track;
pub mod worker;

/// Lends the core the browser's way of reading decimal numbers: what every module does first.
#[cfg(target_arch = "wasm32")]
pub fn begin() {
    hyperfly_core::decimal::read_by(|text| wasm_bindgen::JsValue::from_str(text).unchecked_into_f64());
}

/// Natively there is nothing to lend.
#[cfg(not(target_arch = "wasm32"))]
pub fn begin() {}
