//! Stepping through a run: by what, and what happens when a step lands; how slowly time passes at turns, and how often it is
//! said what happens.

use crate::components::say;
use crate::context::Context;
use crate::state::Action;
use hyperfly_text::step as text;
use hyperfly_view::Unit;
use web_sys::Storage;

/// What is said while time runs, in seconds from one sentence to the next; 0: nothing but what steps lead to.
pub const PACES: [u32; 4] = [0, 2, 5, 10];
/// Under this name the browser keeps pace and captions.
const KEPT: &str = "hyperfly-live";

/// How the reader steps and what is said.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Steps {
    /// By what the arrows step.
    pub by: Unit,
    /// Whether time passes slowly at turns.
    pub slow: bool,
    /// Which of [`PACES`].
    pub pace: u8,
    /// Whether what is said is to be seen.
    pub captions: bool,
}

impl Steps {
    /// As the reader had it.
    pub fn kept() -> Steps {
        let kept = storage().and_then(|storage| storage.get_item(KEPT).ok().flatten()).unwrap_or_default();
        let pace = kept.as_bytes().first().map_or(0, |digit| digit.wrapping_sub(b'0'));
        let pace = if usize::from(pace) < PACES.len() { pace } else { 0 };
        Steps { pace, captions: kept.ends_with('c'), ..Steps::default() }
    }

    /// Keeps pace and captions for the next time.
    pub fn keep(self) {
        let mut kept = self.pace.to_string();
        if self.captions {
            kept.push('c');
        }
        if let Some(storage) = storage() {
            // What cannot be kept is chosen again the next time.
            let _ = storage.set_item(KEPT, &kept);
        }
    }

    /// By what comes after this.
    pub fn next_unit(self) -> Unit {
        Unit::ALL[(self.by as usize + 1) % Unit::ALL.len()]
    }
}

/// The storage of this page; none in a frame that may keep nothing.
fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

/// What a unit is called.
pub fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::Event => text::unit_event(),
        Unit::Message => text::unit_message(),
        Unit::Stage => text::unit_stage(),
        Unit::Superstep => text::unit_superstep(),
        Unit::Contention => text::unit_contention(),
    }
}

/// Goes to the next stop of a kind or the one before, and selects what happens there; where there is none, says so.
pub fn step(cx: &Context, unit: Unit, forward: bool) {
    if cx.state.shown.is_none() {
        return;
    }
    let stop = cx.stop(unit, forward);
    cx.seek(stop.as_ref().map_or(cx.engine.player.t(), |(t, ..)| *t));
    match stop {
        // Of all that happens at an event nothing is the one to look at.
        Some(_) if unit == Unit::Event => {}
        Some((_, what, side)) => side.send(Action::Hover(what)),
        None if forward => say(&text::none_after(unit.id())),
        None => say(&text::none_before(unit.id())),
    }
}
