//! What the desk writes among the pictures: each picture in words and as a table, below it, by a button beside its heading; and
//! the views that are nothing but text.
//!
//! Whoever has a place for such a thing says so in `data-told`; [`told`] has the desk fill all that there are.

use super::heard::problem;
use super::part::part;
use crate::context::Context;
use crate::desk::Desk;
use crate::protocol::desk::{FromDesk, Place, Wish};
use crate::save;
use crate::shown::Shown;
use crate::state::Action;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use hyperfly_core::scenario::View;
use hyperfly_text::{page, told as text};
use hyperfly_view::Selection;
use hyperfly_view::schedule::is_posted;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::functional::Hook;
use yew::prelude::*;

/// The bit of a view in the state; the three curves are one figure.
pub fn bit(view: View) -> u16 {
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
    if cx.state.told & bit(view) == 0 {
        return Html::default();
    }
    let number = Place { view, itself: false, right: cx.state.is_right }.number().to_string();
    // Another place is another element: what was written for one is not to be seen in the other.
    html! { <div key={number.clone()} class="told" data-told={number} /> }
}

/// Where a view comes to stand that is nothing but text.
pub fn itself(cx: &Context, view: View) -> Html {
    let number = Place { view, itself: true, right: cx.state.is_right }.number().to_string();
    let mut told = number.clone();
    // Of outputs that are posted one by one, those of one processor are told.
    if let (View::Table, Some(Selection::Processor(q)), Some(shown)) =
        (view, cx.state.pinned, &cx.state.shown)
        && is_posted(&shown.story)
    {
        told += &format!(" {q}");
    }
    html! { <div key={number} data-told={told} /> }
}

/// What the places were filled with: which they are, and all that what is written depends on.
#[derive(PartialEq)]
struct Asked {
    places: Vec<String>,
    runs: [Option<Rc<Shown>>; 2],
    kept: Option<f64>,
    language: &'static str,
}

/// The desk, once there is something to write, and what it was asked for.
#[derive(Default)]
struct Filling {
    desk: Option<Desk>,
    asked: Option<Asked>,
}

/// Has the desk fill the places, and again whenever there is another run.
pub fn told(cx: &Context) -> Html {
    part(cx, "told", |cx, hooks| use_told(cx).run(hooks))
}

#[hook]
fn use_told(cx: &Context) -> Html {
    let cx = cx.clone();
    let filling = use_mut_ref(Filling::default);
    use_effect(move || {
        // Once the figures that are components of their own have made their places.
        let soon = Timeout::new(0, move || fill(&cx, &filling));
        move || drop(soon)
    });
    Html::default()
}

/// Asks the desk for what is not there, or no longer true.
fn fill(cx: &Context, filling: &Rc<RefCell<Filling>>) {
    let state = &cx.state;
    // Points that are still to come would be run by the desk.
    let whole = state.points.points.len() == state.points.total;
    let mut places = places();
    if places.is_empty() {
        // Nothing to write: no worker that waits for it.
        *filling.borrow_mut() = Filling::default();
        return;
    }
    places.retain(|place| whole || !number(place).and_then(Place::of).is_some_and(|it| it.view.is_curve()));
    let empty = places.iter().filter(|place| !place.has_child_nodes());
    let new = empty.map(|place| place.set_text_content(Some(page::saving()))).count() > 0;
    if new {
        filling.borrow_mut().asked = None;
    }
    // What is on its way is waited for; where nothing comes, the run before is what is seen.
    let current = state.failure.is_some()
        || state.shown.as_ref().is_some_and(|shown| shown.run().scenario == state.request.scenario);
    if places.is_empty() || !current {
        return;
    }
    let asked = Asked {
        places: places.iter().map(wished).collect(),
        runs: [state.shown.clone(), state.other.clone()],
        kept: state.request.look.efficiency,
        language: hyperfly_text::now(),
    };
    let mut this = filling.borrow_mut();
    if this.asked.as_ref() == Some(&asked) {
        return;
    }
    let Ok(load) = save::load(cx) else { return };
    let choices = asked.places.join(",");
    this.asked = Some(asked);
    let desk = this.desk.get_or_insert_with(|| {
        let cx = cx.clone();
        Desk::new(Rc::new(move |message, _| hear(&cx, message)))
    });
    desk.ask(Wish { what: "told".to_owned(), fragment: save::seen(cx), choices, ..Wish::default() }, load);
}

/// Puts what the desk has written in its place, or what is wrong with it in all of them.
fn hear(cx: &Context, message: FromDesk) {
    let wrong = problem(&message);
    for place in places() {
        match (&message, &wrong) {
            (FromDesk::Part(k, html), _) if number(&place) == Some(*k) => place.set_inner_html(html),
            (_, Some(why)) => place.set_text_content(Some(why)),
            _ => {}
        }
    }
    if message == FromDesk::Done {
        // Nothing else: what is around it may have another height now.
        cx.send(Action::Told(0));
    }
}

fn places() -> Vec<Element> {
    let all = document().query_selector_all("[data-told]").ok();
    let each = |all: web_sys::NodeList| (0..all.length()).filter_map(move |k| all.get(k));
    all.into_iter().flat_map(each).map(JsCast::unchecked_into).collect()
}

fn wished(place: &Element) -> String {
    place.get_attribute("data-told").unwrap_or_default()
}

/// The number of a place.
fn number(place: &Element) -> Option<u8> {
    wished(place).split(' ').next()?.parse().ok()
}
