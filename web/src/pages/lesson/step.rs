//! A step of a tour: its text, question and claims, with links to the other steps.

use super::links::Links;
use super::props::{Props, close_button};
use super::question::render_question;
use crate::app::markup::render_prose;
use crate::worker::protocol::queries::lesson::{Claims, TourEntry, TourStep};
use hyperfly_text::lesson_panel as text;
use yew::prelude::*;

/// Renders the step.
pub fn render_step(props: &Props, step: &TourStep, links: &Links) -> Html {
    html! {
        <div class="step" data-step={(step.index + 1).to_string()}>
            <div class="top">
                { render_title(props, step) }
                { close_button(&props.cx) }
            </div>
            { render_step_links(step, links) }
            <div id="lesson-text">{ render_prose(&step.text) }</div>
            { for step.question.as_ref().map(|question| render_question(props, question, links)) }
            { render_claims(&step.claims) }
            { render_neighbour_links(step, links) }
            <p class="hint by-keys">{ text::keys_hint() }</p>
            <p class="hint by-touch">{ text::touch_hint() }</p>
        </div>
    }
}

/// Renders the title with the step's number. It receives the focus, unless the question is answered: then the verdict does.
pub fn render_title(props: &Props, step: &TourStep) -> Html {
    let is_answered = step.question.as_ref().is_some_and(|question| question.verdict.is_some());
    let title = if is_answered { NodeRef::default() } else { props.first.clone() };
    html! {
        <h2 id="lesson-title" tabindex="-1" aria-describedby="lesson-text" ref={title}>
            { &step.title }{ " " }<small>{ text::step_of(step.index + 1, step.steps.len()) }</small>
        </h2>
    }
}

/// Renders the links to all steps and to the list.
fn render_step_links(step: &TourStep, links: &Links) -> Html {
    let place = |(k, fragment): (usize, &String)| {
        html! {
            <li>
                <a href={links.address(fragment)} aria-current={(k == step.index).then_some("step")}
                    aria-label={text::step_link(k + 1)}>{ k + 1 }</a>
            </li>
        }
    };
    html! {
        <nav aria-label={text::step_list()}>
            <ol class="places">{ for step.steps.iter().enumerate().map(place) }</ol>
            <a class="all" href={links.address("tour=all")}>{ text::all_tours() }</a>
        </nav>
    }
}

/// Renders the links to the previous and to the next step.
fn render_neighbour_links(step: &TourStep, links: &Links) -> Html {
    let before = step.index.checked_sub(1).and_then(|before| step.steps.get(before));
    html! {
        <p class="ways">
            if let Some(before) = before {
                <a href={links.address(before)} aria-keyshortcuts="PageUp" rel="prev">{ text::back() }</a>
            }
            if let Some(next) = step.steps.get(step.index + 1) {
                <a class="next" href={links.address(next)} aria-keyshortcuts="PageDown" rel="next">{ text::next() }</a>
            } else {
                <span class="the-end">{ text::the_end() }</span>
                { render_next_tour(step, links) }
            }
        </p>
    }
}

/// Renders the link from the last step to the next tour.
pub fn render_next_tour(step: &TourStep, links: &Links) -> Html {
    let link = |tour: &TourEntry| {
        html! { <a class="next" href={links.address(&tour.first)}>{ text::next_tour(&tour.title) }</a> }
    };
    step.next_tour.iter().map(link).collect()
}

/// Renders the checked claims: refuted ones as problems, the others folded.
fn render_claims(claims: &Claims) -> Html {
    html! {
        <>
            { render_refuted_claims(claims) }
            if let Claims::Checked { holds, total, .. } = claims {
                if !holds.is_empty() {
                    <details class="checked" data-borne={format!("{}/{total}", holds.len())}>
                        <summary>{ text::checked() }</summary>
                        <ul>
                            { for holds.iter().map(|claim| html! { <li><code>{ claim }</code>{ " ✓" }</li> }) }
                        </ul>
                    </details>
                }
            }
        </>
    }
}

/// Renders the refuted claims, or why there is no run.
pub fn render_refuted_claims(claims: &Claims) -> Html {
    match claims {
        Claims::NotRun(why) => html! { <p class="problem">{ text::not_run(why) }</p> },
        Claims::Checked { refuted, .. } => {
            refuted.iter().map(|refuted| html! { <p class="problem refuted">{ refuted }</p> }).collect()
        }
    }
}
