//! The place of a worker's answer about the run: shows the answer, the reason why there is none, or that it is pending.

use super::metrics::metrics;
use super::picture::picture;
use super::tables::tables;
use crate::app::context::Context;
use crate::app::watch::use_watch;
use crate::figures::told::use_told::use_told;
use crate::state::pair::PtrEq;
use crate::worker::hook::AnswerState;
use crate::worker::protocol::queries::words::{Tell, Told, What};
use hyperfly_request::{Choice, View};
use hyperfly_text::page;
use std::rc::Rc;
use yew::prelude::*;

/// Queries the text version of a view, and renders its place.
#[hook]
pub fn use_told_place(cx: &Context, view: View, class: Option<&'static str>, what: What) -> Html {
    let needs_points = matches!(what, What::Picture(view) if view.is_curve());
    let asked = use_told(cx, Tell { what, right: cx.is_right() }, needs_points);
    use_drawn(cx, &asked);
    place(view, class, &asked, |told| html! { <Answer told={PtrEq(told)} /> })
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    told: PtrEq<Told>,
}

/// A component of its own, so that large tables render once.
#[component]
fn Answer(Props { told }: &Props) -> Html {
    match &**told {
        Told::Picture(words) => picture(words),
        Told::Tables(all) => tables(all),
        Told::Metrics(all) => metrics(all),
    }
}

/// Renders the place of an answer; `show` renders the answer itself. While a new answer is pending for long, static/page.css hides the
/// outdated one.
pub fn place<A>(
    view: View,
    class: Option<&'static str>,
    asked: &AnswerState<A>,
    show: impl FnOnce(Rc<A>) -> Html,
) -> Html {
    let told = asked.answer.clone().filter(|_| asked.problem.is_none());
    let busy = asked.waits && told.is_some();
    let told = match told {
        Some(told) => show(told),
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

/// Notifies the page that a new answer may have changed heights.
#[hook]
pub fn use_drawn<A: 'static>(cx: &Context, asked: &AnswerState<A>) {
    let cx = cx.clone();
    let answer = asked.answer.as_ref().map(Rc::as_ptr);
    use_watch((answer, asked.problem.clone()), move |(answer, _)| {
        if answer.is_some() {
            cx.drawn();
        }
    });
}
