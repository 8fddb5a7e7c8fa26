//! Which figures there are to see.

use crate::state::page_state::State;
use hyperfly_request::{Algorithm, Choice, View};
use hyperfly_view::trace::schedule;

/// Which figures there are to see: beside the others only those that say something about this run.
pub fn seen(state: &State) -> Vec<View> {
    let look = &state.request.look;
    let alone = look.view.is_some();
    let replay = state.shown.as_ref().map(|shown| &*shown.replay);
    let says = |view: View| match view {
        _ if alone => true,
        View::Distribution => replay.is_some_and(|replay| replay.p() > 1),
        View::Schedule => replay.is_some_and(schedule::is_posted),
        View::Supersteps => replay.is_some_and(|replay| !replay.run().trace.supersteps.is_empty()),
        _ => true,
    };
    let mut views: Vec<View> =
        View::ALL.iter().copied().filter(|view| look.shows(*view) && says(*view)).collect();
    views.retain(|view| !view.is_curve());
    let has_curves = match alone {
        true => state.shows_curves(),
        // Of a program there is one point.
        false => state.request.settings.algorithm != Algorithm::Program,
    };
    if has_curves {
        views.push(View::Efficiency);
    }
    views
}
