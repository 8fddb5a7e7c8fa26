//! Text versions of figures, in words and as a table, with the button that opens them; and views that consist of text only.

mod metrics;
mod picture;
mod place;
mod scaling;
mod tables;
pub(crate) mod use_description;

use crate::app::context::{self, Context};
use crate::app::selector::use_selector;
use crate::state::action::Action;
use crate::state::view_set::{figure, only};
use crate::worker::protocol::queries::words::DescriptionKind;
use hyperfly_request::{Choice, View};
use hyperfly_text::told as text;
use hyperfly_view::Selection;
use hyperfly_view::trace::schedule::is_posted;
use place::use_answer_place;
pub use scaling::Scaling;
use yew::prelude::*;

/// Renders the button that opens the text version of a view. Embedded figures have none.
pub fn button(cx: &Context, view: View) -> Html {
    html! { <DescriptionButton cx={cx.clone()} {view} /> }
}

/// Renders the text version of a view if it is open.
pub fn description(cx: &Context, view: View) -> Html {
    html! { <Description cx={cx.clone()} {view} /> }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub view: View,
}

#[component]
fn DescriptionButton(Props { cx, view }: &Props) -> Html {
    let figure = figure(*view);
    let (embedded, open) =
        use_selector(cx, move |state| (state.controls().is_some(), state.described.contains(&figure)));
    if embedded {
        return Html::default();
    }
    let onclick = cx.sender(Action::ToggleDescriptions(only(*view)));
    html! {
        <button type="button" class="in-words" aria-expanded={open.to_string()} {onclick}>{ text::in_words() }</button>
    }
}

#[component]
fn Description(Props { cx, view }: &Props) -> Html {
    let figure = figure(*view);
    let open = use_selector(cx, move |state| state.described.contains(&figure));
    html! {
        if open {
            // The key keeps one view's answer from appearing below another.
            <FigureDescription key={view.id()} cx={cx.clone()} view={*view} />
        }
    }
}

#[component]
fn FigureDescription(Props { cx, view }: &Props) -> Html {
    use_answer_place(cx, *view, Some("told"), DescriptionKind::Picture(*view))
}

/// The limits next to the run.
#[component]
pub fn Limits(context::Props { cx }: &context::Props) -> Html {
    use_answer_place(cx, View::Why, Some("told"), DescriptionKind::Limits)
}

/// The run as tables, or its metrics.
#[component]
pub fn TextView(Props { cx, view }: &Props) -> Html {
    // Outputs that are posted one by one are listed for the selected processor.
    let processor = use_selector(cx, |state| match (state.pinned, &state.displayed) {
        (Some(Selection::Processor(q)), Some(shown)) if is_posted(&shown.replay) => Some(q),
        _ => None,
    });
    let kind =
        if *view == View::Metrics { DescriptionKind::Metrics } else { DescriptionKind::Tables(processor) };
    use_answer_place(cx, *view, None, kind)
}
