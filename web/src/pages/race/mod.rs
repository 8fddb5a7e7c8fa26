//! The race: a hypercube and a mesh run the same transform side by side, and a line comments on it. Two further steps try to save the
//! mesh.

mod bet;
mod controls;
mod guide;
mod machines;
mod phase;
mod remedy;
mod sound;

use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::legend::Legend;
use crate::state::run_comparison::{PtrEq, RunComparison};
use bet::{BetRow, Winner};
pub use controls::{advance, next_step_button, turn_page};
pub use guide::{LandscapeGuide, NextStep};
use hyperfly_core::trace::Activity;
use hyperfly_request::{Choice, MachineKind, Race, View};
use hyperfly_text::race as text;
use hyperfly_view::notation::numbers::{percent, quantity};
use hyperfly_view::text::breakdown;
use machines::RacingMachines;
use phase::{Phase, use_phase};
use yew::prelude::*;

#[component]
pub fn RacePage(Props { cx }: &Props) -> Html {
    let (step, pair) = use_selector(cx, |state| (state.request.look.race, state.comparison.clone()));
    let phase = use_phase(cx, &pair);
    let max_load = pair.as_ref().and_then(|pair| pair.jams().iter().map(|jam| jam.load).max());
    html! {
        <main class="race" data-view="race">
            if step == Race::Machines {
                <RaceComments cx={cx.clone()} pair={pair.clone()} {phase} />
            } else {
                <remedy::RemedyComments key={step.id()} cx={cx.clone()} {step} />
            }
            <RacingMachines cx={cx.clone()} {phase} {max_load} />
            <Picture cx={cx.left_side()} kind={SceneKind::Lanes} interactive={false} label={text::lanes()} />
            <p class="lanes-are">{ text::lanes() }</p>
            <Legend cx={cx.right_side()} views={vec![View::Timeline]} areas=true />
            if step == Race::Machines {
                <controls::RaceControls cx={cx.clone()} />
            } else {
                <remedy::RemedyControls cx={cx.clone()} {step} />
            }
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CommentsProps {
    cx: Context,
    pair: Option<PtrEq<RunComparison>>,
    phase: Phase,
}

/// The headline of the race, a comment on its phase, and the bet.
#[component]
fn RaceComments(CommentsProps { cx, pair, phase }: &CommentsProps) -> Html {
    let p = use_selector(cx, |state| state.request.settings.p);
    let (pair, phase) = (pair.as_ref(), *phase);
    let class = classes!("line", matches!(phase, Phase::Tail | Phase::Over).then_some("strong"));
    html! {
        <>
            <Headline question={text::question(p)} answer={answer(pair).filter(|_| phase == Phase::Over)} />
            <div class="comments">
                <p {class} aria-live="polite">
                    { pair.map_or_else(|| hyperfly_text::scene::being_simulated().into(), |pair| comment(pair, phase)) }
                </p>
                <BetRow key={p} cx={cx.clone()} winner={Winner::of(pair).filter(|_| phase == Phase::Over)} />
                <sound::SoundButton cx={cx.clone()} pair={pair.cloned()} />
            </div>
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct HeadlineProps {
    question: String,
    /// The result, once the race is over.
    answer: Option<String>,
}

/// The question, which the answer replaces without moving what is below.
#[component]
fn Headline(HeadlineProps { question, answer }: &HeadlineProps) -> Html {
    let hidden = |hides: bool| hides.then_some("true");
    html! {
        <h2 class="asks">
            <span aria-hidden={hidden(answer.is_some())}>{ question }</span>
            if let Some(answer) = answer {
                <span class="answer">{ answer }</span>
            }
        </h2>
    }
}

/// Returns the comment below the headline: an invitation, what is under way, what follows from the result. On a small
/// phone it replaces the sentence next to the lens.
fn comment(pair: &RunComparison, phase: Phase) -> Html {
    let words = match phase {
        Phase::Before => text::invitation(),
        Phase::UnderWay => text::under_way(),
        Phase::Jam(load) => {
            return html! {
                <>
                    <span class="wide">{ text::under_way() }</span>
                    <strong class="narrow jam">{ text::jam(u32::from(load)) }</strong>
                </>
            };
        }
        Phase::Tail => text::tail(),
        Phase::Over => return over(pair).into(),
    };
    words.into()
}

/// Returns the comment after the race: both spectra are equal, the hypercube's efficiency, and its largest loss.
fn over(pair: &RunComparison) -> String {
    let report = &pair.left().run().report;
    let losses = Activity::ALL.into_iter().filter(|activity| *activity != Activity::Compute);
    let largest = losses.max_by(|a, b| report.breakdown.of(*a).total_cmp(&report.breakdown.of(*b)));
    let largest = largest.expect("activities other than computing");
    text::over(&percent(report.efficiency), breakdown::label(MachineKind::Network, largest))
}

/// Returns the result of the race in words.
fn answer(pair: Option<&PtrEq<RunComparison>>) -> Option<String> {
    let versus = pair?.versus.as_ref()?;
    Some(match (versus.ratio(), versus.main_difference()) {
        (Some((times, true)), Some(cause)) => {
            let share = cause.excess() / (versus.times[1] - versus.times[0]);
            let cause = match cause.activity {
                Activity::Contention => text::waiting_for_wires(),
                activity => breakdown::label(MachineKind::Network, activity),
            };
            text::mesh_loses(&quantity(times, 3), &percent(share), cause)
        }
        _ => text::nobody_loses().to_owned(),
    })
}
