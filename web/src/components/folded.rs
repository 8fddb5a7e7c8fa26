//! A figure that is folded away beside the others, computes nothing then, and is open where it is the only one.

use super::choose::choose;
use super::metrics::metrics_table;
use super::told_view;
use crate::context::Context;
use hyperfly_core::scenario::{Choice, View};
use hyperfly_text::figures as text;
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Which figure: the fastest formulations or the metrics.
    pub view: View,
}

/// The figure.
#[component]
pub fn Folded(props: &Props) -> Html {
    let Props { cx, view } = props;
    let alone = cx.state.chose(*view);
    let unfolded = use_state(|| false);
    let open = alone || *unfolded;
    let toggle = {
        let unfolded = unfolded.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            unfolded.set(!*unfolded);
        })
    };
    let (title, what) = match view {
        View::Choose => (text::choose(), text::choose_what()),
        _ => (text::metrics(), text::metrics_what()),
    };
    html! {
        <section class="figure folded" data-view={view.id()}>
            <details {open}>
                <summary onclick={toggle}><h2>{ title }<small>{ what }</small></h2></summary>
                if open {
                    if *view == View::Choose {
                        { choose(cx) }
                    } else {
                        { metrics_table(cx) }
                    }
                    { told_view::button(cx, *view) }
                    { told_view::place(cx, *view) }
                }
            </details>
        </section>
    }
}
