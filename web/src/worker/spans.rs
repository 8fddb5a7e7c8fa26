//! Spans of time in the browser's performance timeline: where a change goes between the reader's hand and the picture.
//!
//! Only for `cargo xtask bench page --trace FILE`, which names the windows and workers whose spans it wants; in all others a span is
//! nothing.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn mark(name: &str);
    #[wasm_bindgen(js_namespace = performance)]
    fn measure(name: &str, since: &str);
}

/// The name of a window or worker that has spans.
const WANTED: &str = "hyperfly-spans";

thread_local! {
    // Natively there is no timeline.
    static ON: bool = cfg!(target_arch = "wasm32")
        && Reflect::get(&js_sys::global(), &"name".into()).is_ok_and(|name| name.as_string().as_deref() == Some(WANTED));
}

/// It ends when it is dropped.
#[derive(Debug)]
pub struct Span(&'static str);

/// Begins a span; nothing, where none are wanted.
pub fn span(name: &'static str) -> Option<Span> {
    ON.with(|on| *on).then(|| {
        mark(name);
        Span(name)
    })
}

impl Drop for Span {
    fn drop(&mut self) {
        measure(self.0, self.0);
    }
}
