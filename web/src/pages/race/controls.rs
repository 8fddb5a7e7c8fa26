//! The controls of the race, and the way to the next step.

use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::pages::values;
use crate::state::action::Action;
use crate::state::race::{next_step, previous_step};
use hyperfly_request::Race;
use hyperfly_text::race as text;
use yew::prelude::*;

/// The numbers of processors to choose from.
const P_CHOICES: [u32; 5] = [4, 16, 64, 256, MAX_P];
const MAX_P: u32 = 1024;

/// Play, the number of processors, and the button to the next step.
#[component]
pub fn RaceControls(Props { cx }: &Props) -> Html {
    let p = use_selector(cx, |state| state.request.settings.p);
    let button = |count: u32| {
        let onclick = {
            let cx = cx.clone();
            Callback::from(move |_: MouseEvent| send_race_with(&cx, count))
        };
        let pressed = (count == p).to_string();
        html! { <button type="button" aria-pressed={pressed} {onclick}>{ count }</button> }
    };
    html! {
        <div class="race-controls">
            <PlayButton cx={cx.clone()} />
            <div role="group" class="processors" aria-label={text::processors()}>
                <i aria-hidden="true">{ "p" }</i>
                { for P_CHOICES.into_iter().map(button) }
            </div>
            { next_step_button(cx, if p < MAX_P { text::next_more() } else { text::next_points() }) }
        </div>
    }
}

/// The button that plays or pauses, as wide in both states.
#[component]
pub fn PlayButton(Props { cx }: &Props) -> Html {
    let playing = use_selector(cx, |state| state.request.look.play);
    let onclick = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.play(!playing))
    };
    let (word, other_word) =
        if playing { (text::pause(), text::play()) } else { (text::play(), text::pause()) };
    html! {
        <button type="button" class="play-race" {onclick} title={hyperfly_text::figures::play_key()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={if playing { "M6 4h4v16H6zM14 4h4v16h-4z" } else { "M7 3.5v17l14-8.5z" }} />
            </svg>
            <span data-reserve={other_word}>{ word }</span>
        </button>
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
    let cx = cx.left_side();
    let request = &cx.state().request;
    match request.look.race {
        Race::Machines if request.settings.p < MAX_P => send_race_with(&cx, MAX_P),
        step => {
            if next_step(step).has_two_machines() {
                // The race is told; its result stays while the reader tries to save the mesh.
                cx.engine.player.seek(cx.engine.player.end());
            }
            cx.send(Action::Race(next_step(step)));
        }
    }
}

/// Goes on or back by a page of a presented step: the race first plays, the values go from stage to stage. Returns whether there was a
/// page to go to.
pub fn turn_page(cx: &Context, forward: bool) -> bool {
    let cx = cx.left_side();
    let (look, player) = (cx.state().request.look.clone(), &cx.engine.player);
    match (look.race, forward) {
        (Race::None, _) => return false,
        (Race::Machines, true) if player.t() == 0.0 && !look.play => cx.play(true),
        (Race::Machines, true) if player.t() < player.end() => cx.seek(player.end()),
        (Race::Values, _) if values::turn_page(&cx, forward) => {}
        (_, true) => advance(&cx),
        (step, false) => match previous_step(step) {
            Some(step) => cx.send(Action::Race(step)),
            None => return false,
        },
    }
    true
}

/// Renders the button to the next step.
pub fn next_step_button(cx: &Context, label: &str) -> Html {
    let cx = cx.clone();
    let onclick = Callback::from(move |_: MouseEvent| advance(&cx));
    html! { <button type="button" class="next" title="Enter" {onclick}>{ label }{ " →" }</button> }
}
