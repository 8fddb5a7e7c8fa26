//! A hook that queries a worker about the displayed run.

use crate::app::context::Context;
use crate::app::selector::use_selector;
use crate::files::save;
use crate::worker::hook::{AnswerState, use_answer_from};
use crate::worker::protocol::queries::TypedQuery;
use crate::worker::run_client::Subject;
use yew::prelude::*;

/// Queries a worker about the displayed run, and again for each new run. With `needs_points`, the query waits until the sweep is
/// complete, as the worker would otherwise simulate the missing points itself.
#[hook]
pub fn use_description<Q: TypedQuery>(cx: &Context, query: Q, needs_points: bool) -> AnswerState<Q::Answer> {
    // Runs are handed over by the left side; a component of the right side queries the second one.
    let (right, cx) = (cx.is_right(), cx.left_side());
    let shared = use_memo((), |()| cx.engine.run_client.get());
    let (subject, whole, current) = use_selector(&cx, move |state| {
        let whole = state.points.points.len() == state.points.total;
        // A pending run is awaited. After a failure, the displayed run is the previous one.
        let current = state.displayed.as_ref().is_some_and(|shown| {
            // The right side also needs the comparison run, if there is one.
            let has_comparison = || match &state.comparison_run {
                Some(_) => state.current_comparison_run().is_some(),
                None => state.comparison_scenario().is_none(),
            };
            (state.failure.is_some() || shown.is_of(&state.request.settings.scenario()))
                && (!right || has_comparison())
        });
        let subject = Subject {
            runs: [state.displayed.clone(), state.comparison_run.clone()],
            whole: whole || !needs_points,
            kept: state.request.look.efficiency,
        };
        (subject, whole, current)
    });
    let query = (current && subject.whole).then_some((query, subject));
    use_answer_from(query, move |(query, subject): &(Q, Subject), hear| {
        let load = || Some((save::visible_fragment(&cx), save::pack_run(&cx).ok()?));
        shared.ask(query.clone(), Subject { whole, ..subject.clone() }, load, hear)
    })
}
