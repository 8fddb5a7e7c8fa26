//! Observers of elements that stop observing when they are dropped, and other small services of the document.

use wasm_bindgen::prelude::*;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, ResizeObserver};

/// Calls when the size of an element changes, and once at the beginning.
pub struct Resized {
    observer: ResizeObserver,
    _call: Closure<dyn FnMut()>,
}

impl Resized {
    /// Observes.
    pub fn new(element: &Element, call: impl FnMut() + 'static) -> Option<Resized> {
        let call = Closure::<dyn FnMut()>::new(call);
        let observer = ResizeObserver::new(call.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Resized { observer, _call: call })
    }
}

impl Drop for Resized {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls when an element enters or leaves what is seen, and once at the beginning.
pub struct Visible {
    observer: IntersectionObserver,
    _call: Closure<dyn FnMut(js_sys::Array)>,
}

impl Visible {
    /// Observes.
    pub fn new(element: &Element, mut call: impl FnMut(bool) + 'static) -> Option<Visible> {
        let call = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
            let last: IntersectionObserverEntry = entries.get(entries.length().max(1) - 1).unchecked_into();
            call(last.is_intersecting());
        });
        let observer = IntersectionObserver::new(call.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Visible { observer, _call: call })
    }
}

impl Drop for Visible {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Device pixels per logical pixel; more than three are not to be seen.
pub fn pixel_ratio() -> f64 {
    gloo::utils::window().device_pixel_ratio().clamp(1.0, 3.0)
}

/// Adds a style sheet after those that are there, once.
pub fn add_style(id: &str, text: &str) {
    let document = gloo::utils::document();
    if document.get_element_by_id(id).is_some() {
        return;
    }
    if let (Ok(style), Some(head)) = (document.create_element("style"), document.head()) {
        style.set_id(id);
        style.set_text_content(Some(text));
        // Fails only for what cannot stand in a head.
        let _ = head.append_child(&style);
    }
}
