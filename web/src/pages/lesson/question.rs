//! The question of a step: its answers, and the verdict on the chosen one.

use super::links::Links;
use super::props::Props;
use crate::app::markup::{render_line, render_prose};
use crate::worker::protocol::queries::lesson::{TourAnswer, TourQuestion, TourVerdict};
use hyperfly_text::lesson_panel as text;
use hyperfly_tours::{Asked, begins_with_answer};
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
                    if let Some(words) = describe_verdict(question, verdict, props.revealed) {
                        <p><b>{ render_line(&words) }</b></p>
                    }
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

/// Renders answer `k`, from 0, with the key that chooses it, marked as chosen and as right once there is a verdict.
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
            <a href={links.address(&answer.fragment)} aria-keyshortcuts={(k + 1).to_string()}>
                <span>{ render_line(&answer.text) }</span>
                <kbd aria-hidden="true">{ k + 1 }</kbd>
            </a>
            if !mark.is_empty() {
                { " " }<small>{ mark }</small>
            }
        </li>
    }
}

/// Returns the verdict in words; `None` if the explanation of a revealed answer begins with the answer.
pub fn describe_verdict(question: &TourQuestion, verdict: &TourVerdict, revealed: bool) -> Option<String> {
    let right = question.answers.get(verdict.right_choice).map_or("", |right| &right.text);
    let names_answer = begins_with_answer(&verdict.explanation, right);
    match (revealed, verdict.chosen == verdict.right_choice) {
        (true, _) => (!names_answer).then(|| text::answer_is(right)),
        (false, true) => Some(text::answer_right().to_owned()),
        (false, false) if names_answer => Some(text::answer_wrong().to_owned()),
        (false, false) => Some(text::answer_other(right)),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn verdict_and_explanation_say_the_answer_once() {
        let verdict_before = |explanation: &str, chosen: usize, revealed: bool| {
            let answer = |text: &str| TourAnswer { text: text.to_owned(), fragment: String::new() };
            let verdict = TourVerdict { chosen, right_choice: 1, explanation: explanation.to_owned() };
            let question = TourQuestion {
                prompt: String::new(),
                answers: ["less", "more"].map(answer).into(),
                reveals: String::new(),
                asked: Asked::default(),
                verdict: None,
            };
            describe_verdict(&question, &verdict, revealed)
        };
        let (names, other) = ("More: it takes 2 times as long.", "It takes 2 times as long.");
        assert_eq!(verdict_before(names, 0, false).as_deref(), Some("Not quite."));
        assert_eq!(verdict_before(other, 0, false).as_deref(), Some("Not quite. The answer is: more"));
        assert_eq!(verdict_before(names, 1, false).as_deref(), Some("Right."));
        assert_eq!(verdict_before(other, 1, true).as_deref(), Some("The answer is: more"));
        assert_eq!(verdict_before(names, 1, true), None);
    }
}
