//! Figures that start folded next to others, and open if they are the only view. A folded figure computes nothing.

use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::figures::description;
use crate::state::action::Action;
use crate::state::view_set::figure;
use hyperfly_request::{Choice, View};
use hyperfly_view::views;
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
    let descriptor = views::of(view);
    let (title, about) = (descriptor.title(), descriptor.caption(None, None));
    // Tables are long, so the links stand above them.
    let table = view == View::Table;
    let text_version = html! { <>{ description::button(cx, view) }{ description::description(cx, view) }</> };
    html! {
        <section class={if table { "figure tables" } else { "figure folded" }} data-view={view.id()}>
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
