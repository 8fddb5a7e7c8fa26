//! The place of a worker's answer about the run: shows the answer, the reason why there is none, or that it is pending.

use super::metrics::metrics;
use super::picture::render_picture;
use super::tables::tables;
use crate::app::context::Context;
use crate::app::effect_guard::use_effect_guard;
use crate::figures::description::use_description::use_description;
use crate::state::run_comparison::PtrEq;
use crate::worker::hook::AnswerState;
use crate::worker::protocol::queries::words::{DescribeRun, Description, DescriptionKind};
use hyperfly_request::{Choice, View};
use hyperfly_text::page;
use std::rc::Rc;
use yew::prelude::*;

/// Queries the text version of a view, and renders its place.
#[hook]
pub fn use_answer_place(
    cx: &Context,
    view: View,
    class: Option<&'static str>,
    what: DescriptionKind,
) -> Html {
    let needs_points = matches!(what, DescriptionKind::Picture(view) if view.is_curve());
    let reply = use_description(cx, DescribeRun { kind: what, is_comparison: cx.is_right() }, needs_points);
    use_layout_notification(cx, &reply);
    answer_place(view, class, &reply, |answer| html! { <Answer answer={PtrEq(answer)} /> })
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    answer: PtrEq<Description>,
}

/// A component of its own, so that large tables render once.
#[component]
fn Answer(Props { answer }: &Props) -> Html {
    match &**answer {
        Description::Picture(words) => render_picture(words),
        Description::Tables(all) => tables(all),
        Description::Metrics(all) => metrics(all),
    }
}

/// Renders the place of an answer; `show` renders the answer itself. While a new answer is pending for long, static/page.css hides the
/// outdated one.
pub fn answer_place<A>(
    view: View,
    class: Option<&'static str>,
    reply: &AnswerState<A>,
    show: impl FnOnce(Rc<A>) -> Html,
) -> Html {
    let answer = reply.answer.clone().filter(|_| reply.problem.is_none());
    let busy = reply.is_waiting && answer.is_some();
    let contents = match answer {
        Some(answer) => show(answer),
        None => {
            let why = reply.problem.clone().unwrap_or_else(|| page::saving().into());
            html! { why }
        }
    };
    html! {
        <div {class} data-told={view.id()} aria-busy={reply.is_waiting.to_string()}>
            { contents }
            if busy {
                <p class="busy">{ page::saving() }</p>
            }
        </div>
    }
}

/// Notifies the page that a new answer may have changed heights.
#[hook]
pub fn use_layout_notification<A: 'static>(cx: &Context, reply: &AnswerState<A>) {
    let cx = cx.clone();
    let answer = reply.answer.as_ref().map(Rc::as_ptr);
    use_effect_guard((answer, reply.problem.clone()), move |(answer, _)| {
        if answer.is_some() {
            cx.notify_drawn();
        }
    });
}
