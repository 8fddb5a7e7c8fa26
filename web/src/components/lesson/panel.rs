//! What stands in the panel of a tour.

use super::prose::{line, prose};
use crate::protocol::late::lesson::{Answer, Claims, Entry, List, Question, Step, Verdict, Why};
use hyperfly_text::lesson as text;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

/// What the panel needs of the page.
#[derive(Clone, PartialEq)]
pub struct PanelContext {
    /// What every link keeps of the page, as a fragment.
    pub kept: String,
    /// What is read first.
    pub heading: NodeRef,
    /// Closes the panel.
    pub close: Callback<MouseEvent>,
    /// Opens a file.
    pub open: Callback<File>,
    /// Whether the answer of this step was shown and not given.
    pub revealed: bool,
    /// Hears that the answer is shown.
    pub reveal: Callback<MouseEvent>,
}

impl PanelContext {
    /// Where a link to a state of the page leads.
    pub fn link(&self, fragment: &str) -> String {
        let and = if self.kept.is_empty() { "" } else { "&" };
        format!("#{fragment}{and}{}", self.kept)
    }

    fn closing(&self) -> Html {
        html! {
            <button type="button" data-key="Escape" onclick={self.close.clone()}>{ text::close() }</button>
        }
    }
}

/// What stands there until the tour is loaded: the way out.
pub fn waiting(context: &PanelContext) -> Html {
    html! {
        <div key="waiting" class="top" aria-busy="true">
            <h2 id="lesson-title">{ text::tours() }</h2>
            { context.closing() }
        </div>
    }
}

/// The list of tours, and on top of it what is wrong with the one that was asked for.
pub fn list(list: &List, context: &PanelContext) -> Html {
    let onchange = context.open.clone();
    let onchange = Callback::from(move |event: Event| {
        let files = event.target_unchecked_into::<HtmlInputElement>().files();
        if let Some(file) = files.and_then(|files| files.get(0)) {
            onchange.emit(file);
        }
    });
    html! {
        <>
            <div class="top">
                <h2 id="lesson-title" tabindex="-1" ref={context.heading.clone()}>{ text::tours() }</h2>
                { context.closing() }
            </div>
            { why(&list.why) }
            <ul class="tours">{ for list.tours.iter().map(|tour| entry(tour, context)) }</ul>
            <label class="file">
                { text::open_file() }
                <input type="file" accept=".json,application/json" data-open="" {onchange} />
            </label>
            <p class="hint">
                { text::open_hint() }{ " " }<a href="docs/tours.html">{ text::how_to_write() }</a>
            </p>
        </>
    }
}

fn why(why: &Why) -> Html {
    match why {
        Why::Asked => html! { <p>{ text::tours_about() }</p> },
        Why::Unknown(id) => html! { <p class="problem">{ text::no_tour(id) }</p> },
        Why::Missing(why) => html! { <p class="problem">{ why }</p> },
        Why::Wrong(faults) => html! {
            <>
                <p class="problem">{ text::bad_file() }</p>
                <ul class="faults">{ for faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
            </>
        },
    }
}

fn entry(tour: &Entry, context: &PanelContext) -> Html {
    html! {
        <li>
            <a href={context.link(&tour.first)}>{ &tour.title }</a>
            <span>{ line(&tour.about) }</span>
            <small>{ text::steps(tour.steps) }</small>
        </li>
    }
}

/// A step.
pub fn step(step: &Step, context: &PanelContext) -> Html {
    let verdict = step.question.as_ref().and_then(|question| question.verdict.as_ref());
    // The title is read first, or else what came of an answer.
    let title = if verdict.is_none() { context.heading.clone() } else { NodeRef::default() };
    html! {
        <div class={classes!("step", step.ahead.then_some("ahead"))} data-step={(step.at + 1).to_string()}>
            <div class="top">
                <h2 id="lesson-title" tabindex="-1" aria-describedby="lesson-text" ref={title}>
                    { &step.title }{ " " }<small>{ text::step_of(step.at + 1, step.steps.len()) }</small>
                </h2>
                { context.closing() }
            </div>
            { places(step, context) }
            <div id="lesson-text">{ prose(&step.text) }</div>
            { for step.question.as_ref().map(|question| asked(question, context)) }
            { claims(&step.claims) }
            <p class="ways">
                if let Some(back) = step.at.checked_sub(1) {
                    <a href={context.link(&step.steps[back])} data-key="PageUp" rel="prev">{ text::back() }</a>
                }
                if let Some(next) = step.steps.get(step.at + 1) {
                    <a class="next" href={context.link(next)} data-key="PageDown" rel="next">{ text::next() }</a>
                } else {
                    <span class="the-end">{ text::the_end() }</span>
                }
            </p>
            <p class="hint">{ text::keys_hint() }</p>
        </div>
    }
}

/// The row of links to the steps, and the way to the list.
fn places(step: &Step, context: &PanelContext) -> Html {
    html! {
        <nav aria-label={text::step_list()}>
            <ol class="places">
                { for step.steps.iter().enumerate().map(|(k, fragment)| html! {
                    <li>
                        <a href={context.link(fragment)} aria-current={(k == step.at).then_some("step")}
                            aria-label={text::step_link(k + 1)}>{ k + 1 }</a>
                    </li>
                }) }
            </ol>
            <a class="all" href={context.link("tour=all")}>{ text::all_tours() }</a>
        </nav>
    }
}

fn asked(question: &Question, context: &PanelContext) -> Html {
    let verdict = question.verdict.as_ref();
    html! {
        <section class={classes!("question", verdict.is_none().then_some("open"))} aria-labelledby="lesson-ask">
            <h3>{ text::predict() }</h3>
            <p id="lesson-ask">{ line(&question.asks) }</p>
            <ol class="choices">
                { for question.answers.iter().enumerate().map(|(k, it)| answer(it, k, verdict, context)) }
            </ol>
            if let Some(verdict) = verdict {
                <div class="answer" tabindex="-1" ref={context.heading.clone()}>
                    <p><b>{ line(&told(question, verdict, context.revealed)) }</b></p>
                    { prose(&verdict.why) }
                </div>
            } else {
                <p class="hint">
                    { text::covered() }{ " " }
                    <a href={context.link(&question.reveals)} data-key="PageDown" onclick={context.reveal.clone()}>
                        { text::reveal() }
                    </a>
                </p>
            }
        </section>
    }
}

fn answer(answer: &Answer, k: usize, verdict: Option<&Verdict>, context: &PanelContext) -> Html {
    let chosen = |verdict: &Verdict| verdict.chosen == k && !context.revealed;
    let (class, mark) = match verdict.map(|verdict| (chosen(verdict), verdict.right == k)) {
        Some((true, true)) => ("right", text::chosen_right()),
        Some((true, false)) => ("chosen", text::chosen()),
        Some((false, true)) => ("right", text::it_is_right()),
        _ => ("", ""),
    };
    html! {
        <li {class}>
            <a href={context.link(&answer.chooses)} data-key={(k + 1).to_string()}>{ line(&answer.says) }</a>
            if !mark.is_empty() {
                { " " }<small>{ mark }</small>
            }
        </li>
    }
}

fn told(question: &Question, verdict: &Verdict, revealed: bool) -> String {
    match question.answers.get(verdict.right) {
        Some(right) if revealed => text::answer_is(&right.says),
        Some(right) if verdict.chosen != verdict.right => text::answer_other(&right.says),
        _ => text::answer_right().to_owned(),
    }
}

/// What became of the claims: those that hold are folded away, the others said.
fn claims(claims: &Claims) -> Html {
    match claims {
        Claims::NotRun(why) => html! { <p class="problem">{ text::not_run(why) }</p> },
        Claims::Checked { holds, refuted, all } => html! {
            <>
                { for refuted.iter().map(|refuted| html! { <p class="problem refuted">{ refuted }</p> }) }
                if !holds.is_empty() {
                    <details class="checked" data-borne={format!("{}/{all}", holds.len())}>
                        <summary>{ text::checked() }</summary>
                        <ul>{ for holds.iter().map(|claim| html! { <li><code>{ claim }</code>{ " ✓" }</li> }) }</ul>
                    </details>
                }
            </>
        },
    }
}
