//! The question of a step: its answers, and the verdict on the chosen one.

use super::links::Links;
use super::props::Props;
use crate::app::markup::{render_line, render_prose};
use crate::worker::protocol::queries::lesson::{TourAnswer, TourQuestion, TourVerdict};
use hyperfly_text::lesson_panel as text;
use hyperfly_tours::Asked;
use yew::prelude::*;

/// Renders the question. Its class `open` makes the page hide the numbers of the run, and `asks-…` its pictures that contain the answer
/// (static/rooms.css).
pub fn render_question(props: &Props, question: &TourQuestion, links: &Links) -> Html {
    let verdict = question.verdict.as_ref();
    let answers = question.answers.iter().enumerate();
    html! {
        <section class={classes!("question", verdict.is_none().then(|| open_classes(&question.asked)))} aria-labelledby="lesson-ask">
            <h3>{ text::predict() }</h3>
            <p id="lesson-ask">{ render_line(&question.prompt) }</p>
            <ol class="choices">
                { for answers.map(|(k, tour_answer)| render_answer(tour_answer, k, verdict, props.revealed, links)) }
            </ol>
            if let Some(verdict) = verdict {
                <div class="answer" tabindex="-1" ref={&props.first}>
                    <p><b>{ render_line(&describe_verdict(question, verdict, props.revealed)) }</b></p>
                    { render_prose(&verdict.explanation) }
                </div>
            } else {
                <p class="hint">
                    { text::covered() }{ " " }
                    <a href={links.address(&question.reveals)} aria-keyshortcuts="PageDown" onclick={&props.onreveal}>
                        { text::reveal() }
                    </a>
                </p>
            }
        </section>
    }
}

/// Returns the classes of an open question.
pub fn open_classes(asked: &Asked) -> Classes {
    classes!("open", asked.time.then_some("asks-time"), asked.parts.then_some("asks-parts"))
}

/// Renders answer `k`, from 0, marked as chosen and as right once there is a verdict.
pub fn render_answer(
    answer: &TourAnswer,
    k: usize,
    verdict: Option<&TourVerdict>,
    revealed: bool,
    links: &Links,
) -> Html {
    let chosen = |verdict: &TourVerdict| verdict.chosen == k && !revealed;
    let (class, mark) = match verdict.map(|verdict| (chosen(verdict), verdict.right_choice == k)) {
        Some((true, true)) => ("right", text::chosen_right()),
        Some((true, false)) => ("chosen", text::chosen()),
        Some((false, true)) => ("right", text::it_is_right()),
        _ => ("", ""),
    };
    html! {
        <li {class}>
            <a href={links.address(&answer.fragment)} aria-keyshortcuts={(k + 1).to_string()}>{ render_line(&answer.text) }</a>
            if !mark.is_empty() {
                { " " }<small>{ mark }</small>
            }
        </li>
    }
}

/// Returns the verdict in words.
pub fn describe_verdict(question: &TourQuestion, verdict: &TourVerdict, revealed: bool) -> String {
    match question.answers.get(verdict.right_choice) {
        Some(right) if revealed => text::answer_is(&right.text),
        Some(right) if verdict.chosen != verdict.right_choice => text::answer_other(&right.text),
        _ => text::answer_right().to_owned(),
    }
}
