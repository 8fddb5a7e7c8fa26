//! The narration: a live region for screen readers, which can be shown as captions.
//!
//! Steps are announced at once; during playback, sentences follow the reader's pace. Pictures announce here what keys selected.

use crate::app::context::Props;
use crate::app::dom::{clock, say};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::state::steps::PACES;
use hyperfly_text::step as text;
use hyperfly_view::text::narrate::narrate;
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// The live region.
#[component]
pub fn Live(Props { cx }: &Props) -> Html {
    let (shown, steps) = use_selector(cx, |state| (state.displayed.clone(), state.steps));
    // Captions follow playback also where only steps are announced.
    let pace =
        f64::from(PACES[usize::from(steps.pace)].max(if steps.captions { PACES[1] } else { 0 })) * 1000.0;
    let player = cx.engine.player.clone();
    use_effect_guard((shown, pace), move |&(ref shown, pace)| {
        let shown = shown.clone();
        let (announcer_player, last_narration, narrated) =
            (player.clone(), Cell::new(clock()), Cell::new(f64::NAN));
        let narrate_at = move |t: f64| {
            let Some(shown) = &shown else { return };
            if narrated.get() == t {
                return;
            }
            if announcer_player.playing() {
                let now = clock();
                if pace == 0.0 || now - last_narration.get() < pace {
                    return;
                }
                last_narration.set(now);
            }
            narrated.set(t);
            say(&narrate(&shown.replay, t));
        };
        let subscription = player.subscribe(Rc::new(narrate_at));
        player.request();
        subscription
    });
    let class = if steps.captions { "live" } else { "live unseen" };
    html! {
        <>
            <p id="live" {class} role="status" />
            <span id="marks-help" hidden=true>{ text::marks_help() }</span>
        </>
    }
}
