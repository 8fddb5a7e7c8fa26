//! Presenting: full screen where the browser allows it, a ring that follows the pointer, the keys of a clicker; and
//! the handout.

use crate::app::context::{Context, Props};
use crate::app::dom::first;
use crate::app::headline::title;
use crate::files::save::{self, Kind, Wanted};
use crate::player::stepping::step;
use crate::state::action::Action;
use crate::state::slice::use_slice;
use crate::worker::protocol::queries::file::Format;
use gloo::events::EventListener;
use gloo::utils::document;
use hyperfly_text::doors as text;
use hyperfly_view::Unit;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlIFrameElement, PointerEvent};
use yew::prelude::*;

/// Attributes of the document while it is presented: nothing is seen but a colour; the ring is not shown.
const BLANK: &str = "data-blank";
const NO_RING: &str = "data-no-ring";

/// What runs, in a line, and the way out.
#[component]
pub fn Head(Props { cx }: &Props) -> Html {
    let shown = use_slice(cx, |state| state.shown.as_ref().map(|shown| title(shown.run())));
    html! {
        <div class="presented">
            <p class="title">{ shown }</p>
            <button type="button" title="Esc" onclick={cx.on(|_: MouseEvent| Action::Present(false))}>
                { text::end_presenting() }
            </button>
        </div>
    }
}

/// What goes on while the figures are presented.
#[hook]
pub fn use_present(cx: &Context) {
    let own = cx.clone();
    let present = use_slice(cx, |state| state.request.look.present && state.controls().is_none());
    use_effect_with(present, move |present| {
        let kept = present.then(|| begin(own));
        move || {
            if kept.is_some() {
                end();
            }
        }
    });
}

fn begin(cx: Context) -> [EventListener; 2] {
    // It would be refused where no key or button was pressed before, as when an address is opened: then it fills the window alone.
    let _ = root().filter(|_| is_pressed()).map(|root| root.request_fullscreen());
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

/// Whether the reader has just pressed something; where the browser does not say, it may be.
fn is_pressed() -> bool {
    #[wasm_bindgen]
    extern "C" {
        /// web-sys has the property among what is not stable yet.
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

/// Brings back what was blanked; whether that is all that a key does. Whoever presents does not see what else it would do.
pub fn wake(key: &str) -> bool {
    let blank = root().filter(|root| root.has_attribute(BLANK) && !matches!(key, "Escape" | "F"));
    // Cannot fail: the name is valid.
    blank.map(|root| root.remove_attribute(BLANK)).is_some()
}

/// What keys do while the figures are presented, beside those of the page; whether this is one of them.
pub fn press(cx: &Context, key: &str) -> bool {
    let root = root();
    // Neither can fail: both names are valid.
    let blank = |colour: &str| {
        let _ = root.as_ref().map(|root| root.set_attribute(BLANK, colour));
    };
    match key {
        "Escape" | "F" => cx.send(Action::Present(false)),
        "PageDown" => step(cx, Unit::Stage, true),
        "PageUp" => step(cx, Unit::Stage, false),
        "." | "b" => blank("black"),
        "," | "w" => blank("white"),
        "h" => {
            let _ = root.as_ref().map(|root| root.toggle_attribute(NO_RING));
        }
        _ => return false,
    }
    true
}

/// Prints a handout of what is seen, from a frame that nobody sees.
pub fn print(cx: &Context) {
    let cx = cx.clone();
    spawn_local(async move {
        let wanted = Wanted {
            kind: Kind::Written(Format::Handout),
            transparent: false,
            fragment: save::seen(&cx),
            theme: None,
        };
        let made = save::file(&cx, &wanted).await;
        let shown = made.and_then(|made| show(&made.data).map_err(|_| String::new()));
        if let Err(why) = shown {
            cx.send(Action::Notice(Some(why.into())));
        }
    });
}

#[wasm_bindgen]
extern "C" {
    /// A document of ours, as a policy of the site may want it (web/alive.js).
    #[wasm_bindgen(js_name = hyperflyHtml)]
    fn trusted(html: &str) -> JsValue;
}

/// Prints a document.
fn show(html: &JsValue) -> Result<(), JsValue> {
    // The one before is no longer needed, and while it is printed nobody asks for another.
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
