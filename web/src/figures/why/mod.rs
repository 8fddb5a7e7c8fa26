//! The explanation of T_p as a sum of terms. Hovering a term highlights its events, and selecting an event highlights its terms.

mod table;

use crate::app::context::{Context, Props};
use crate::app::dom::Visible;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::description::Limits;
use crate::figures::layers::canvases::IDLE_DELAY_MS;
use crate::state::action::Action;
use crate::state::displayed_run::DisplayedRun;
use gloo::timers::callback::Timeout;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::why as text;
use hyperfly_view::Activities;
use hyperfly_view::figure::default_moment;
use hyperfly_view::scene::Selection;
use hyperfly_view::text::why::contributing_terms;
use std::cell::Cell;
use std::rc::Rc;
use table::{BusiestChannel, Sum, Terms};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[component]
pub fn Why(Props { cx }: &Props) -> Html {
    let place = use_node_ref();
    let (unfolded, limits_open) = (use_state(|| false), use_state(|| false));
    let (shown, chosen, printing) =
        use_selector(cx, |state| (state.displayed.clone(), state.chose(View::Why), state.printing));
    let open = *unfolded || chosen;
    let seen = use_state(|| false);
    {
        let (place, seen) = (place.clone(), seen.setter());
        use_effect_guard((), move |()| {
            place.cast::<Element>().and_then(|place| Visible::new(&place, move |now| seen.set(now)))
        });
    }
    // A hidden figure renders when the page is idle.
    let rendered = use_mut_ref(|| None);
    let now = *seen || printing;
    if now || rendered.borrow().is_none() {
        rendered.borrow_mut().clone_from(&shown);
    }
    {
        let (rendered, update) = (rendered.clone(), use_force_update());
        use_effect_guard((shown, now), move |(shown, now)| {
            let shown = shown.clone();
            (!now).then(|| {
                Timeout::new(IDLE_DELAY_MS, move || {
                    *rendered.borrow_mut() = shown;
                    update.force_update();
                })
            })
        });
    }
    let run = rendered.borrow().clone();
    use_term_highlights(cx, &place, (run.clone(), open));
    let hover = {
        let cx = cx.clone();
        Callback::from(move |activity: Option<Activity>| {
            let at = activity.map(Selection::Activity);
            if at != cx.state().hover {
                cx.send(Action::Hover(at));
            }
        })
    };
    let pin = {
        let cx = cx.clone();
        Callback::from(move |activity| cx.send(Action::Pin(Some(Selection::Activity(activity)))))
    };
    let show_busiest = {
        let cx = cx.clone();
        Callback::from(move |channel: u32| {
            let channel = Selection::Channel(channel);
            if cx.state().pinned != Some(channel) {
                cx.send(Action::Pin(Some(channel)));
            }
            if let Some(shown) = &cx.state().displayed {
                cx.seek(default_moment(&shown.replay));
            }
        })
    };
    let toggle = Callback::from(move |event: MouseEvent| {
        // The state decides whether it is open, so that the next run keeps it.
        event.prevent_default();
        unfolded.set(!open);
    });
    let toggle_limits = {
        let limits_open = limits_open.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            limits_open.set(!*limits_open);
        })
    };
    let leave = hover.reform(|_: PointerEvent| None);
    let blur = hover.reform(|_: FocusEvent| None);
    html! {
        <section class="figure why" data-view="why" ref={place} onpointerleave={leave} onfocusout={blur}>
            <h2 tabindex="-1">{ text::title() }<small>{ text::about() }</small></h2>
            <div class="sums">
                if let Some(shown) = run {
                    <Sum shown={shown.clone()} hover={hover.clone()} pin={pin.clone()} />
                    <BusiestChannel shown={shown.clone()} show={show_busiest} />
                    <details {open}>
                        <summary onclick={toggle}>{ text::term_by_term() }</summary>
                        <Terms shown={shown.clone()} {hover} {pin} />
                    </details>
                    <details class="limits" open={*limits_open}>
                        <summary onclick={toggle_limits}>{ text::limits() }</summary>
                        if *limits_open {
                            <Limits cx={cx.clone()} />
                        }
                    </details>
                }
            </div>
        </section>
    }
}

/// Highlights the terms that the selection contributes to at the cursor time.
#[hook]
fn use_term_highlights(cx: &Context, place: &NodeRef, rendered: (Option<Rc<DisplayedRun>>, bool)) {
    let (shown, selection, pinned) =
        use_selector(cx, |state| (state.displayed.clone(), state.selection(), state.pinned));
    let watched = (shown, selection, pinned, rendered);
    let (player, place) = (cx.engine.player.clone(), place.clone());
    use_effect_guard(watched, move |(shown, selection, pinned, _)| {
        let (shown, selection, pinned) = (shown.clone(), *selection, *pinned);
        let highlighted = Cell::new(None);
        let highlight = move |t: f64| {
            let lit = shown
                .as_ref()
                .map_or_else(Activities::default, |shown| contributing_terms(&shown.replay, selection, t));
            if highlighted.replace(Some(lit)) == Some(lit) {
                return;
            }
            let Some(place) = place.cast::<Element>() else { return };
            let Ok(all) = place.query_selector_all("[data-term]") else { return };
            for k in 0..all.length() {
                let Some(element) = all.item(k).and_then(|node| node.dyn_into::<Element>().ok()) else {
                    continue;
                };
                let name = element.get_attribute("data-term").unwrap_or_default();
                let has_name = |activity: &Activity| activity.name() == name;
                let Some(activity) = Activity::ALL.into_iter().find(has_name) else { continue };
                let here = lit.contains(activity);
                // These fail only for invalid names.
                let _ = element.toggle_attribute_with_force("data-lit", here);
                if element.has_attribute("aria-pressed") {
                    let pressed = pinned == Some(Selection::Activity(activity));
                    let _ = element.set_attribute("aria-pressed", if pressed { "true" } else { "false" });
                }
            }
        };
        highlight(player.t());

        player.subscribe(Rc::new(highlight))
    });
}
