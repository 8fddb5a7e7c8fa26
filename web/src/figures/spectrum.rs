//! The input signal and its spectrum, with the signal picker.

use crate::app::commands::{Command, use_command};
use crate::app::context::{Context, Props};
use crate::app::dom::say;
use crate::app::selector::use_selector;
use crate::controls::signal::{SignalPicker, is_picker_in_figure};
use crate::figures::description;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::legend::Legend;
use crate::player::listen;
use crate::player::sound::Sound;
use crate::state::run_comparison::PtrEq;
use hyperfly_core::schedule::Transform;
use hyperfly_request::{Direction, View};
use hyperfly_text::{figures as text, step};
use hyperfly_view::trace::coefficients::ready_times;
use hyperfly_view::trace::replay::Replay;
use std::rc::Rc;
use yew::prelude::*;

#[component]
pub fn Spectrum(Props { cx }: &Props) -> Html {
    let now = use_selector(cx, |state| state.displayed.clone());
    let picker = use_selector(cx, is_picker_in_figure).then(|| html! { <SignalPicker cx={cx.clone()} /> });
    let explorer = use_selector(cx, |state| state.controls().is_none());
    let Some(shown) = now.as_ref().filter(|shown| shown.run().output.is_some()) else {
        // Before the first run there is no reason to give.
        let why = now.as_ref().map(|_| text::spectrum_none());
        return html! {
            <section class="figure spectrum" data-view="spectrum">
                <h2>{ text::spectrum() }<small>{ why }</small></h2>
                { picker }
            </section>
        };
    };
    let run = shown.run();
    let n = run.output.as_ref().map_or(0, |output| output.spectrum.len() as u64);
    let transform = if run.scenario.problem.direction == Direction::Forward {
        text::transform(n)
    } else {
        text::inverse_transform(n)
    };
    let image = (run.plan.transform == Transform::Square).then_some("image");
    html! {
        <section class={classes!("figure", "spectrum", image)} data-view="spectrum">
            <h2>
                { text::spectrum_and_signal() }<small>{ transform.clone() }</small>{ description::button(cx, View::Spectrum) }
                if explorer {
                    // The key makes a new button per language, as the button does not listen to the state.
                    <ListenButton key={text::spectrum_listen()} cx={cx.clone()} />
                }
            </h2>
            { picker }
            <Picture cx={cx.clone()} kind={SceneKind::View(View::Spectrum)} label={transform} />
            if explorer {
                <Legend cx={cx.clone()} views={vec![View::Spectrum]} />
            }
            { description::description(cx, View::Spectrum) }
        </section>
    }
}

/// The button that plays the coefficients that are ready at the cursor.
#[component]
fn ListenButton(Props { cx }: &Props) -> Html {
    let playing = use_state(|| None::<PtrEq<Sound>>);
    let toggle = {
        let (cx, playing) = (cx.clone(), playing.clone());
        Callback::from(move |()| {
            if playing.is_some() {
                playing.set(None);
                return say(step::listen_stopped());
            }
            let on_end = playing.setter();
            let shown = cx.state().displayed.clone();
            let sound =
                shown.and_then(|shown| play_coefficients(&cx, &shown.replay, move || on_end.set(None)));
            playing.set(sound.map(|sound| PtrEq(Rc::new(sound))));
        })
    };
    use_command(&cx.commands, Command::ListenToSpectrum, &toggle);
    listen::icon_button(
        playing.is_some(),
        [text::spectrum_listen(), text::spectrum_listen_about()],
        toggle.reform(|_| ()),
        false,
        "hear",
    )
}

/// Plays the coefficients that are ready at the cursor as the harmonics of one tone.
fn play_coefficients(cx: &Context, replay: &Replay, on_end: impl FnOnce() + 'static) -> Option<Sound> {
    let output = replay.run().output.as_ref()?;
    let t = cx.run_time(cx.engine.player.t());
    let (there, n) = (ready_times(replay), output.input.len());
    // Of real samples coefficient n − k is the conjugate of coefficient k.
    let at = |k: usize| match there.get(k) {
        Some(there) if *there > t => Default::default(),
        Some(_) => output.spectrum[k],
        None if there[n - k] > t => Default::default(),
        None => output.spectrum[n - k].conj(),
    };
    // Coefficients k and n − k have the same frequency and opposite signs of i.
    let (cosines, sines): (Vec<f32>, Vec<f32>) = (0..=n / 2)
        .map(|k| match k {
            0 => (0.0, 0.0),
            _ => ((at(k).re + at(n - k).re) as f32, (at(n - k).im - at(k).im) as f32),
        })
        .unzip();
    say(&text::spectrum_sounds(there.iter().filter(|there| **there <= t).count(), there.len()));
    Sound::harmonics(cosines, sines, on_end)
}
