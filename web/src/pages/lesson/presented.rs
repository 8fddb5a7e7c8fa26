//! A step of a tour on a projector: one large sentence above the pictures, then the question, then its answer.

use super::lead::split_lead;
use super::links::Links;
use super::props::Props;
use super::question::{describe_verdict, open_classes, render_answer};
use super::step::{render_next_tour, render_refuted_claims, render_title};
use crate::app::markup::{render_line, render_prose};
use crate::state::action::Action;
use crate::worker::protocol::queries::lesson::{TourQuestion, TourStep};
use hyperfly_text::{doors, lesson_panel as text};
use yew::prelude::*;

/// Renders the step.
pub fn render_presented_step(props: &Props, step: &TourStep, links: &Links) -> Html {
    let question = step.question.as_ref();
    let is_answered = question.is_some_and(|question| question.verdict.is_some());
    html! {
        <div class="step" data-step={(step.index + 1).to_string()}>
            <div class="top">
                { render_title(props, step) }
                { render_turns(props, step, links) }
                <button type="button" title="Esc" onclick={props.cx.sender(Action::Present(false))}>
                    { doors::end_presenting() }
                </button>
            </div>
            if question.is_some() {
                <div id="lesson-text" class={if is_answered { "unseen" } else { "premise" }}>{ render_prose(&step.text) }</div>
            } else {
                <div id="lesson-text">{ render_with_lead(&step.text) }</div>
            }
            { for question.map(|question| render_question(props, question, links)) }
            { render_refuted_claims(&step.claims) }
        </div>
    }
}

/// Renders a text with its first sentence large.
fn render_with_lead(whole: &str) -> Html {
    let (lead, rest) = split_lead(whole);
    html! { <><p class="lead">{ render_line(lead) }</p>{ render_prose(rest) }</> }
}

/// Renders the question with its answers in a row, or its answer with the explanation.
fn render_question(props: &Props, question: &TourQuestion, links: &Links) -> Html {
    let Some(verdict) = &question.verdict else {
        let answers = question.answers.iter().enumerate();
        return html! {
            <section class={classes!("question", open_classes(&question.asked))} aria-labelledby="lesson-ask">
                <p id="lesson-ask" class="lead">{ render_line(&question.prompt) }</p>
                <ol class="choices">{ for answers.map(|(k, answer)| render_answer(answer, k, None, props.revealed, links)) }</ol>
            </section>
        };
    };
    html! {
        <section class="question" aria-labelledby="lesson-ask">
            <p id="lesson-ask" class="premise">{ render_line(&question.prompt) }</p>
            <div class="answer" tabindex="-1" ref={&props.first}>
                if let Some(words) = describe_verdict(question, verdict, props.revealed) {
                    <p class="lead">{ render_line(&words) }</p>
                    { render_prose(&verdict.explanation) }
                } else {
                    { render_with_lead(&verdict.explanation) }
                }
            </div>
        </section>
    }
}

/// Renders the links back and forward; while a question is open, forward is its answer.
fn render_turns(props: &Props, step: &TourStep, links: &Links) -> Html {
    let before = step.index.checked_sub(1).and_then(|before| step.steps.get(before));
    let open_question = step.question.as_ref().filter(|question| question.verdict.is_none());
    html! {
        <p class="ways">
            if let Some(before) = before {
                <a href={links.address(before)} aria-keyshortcuts="PageUp" rel="prev">{ text::back() }</a>
            }
            if let Some(question) = open_question {
                <a class="next" href={links.address(&question.reveals)} aria-keyshortcuts="PageDown" onclick={&props.onreveal}>
                    { text::reveal() }
                </a>
            } else if let Some(next) = step.steps.get(step.index + 1) {
                <a class="next" href={links.address(next)} aria-keyshortcuts="PageDown" rel="next">{ text::next() }</a>
            } else {
                { render_next_tour(step, links) }
            }
        </p>
    }
}
