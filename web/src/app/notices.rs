//! Notices about the URL, the worker and the run in progress.

use crate::app::context::Props;
use crate::app::dom::{reload, take_over};
use crate::app::selector::use_selector;
use crate::controls::problems::remedy;
use crate::embed::explorer_link::ExplorerLink;
use crate::embed::messages::for_explorer;
use crate::figures::deadlock::deadlock_remedies;
use crate::state::action::Action;
use crate::state::address_warning::Warning;
use crate::state::notice::Notice;
use crate::state::page_state::State;
use crate::worker::protocol::Problem;
use hyperfly_request::{Algorithm, Request, Settings};
use hyperfly_text::language::list;
use hyperfly_text::{page as text, view};
use yew::prelude::*;

/// Describes the displayed run if it is not the requested one, because that was cancelled or failed.
fn describe_other_run(state: &State) -> Option<String> {
    // Faults of a program are listed below it.
    if state.request.settings.algorithm == Algorithm::Program {
        return None;
    }
    let shown = Request::from(Settings::of(&state.displayed.as_ref()?.run().scenario));
    let requested = Request::from(Settings::of(&state.request.settings.scenario()));
    if shown == requested {
        return None;
    }
    let pairs = shown.all_pairs().into_iter().zip(requested.all_pairs());
    let other = pairs
        .filter(|(other_value, value)| other_value != value)
        .map(|((key, value), _)| format!("{key} = {value}"));
    Some(text::another_run(&other.collect::<Vec<_>>().join(list())))
}

/// Returns the problems of the request, each with whether a control shows it too.
fn rejected_keys(state: &State) -> Vec<(Problem, bool)> {
    let has_control = |problem: &Problem| (problem.clone(), state.has_control(&problem.field));
    state.problems.iter().map(has_control).collect()
}

/// Lists the keys of an embedded figure that only the explorer understands.
fn ignored_keys(state: &State) -> Option<String> {
    let keys = for_explorer(&state.request);
    (state.controls().is_some() && !keys.is_empty()).then(|| keys.join(list()))
}

#[component]
pub fn Notices(Props { cx }: &Props) -> Html {
    let engine = cx.engine.clone();
    let words =
        use_selector(cx, move |state| if engine.is_idle() { describe_other_run(state) } else { None });
    let problems = use_selector(cx, rejected_keys);
    let ignored = use_selector(cx, ignored_keys);
    let (warnings, notice) = use_selector(cx, |state| (state.warnings.clone(), state.notice.clone()));
    let failure = use_selector(cx, |state| state.failure.clone().filter(|_| state.displayed.is_some()));
    let progress = use_selector(cx, |state| state.progress.filter(|_| !state.runs_comparison()));
    let dismiss = cx.sender(Action::Dismiss);
    let forget = cx.sender(Action::Notice(None));
    let cancel = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.engine.cancel())
    };
    let recompute = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.engine.request_run(&cx.state().request.settings.scenario()))
    };
    // A problem is shown next to its control. This list has those without a control, and the others for small screens, where
    // controls are folded away.
    let refused = |(problem, has_control): &(Problem, bool)| {
        let has_control = *has_control;
        html! {
            <p class={classes!("notice", "warning", has_control.then_some("for-folded"))} role={has_control.then_some("alert")}>
                { text::impossible(&problem.field, &problem.value, &problem.allowed) }
                { remedy(cx, problem) }
            </p>
        }
    };
    html! {
        <div class="notices" aria-live="polite">
            { for problems.iter().map(refused) }
            if let Some(keys) = ignored {
                <p class="notice warning">{ text::not_embedded(&keys) }{ " " }<ExplorerLink cx={cx.clone()} /></p>
            }
            if !warnings.is_empty() {
                <p class="notice warning">
                    { warnings.iter().map(Warning::words).collect::<Vec<_>>().join(" ") }
                    <button type="button" onclick={dismiss}>{ text::dismiss() }</button>
                </p>
            }
            if let Some(reason) = failure {
                <p class="notice warning"><span>{ reason }{ deadlock_remedies(cx) }</span></p>
            }
            if let Some(notice) = &notice {
                <p class="notice">
                    { notice.words() }
                    if *notice == Notice::OtherBuild {
                        <button type="button" onclick={Callback::from(|_: MouseEvent| reload())}>{ text::reload() }</button>
                    } else if *notice == Notice::NewVersion {
                        <button type="button" onclick={Callback::from(|_: MouseEvent| take_over())}>{ text::reload() }</button>
                    } else if matches!(notice, Notice::NoWorker(_)) {
                        <button type="button" onclick={recompute.clone()}>{ text::run_again() }</button>
                    } else {
                        <button type="button" onclick={forget}>{ text::dismiss() }</button>
                    }
                </p>
            }
            if let Some(words) = words {
                <p class="notice">
                    { words }
                    <button type="button" onclick={recompute}>{ text::run_again() }</button>
                </p>
            }
            if let Some(fraction) = progress {
                <p class="notice running">
                    <progress value={fraction.to_string()} max="1" aria-label={text::progress()} />
                    <span class="percent">{ view::percent_part(&format!("{:.0}", fraction * 100.0)) }</span>
                    <button type="button" onclick={cancel}>{ text::cancel() }</button>
                </p>
            }
        </div>
    }
}
