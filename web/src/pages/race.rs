//! The race: a hypercube and a mesh run the same transform side by side, and a line comments on it.

use crate::app::commands::{Command, use_commands};
use crate::app::context::{Context, Props};
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
use yew::prelude::*;

/// The numbers of processors to choose from.
const P_CHOICES: [u32; 5] = [4, 16, 64, 256, MAX_P];
const MAX_P: u32 = 1024;

#[component]
pub fn RacePage(Props { cx }: &Props) -> Html {
    let (p, pair) = use_selector(cx, |state| (state.request.settings.p, state.comparison.clone()));
    let phase = use_phase(cx, &pair);
    html! {
        <main class="race" data-view="race">
            <Headline question={text::question(p)} answer={answer(pair.as_ref()).filter(|_| phase == Phase::Over)} />
            <div class="comments">
                <p class={if phase == Phase::Jam { "line jam" } else { "line" }} aria-live="polite">
                    { comment(pair.as_ref(), phase) }
                </p>
                <BetRow key={p} cx={cx.clone()} winner={winner(pair.as_ref()).filter(|_| phase == Phase::Over)} />
            </div>
            <div class="machines">
                <section class="signal-in">
                    <h3>{ text::signal() }{ " " }<small>{ text::signal_pieces() }</small></h3>
                    <Picture cx={cx.left_side()} kind={SceneKind::Signal} label={text::signal()} />
                </section>
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

/// The machine that finishes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winner {
    Hypercube,
    Mesh,
    Neither,
}

impl Winner {
    const ALL: [Winner; 3] = [Winner::Hypercube, Winner::Mesh, Winner::Neither];

    fn name(self) -> &'static str {
        match self {
            Winner::Hypercube => text::hypercube(),
            Winner::Mesh => text::mesh(),
            Winner::Neither => text::tie(),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct BetProps {
    cx: Context,
    /// The machine that has finished first, once the race is over.
    winner: Option<Winner>,
}

/// The reader's bet on the race. Never required.
#[component]
fn BetRow(BetProps { cx, winner }: &BetProps) -> Html {
    let bet = use_state_eq(|| None::<Winner>);
    let choose = {
        let (bet, is_over) = (bet.setter(), winner.is_some());
        move |nth: usize| {
            let chosen = Winner::ALL.get(nth).copied().filter(|_| !is_over);
            if chosen.is_some() {
                bet.set(chosen);
            }
            chosen.is_some()
        }
    };
    {
        let choose = choose.clone();
        use_commands(&cx.commands, move |command| match command {
            Command::AnswerQuestion(nth) => choose(nth),
            _ => false,
        });
    }
    let button = |(nth, machine): (usize, Winner)| {
        let choose = choose.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            choose(nth);
        });
        html! {
            <button type="button" aria-pressed={(*bet == Some(machine)).to_string()} disabled={winner.is_some()}
                title={(nth + 1).to_string()} {onclick}>{ machine.name() }</button>
        }
    };
    let verdict =
        bet.zip(*winner).map(|(bet, winner)| if bet == winner { text::bet_won() } else { text::bet_lost() });
    html! {
        <div class="bet" role="group" aria-label={text::bet()}>
            <span>{ verdict.unwrap_or(text::bet()) }</span>
            { for Winner::ALL.into_iter().enumerate().map(button) }
        </div>
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
            <Picture cx={cx.clone()} kind={SceneKind::SpectrumOnly} interactive={false} style="flex: none"
                label={text::spectrum()} />
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

/// Follows the clock, and renders only when the phase changes. Highlights the channel of the first jam while it lasts.
#[hook]
fn use_phase(cx: &Context, pair: &Option<PtrEq<RunComparison>>) -> Phase {
    let phase = use_state_eq(|| Phase::Before);
    let (set, cx) = (phase.setter(), cx.clone());
    use_effect_guard(pair.clone(), move |pair| {
        let (pair, last_phase, player) = (pair.clone(), Cell::new(None), cx.engine.player.clone());
        let update = move |t: f64| {
            let phase = find_phase(pair.as_ref(), t);
            if last_phase.replace(Some(phase)) == Some(phase) {
                return;
            }
            set.set(phase);
            let jam = pair.as_ref().and_then(|pair| pair.jam()).filter(|_| phase == Phase::Jam);
            cx.right_side().send(Action::Hover(jam.map(|jam| Selection::Channel(jam.channel))));
        };
        update(player.t());

        player.subscribe(Rc::new(update))
    });
    *phase
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

/// Returns the comment below the headline: an invitation, the first jam, the next question.
fn comment(pair: Option<&PtrEq<RunComparison>>, phase: Phase) -> String {
    match (phase, pair) {
        (Phase::UnderWay, _) => text::under_way().to_owned(),
        (Phase::Jam, Some(pair)) => pair.jam().map(|jam| text::jam(u32::from(jam.load))).unwrap_or_default(),
        (Phase::Over, _) => text::over().to_owned(),
        _ => text::invitation().to_owned(),
    }
}

/// Returns the result of the race in words.
fn answer(pair: Option<&PtrEq<RunComparison>>) -> Option<String> {
    let versus = pair?.versus.as_ref()?;
    Some(match (versus.ratio(), versus.main_difference()) {
        (Some((times, true)), Some(cause)) => {
            let share = cause.excess() / (versus.times[1] - versus.times[0]);
            let activity = breakdown::label(hyperfly_request::MachineKind::Network, cause.activity);
            text::mesh_loses(&quantity(times, 3), &percent(share), activity)
        }
        _ => text::nobody_loses().to_owned(),
    })
}

/// Returns the machine that finishes first.
fn winner(pair: Option<&PtrEq<RunComparison>>) -> Option<Winner> {
    let versus = pair?.versus.as_ref()?;
    Some(match versus.ratio() {
        Some((_, true)) => Winner::Hypercube,
        Some((_, false)) => Winner::Mesh,
        None => Winner::Neither,
    })
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
