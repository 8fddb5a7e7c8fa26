//! Observers of elements that disconnect when dropped, and small helpers around the document and its window.

use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, Event, HtmlElement, IntersectionObserver, IntersectionObserverEntry, ResizeObserver, Storage,
};

/// Calls back when an element's size changes, and once at the start.
pub struct ResizeListener {
    observer: ResizeObserver,
    _call: Closure<dyn FnMut()>,
}

impl ResizeListener {
    pub fn new(element: &Element, mut call: impl FnMut() + 'static) -> Option<ResizeListener> {
        let call = Closure::<dyn FnMut()>::new(move || {
            // The style sheet may scale pictures differently at another window size.
            forget_scale();
            call();
        });
        let observer = ResizeObserver::new(call.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(ResizeListener { observer, _call: call })
    }
}

impl Drop for ResizeListener {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls back when an element enters or leaves the viewport, and once at the start.
pub struct Visible {
    observer: IntersectionObserver,
    _call: Closure<dyn FnMut(js_sys::Array)>,
}

impl Visible {
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

/// Sets the text of an element that contains only text. An existing text node is reused: replacing it makes the browser evaluate
/// every `:has()` of the style sheets again, which takes 8 ms of a frame.
pub fn write(element: &Element, words: &str) {
    match element.first_child() {
        Some(text) => text.set_node_value(Some(words)),
        None => element.set_text_content(Some(words)),
    }
}

/// Returns the device pixels per CSS pixel, at most 3: a finer resolution is not visible.
pub fn pixel_ratio() -> f64 {
    gloo::utils::window().device_pixel_ratio().clamp(1.0, 3.0)
}

/// Scale of the pictures. They are laid out at 16 pixels per `1rem` and enlarged as a whole on larger screens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Page pixels per picture pixel.
    pub zoom: f32,
    /// Height of ordinary text in picture pixels. The smallest letters are 10 % smaller.
    pub text: f32,
}

thread_local! {
    /// Scale computed last; empty once it may have changed.
    static SCALE: Cell<Option<Scale>> = const { Cell::new(None) };
}

/// Returns the current scale of pictures. Cached until [`forget_scale`], because reading it makes the browser compute all styles.
pub fn scale() -> Scale {
    SCALE.get().unwrap_or_else(|| {
        let scale = read_scale();
        SCALE.set(Some(scale));
        scale
    })
}

/// Drops the cached scale after the size of something or the theme changed.
pub fn forget_scale() {
    SCALE.set(None);
}

fn read_scale() -> Scale {
    let root = gloo::utils::document().document_element();
    let style = root.and_then(|root| gloo::utils::window().get_computed_style(&root).ok().flatten());
    let number = |name: &str| {
        let text = style.as_ref()?.get_property_value(name).ok()?;
        text.trim().trim_end_matches("px").parse::<f32>().ok()
    };
    let zoom = number("font-size").unwrap_or(16.0) / 16.0;
    Scale { zoom, text: number("--pictures").unwrap_or(12.0) }
}

/// Returns the page's address without its fragment; a page that is a single file gets an empty `#`.
pub fn base() -> String {
    let document = gloo::utils::document();
    let mut base = document.base_uri().ok().flatten().unwrap_or_default();
    let program_script = document.query_selector("#hyperfly-program");
    if program_script.is_ok_and(|script| script.is_none()) {
        base += "#";
    }
    base
}

/// Returns the milliseconds since the page's time origin.
pub fn clock() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |performance| performance.now())
}

pub fn matches_media(query: &str) -> bool {
    gloo::utils::window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Returns the page's local storage; `None` in a frame without storage.
pub fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

/// Returns the first element that a selector matches.
pub fn first(selector: &str) -> Option<HtmlElement> {
    gloo::utils::document().query_selector(selector).ok()??.dyn_into().ok()
}

/// Focuses the element with an id and opens the `details` around it.
pub fn focus(id: &str) {
    let selector = format!("#{id}");
    unfold(&selector);
    if let Some(element) = first(&selector) {
        // Fails only for an element that cannot be focused.
        let _ = element.focus();
    }
}

/// Opens the `details` element around the first match of a selector.
pub fn unfold(selector: &str) {
    let fold = first(selector).and_then(|element| element.closest("details").ok().flatten());
    if let Some(fold) = fold {
        // Fails only for an invalid name.
        let _ = fold.set_attribute("open", "");
    }
}

/// Navigates to a fragment, like a link. Marks the entry of the history as the page's own, so that the reader can undo it.
pub fn go_to(fragment: &str) {
    let window = gloo::utils::window();
    let address = || window.location().href().unwrap_or_default();
    let before = address();
    // A sandbox may forbid both.
    let _ = window.location().set_hash(fragment);
    if address() != before {
        let _ = window.history().and_then(|history| history.replace_state(&JsValue::TRUE, ""));
    }
}

/// Announces words in the page's live region. A trailing space makes a repeated message announced again.
pub fn say(words: &str) {
    if let Some(line) = gloo::utils::document().get_element_by_id("live") {
        let is_repeated = line.text_content().as_deref() == Some(words);
        write(&line, &if is_repeated { format!("{words}\u{a0}") } else { words.to_owned() });
    }
}

/// Reloads the page.
pub fn reload() {
    // A page that cannot reload stays as it is.
    let _: Result<(), JsValue> = gloo::utils::window().location().reload();
}

/// Activates the newer version of the page; static/offline.js then reloads it.
pub fn take_over() {
    if let Ok(event) = Event::new("hyperfly-take-over") {
        // The event cannot be cancelled, so the result says nothing.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
