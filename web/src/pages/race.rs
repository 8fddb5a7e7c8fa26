//! The race: a hypercube and a mesh run the same transform side by side, and a line comments on it.

use crate::app::context::{Context, Props};
use crate::app::dom::write;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::legend::Legend;
use crate::state::action::Action;
use crate::state::run_comparison::{PtrEq, RunComparison};
use hyperfly_request::{Race, View};
use hyperfly_text::race as text;
use hyperfly_view::Selection;
use hyperfly_view::notation::numbers::{percent, quantity};
use hyperfly_view::text::breakdown;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The numbers of processors to choose from.
const P_CHOICES: [u32; 5] = [4, 16, 64, 256, MAX_P];
const MAX_P: u32 = 1024;

#[component]
pub fn RacePage(Props { cx }: &Props) -> Html {
    let p = use_selector(cx, |state| state.request.settings.p);
    html! {
        <main class="race" data-view="race">
            <h2 class="asks">{ text::question(p) }</h2>
            <CommentLine cx={cx.clone()} />
            <div class="machines">
                <RacingMachine cx={cx.left_side()} name={text::hypercube()} description={text::a_wire_for_each()} />
                <RacingMachine cx={cx.right_side()} name={text::mesh()} description={text::shared_ways()} />
            </div>
            <Picture cx={cx.left_side()} kind={SceneKind::Lanes} interactive={false} label={text::lanes()} />
            <p class="lanes-are">{ text::lanes() }</p>
            <Legend cx={cx.right_side()} views={vec![View::Timeline]} areas=true />
            <RaceControls cx={cx.clone()} />
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MachineProps {
    cx: Context,
    name: &'static str,
    description: &'static str,
}

#[component]
fn RacingMachine(MachineProps { cx, name, description }: &MachineProps) -> Html {
    html! {
        <section class="racing">
            <h3>{ *name }{ " " }<small>{ *description }</small></h3>
            <Picture cx={cx.clone()} kind={SceneKind::Race} label={format!("{name}: {description}")} />
        </section>
    }
}

/// The part of the race at a time, which decides the comment.
#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Before,
    UnderWay,
    Jam,
    Over,
}

/// The comment on the race: an invitation, the first jam, the result. It follows the clock without rendering.
#[component]
fn CommentLine(Props { cx }: &Props) -> Html {
    let line = use_node_ref();
    let comparison = use_selector(cx, |state| state.comparison.clone());
    let (cx, node, player) = (cx.clone(), line.clone(), cx.engine.player.clone());
    use_effect_guard(comparison, move |comparison| {
        let (comparison, last_phase, clock_player) = (comparison.clone(), Cell::new(None), player.clone());
        let update = move |t: f64| {
            let phase = find_phase(comparison.as_ref(), t);
            if last_phase.replace(Some(phase)) == Some(phase) {
                return;
            }
            if let Some(line) = node.cast::<HtmlElement>() {
                write(&line, &write_comment(comparison.as_ref(), phase));
                line.set_class_name(if phase == Phase::Jam { "line jam" } else { "line" });
            }
            // Highlight the channel that the comment mentions.
            let jam =
                comparison.as_ref().and_then(|comparison| comparison.jam()).filter(|_| phase == Phase::Jam);
            cx.right_side().send(Action::Hover(jam.map(|jam| Selection::Channel(jam.channel))));
        };
        update(clock_player.t());

        clock_player.subscribe(Rc::new(update))
    });
    html! { <p class="line" ref={line} aria-live="polite" /> }
}

fn find_phase(comparison: Option<&PtrEq<RunComparison>>, t: f64) -> Phase {
    let Some(comparison) = comparison else { return Phase::Before };
    match comparison.jam() {
        _ if t >= comparison.alignment.end() => Phase::Over,
        _ if t == 0.0 => Phase::Before,
        Some(jam) if (jam.start..jam.end).contains(&t) => Phase::Jam,
        _ => Phase::UnderWay,
    }
}

fn write_comment(comparison: Option<&PtrEq<RunComparison>>, phase: Phase) -> String {
    match (phase, comparison) {
        (Phase::UnderWay, _) => text::under_way().to_owned(),
        (Phase::Jam, Some(comparison)) => {
            comparison.jam().map(|jam| text::jam(u32::from(jam.load))).unwrap_or_default()
        }
        (Phase::Over, Some(comparison)) => comparison
            .versus
            .as_ref()
            .map(|versus| match (versus.ratio(), versus.main_difference()) {
                (Some((times, true)), Some(cause)) => {
                    let excess_fraction = cause.excess() / (versus.times[1] - versus.times[0]);
                    let activity = breakdown::label(hyperfly_request::MachineKind::Network, cause.activity);
                    text::mesh_loses(&quantity(times, 3), &percent(excess_fraction), activity)
                }
                _ => text::nobody_loses().to_owned(),
            })
            .unwrap_or_default(),
        _ => text::invitation().to_owned(),
    }
}

/// Play, the number of processors, and the button to the next step.
#[component]
fn RaceControls(Props { cx }: &Props) -> Html {
    let (p, playing) = use_selector(cx, |state| (state.request.settings.p, state.request.look.play));
    let play = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.play(!playing))
    };
    let button = |count: u32| {
        let onclick = {
            let cx = cx.clone();
            Callback::from(move |_: MouseEvent| send_race_with(&cx, count))
        };
        let pressed = (count == p).to_string();
        html! { <button type="button" aria-pressed={pressed} {onclick}>{ count }</button> }
    };
    let (word, other_word) =
        if playing { (text::pause(), text::play()) } else { (text::play(), text::pause()) };
    html! {
        <div class="race-controls">
            <button type="button" class="play-race" onclick={play} title={hyperfly_text::figures::play_key()}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d={if playing { "M6 4h4v16H6zM14 4h4v16h-4z" } else { "M7 3.5v17l14-8.5z" }} />
                </svg>
                <span data-reserve={other_word}>{ word }</span>
            </button>
            <div role="group" class="processors" aria-label={text::processors()}>
                <i aria-hidden="true">{ "p" }</i>
                { for P_CHOICES.into_iter().map(button) }
            </div>
            { next_step_button(cx, if p < MAX_P { text::next_more() } else { text::next_win_back() }) }
        </div>
    }
}

/// Runs the race with `p` processors from the beginning.
fn send_race_with(cx: &Context, p: u32) {
    let cx = cx.left_side();
    cx.engine.player.seek(0.0);
    cx.engine.player.seek_in_next_run(0.0);
    cx.send(Action::Set("p", p.to_string(), false));
    cx.play(true);
}

/// Advances to the next step; a race with fewer than [`MAX_P`] processors is first run with [`MAX_P`].
pub fn advance(cx: &Context) {
    let request = &cx.left_side().state().request;
    match request.look.race {
        Race::Machines if request.settings.p < MAX_P => send_race_with(cx, MAX_P),
        step => cx.send(Action::Race(crate::state::race::next_step(step))),
    }
}

/// Renders the button to the next step.
pub fn next_step_button(cx: &Context, label: &str) -> Html {
    let cx = cx.clone();
    let onclick = Callback::from(move |_: MouseEvent| advance(&cx));
    html! { <button type="button" class="next" title="Enter" {onclick}>{ label }{ " →" }</button> }
}

/// The line above the butterfly in the last step, with the button to the workbench.
#[component]
pub fn RaceGuide(Props { cx }: &Props) -> Html {
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |state| state.request.look.race);
    html! {
        <div class="guide">
            <p>{ text::values_say() }</p>
            { next_step_button(cx, text::next_workbench()) }
        </div>
    }
}
