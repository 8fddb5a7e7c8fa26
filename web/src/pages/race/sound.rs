//! The sound of a race, off at first: ticks while messages move, more a second the more of them share a channel.

use crate::app::commands::{Command, use_command};
use crate::app::context::Context;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::player::sound::Ticks;
use crate::state::run_comparison::{PtrEq, RunComparison};
use hyperfly_text::race as text;
use std::rc::Rc;
use yew::prelude::*;

/// Ticks a second of a message that has its channels to itself.
const TICKS_PER_MESSAGE: f64 = 3.0;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub pair: Option<PtrEq<RunComparison>>,
}

/// The button that switches the sound on and off.
#[component]
pub fn SoundButton(Props { cx, pair }: &Props) -> Html {
    let is_on = use_state_eq(|| false);
    // Subscribe, so that a change of language renders it again.
    use_selector(cx, |_| ());
    let toggle = {
        let is_on = is_on.clone();
        Callback::from(move |()| is_on.set(!*is_on))
    };
    use_command(&cx.commands, Command::ListenToCurve, &toggle);
    let player = cx.engine.player.clone();
    use_effect_guard((*is_on, pair.clone()), move |(is_on, pair)| {
        let (ticks, pair) = (is_on.then(Ticks::new)??, pair.clone()?);
        let clock = player.clone();
        Some(player.subscribe(Rc::new(move |t| {
            if clock.playing() {
                ticks.play(TICKS_PER_MESSAGE * f64::from(pair.messages_on_a_channel(t)));
            }
        })))
    });
    let onclick = toggle.reform(|_: MouseEvent| ());
    html! {
        <button type="button" class="ticks" title="A" aria-pressed={is_on.to_string()} {onclick}>{ text::sound() }</button>
    }
}
