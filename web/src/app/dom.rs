//! Observers of elements that stop observing when they are dropped, and other small services of the document and its window.

use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, Event, HtmlElement, IntersectionObserver, IntersectionObserverEntry, ResizeObserver, Storage,
};

/// Calls when the size of an element changes, and once at the beginning.
pub struct Resized {
    observer: ResizeObserver,
    _call: Closure<dyn FnMut()>,
}

impl Resized {
    /// Observes.
    pub fn new(element: &Element, mut call: impl FnMut() + 'static) -> Option<Resized> {
        let call = Closure::<dyn FnMut()>::new(move || {
            // With the size of its window the style sheet sets pictures in another way.
            forget_scale();
            call();
        });
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

/// Writes words into an element that has nothing else. Where words stood already, the same text node gets others: with another node
/// in its place the browser would look at every `:has()` of the style sheets again, 8 ms of a frame.
pub fn write(element: &Element, words: &str) {
    match element.first_child() {
        Some(text) => text.set_node_value(Some(words)),
        None => element.set_text_content(Some(words)),
    }
}

/// Device pixels per logical pixel; more than three are not to be seen.
pub fn pixel_ratio() -> f64 {
    gloo::utils::window().device_pixel_ratio().clamp(1.0, 3.0)
}

/// How pictures are set. They are laid out for pixels of which 16 are the style sheet's `1rem`, and so are larger as a whole on a
/// larger screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// Pixels of the page per pixel of a picture.
    pub zoom: f32,
    /// The height of ordinary text, in pixels of a picture. The smallest letters are a tenth smaller.
    pub text: f32,
}

thread_local! {
    /// What the style sheet said last, until it may say something else.
    static SCALE: Cell<Option<Scale>> = const { Cell::new(None) };
}

/// How the style sheet sets pictures now. It is asked once, and again after [`forget_scale`]: to answer, the browser has to look at
/// all styles.
pub fn scale() -> Scale {
    SCALE.get().unwrap_or_else(|| {
        let scale = styled();
        SCALE.set(Some(scale));
        scale
    })
}

/// The style sheet may set pictures in another way from now on: the size of something changed, or the theme.
pub fn forget_scale() {
    SCALE.set(None);
}

fn styled() -> Scale {
    let root = gloo::utils::document().document_element();
    let style = root.and_then(|root| gloo::utils::window().get_computed_style(&root).ok().flatten());
    let number = |name: &str| {
        let text = style.as_ref()?.get_property_value(name).ok()?;
        text.trim().trim_end_matches("px").parse::<f32>().ok()
    };
    let zoom = number("font-size").unwrap_or(16.0) / 16.0;
    Scale { zoom, text: number("--pictures").unwrap_or(12.0) }
}

/// Where the page is, without what stands behind `#`; with an empty `#` if it is one file with all in it.
pub fn base() -> String {
    let document = gloo::utils::document();
    let mut base = document.base_uri().ok().flatten().unwrap_or_default();
    let beside = document.query_selector("#hyperfly-program");
    if beside.is_ok_and(|script| script.is_none()) {
        base += "#";
    }
    base
}

/// Milliseconds of the page's clock.
pub fn clock() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |performance| performance.now())
}

/// Whether a media query holds.
pub fn matches_media(query: &str) -> bool {
    gloo::utils::window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// The storage of this page; none in a frame that may keep nothing.
pub fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

/// The first element that a selector names.
pub fn first(selector: &str) -> Option<HtmlElement> {
    gloo::utils::document().query_selector(selector).ok()??.dyn_into().ok()
}

/// Gives the focus to the element of an id.
pub fn focus(id: &str) {
    let selector = format!("#{id}");
    unfold(&selector);
    if let Some(element) = first(&selector) {
        // Fails only for what cannot have the focus.
        let _ = element.focus();
    }
}

/// Opens what the first element that a selector names is folded into.
pub fn unfold(selector: &str) {
    let fold = first(selector).and_then(|element| element.closest("details").ok().flatten());
    if let Some(fold) = fold {
        // Fails only for a name that is none.
        let _ = fold.set_attribute("open", "");
    }
}

/// Goes to a state of the page, as a link to its fragment does.
pub fn go_to(fragment: &str) {
    // A sandbox may forbid it.
    let _ = gloo::utils::window().location().set_hash(fragment);
}

/// Says something in the page's live region. What is the same as before is said again.
pub fn say(words: &str) {
    if let Some(line) = gloo::utils::document().get_element_by_id("live") {
        let again = line.text_content().as_deref() == Some(words);
        write(&line, &if again { format!("{words}\u{a0}") } else { words.to_owned() });
    }
}

/// Loads the page anew.
pub fn reload() {
    // A page that cannot be reloaded stays as it is.
    let _: Result<(), JsValue> = gloo::utils::window().location().reload();
}

/// Lets the newer version take over; static/offline.js loads the page anew when it has.
pub fn take_over() {
    if let Ok(event) = Event::new("hyperfly-take-over") {
        // Nobody refuses it, and there is nothing to do if somebody did.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
