//! Stepping through a run.

use crate::app::context::Context;
use crate::app::dom::say;
use crate::state::action::Action;
use hyperfly_text::step as text;
use hyperfly_view::StepUnit;

/// Moves to the next or previous stop of a unit and selects what happens there; announces when there is none.
pub fn step(cx: &Context, unit: StepUnit, forward: bool) {
    if cx.state().displayed.is_none() {
        return;
    }
    let stop = cx.stop(unit, forward);
    cx.seek(stop.as_ref().map_or(cx.engine.player.t(), |(t, ..)| *t));
    match stop {
        // An event has no single element to select.
        Some(_) if unit == StepUnit::Event => {}
        Some((_, what, side)) => side.send(Action::Hover(what)),
        None if forward => say(&text::none_after(unit.id())),
        None => say(&text::none_before(unit.id())),
    }
}
