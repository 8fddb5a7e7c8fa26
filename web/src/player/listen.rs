//! The displayed curve as sound, and keyboard access to its points.

use crate::app::dom::say;
use crate::figures::layers::marks;
use crate::player::sound::Sound;
use crate::state::pair::PtrEq;
use hyperfly_text::step as text;
use hyperfly_view::Way;
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
    let (over, ends) = (playing.setter(), sound.ends.clone());
    let begun = Sound::begin(&sound.tones, move || {
        over.set(None);
        say(&ends);
    });
    if begun.is_some() {
        say(&sound.begins);
    }
    playing.set(begun.map(|sound| PtrEq(Rc::new(sound))));
}

/// Renders the button that plays the curve.
pub fn button(chart: Option<&Curves>, plays: bool, toggle: &Callback<()>) -> Html {
    let words = [text::listen(), text::listen_about()];
    icon(plays, words, toggle.reform(|_| ()), chart.and_then(sound).is_none(), "listen")
}

/// Renders a button with a loudspeaker, or a square while it plays, from its name and description.
pub fn icon(
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
pub fn marked(mut chart: Curves, place: Focus) -> Curves {
    chart.at = place.and_then(|(series, k)| {
        let point = *points(chart.series.get(series)?).get(k)?;
        Some((point.p, point.y()?))
    });
    chart
}

/// Returns the key handler of the chart: arrows move along a curve and between curves.
pub fn onkeydown(chart: Option<&Curves>, place: &UseStateHandle<Focus>) -> Callback<KeyboardEvent> {
    let (chart, place) = (chart.cloned(), place.clone());
    Callback::from(move |event: KeyboardEvent| {
        let Some(chart) = &chart else { return };
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
            return;
        }
        let key = event.key();
        if key == "Escape" && place.is_some() {
            place.set(None);
            return event.prevent_default();
        }
        let Some(way) = marks::way(&key).filter(|way| *way != Way::Within) else { return };
        event.prevent_default();
        if let Some((series, k)) = go(chart, *place, way)
            && let Some(point) = points(&chart.series[series]).get(k)
        {
            say(&words(chart, &chart.series[series], point));
            place.set(Some((series, k)));
        }
    })
}

fn go(chart: &Curves, place: Focus, way: Way) -> Focus {
    let Some((series, k)) = place.filter(|(series, _)| *series < chart.series.len()) else {
        return (0..chart.series.len()).find(|s| !points(&chart.series[*s]).is_empty()).map(|s| (s, 0));
    };
    let here = points(&chart.series[series]);
    let beside = |at: usize| usize::try_from(at as i64 + way.sign()).ok();
    if way.is_sideways() {
        return beside(k).filter(|k| *k < here.len()).map(|k| (series, k));
    }
    let other = beside(series).filter(|series| *series < chart.series.len())?;
    let p = here.get(k).map_or(1.0, |point| point.p);
    let there = points(&chart.series[other]);
    let last = there.len().checked_sub(1)?;
    Some((other, there.iter().position(|point| point.p >= p).unwrap_or(last)))
}
