//! Figures that start folded next to others, and open if they are the only view. A folded figure computes nothing.

use crate::app::context::Context;
use crate::app::dom::Visible;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::description;
use crate::figures::view_row::is_row;
use crate::state::action::Action;
use crate::state::view_set::figure;
use hyperfly_request::{Choice, View};
use hyperfly_view::views;
use web_sys::Element;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub view: View,
    /// Content of the unfolded figure.
    pub children: Html,
}

#[component]
pub fn Collapsible(Props { cx, view, children }: &Props) -> Html {
    let view = *view;
    let open = use_selector(cx, move |state| state.chose(view) || state.unfolded.contains(&figure(view)));
    let onclick = cx.callback(move |event: MouseEvent| {
        // The state decides whether it is open, so that the next run keeps it.
        event.prevent_default();
        Action::ToggleUnfolded(view)
    });
    let place = use_node_ref();
    let was_seen = use_mut_ref(|| false);
    {
        // In the row of a phone, the first swipe to a figure unfolds it.
        let (cx, place) = (cx.clone(), place.clone());
        use_effect_guard(open, move |open| {
            let element = place.cast::<Element>().filter(|_| !*open)?;
            let area = element.parent_element()?;
            Visible::new(&element, move |is_visible| {
                if is_visible && is_row(&area) && !was_seen.replace(true) {
                    cx.send(Action::ToggleUnfolded(view));
                }
            })
        });
    }
    let descriptor = views::of(view);
    let (title, about) = (descriptor.title(), descriptor.caption(None, None));
    // Tables are long, so the links stand above them.
    let table = view == View::Table;
    let text_version = html! { <>{ description::button(cx, view) }{ description::description(cx, view) }</> };
    html! {
        <section class={if table { "figure tables" } else { "figure folded" }} data-view={view.id()} ref={&place}>
            <details {open}>
                <summary {onclick}><h2>{ title }<small>{ about }</small></h2></summary>
                if open {
                    if table {
                        { text_version.clone() }
                    }
                    { children.clone() }
                    if !table && view != View::Measured {
                        { text_version }
                    }
                }
            </details>
        </section>
    }
}
