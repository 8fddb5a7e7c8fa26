//! A figure that is folded away beside the others, computes nothing then, and is open where it is the only one.

use super::choose::choose;
use super::told_view::{self, bit};
use crate::context::Context;
use crate::state::Action;
use hyperfly_core::scenario::{Choice, View};
use hyperfly_text::figures as text;
use yew::prelude::*;

/// The figure: the fastest formulations, which are drawn here, or what the desk writes, the metrics or the tables.
pub fn folded(cx: &Context, view: View) -> Html {
    let open = cx.state.chose(view) || cx.state.unfolded & bit(view) != 0;
    let onclick = cx.on(move |event: MouseEvent| {
        // The next run is to find it as it is now.
        event.prevent_default();
        Action::Unfold(bit(view))
    });
    let (title, what) = match view {
        View::Choose => (text::choose(), text::choose_what()),
        View::Metrics => (text::metrics(), text::metrics_what()),
        _ => (text::table(), text::table_what()),
    };
    // Tables are long: what leads elsewhere stands above them.
    let table = view == View::Table;
    let words = html! { <>{ told_view::button(cx, view) }{ told_view::place(cx, view) }</> };
    html! {
        <section class={if table { "figure tables" } else { "figure folded" }} data-view={view.id()}>
            <details {open}>
                <summary {onclick}><h2>{ title }<small>{ what }</small></h2></summary>
                if open {
                    if table {
                        { words.clone() }
                    }
                    if view == View::Choose {
                        { choose(cx) }
                    } else {
                        { told_view::itself(cx, view) }
                    }
                    if !table {
                        { words }
                    }
                }
            </details>
        </section>
    }
}
