//! Figures that start folded next to others, and open if they are the only view. A folded figure computes nothing.

use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::figures::choose::Choose;
use crate::figures::description;
use crate::state::action::Action;
use crate::state::views::figure;
use hyperfly_request::{Choice, View};
use hyperfly_text::figures as text;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub view: View,
}

#[component]
pub fn Collapsible(Props { cx, view }: &Props) -> Html {
    let view = *view;
    let open = use_selector(cx, move |state| state.chose(view) || state.unfolded.contains(&figure(view)));
    let onclick = cx.callback(move |event: MouseEvent| {
        // The state decides whether it is open, so that the next run keeps it.
        event.prevent_default();
        Action::ToggleUnfolded(view)
    });
    let (title, about) = match view {
        View::Choose => (text::choose(), text::choose_what()),
        View::Metrics => (text::metrics(), text::metrics_what()),
        View::Scaling => (text::scaling(), text::scaling_what()),
        View::Measured => (text::measured(), text::measured_what()),
        _ => (text::table(), text::table_what()),
    };
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
                    if view == View::Choose {
                        <Choose cx={cx.clone()} />
                    } else {
                        { description::text_view(cx, view) }
                    }
                    if !table && view != View::Measured {
                        { text_version }
                    }
                }
            </details>
        </section>
    }
}
