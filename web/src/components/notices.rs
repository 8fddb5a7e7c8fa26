//! What the page has to say quietly: about the URL, the worker, the run that is under way.

use super::effects::reload;
use crate::context::Context;
use crate::engine::OTHER_BUILD;
use crate::state::Action;
use yew::prelude::*;

/// The lines; nothing if there is nothing to say.
pub fn notices(cx: &Context) -> Html {
    let dismiss = cx.on(|_: MouseEvent| Action::Dismiss);
    let forget = cx.on(|_: MouseEvent| Action::Notice(None));
    let cancel = {
        let cx = cx.clone();
        Callback::from(move |_: MouseEvent| cx.engine.cancel())
    };
    html! {
        <div class="notices" aria-live="polite">
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
