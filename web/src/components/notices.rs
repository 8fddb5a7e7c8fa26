//! What the page has to say quietly: about the URL, the worker, the run that is under way.

use super::compare::runs_right;
use super::effects::{reload, take_over};
use super::field::remedy;
use super::standstill::ways_out;
use crate::context::Context;
use crate::engine::{NEW_VERSION, OTHER_BUILD};
use crate::protocol::Problem;
use crate::state::Action;
use hyperfly_core::scenario::Request;
use hyperfly_text::{language::list, page as text, view};
use yew::prelude::*;

/// Which run is shown, if it is not the one that the controls name: it was cancelled, or it failed.
fn another(cx: &Context) -> Option<String> {
    let shown = Request::from(cx.state.shown.as_ref()?.run().scenario.clone());
    let asked = Request::from(cx.state.request.scenario.clone());
    if !cx.engine.idle() || shown == asked {
        return None;
    }
    let pairs = shown.all_pairs().into_iter().zip(asked.all_pairs());
    let other =
        pairs.filter(|(there, here)| there != here).map(|((key, value), _)| format!("{key} = {value}"));
    Some(text::another_run(&other.collect::<Vec<_>>().join(list())))
}

/// A notice in words.
pub fn said(notice: &str) -> String {
    let words = match notice {
        OTHER_BUILD => text::other_build(),
        NEW_VERSION => text::new_version(),
        own => own,
    };
    words.to_owned()
}

/// The lines; nothing if there is nothing to say.
pub fn notices(cx: &Context) -> Html {
    let dismiss = cx.on(|_: MouseEvent| Action::Dismiss);
    let forget = cx.on(|_: MouseEvent| Action::Notice(None));
    let cancel = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.engine.cancel())
    };
    let again = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.engine.ask(&cx.state.request.scenario))
    };
    // What is wrong with a key stands beside its control. Here stands what has none; and what has one, for a small screen on
    // which the controls are folded away.
    let refused = |problem: &Problem| {
        let beside = cx.state.has_control(&problem.field);
        html! {
            <p class={classes!("notice", "warning", beside.then_some("for-folded"))} role={beside.then_some("alert")}>
                { text::impossible(&problem.field, &problem.value, &problem.allowed) }
                { remedy(cx, problem) }
            </p>
        }
    };
    html! {
        <div class="notices" aria-live="polite">
            { for cx.state.problems.iter().map(refused) }
            if !cx.state.warnings.is_empty() {
                <p class="notice warning">
                    { cx.state.warnings.iter().map(text::no_key).collect::<Vec<_>>().join(" ") }
                    <button type="button" onclick={dismiss}>{ text::dismiss() }</button>
                </p>
            }
            if let Some(why) = cx.state.failure.as_ref().filter(|_| cx.state.shown.is_some()) {
                <p class="notice warning"><span>{ why }{ ways_out(cx) }</span></p>
            }
            if let Some(notice) = &cx.state.notice {
                <p class="notice">
                    { said(notice) }
                    if notice == OTHER_BUILD {
                        <button type="button" onclick={Callback::from(|_: MouseEvent| reload())}>{ text::reload() }</button>
                    } else if notice == NEW_VERSION {
                        <button type="button" onclick={Callback::from(|_: MouseEvent| take_over())}>{ text::reload() }</button>
                    } else {
                        <button type="button" onclick={forget}>{ text::dismiss() }</button>
                    }
                </p>
            }
            if let Some(words) = another(cx) {
                <p class="notice">
                    { words }
                    <button type="button" onclick={again}>{ text::run_again() }</button>
                </p>
            }
            if let Some(done) = cx.state.progress.filter(|_| !runs_right(cx)) {
                <p class="notice running">
                    <progress value={done.to_string()} max="1" aria-label={text::progress()} />
                    <span class="percent">{ view::percent_part(&format!("{:.0}", done * 100.0)) }</span>
                    <button type="button" onclick={cancel}>{ text::cancel() }</button>
                </p>
            }
        </div>
    }
}
