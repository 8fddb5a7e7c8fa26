//! The actions: measure the device, find the fastest formulation, open a file, stop.

use crate::files::import::read_as_text;
use crate::worker::protocol::queries::measured::{MeasureAction, Progress};
use hyperfly_text::measured as text;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Renders the buttons that start a measurement, or, during one, its progress and the stop button.
pub fn render_actions(
    progress: Option<&Progress>,
    is_new: bool,
    send_action: &Callback<MeasureAction>,
) -> Html {
    html! {
        <p class="ways">
            if let Some(progress) = progress {
                { render_stop_button(progress, send_action) }
            } else {
                { render_start_buttons(is_new, send_action) }
            }
        </p>
    }
}

fn render_stop_button(Progress { fraction, next }: &Progress, send_action: &Callback<MeasureAction>) -> Html {
    html! {
        <>
            <button class="fix" type="button" data-go="stop" onclick={send_action.reform(|_| MeasureAction::Stop)}>
                { text::measure_stop() }
            </button>
            { " " }
            <progress max="1" value={format!("{fraction:.3}")} aria-label={text::measure_device()} />
            { " " }
            <span role="status">{ next }</span>
        </>
    }
}

fn render_start_buttons(is_new: bool, send_action: &Callback<MeasureAction>) -> Html {
    html! {
        <>
            <button class="fix" type="button" data-go="begin" onclick={send_action.reform(|_| MeasureAction::Begin)}>
                { if is_new { text::measure_device() } else { text::measure_again() } }
            </button>
            { " " }
            <button class="fix" type="button" data-go="choose" onclick={send_action.reform(|_| MeasureAction::Choose)}>
                { text::choose_here() }
            </button>
            { " " }
            <label class="fix" title={text::open_what()}>
                <input type="file" accept=".json,.csv,.txt" onchange={open_callback(send_action)} />
                { text::open_run() }
            </label>
        </>
    }
}

/// Returns a callback that opens the chosen file.
fn open_callback(send_action: &Callback<MeasureAction>) -> Callback<Event> {
    let send_action = send_action.clone();
    Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let send_action = send_action.clone();
        spawn_local(async move {
            // The worker reports that an empty text is not a run.
            send_action.emit(MeasureAction::Open(read_as_text(&file).await.unwrap_or_default()));
        });
    })
}
