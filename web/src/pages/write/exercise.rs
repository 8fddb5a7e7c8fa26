//! The exercise that a program is for: task, hints and result.

use crate::app::markup::{render_line, render_prose};
use crate::worker::protocol::program::{Check, Exercise, Outcome, Purpose};
use hyperfly_text::program_panel as text;
use yew::prelude::*;

/// Renders the purpose of a program; `begin` starts a program on the machine of these keys.
pub fn render_purpose(purpose: &Purpose, begin: &Callback<String>) -> Html {
    match purpose {
        Purpose::Own => Html::default(),
        Purpose::Exercise(exercise) => render_exercise(exercise, begin),
        Purpose::Missing(id) => html! {
            <section class="task">
                <p class="wrong" role="status">{ text::no_file(id) }</p>
            </section>
        },
        Purpose::Faulty { id, faults } => html! {
            <section class="task">
                <p class="wrong" role="status">{ text::no_exercise(id) }</p>
                <ul>{ for faults.iter().map(|fault| html! { <li>{ render_line(fault) }</li> }) }</ul>
            </section>
        },
    }
}

fn render_exercise(Exercise { title, task, hints, outcome }: &Exercise, begin: &Callback<String>) -> Html {
    let hint = |(number, hint): (usize, &String)| {
        html! { <details><summary>{ text::hint(number, hints.len()) }</summary>{ render_prose(hint) }</details> }
    };
    html! {
        // The key folds the hints of a new exercise.
        <section class="task" key={title.clone()} aria-labelledby="exercise-title">
            <h3 id="exercise-title">{ title }</h3>
            { render_prose(task) }
            { for (1..).zip(hints).map(hint) }
            { render_outcome(outcome, begin) }
        </section>
    }
}

fn render_outcome(outcome: &Outcome, begin: &Callback<String>) -> Html {
    match outcome {
        Outcome::NotGraded(must) => html! { <p class="hint">{ must }</p> },
        Outcome::Passed { receipt, next } => html! {
            <>
                <p class="right" role="status"><b>{ text::passed() }</b></p>
                <p class="hint">{ text::receipt() }{ " " }<code>{ receipt }</code></p>
                if let Some(next) = next {
                    <p class="ways">
                        <button class="next" type="button" data-case={next.clone()} onclick={emit_on_click(begin, next)}>
                            { text::next_exercise() }
                        </button>
                    </p>
                }
            </>
        },
        Outcome::Failed { passed_count: passed, checks } => html! {
            <>
                <p class="wrong" role="status">{ text::not_passed(*passed, checks.len()) }</p>
                <ul class="checks">{ for checks.iter().map(|check| render_check(check, begin)) }</ul>
            </>
        },
    }
}

fn render_check(Check { holds, requirement, case, problems }: &Check, begin: &Callback<String>) -> Html {
    html! {
        <li>
            { if *holds { "✓ " } else { "✗ " } }
            <code>{ requirement }</code>
            if !case.is_empty() {
                { " " }
                <button type="button" data-case={case.clone()} onclick={emit_on_click(begin, case)}>
                    { case.replace('&', ", ") }
                </button>
            }
            { for problems.iter().map(|problem| html! { <><br />{ problem }</> }) }
        </li>
    }
}

/// Returns a click handler that emits these keys.
fn emit_on_click(begin: &Callback<String>, keys: &str) -> Callback<MouseEvent> {
    let keys = keys.to_owned();
    begin.reform(move |_| keys.clone())
}
