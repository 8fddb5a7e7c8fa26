//! A figure that is folded away beside the others, computes nothing then, and is open where it is the only one.

use crate::app::context::Context;
use crate::figures::choose::Choose;
use crate::figures::told;
use crate::state::action::Action;
use crate::state::slice::use_slice;
use crate::state::views::figure;
use hyperfly_request::{Choice, View};
use hyperfly_text::figures as text;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Which view.
    pub view: View,
}

/// The figure: the fastest formulations, which are drawn here, or what a worker tells, the metrics, how it scales,
/// or the tables.
#[component]
pub fn Folded(Props { cx, view }: &Props) -> Html {
    let view = *view;
    let open = use_slice(cx, move |state| state.chose(view) || state.unfolded.contains(&figure(view)));
    let onclick = cx.on(move |event: MouseEvent| {
        // The next run is to find it as it is now.
        event.prevent_default();
        Action::Unfold(view)
    });
    let (title, what) = match view {
        View::Choose => (text::choose(), text::choose_what()),
        View::Metrics => (text::metrics(), text::metrics_what()),
        View::Scaling => (text::scaling(), text::scaling_what()),
        View::Measured => (text::measured(), text::measured_what()),
        _ => (text::table(), text::table_what()),
    };
    // Tables are long: what leads elsewhere stands above them.
    let table = view == View::Table;
    let words = html! { <>{ told::button(cx, view) }{ told::place(cx, view) }</> };
    html! {
        <section class={if table { "figure tables" } else { "figure folded" }} data-view={view.id()}>
            <details {open}>
                <summary {onclick}><h2>{ title }<small>{ what }</small></h2></summary>
                if open {
                    if table {
                        { words.clone() }
                    }
                    if view == View::Choose {
                        <Choose cx={cx.clone()} />
                    } else {
                        { told::itself(cx, view) }
                    }
                    if !table && view != View::Measured {
                        { words }
                    }
                }
            </details>
        </section>
    }
}
