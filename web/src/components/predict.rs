//! The panel that asks questions about the run: the desk writes it, and this forwards its forms. `data-go` on a form is the
//! state that the page then shows, `data-still` keeps the run at its beginning, `data-plot` is where the pointer draws,
//! `data-channel` a choice that can be pointed at on the machine, `data-focus` what is read first.

use super::heard::use_desk;
use super::part::part;
use super::share::fields;
use crate::context::Context;
use crate::effect::use_effect_with;
use crate::keys::{click, first};
use crate::protocol::desk::Wish;
use crate::state::Action;
use gloo::utils::{document, window};
use hyperfly_core::scenario::{Request, Scenario};
use hyperfly_view::scene::Selection;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlFormElement, HtmlInputElement, PointerEvent};
use yew::functional::Hook;
use yew::prelude::*;

/// The run that is asked about.
struct Asked {
    request: Request,
    /// The run that the last answer shows in its place.
    shown: Option<Scenario>,
}

/// The panel.
pub fn predict(cx: &Context) -> Html {
    part(cx, "predict", |cx, hooks| use_predict(cx).run(hooks))
}

#[hook]
fn use_predict(cx: &Context) -> Html {
    let (heard, desk) = use_desk();
    let panel = use_node_ref();
    let asked = use_mut_ref(|| None::<Asked>);
    let now = &cx.state.request;
    {
        let (asked, desk, now) = (asked.clone(), desk.clone(), now.clone());
        use_effect_with((now.scenario.clone(), now.look.ask), move |(scenario, seed)| {
            let asks = |asked: &Asked| {
                asked.request.look.ask == *seed
                    && (asked.request.scenario == *scenario || asked.shown.as_ref() == Some(scenario))
            };
            let mut asked = asked.borrow_mut();
            if !asked.as_ref().is_some_and(asks) {
                desk.ask(wish(&now, &now, String::new()), Vec::new());
                *asked = Some(Asked { request: now, shown: None });
            }
        });
    }
    {
        let (panel, cx) = (panel.clone(), cx.clone());
        use_effect_with(heard.html(0), move |_| {
            follow(&panel);
            if within(&panel, "[data-still]").is_some() {
                cx.seek(0.0);
            }
        });
    }
    use_effect_with(cx.state.pinned, |pinned| {
        if let Some(Selection::Channel(channel)) = pinned {
            click(&format!(".predict [data-channel='{channel}']"));
        }
    });
    let send = {
        let (asked, desk, now) = (asked.clone(), desk.clone(), now.clone());
        move |form: &HtmlFormElement, live: bool| {
            let Some(mut choices) = fields(form) else { return };
            let go = form.get_attribute("data-go").filter(|_| !live);
            if live {
                choices += "&live=1";
            }
            let mut asked = asked.borrow_mut();
            let Some(asked) = &mut *asked else { return };
            if !choices.is_empty() {
                desk.ask(wish(&asked.request, &now, choices), Vec::new());
            }
            if let Some(go) = go {
                asked.shown = Request::from_fragment(&go).0.ok().map(|request| request.scenario);
                // A sandbox may forbid it; then the answer is told and not shown.
                let _ = window().location().set_hash(&go);
            }
        }
    };
    let onsubmit = {
        let send = send.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            send(&event.target_unchecked_into(), false);
        })
    };
    let live = {
        let panel = panel.clone();
        move || {
            if let Some(form) = within(&panel, "form.asks") {
                send(form.unchecked_ref(), true);
            }
        }
    };
    let oninput = {
        let live = live.clone();
        Callback::from(move |event: InputEvent| {
            if event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.type_() == "range") {
                live();
            }
        })
    };
    let draws = {
        let (panel, last) = (panel.clone(), use_mut_ref(|| Cell::new(None)));
        Callback::from(move |event: PointerEvent| {
            if draw(&panel, &event, &last.borrow()) {
                live();
            }
        })
    };
    let close = {
        let cx = cx.clone();
        Callback::from(move |event: MouseEvent| {
            let on = event.target_dyn_into::<Element>().and_then(|on| on.closest("[data-close]").ok()?);
            if on.is_some() {
                cx.send(Action::Ask(None));
            }
        })
    };
    html! {
        <aside class="predict" ref={panel} aria-labelledby="predict-title" {onsubmit} {oninput} onclick={close}
            onpointerdown={draws.clone()} onpointermove={draws}>
            <p class="problem" role="alert">{ heard.problem.clone() }</p>
            <div>{ heard.part(0) }</div>
            <div>{ heard.part(1) }</div>
            <div class="on">{ heard.part(2) }</div>
        </aside>
    }
}

/// The run that is asked about, looked at as the page is now.
fn wish(asked: &Request, now: &Request, choices: String) -> Wish {
    let request = Request { look: now.look.clone(), ..asked.clone() };
    Wish { what: "predict".to_owned(), fragment: request.to_fragment(), choices, ..Wish::default() }
}

/// Opens the panel with questions of its own, or closes it.
pub fn toggle(cx: &Context) {
    let seed = 1 + (js_sys::Math::random() * 9998.0) as u32;
    cx.send(Action::Ask(if cx.state.request.look.ask.is_some() { None } else { Some(seed) }));
}

/// Chooses an answer by its number; whether there is one.
pub fn choose(key: &str) -> bool {
    let input = first(&format!(".predict [data-key='{key}']"));
    if let Some(input) = &input {
        // Fails only for what cannot have the focus.
        let _ = input.focus();
        input.click();
    }
    input.is_some()
}

fn within(panel: &NodeRef, selector: &str) -> Option<Element> {
    panel.cast::<Element>()?.query_selector(selector).ok()?
}

/// What was just written has the focus if what had it is no more.
fn follow(panel: &NodeRef) {
    let active = document().active_element();
    if active.is_none_or(|active| active.tag_name() == "BODY")
        && let Some(element) = within(panel, "[data-focus]")
    {
        // Fails only for what cannot have the focus.
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// Sets the points that the pointer, held down, has passed since the last time; whether it has set any.
fn draw(panel: &NodeRef, event: &PointerEvent, last: &Cell<Option<(usize, f64)>>) -> bool {
    let plot = within(panel, "[data-plot]").filter(|_| event.buttons() & 1 == 1);
    let (Some(plot), Some(panel)) = (plot, panel.cast::<Element>()) else {
        last.set(None);
        return false;
    };
    let rect = plot.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    let inside = (0.0..=rect.width()).contains(&x) && (-12.0..=rect.height() + 12.0).contains(&y);
    let Ok(inputs) = panel.query_selector_all("input[type=range]") else { return false };
    if !inside || inputs.length() == 0 {
        return false;
    }
    let columns = inputs.length() as usize;
    let at = ((x / rect.width() * columns as f64) as usize).min(columns - 1);
    let value = (1.0 - y / rect.height()).clamp(0.0, 1.0) * 100.0;
    let (from, before) = last.replace(Some((at, value))).unwrap_or((at, value));
    for k in from.min(at)..=from.max(at) {
        let part = if from == at { 1.0 } else { (k as f64 - from as f64) / (at as f64 - from as f64) };
        if let Some(input) = inputs.get(k as u32) {
            let height = before + (value - before) * part;
            input.unchecked_into::<HtmlInputElement>().set_value_as_number(height.round());
        }
    }
    event.prevent_default();
    true
}
