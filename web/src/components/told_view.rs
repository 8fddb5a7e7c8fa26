//! Each picture in words and as a table, below it, by a button beside its heading; and the views that are nothing but text.

use super::markup::Markup;
use super::measured::Measured;
use super::use_told::use_told;
use crate::action::Action;
use crate::context::Context;
use crate::late::{Asked, use_answer, use_late};
use crate::protocol::late::figure::{Figure, What};
use crate::protocol::late::words::{Tell, Told};
use crate::slice::use_slice;
use crate::views::{figure, only};
use crate::watch::use_watch;
use hyperfly_request::{Choice, Request, View};
use hyperfly_text::{page, told as text};
use hyperfly_view::Selection;
use hyperfly_view::schedule::is_posted;
use std::rc::Rc;
use yew::prelude::*;

/// The button. A figure in somebody's notes has none.
pub fn button(cx: &Context, view: View) -> Html {
    html! { <Button cx={cx.clone()} {view} /> }
}

/// The words of a view, if they are wanted.
pub fn place(cx: &Context, view: View) -> Html {
    html! { <Place cx={cx.clone()} {view} /> }
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
struct Props {
    cx: Context,
    view: View,
}

/// A picture in words, with the data behind it.
#[component]
fn InWords(Props { cx, view }: &Props) -> Html {
    use_text(cx, *view, Some("told"), Told::Picture(*view))
}

/// The run as tables, or its metrics.
#[component]
fn Itself(Props { cx, view }: &Props) -> Html {
    // Of outputs that are posted one by one, those of one processor are told.
    let processor = use_slice(cx, |state| match (state.pinned, &state.shown) {
        (Some(Selection::Processor(q)), Some(shown)) if is_posted(&shown.replay) => Some(q),
        _ => None,
    });
    let what = if *view == View::Metrics { Told::Metrics } else { Told::Tables(processor) };
    use_text(cx, *view, None, what)
}

/// What is told of the run that is shown, below a picture or in place of one.
#[hook]
fn use_text(cx: &Context, view: View, class: Option<&'static str>, what: Told) -> Html {
    let needs_points = matches!(what, Told::Picture(view) if view.is_curve());
    let asked = use_told(cx, Tell { what, right: cx.is_right() }, needs_points);
    use_drawn(cx, &asked);
    place_of(view, class, &asked)
}

/// How the run scales, by a worker of its own: what else is told need not wait for that.
#[component]
fn Scaling(Props { cx, view }: &Props) -> Html {
    let (shown, theme) = use_slice(cx, |state| (state.shown.clone(), state.palette_theme()));
    let late = use_late();
    let query = shown.map(|shown| Figure {
        what: What::Scaling,
        fragment: Request::from(shown.settings().clone()).to_fragment(),
        theme: theme.name().to_owned(),
        ..Figure::default()
    });
    let Asked { answer, problem, waits } = use_answer(&late, query);
    let answer = answer.map(|made| Rc::new(made.html.clone()));
    let asked = Asked { answer, problem, waits };
    use_drawn(cx, &asked);
    place_of(*view, None, &asked)
}

/// Where something is told. What was told of the run before is not seen any more if the present one lets itself be waited for (see
/// static/page.css): it would be taken for true.
fn place_of(view: View, class: Option<&'static str>, asked: &Asked<String>) -> Html {
    let told = asked.answer.as_ref().filter(|_| asked.problem.is_none());
    let busy = asked.waits && told.is_some();
    let told = match told {
        Some(told) => html! { <Markup html={(**told).clone()} /> },
        None => {
            let why = asked.problem.clone().unwrap_or_else(|| page::saving().into());
            html! { why }
        }
    };
    html! {
        <div {class} data-told={view.id()} aria-busy={asked.waits.to_string()}>
            { told }
            if busy {
                <p class="busy">{ page::saving() }</p>
            }
        </div>
    }
}

/// Lets the page know that something around it may have another height now.
#[hook]
fn use_drawn(cx: &Context, asked: &Asked<String>) {
    let cx = cx.clone();
    let answer = asked.answer.as_ref().map(std::rc::Rc::as_ptr);
    use_watch((answer, asked.problem.clone()), move |(answer, _)| {
        if answer.is_some() {
            cx.drawn();
        }
    });
}
