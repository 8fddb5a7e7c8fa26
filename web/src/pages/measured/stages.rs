//! A measured run compared with a simulated one: a table by stage, and both timelines, of the whole run or of one stage in lockstep.

use super::stepper::Stepper;
use super::tables::{render_column_headings, render_predicted_cells, render_scrollable};
use crate::app::context::Context;
use crate::app::symbol::prose;
use crate::figures::markup::Markup;
use crate::worker::protocol::queries::measured::{Cause, Lockstep, SideBySide, Stage, Timeline};
use hyperfly_text::measured as text;
use yew::prelude::*;

/// Renders the comparison. `chosen_stage` is the stage that the reader has just chosen; `look` chooses a stage from 1, or all with 0.
pub fn render_stage_comparison(
    cx: &Context,
    comparison: &SideBySide,
    chosen_stage: Option<usize>,
    look: &Callback<usize>,
) -> Html {
    let names: Vec<AttrValue> = comparison.stages.iter().map(|stage| stage.name.clone().into()).collect();
    html! {
        <>
            { render_scrollable(comparison.caption.clone(), render_table_by_stage(comparison)) }
            if let Some(words) = &comparison.collectives {
                <p class="hint">{ words }</p>
            }
            if let Some(words) = &comparison.rustfft {
                <p class="hint">{ prose(words) }</p>
            }
            if !names.is_empty() {
                <Stepper
                    cx={cx.clone()}
                    {names}
                    chosen={chosen_stage.unwrap_or(comparison.looked)}
                    most_different={comparison.most_different}
                    look={look.clone()}
                />
            }
            if let Some(lockstep) = &comparison.lockstep {
                { render_lockstep(lockstep) }
            } else if !comparison.timelines.is_empty() {
                <div class="timelines">{ for comparison.timelines.iter().map(render_timeline) }</div>
            }
        </>
    }
}

fn render_table_by_stage(SideBySide { caption, stages, looked, .. }: &SideBySide) -> Html {
    let names = [text::stage(), text::measured(), text::simulated(), text::off_by()];
    let row = |(number, stage): (usize, &Stage)| {
        html! {
            <tr class={(number == *looked).then_some("most")}>
                <th scope="row">{ &stage.name }</th>
                <td><b>{ &stage.measured }</b></td>
                { render_predicted_cells(&stage.simulated) }
            </tr>
        }
    };
    html! {
        <table>
            <caption>{ caption }</caption>
            <thead><tr>{ render_column_headings(names) }</tr></thead>
            <tbody>{ for (1..).zip(stages).map(row) }</tbody>
        </table>
    }
}

/// Renders one stage: both timelines from its beginning, and the causes of their difference.
fn render_lockstep(Lockstep { title, sentence, picture, causes }: &Lockstep) -> Html {
    html! {
        <>
            <p class="see" role="status">{ prose(sentence) }</p>
            <div class="timelines">
                <div class="scrolls lockstep" tabindex="0" role="region" aria-label={title.clone()}>
                    <Markup source={picture.clone()} />
                </div>
                if !causes.is_empty() {
                    <div>
                        { render_scrollable(text::causes().to_owned(), render_table_by_cause(causes)) }
                        <p class="about">{ text::causes_about() }</p>
                    </div>
                }
            </div>
        </>
    }
}

fn render_table_by_cause(causes: &[Cause]) -> Html {
    let row = |cause: &Cause| {
        html! {
            <tr class={cause.is_most.then_some("most")} data-cause={cause.key.clone()}>
                <th scope="row">{ prose(&cause.name) }</th>
                <td>{ &cause.measured }</td>
                <td>{ &cause.simulated }</td>
                <td>{ &cause.difference }</td>
            </tr>
        }
    };
    html! {
        <table>
            <caption>{ text::causes() }</caption>
            <thead>
                <tr><td />{ render_column_headings([text::measured(), text::simulated(), text::difference()]) }</tr>
            </thead>
            <tbody>{ for causes.iter().map(row) }</tbody>
        </table>
    }
}

/// Renders a scrollable timeline.
fn render_timeline(Timeline { title, picture }: &Timeline) -> Html {
    html! {
        <figure>
            <figcaption>{ prose(title) }</figcaption>
            { render_scrollable(title.clone(), html! { <Markup source={picture.clone()} /> }) }
        </figure>
    }
}
