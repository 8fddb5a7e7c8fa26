//! Spans in the browser's performance timeline that show where the time from input to picture goes.
//!
//! Active only in windows and workers named by `cargo xtask bench page --trace FILE`.

use js_sys::Reflect;
use std::borrow::Cow;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn mark(name: &str);
    #[wasm_bindgen(js_namespace = performance)]
    fn measure(name: &str, start_mark: &str);
}

/// Name of windows and workers with spans.
const WINDOW_NAME: &str = "hyperfly-spans";

thread_local! {
    // There is no timeline natively.
    static IS_ACTIVE: bool = cfg!(target_arch = "wasm32")
        && Reflect::get(&js_sys::global(), &"name".into()).is_ok_and(|name| name.as_string().as_deref() == Some(WINDOW_NAME));
}

/// A span, which ends on drop.
#[derive(Debug)]
pub struct Span(Cow<'static, str>);

/// Begins a span; `None` if spans are inactive.
pub fn span(name: impl Into<Cow<'static, str>>) -> Option<Span> {
    IS_ACTIVE.with(|is_active| *is_active).then(|| {
        let name = name.into();
        mark(&name);
        Span(name)
    })
}

impl Drop for Span {
    fn drop(&mut self) {
        measure(&self.0, &self.0);
    }
}
