//! Each picture in words and as a table, below it, by a button beside its heading; and the views that are nothing but text.

mod metrics;
mod picture;
mod place;
mod scaling;
mod tables;
pub(crate) mod use_told;

use crate::app::context::Context;
use crate::pages::measured::Measured;
use crate::state::action::Action;
use crate::state::slice::use_slice;
use crate::state::views::{figure, only};
use crate::worker::protocol::queries::words::What;
use hyperfly_request::{Choice, View};
use hyperfly_text::told as text;
use hyperfly_view::Selection;
use hyperfly_view::trace::schedule::is_posted;
use place::use_told_place;
use scaling::Scaling;
use yew::prelude::*;

/// The button. A figure in somebody's notes has none.
pub fn button(cx: &Context, view: View) -> Html {
    html! { <Button cx={cx.clone()} {view} /> }
}

/// The words of a view, if they are wanted.
pub fn place(cx: &Context, view: View) -> Html {
    html! { <Place cx={cx.clone()} {view} /> }
}

/// A view that is nothing but text.
pub fn itself(cx: &Context, view: View) -> Html {
    match view {
        View::Scaling => html! { <Scaling cx={cx.clone()} {view} /> },
        View::Measured => html! { <Measured cx={cx.clone()} /> },
        _ => html! { <Itself key={view.id()} cx={cx.clone()} {view} /> },
    }
}

/// The properties of what is told of a view.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
    /// Which view.
    pub view: View,
}

#[component]
fn Button(Props { cx, view }: &Props) -> Html {
    let figure = figure(*view);
    let (embedded, open) =
        use_slice(cx, move |state| (state.controls().is_some(), state.told.contains(&figure)));
    if embedded {
        return Html::default();
    }
    let onclick = cx.does(Action::Told(only(*view)));
    html! {
        <button type="button" class="in-words" aria-expanded={open.to_string()} {onclick}>{ text::in_words() }</button>
    }
}

#[component]
fn Place(Props { cx, view }: &Props) -> Html {
    let figure = figure(*view);
    let open = use_slice(cx, move |state| state.told.contains(&figure));
    html! {
        if open {
            // What was told of one view is not to be seen below another.
            <InWords key={view.id()} cx={cx.clone()} view={*view} />
        }
    }
}

/// A picture in words, with the data behind it.
#[component]
fn InWords(Props { cx, view }: &Props) -> Html {
    use_told_place(cx, *view, Some("told"), What::Picture(*view))
}

/// The run as tables, or its metrics.
#[component]
fn Itself(Props { cx, view }: &Props) -> Html {
    // Of outputs that are posted one by one, those of one processor are told.
    let processor = use_slice(cx, |state| match (state.pinned, &state.shown) {
        (Some(Selection::Processor(q)), Some(shown)) if is_posted(&shown.replay) => Some(q),
        _ => None,
    });
    let what = if *view == View::Metrics { What::Metrics } else { What::Tables(processor) };
    use_told_place(cx, *view, None, what)
}
