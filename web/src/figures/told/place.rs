//! Where something is told of a run: an answer of a worker, why there is none, or that it is waited for.

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

/// Asks what there is to tell of the run that is shown; returns the place where it is told.
#[hook]
pub fn use_told_place(cx: &Context, view: View, class: Option<&'static str>, what: What) -> Html {
    let needs_points = matches!(what, What::Picture(view) if view.is_curve());
    let asked = use_told(cx, Tell { what, right: cx.is_right() }, needs_points);
    use_drawn(cx, &asked);
    place(view, class, &asked, |told| html! { <Answer told={PtrEq(told)} /> })
}

/// The properties of [`Answer`].
#[derive(Clone, PartialEq, Properties)]
struct Props {
    told: PtrEq<Told>,
}

/// What is told, a component so that large tables are put together once.
#[component]
fn Answer(Props { told }: &Props) -> Html {
    match &**told {
        Told::Picture(words) => picture(words),
        Told::Tables(all) => tables(all),
        Told::Metrics(all) => metrics(all),
    }
}

/// Returns the place where an answer is told, which `show` makes a part of the page. What was told of the run before is not seen any more
/// if the present one lets itself be waited for (see static/page.css): it would be taken for true.
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

/// Lets the page know that something around it may have another height now.
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
