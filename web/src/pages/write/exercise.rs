//! The exercise that a program is for: task, hints and result.

use crate::app::markup::{render_line, render_prose};
use crate::worker::protocol::program::{Check, Exercise, Outcome, Purpose};
use hyperfly_text::program_panel as text;
use yew::prelude::*;

/// Returns the title of the exercise.
pub fn title(purpose: &Purpose) -> Option<&str> {
    match purpose {
        Purpose::Exercise(exercise) => Some(&exercise.title),
        _ => None,
    }
}

/// Renders what the program is for: the task of its exercise, or why there is none.
pub fn render_task(purpose: &Purpose) -> Html {
    match purpose {
        Purpose::Own => Html::default(),
        Purpose::Exercise(exercise) => {
            html! { <section class="task">{ render_prose(&exercise.task) }</section> }
        }
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

/// Renders the grade of a program without faults; `begin` starts a program on the machine of these keys.
pub fn render_grade(purpose: &Purpose, begin: &Callback<String>) -> Html {
    match purpose {
        Purpose::Exercise(exercise) => render_outcome(&exercise.outcome, begin),
        _ => Html::default(),
    }
}

/// Renders the hints of an exercise and the conditions of a solution.
pub fn render_hints(purpose: &Purpose) -> Html {
    let Purpose::Exercise(Exercise { title, hints, requirements, .. }) = purpose else {
        return Html::default();
    };
    let hint = |(number, hint): (usize, &String)| {
        html! { <details><summary>{ text::hint(number, hints.len()) }</summary>{ render_prose(hint) }</details> }
    };
    html! {
        // The key folds the hints of a new exercise.
        <section class="hints" key={title.clone()}>
            { for (1..).zip(hints).map(hint) }
            <p class="hint">{ requirements }</p>
        </section>
    }
}

fn render_outcome(outcome: &Outcome, begin: &Callback<String>) -> Html {
    match outcome {
        Outcome::NotGraded => Html::default(),
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
