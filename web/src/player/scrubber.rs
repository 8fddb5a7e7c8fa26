//! The scrubber: playback, stepping, speed and the current time.

use crate::app::context::{Context, Props};
use crate::app::dom::write;
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::layers::{Picture, SceneKind};
use crate::player::live::Live;
use crate::player::step_controls::{Options, StepBy};
use crate::player::stepping::step;
use crate::state::action::Action;
use hyperfly_text::{figures, language, step as text, view};
use hyperfly_view::notation::numbers::quantity;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

const SPEEDS: [f64; 8] = [0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0];
/// Interval of changes of the time's text, in milliseconds.
const READOUT_INTERVAL: f64 = 90.0;

#[component]
pub fn Scrubber(Props { cx }: &Props) -> Html {
    let (slider, readout) = (use_node_ref(), use_node_ref());
    use_follow(cx, &slider, &readout);

    let (plays, speed) = use_selector(cx, |state| (state.request.look.play, state.request.look.speed));
    // A program that does not start has nothing to play; its next run begins by itself.
    let is_empty =
        use_selector(cx, |state| state.displayed.as_ref().is_some_and(|shown| shown.replay.t_end() == 0.0));
    let playing = plays && !is_empty;
    let (by, explorer) = use_selector(cx, |state| (state.steps.by, state.controls().is_none()));
    let name = by.id();
    let go = |forward: bool| {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| step(&cx, by, forward))
    };
    let oninput = {
        let cx = cx.clone();
        Callback::from(move |event: InputEvent| {
            let position = event.target_unchecked_into::<HtmlInputElement>().value_as_number();
            cx.engine.player.hold(true);
            cx.engine.player.seek(position * cx.engine.player.end());
        })
    };
    let onchange = {
        let cx = cx.clone();
        Callback::from(move |_: Event| {
            // The player reports where the cursor rests.
            cx.engine.player.hold(false);
        })
    };
    let play = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.play(!playing))
    };
    let onspeed = cx.callback(move |event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        Action::Speed(chosen.parse().unwrap_or(1.0))
    });
    let option = |value: f64| {
        html! { <option value={value.to_string()} selected={value == speed}>{ format!("× {}", hyperfly_text::decimal(value.to_string())) }</option> }
    };
    let other = (!SPEEDS.contains(&speed)).then(|| option(speed));
    html! {
        <footer class="scrubber">
            <div class="buttons">
                <button type="button" class="play" onclick={play} title={figures::play_key()}
                    aria-label={if playing { figures::pause() } else { figures::play() }}>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d={if playing { "M6 4h4v16H6zM14 4h4v16h-4z" } else { "M7 3.5v17l14-8.5z" }} />
                    </svg>
                </button>
                <button type="button" class="step" title="←" aria-label={text::to_previous(name)} onclick={go(false)}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M17 5v14L7 12zM5 5h2v14H5z" /></svg>
                </button>
                <button type="button" class="step" title="→" aria-label={text::to_next(name)} onclick={go(true)}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 5v14l10-7zM17 5h2v14h-2z" /></svg>
                </button>
            </div>
            <button type="button" class="for-menu" popovertarget="playback" aria-label={text::playback()} title={text::playback()}>{ "⋯" }</button>
            <div id="playback" popover="auto">
                <div class="tempo">
                    <select aria-label={figures::speed()} title={figures::speed_keys()} onchange={onspeed}>
                        { other }
                        { for SPEEDS.into_iter().map(option) }
                    </select>
                    if explorer {
                        <StepBy cx={cx.clone()} />
                    }
                </div>
                if explorer {
                    <Options cx={cx.clone()} />
                }
            </div>
            <div class="track">
                <Picture cx={cx.clone()} kind={SceneKind::Track} interactive={false} label={text::track()} />
                <input id="scrub" ref={slider} type="range" min="0" max="1" step="any" aria-label={figures::moment()} title={text::track()}
                    {oninput} {onchange} />
            </div>
            <output class="time" ref={readout} for="scrub" aria-live="off" />
            <Live cx={cx.clone()} />
        </footer>
    }
}

/// Updates slider and text with the player, without rendering.
#[hook]
fn use_follow(cx: &Context, slider: &NodeRef, readout: &NodeRef) {
    let (engine, slider, readout) = (cx.engine.clone(), slider.clone(), readout.clone());
    use_effect_guard((), move |()| {
        let player = engine.player.clone();
        let (clock, last_update, shown) =
            (player.clone(), Cell::new(f64::NEG_INFINITY), Cell::new((-1.0, -1.0)));

        player.subscribe(Rc::new(move |t| {
            let end = clock.end();
            if shown.get() == (t, end) {
                return;
            }
            if let Some(slider) = slider.cast::<HtmlInputElement>() {
                slider.set_value_as_number(if end > 0.0 { t / end } else { 0.0 });
            }
            let now = crate::app::dom::clock();
            if clock.playing() && now - last_update.get() < READOUT_INTERVAL {
                return;
            }
            last_update.set(now);
            shown.set((t, end));
            if let Some(readout) = readout.cast::<HtmlElement>() {
                write(&readout, &format_time(t, end));
            }
        }))
    });
}

/// Formats the time such as "t = 133.0 of 1 234.5", with equal decimals, so that its width is stable.
fn format_time(t: f64, end: f64) -> String {
    let decimals = if end >= 10_000.0 {
        0
    } else if end >= 100.0 {
        1
    } else {
        3
    };
    let text = |value: f64| {
        let fixed = format!("{value:.decimals$}");
        let (whole_part, rest) = fixed.split_once('.').unwrap_or((&fixed, ""));
        let whole_part = hyperfly_view::notation::numbers::whole(whole_part.parse().unwrap_or(0));
        if rest.is_empty() { whole_part } else { format!("{whole_part}{}{rest}", language::decimal()) }
    };
    if end < 0.1 {
        return view::clock(&quantity(t, 3), &quantity(end, 3));
    }
    view::clock(&text(t), &text(end))
}
