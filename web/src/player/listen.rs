//! The displayed curve as sound, and keyboard access to its points.

use crate::app::dom::say;
use crate::figures::layers::marks;
use crate::player::sound::Sound;
use crate::state::run_comparison::PtrEq;
use hyperfly_text::step as text;
use hyperfly_view::KeyDirection;
use hyperfly_view::chart::Curves;
use hyperfly_view::chart::points::{points, sound, words};
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

/// Focused point: indices of the curve and of its point.
pub type Focus = Option<(usize, usize)>;

/// Returns the chart with the focused point marked.
pub fn with_focus(mut chart: Curves, focus: Focus) -> Curves {
    chart.at = focus.and_then(|(series, k)| {
        let point = *points(chart.series.get(series)?).get(k)?;
        Some((point.p, point.y()?))
    });
    chart
}

/// Returns the key handler of the chart: arrows move along a curve and between curves.
pub fn onkeydown(chart: Option<&Curves>, focus: &UseStateHandle<Focus>) -> Callback<KeyboardEvent> {
    let (chart, focus) = (chart.cloned(), focus.clone());
    Callback::from(move |event: KeyboardEvent| {
        let Some(chart) = &chart else { return };
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
            return;
        }
        let key = event.key();
        if key == "Escape" && focus.is_some() {
            focus.set(None);
            return event.prevent_default();
        }
        let Some(direction) =
            marks::key_direction(&key).filter(|direction| *direction != KeyDirection::Within)
        else {
            return;
        };
        event.prevent_default();
        if let Some((series, k)) = next_focus(chart, *focus, direction)
            && let Some(point) = points(&chart.series[series]).get(k)
        {
            say(&words(chart, &chart.series[series], point));
            focus.set(Some((series, k)));
        }
    })
}

fn next_focus(chart: &Curves, focus: Focus, direction: KeyDirection) -> Focus {
    let Some((series, k)) = focus.filter(|(series, _)| *series < chart.series.len()) else {
        return (0..chart.series.len()).find(|s| !points(&chart.series[*s]).is_empty()).map(|s| (s, 0));
    };
    let current_points = points(&chart.series[series]);
    let neighbour = |index: usize| usize::try_from(index as i64 + direction.sign()).ok();
    if direction.is_sideways() {
        return neighbour(k).filter(|k| *k < current_points.len()).map(|k| (series, k));
    }
    let other = neighbour(series).filter(|series| *series < chart.series.len())?;
    let p = current_points.get(k).map_or(1.0, |point| point.p);
    let other_points = points(&chart.series[other]);
    let last = other_points.len().checked_sub(1)?;
    Some((other, other_points.iter().position(|point| point.p >= p).unwrap_or(last)))
}
