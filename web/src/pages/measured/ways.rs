//! What can be done: to measure the device, and which formulation is the fastest, to open a file, and to stop.

use crate::files::import::text_of;
use crate::worker::protocol::queries::measured::{Progress, What};
use hyperfly_text::measured as text;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Returns the ways to begin; while something is measured, how far it is and the way to stop.
pub fn ways(progress: Option<&Progress>, is_new: bool, ask: &Callback<What>) -> Html {
    html! {
        <p class="ways">
            if let Some(progress) = progress {
                { to_stop(progress, ask) }
            } else {
                { to_begin(is_new, ask) }
            }
        </p>
    }
}

fn to_stop(Progress { done, next }: &Progress, ask: &Callback<What>) -> Html {
    html! {
        <>
            <button class="fix" type="button" data-go="stop" onclick={ask.reform(|_| What::Stop)}>
                { text::measure_stop() }
            </button>
            { " " }
            <progress max="1" value={format!("{done:.3}")} aria-label={text::measure_device()} />
            { " " }
            <span role="status">{ next }</span>
        </>
    }
}

fn to_begin(is_new: bool, ask: &Callback<What>) -> Html {
    html! {
        <>
            <button class="fix" type="button" data-go="begin" onclick={ask.reform(|_| What::Begin)}>
                { if is_new { text::measure_device() } else { text::measure_again() } }
            </button>
            { " " }
            <button class="fix" type="button" data-go="choose" onclick={ask.reform(|_| What::Choose)}>
                { text::choose_here() }
            </button>
            { " " }
            <label class="fix" title={text::open_what()}>
                <input type="file" accept=".json,.csv,.txt" onchange={to_open(ask)} />
                { text::open_run() }
            </label>
        </>
    }
}

/// Returns what opens the file that was chosen.
fn to_open(ask: &Callback<What>) -> Callback<Event> {
    let ask = ask.clone();
    Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let ask = ask.clone();
        spawn_local(async move {
            // What is no text is no run, which the worker says.
            ask.emit(What::Open(text_of(&file).await.unwrap_or_default()));
        });
    })
}
