//! Presentation mode (full screen where allowed, a ring that follows the pointer, keys of a clicker), and the printed handout.

use crate::app::context::{Context, Props};
use crate::app::dom::first;
use crate::app::headline::format_title;
use crate::app::selector::use_selector;
use crate::files::save::{self, FileRequest, Kind};
use crate::player::stepping::step;
use crate::state::action::Action;
use crate::worker::protocol::queries::file::Format;
use gloo::events::EventListener;
use gloo::utils::document;
use hyperfly_text::doors as text;
use hyperfly_view::StepUnit;
use js_sys::Reflect;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlIFrameElement, PointerEvent};
use yew::prelude::*;

/// Attributes of the document in presentation mode: a blank screen, and a hidden ring.
const BLANK: &str = "data-blank";
const NO_RING: &str = "data-no-ring";

/// The title of the run and the button that ends the presentation.
#[component]
pub fn PresentationHeader(Props { cx }: &Props) -> Html {
    let shown = use_selector(cx, |state| state.displayed.as_ref().map(|shown| format_title(shown.run())));
    html! {
        <div class="presented">
            <p class="title">{ shown }</p>
            <EndButton cx={cx.clone()} />
        </div>
    }
}

/// The button that ends the presentation.
#[component]
pub fn EndButton(Props { cx }: &Props) -> Html {
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |_| ());
    html! {
        <button type="button" class="end-presenting" title="Esc" onclick={cx.callback(|_: MouseEvent| Action::Present(false))}>
            { text::end_presenting() }
        </button>
    }
}

/// Starts and ends presentation mode with the state.
#[hook]
pub fn use_present(cx: &Context) {
    let context = cx.clone();
    let present = use_selector(cx, |state| state.request.look.present && state.controls().is_none());
    use_effect_with(present, move |present| {
        let listeners = present.then(|| begin(context));
        move || {
            if listeners.is_some() {
                end();
            }
        }
    });
}

fn begin(cx: Context) -> [EventListener; 2] {
    // Browsers refuse full screen without a recent key or click, as when an address is opened; the page then fills the window only.
    let _ = root().filter(|_| has_user_activation()).map(|root| root.request_fullscreen());
    let window = gloo::utils::window();
    let follows = EventListener::new(&window, "pointermove", |event| {
        let event: &PointerEvent = event.unchecked_ref();
        if let Some(ring) = first(".ring") {
            let place = format!("translate:{}px {}px", event.client_x(), event.client_y());
            // The name is valid, so this cannot fail.
            let _ = ring.set_attribute("style", &place);
        }
    });
    // The browser leaves full screen with Escape, without a key event for the page. The end of an earlier presentation's full screen may
    // arrive late; it does not end this one.
    let was_full = Cell::new(false);
    let fullscreen_listener = EventListener::new(&document(), "fullscreenchange", move |_| {
        let is_full = document().fullscreen_element().is_some();
        if was_full.replace(is_full) && !is_full {
            cx.send(Action::Present(false));
        }
    });
    [follows, fullscreen_listener]
}

/// Whether the reader has just pressed something; true where the browser does not say.
fn has_user_activation() -> bool {
    #[wasm_bindgen]
    extern "C" {
        /// web-sys has this property only among its unstable APIs.
        type Navigator;
        #[wasm_bindgen(method, structural, getter, js_name = userActivation)]
        fn user_activation(this: &Navigator) -> Option<UserActivation>;

        type UserActivation;
        #[wasm_bindgen(method, structural, getter, js_name = isActive)]
        fn is_active(this: &UserActivation) -> bool;
    }
    let navigator: JsValue = gloo::utils::window().navigator().into();
    let activation = navigator.unchecked_into::<Navigator>().user_activation();
    activation.is_none_or(|activation| activation.is_active())
}

fn end() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    }
    for mark in [BLANK, NO_RING] {
        let _ = root().map(|root| root.remove_attribute(mark));
    }
}

fn root() -> Option<Element> {
    document().document_element()
}

/// Ends a blank screen; returns whether it did. The key then has no other effect, which a presenter could not see.
pub fn wake(key: &str) -> bool {
    let blank = root().filter(|root| root.has_attribute(BLANK) && !matches!(key, "Escape" | "f" | "F"));
    // The name is valid, so this cannot fail.
    blank.map(|root| root.remove_attribute(BLANK)).is_some()
}

/// Handles the additional keys of presentation mode; returns whether this is one.
pub fn press(cx: &Context, key: &str) -> bool {
    let root = root();
    // Both names are valid, so neither call fails.
    let blank = |colour: &str| {
        let _ = root.as_ref().map(|root| root.set_attribute(BLANK, colour));
    };
    match key {
        "Escape" | "f" | "F" => cx.send(Action::Present(false)),
        "PageDown" => step(cx, StepUnit::Stage, true),
        "PageUp" => step(cx, StepUnit::Stage, false),
        "." | "b" => blank("black"),
        "," | "w" => blank("white"),
        "h" => {
            let _ = root.as_ref().map(|root| root.toggle_attribute(NO_RING));
        }
        _ => return false,
    }
    true
}

/// Prints a handout of the visible page from a hidden frame.
pub fn print(cx: &Context) {
    let cx = cx.clone();
    spawn_local(async move {
        let request = FileRequest {
            kind: Kind::Written(Format::Handout),
            transparent: false,
            fragment: save::visible_fragment(&cx),
            theme: None,
        };
        let file = save::make_file(&cx, &request).await;
        let shown = file.and_then(|file| print_document(&file.data).map_err(|_| String::new()));
        if let Err(message) = shown {
            cx.send(Action::Notice(Some(message.into())));
        }
    });
}

#[wasm_bindgen]
extern "C" {
    /// Converts our HTML to trusted HTML, where a policy of the site requires it (web/alive.js).
    #[wasm_bindgen(js_name = hyperflyHtml)]
    fn trusted(html: &str) -> JsValue;
}

/// Prints a document from a new hidden frame.
fn print_document(html: &JsValue) -> Result<(), JsValue> {
    // The previous frame is obsolete, and no other is requested while it prints.
    if let Some(old) = first("#handout") {
        old.remove();
    }
    let frame: HtmlIFrameElement = document().create_element("iframe")?.unchecked_into();
    for (name, value) in [("id", "handout"), ("aria-hidden", "true"), ("tabindex", "-1")] {
        frame.set_attribute(name, value)?;
    }
    Reflect::set(&frame, &"srcdoc".into(), &trusted(&html.as_string().unwrap_or_default()))?;
    let inside = frame.clone();
    EventListener::once(&frame, "load", move |_| {
        // A sandbox may forbid it.
        let _ = inside.content_window().map(|window| window.print());
    })
    .forget();
    if let Some(body) = document().body() {
        body.append_child(&frame)?;
    }
    Ok(())
}
