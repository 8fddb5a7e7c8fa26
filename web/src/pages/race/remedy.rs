//! The steps after the race: can more points save the mesh, can wider channels?

use super::Headline;
use super::controls::{PlayButton, next_step_button};
use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::state::action::Action;
use hyperfly_request::Race;
use hyperfly_text::race as text;
use hyperfly_view::notation::numbers::{fixed, whole};
use std::ops::RangeInclusive;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// log n that can be chosen: at least a point for each processor, at most what runs while a slider moves.
const LOG_N: RangeInclusive<u32> = 10..=18;
/// log w that can be chosen.
const LOG_W: RangeInclusive<u32> = 0..=5;

/// Number of points, width of the mesh's channels, and the efficiencies of both runs once they are available.
#[derive(Clone, Copy, PartialEq)]
struct Outcome {
    n: u64,
    width: f64,
    efficiencies: Option<[f64; 2]>,
}

#[hook]
fn use_outcome(cx: &Context) -> Outcome {
    use_selector(cx, |state| {
        let runs = state.displayed.as_ref().zip(state.comparison_run.as_ref()).filter(|_| state.is_current());
        Outcome {
            n: state.request.settings.n,
            width: state.comparison_settings().map_or(1.0, |mesh| mesh.width.on(mesh.p)),
            efficiencies: runs.map(|(cube, mesh)| [cube, mesh].map(|run| run.run().report.efficiency)),
        }
    })
}

#[derive(Clone, PartialEq, Properties)]
pub struct StepProps {
    pub cx: Context,
    pub step: Race,
}

/// The question, and what the runs answer.
#[component]
pub fn RemedyComments(StepProps { cx, step }: &StepProps) -> Html {
    let (outcome, points) = (use_outcome(cx), *step == Race::Points);
    // The first and the latest runs of this step.
    let (first, latest) = (use_mut_ref(|| outcome), use_mut_ref(|| outcome));
    if outcome.efficiencies.is_some() {
        *latest.borrow_mut() = outcome;
        let mut first = first.borrow_mut();
        if first.efficiencies.is_none() {
            *first = outcome;
        }
    }
    let (first, latest) = (*first.borrow(), *latest.borrow());
    {
        // After a change, the finished bars can be compared at once; Play shows how they came about.
        let cx = cx.clone();
        let changed = (latest.n, latest.width.to_bits());
        let is_changed = changed != (first.n, first.width.to_bits());
        use_effect_with(changed, move |_| {
            if is_changed {
                cx.seek(f64::INFINITY);
            }
        });
    }
    let sentence = match (first.efficiencies, latest.efficiencies) {
        (Some([_, before]), Some([cube, mesh])) => {
            let [before, cube, mesh] = [before, cube, mesh].map(|e| fixed(e, 2));
            let (times, wider) = (latest.n as f64 / first.n as f64, latest.width / first.width);
            match points {
                true if times > 1.0 => text::points_answer(&whole(times as u64), &before, &mesh, &cube),
                false if wider > 1.0 => text::wires_answer(&whole(wider as u64), &before, &mesh, &cube),
                true => text::points_invitation(&cube, &mesh),
                false => text::wires_invitation(&whole(latest.n), &cube, &mesh),
            }
        }
        _ => hyperfly_text::scene::being_simulated().to_owned(),
    };
    let question = if points { text::points_question() } else { text::wires_question() };
    // On equal p and n the machine with the larger efficiency is faster.
    let wins = latest.efficiencies.is_some_and(|[cube, mesh]| mesh > cube);
    let wider = whole((latest.width / first.width) as u64);
    let answer = match latest.efficiencies {
        _ if wins && !points && latest.width > first.width => Some(text::wires_win(&wider)),
        Some([_, mesh]) if !wins && points && latest.n > first.n => {
            Some(text::points_lose(&whole(latest.n / first.n), &fixed(mesh, 2)))
        }
        _ => None,
    };
    html! {
        <>
            <Headline question={question.to_owned()} {answer} />
            <p class="line" aria-live="polite">{ sentence }</p>
        </>
    }
}

/// Play, the slider of the step, both efficiencies, and the button to the next step.
#[component]
pub fn RemedyControls(StepProps { cx, step }: &StepProps) -> Html {
    let (outcome, points) = (use_outcome(cx), *step == Race::Points);
    let latest = use_mut_ref(|| None::<[f64; 2]>);
    if outcome.efficiencies.is_some() {
        *latest.borrow_mut() = outcome.efficiencies;
    }
    let latest = *latest.borrow();
    let gauge = |name: &str, machine: usize| {
        let e = latest.map(|efficiencies| efficiencies[machine]);
        let value = e.map_or("…".to_owned(), |e| fixed(e, 2));
        html! {
            <div class="gauge plain">
                <bdi>{ format!("{name} ") }<i>{ "E" }</i>{ format!(" = {value}") }</bdi>
                <span class="bar" style={format!("--e: {:.3}", e.unwrap_or(0.0))} />
            </div>
        }
    };
    html! {
        <div class="race-controls">
            <PlayButton cx={cx.clone()} />
            if points {
                <PowerSlider cx={cx.left_side()} field="n" range={LOG_N} value={outcome.n} name={hyperfly_text::scene::axis_points()} />
            } else {
                <PowerSlider cx={cx.right_side()} field="width" range={LOG_W} value={outcome.width as u64} name={text::wires_width()} />
            }
            <div class="gauges">
                { gauge(text::hypercube(), 0) }
                { gauge(text::mesh(), 1) }
            </div>
            { next_step_button(cx, if points { text::next_wires() } else { text::next_win_back() }) }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SliderProps {
    cx: Context,
    field: &'static str,
    /// Range of the logarithm.
    range: RangeInclusive<u32>,
    value: u64,
    name: &'static str,
}

/// A slider of a key in powers of two.
#[component]
fn PowerSlider(SliderProps { cx, field, range, value, name }: &SliderProps) -> Html {
    let (field, at) = (*field, value.max(&1).ilog2().clamp(*range.start(), *range.end()));
    let oninput = cx.callback(move |event: InputEvent| {
        let log = event.target_unchecked_into::<HtmlInputElement>().value_as_number() as u32;
        Action::Set(field, (1u64 << log).to_string(), true)
    });
    let onchange = cx.sender(Action::Commit);
    let id = format!("race-{field}");
    let letter = if field == "n" { "n" } else { "w" };
    let filled =
        format!("--at: {:.3}", f64::from(at - range.start()) / f64::from(range.end() - range.start()));
    html! {
        <div class="by">
            <label for={id.clone()}><bdi><i>{ letter }</i>{ format!(" = {}", whole(*value)) }</bdi></label>
            <input {id} type="range" min={range.start().to_string()} max={range.end().to_string()} step="1"
                value={at.to_string()} style={filled} aria-label={*name} aria-valuetext={whole(*value)} {oninput} {onchange} />
        </div>
    }
}
