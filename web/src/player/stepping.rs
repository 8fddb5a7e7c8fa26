//! Stepping through a run: what happens when a step lands.

use crate::app::context::Context;
use crate::app::dom::say;
use crate::state::action::Action;
use hyperfly_text::step as text;
use hyperfly_view::Unit;

/// Goes to the next stop of a kind or the one before, and selects what happens there; where there is none, says so.
pub fn step(cx: &Context, unit: Unit, forward: bool) {
    if cx.state().shown.is_none() {
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
