//! How a component asks about the run that is shown.

use crate::app::context::Context;
use crate::files::save;
use crate::state::slice::use_slice;
use crate::worker::displayed_run::Subject;
use crate::worker::hook::{AnswerState, use_answer_from};
use crate::worker::protocol::queries::TypedQuery;
use yew::prelude::*;

/// Asks a worker about the run that is shown, and again whenever there is another run. `needs_points`: whether
/// it is about curves. Points that are still to come would be run by the worker, so they are waited for.
#[hook]
pub fn use_told<Q: TypedQuery>(cx: &Context, query: Q, needs_points: bool) -> AnswerState<Q::Answer> {
    // The page hands over both runs; a component of the right side asks about the second.
    let (right, cx) = (cx.is_right(), cx.left_side());
    let shared = use_memo((), |()| cx.engine.run_client.get());
    let (of, whole, current) = use_slice(&cx, move |state| {
        let whole = state.points.points.len() == state.points.total;
        // What is on its way is waited for; where nothing comes, the run before is what is seen.
        let current = state.shown.as_ref().is_some_and(|shown| {
            // On the right side what stands there, if anything is to.
            let there = || match &state.other {
                Some(_) => state.stands_beside().is_some(),
                None => state.beside().is_none(),
            };
            (state.failure.is_some() || shown.is_of(&state.request.settings.scenario()))
                && (!right || there())
        });
        let of = Subject {
            runs: [state.shown.clone(), state.other.clone()],
            whole: whole || !needs_points,
            kept: state.request.look.efficiency,
        };
        (of, whole, current)
    });
    let asks = (current && of.whole).then_some((query, of));
    use_answer_from(asks, move |(query, of): &(Q, Subject), hear| {
        let load = || Some((save::seen(&cx), save::load(&cx).ok()?));
        shared.ask(query.clone(), Subject { whole, ..of.clone() }, load, hear)
    })
}
