//! The displayed curve as sound.

use crate::app::dom::say;
use crate::player::sound::Sound;
use crate::state::run_comparison::PtrEq;
use hyperfly_text::step as text;
use hyperfly_view::chart::Curves;
use hyperfly_view::chart::points::sound;
use std::rc::Rc;
use yew::prelude::*;

/// Starts or stops the sound of the curve.
pub fn toggle(chart: Option<&Curves>, playing: &UseStateHandle<Option<PtrEq<Sound>>>) {
    let Some(sound) = chart.and_then(sound) else { return };
    if playing.is_some() {
        playing.set(None);
        return say(text::listen_stopped());
    }
    let (clear_playing, ends) = (playing.setter(), sound.outro.clone());
    let started = Sound::begin(&sound.tones, move || {
        clear_playing.set(None);
        say(&ends);
    });
    if started.is_some() {
        say(&sound.intro);
    }
    playing.set(started.map(|sound| PtrEq(Rc::new(sound))));
}

/// Renders the button that plays the curve.
pub fn listen_button(chart: Option<&Curves>, plays: bool, toggle: &Callback<()>) -> Html {
    let words = [text::listen(), text::listen_about()];
    icon_button(plays, words, toggle.reform(|_| ()), chart.and_then(sound).is_none(), "listen")
}

/// Renders a button with a loudspeaker, or a square while it plays, from its name and description.
pub fn icon_button(
    plays: bool,
    [name, about]: [&'static str; 2],
    onclick: Callback<MouseEvent>,
    disabled: bool,
    class: &'static str,
) -> Html {
    html! {
        <button type="button" class={classes!("sounds", class)} aria-label={if plays { text::listen_stop() } else { name }}
            title={about} {disabled} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={if plays { "M5 5h14v14H5z" } else { "M3 9v6h4l5 5V4L7 9zM15 8v8q3-1 3-4t-3-4zM15 3v2q6 1 6 7t-6 7v2q8-1 8-9t-8-9z" }} />
            </svg>
        </button>
    }
}
