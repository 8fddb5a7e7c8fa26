//! What the page has to say quietly: about the URL, the worker, the run that is under way.

use super::effects::reload;
use crate::context::Context;
use crate::engine::OTHER_BUILD;
use crate::state::Action;
use hyperfly_core::scenario::{Choice, Signal};
use yew::prelude::*;

/// Whether the rail has a control for a key of the schema, which then says itself what is wrong.
fn has_control(field: &str, cx: &Context) -> bool {
    const CONTROLS: [&str; 12] = [
        "algorithm",
        "order",
        "direction",
        "topology",
        "switching",
        "p",
        "n",
        "ts",
        "tw",
        "th",
        "tc",
        "signal",
    ];
    CONTROLS.contains(&field) || field == "seed" && cx.state.value("signal") == Signal::Noise.id()
}

/// The lines; nothing if there is nothing to say.
pub fn notices(cx: &Context) -> Html {
    let dismiss = cx.on(|_: MouseEvent| Action::Dismiss);
    let forget = cx.on(|_: MouseEvent| Action::Notice(None));
    let cancel = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.engine.cancel())
    };
    // What is wrong with a key that has no control stands here.
    let homeless = cx.state.problems.iter().filter(|problem| !has_control(&problem.field, cx));
    html! {
        <div class="notices" aria-live="polite">
            { for homeless.map(|problem| html! {
                <p class="notice warning">
                    { format!("{} = {} is not possible. Allowed: {}.", problem.field, problem.value, problem.allowed) }
                </p>
            }) }
            if !cx.state.warnings.is_empty() {
                <p class="notice warning">
                    { cx.state.warnings.join(" ") }
                    <button type="button" onclick={dismiss}>{ "Dismiss" }</button>
                </p>
            }
            if let Some(failure) = &cx.state.failure {
                <p class="notice warning">{ failure }</p>
            }
            if let Some(notice) = &cx.state.notice {
                <p class="notice">
                    { notice }
                    if notice == OTHER_BUILD {
                        <button type="button" onclick={Callback::from(|_: MouseEvent| reload())}>{ "Reload" }</button>
                    } else {
                        <button type="button" onclick={forget}>{ "Dismiss" }</button>
                    }
                </p>
            }
            if let Some(done) = cx.state.progress {
                <p class="notice running">
                    <progress value={done.to_string()} max="1" aria-label="Progress of the run" />
                    <span class="percent">{ format!("{:.0} %", done * 100.0) }</span>
                    <button type="button" onclick={cancel}>{ "Cancel" }</button>
                </p>
            }
        </div>
    }
}
