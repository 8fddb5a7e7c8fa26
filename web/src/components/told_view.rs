//! What a picture shows, in words and as a table: a button beside its heading, and below it what the desk writes.

use super::part::part;
use crate::context::Context;
use crate::desk::Desk;
use crate::effect::use_effect_with;
use crate::protocol::desk::{FromDesk, Wish};
use crate::save;
use crate::state::Action;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use hyperfly_core::scenario::{Choice, View};
use hyperfly_text::told as text;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::functional::Hook;
use yew::prelude::*;

/// The bit of a view in the state; the three curves are one figure.
fn bit(view: View) -> u16 {
    1 << if view.is_curve() { View::Efficiency } else { view } as u16
}

/// The button. A figure in somebody's notes has none.
pub fn button(cx: &Context, view: View) -> Html {
    if cx.state.controls().is_some() {
        return Html::default();
    }
    let open = (cx.state.told & bit(view) != 0).to_string();
    let onclick = cx.on(move |_: MouseEvent| Action::Told(bit(view)));
    html! {
        <button type="button" class="in-words" aria-expanded={open} {onclick}>{ text::in_words() }</button>
    }
}

/// Where the words come to stand, if they are wanted.
pub fn place(cx: &Context, view: View) -> Html {
    match cx.state.told & bit(view) {
        0 => Html::default(),
        _ => html! { <div class="told" data-told={view.id()} /> },
    }
}

/// Has the desk fill the places, and again whenever there is another run.
pub fn told(cx: &Context) -> Html {
    part(cx, "told", |cx, hooks| use_told(cx).run(hooks))
}

#[hook]
fn use_told(cx: &Context) -> Html {
    let cx = cx.clone();
    let desk = use_memo((), |()| {
        Desk::new(Rc::new(|message, _| {
            if let FromDesk::Part(k, html) = message
                && let Some(view) = View::ALL.get(usize::from(k))
                && let Some(place) = places().into_iter().find(|place| wished(place) == view.id())
            {
                place.set_inner_html(&html);
            }
        }))
    });
    let (state, look) = (&cx.state, &cx.state.request.look);
    // Points that are still to come would be run by the desk.
    let whole = state.points.points.len() == state.points.total;
    let views = (state.curve, look.view, look.under, look.efficiency);
    let why = (state.told, state.shown.clone(), whole, views, hyperfly_text::now());
    use_effect_with(why, move |_| {
        // Once the figures that are components of their own have made their places.
        let asked = Timeout::new(0, move || {
            let mut wanted: Vec<String> = places().iter().map(wished).collect();
            wanted.retain(|id| whole || !View::from_id(id).is_some_and(View::is_curve));
            let choices = wanted.join(",");
            if let Ok(load) = save::load(&cx) {
                let wish =
                    Wish { what: "told".to_owned(), fragment: save::seen(&cx), choices, ..Wish::default() };
                desk.ask(wish, load);
            }
        });
        move || drop(asked)
    });
    Html::default()
}

fn places() -> Vec<Element> {
    let all = document().query_selector_all("[data-told]").ok();
    let each = |all: web_sys::NodeList| (0..all.length()).filter_map(move |k| all.get(k));
    all.into_iter().flat_map(each).map(JsCast::unchecked_into).collect()
}

fn wished(place: &Element) -> String {
    place.get_attribute("data-told").unwrap_or_default()
}
