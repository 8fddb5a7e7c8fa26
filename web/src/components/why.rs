//! Why it takes this long: T_p as a sum, whose terms and the events that make them up point at each other.
//!
//! What is shown is HTML of `hyperfly_view::why`; this links its `data-term` with the selection, both ways.

use super::canvases::QUIET;
use super::markup::{self, named, part};
use crate::action::Action;
use crate::context::{Context, Props};
use crate::dom::Visible;
use crate::morph::morph;
use crate::slice::use_slice;
use crate::watch::use_watch;
use gloo::timers::callback::Timeout;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::why as say;
use hyperfly_view::Activities;
use hyperfly_view::figure::telling_moment;
use hyperfly_view::scene::Selection;
use hyperfly_view::why::{html, lit};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

/// The figure.
#[component]
pub fn Why(Props { cx }: &Props) -> Html {
    let (place, body) = (use_node_ref(), use_node_ref());
    let unfolded = use_state(|| false);
    let (shown, chosen, printing) =
        use_slice(cx, |state| (state.shown.clone(), state.chose(View::Why), state.printing));
    let open = *unfolded || chosen;
    let (seen, written) = (use_state(|| false), use_state(|| 0));
    {
        let (place, seen) = (place.clone(), seen.setter());
        use_watch((), move |()| {
            place.cast::<Element>().and_then(|place| Visible::new(&place, move |now| seen.set(now)))
        });
    }
    {
        let (body, again) = (body.clone(), written.clone());
        // What nobody sees is written when the page is quiet. It is written by itself: what is rendered has other nodes each time.
        use_watch((shown, open, *seen || printing), move |(shown, open, now)| {
            let (shown, open) = (shown.clone(), *open);
            let empty = body.cast::<Element>().is_some_and(|body| !body.has_child_nodes());
            let write = move || {
                if let (Some(body), Some(shown)) = (body.cast::<Element>(), shown)
                    && let Some(wished) = markup::element(&html::html(&shown.replay, open))
                {
                    morph(&body, &wished);
                }
            };
            if *now || empty {
                write();
                return None;
            }
            Some(Timeout::new(QUIET, move || {
                write();
                again.set(*again + 1);
            }))
        });
    }
    use_marks(cx, &place, (open, *written));
    let point = |event: Event, cx: &Context| {
        let at = term(&event).map(Selection::Activity);
        if at != cx.state().hover {
            cx.send(Action::Hover(at));
        }
    };
    let over = cx.clone();
    let onpointerover = Callback::from(move |event: PointerEvent| point(event.into(), &over));
    let over = cx.clone();
    let onfocusin = Callback::from(move |event: FocusEvent| point(event.into(), &over));
    let onpointerleave = cx.does(Action::Hover(None));
    let onfocusout = cx.does(Action::Hover(None));
    let own = cx.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if let Some(activity) = term(&event) {
            own.send(Action::Pin(Some(Selection::Activity(activity))));
        } else if let (Some(channel), Some(shown)) =
            (named(&event, "data-channel").and_then(|channel| channel.parse().ok()), &own.state().shown)
        {
            let channel = Selection::Channel(channel);
            if own.state().pinned != Some(channel) {
                own.send(Action::Pin(Some(channel)));
            }
            own.seek(telling_moment(&shown.replay));
        } else if part(&event, "summary").is_some() {
            // The next run is to find it as it is now.
            event.prevent_default();
            unfolded.set(!open);
        }
    });
    html! {
        <section class="figure why" data-view="why" ref={place} {onpointerover} {onpointerleave} {onfocusin} {onfocusout} {onclick}>
            <h2 tabindex="-1">{ say::title() }<small>{ say::about() }</small></h2>
            <div class="sums" ref={body} />
        </section>
    }
}

fn term(event: &Event) -> Option<Activity> {
    let name = named(event, "data-term")?;
    Activity::ALL.into_iter().find(|activity| activity.name() == name)
}

/// Marks the terms that what is selected is part of, as of the cursor.
#[hook]
fn use_marks(cx: &Context, place: &NodeRef, written: (bool, u32)) {
    let (shown, selection, pinned) =
        use_slice(cx, |state| (state.shown.clone(), state.selection(), state.pinned));
    let what = (shown, selection, pinned, written);
    let (player, place) = (cx.engine.player.clone(), place.clone());
    use_watch(what, move |(shown, selection, pinned, _)| {
        let (shown, selection, pinned) = (shown.clone(), *selection, *pinned);
        let marked = Cell::new(None);
        let mark = move |t: f64| {
            let lit =
                shown.as_ref().map_or_else(Activities::default, |shown| lit(&shown.replay, selection, t));
            if marked.replace(Some(lit)) == Some(lit) {
                return;
            }
            let Some(place) = place.cast::<Element>() else { return };
            let Ok(all) = place.query_selector_all("[data-term]") else { return };
            for k in 0..all.length() {
                let Some(element) = all.item(k).and_then(|node| node.dyn_into::<Element>().ok()) else {
                    continue;
                };
                let name = element.get_attribute("data-term").unwrap_or_default();
                let is = |activity: &Activity| activity.name() == name;
                let Some(activity) = Activity::ALL.into_iter().find(is) else { continue };
                let here = lit.contains(activity);
                // These fail only for names that are none.
                let _ = element.toggle_attribute_with_force("data-lit", here);
                if element.has_attribute("aria-pressed") {
                    let pressed = pinned == Some(Selection::Activity(activity));
                    let _ = element.set_attribute("aria-pressed", if pressed { "true" } else { "false" });
                }
            }
        };
        mark(player.t());

        player.subscribe(Rc::new(mark))
    });
}
