//! The choice of the input signal: built-in, from a file, recorded, or drawn by hand.

use crate::app::commands::{Command, use_command};
use crate::app::context::{Context, Props};
use crate::app::selector::use_selector;
use crate::controls::problems::{field_messages, render_messages};
use crate::files::microphone::Microphone;
use crate::files::own_file::{open, show_samples};
use crate::files::sound::decode_sound;
use crate::state::action::Action;
use crate::state::page_state::State;
use crate::state::run_comparison::PtrEq;
use crate::state::samples::{OwnSamples, Sound};
use crate::state::views::visible_views;
use gloo::timers::callback::Timeout;
use hyperfly_request::{Choice, SignalKind, View};
use hyperfly_text::{controls as text, page};
use hyperfly_view::notation::numbers::whole;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Maximum length of a recording, in milliseconds.
const MAX_RECORDING_MS: u32 = 5_000;

/// Whether the signal picker is in the spectrum figure instead of the rail.
pub fn is_picker_in_figure(state: &State) -> bool {
    state.controls().is_none()
        && !state.request.has_comparison()
        && visible_views(state).contains(&View::Spectrum)
}

#[component]
pub fn SignalPicker(Props { cx }: &Props) -> Html {
    let (chosen, own_samples, n) = use_selector(cx, |state| {
        (AttrValue::from(state.value("signal")), state.own_samples.clone(), state.request.settings.n)
    });
    let (messages, file_problem) =
        use_selector(cx, |state| (field_messages(state, "signal"), state.file_problem.clone()));
    let has_seed = use_selector(cx, |state| state.offers("seed"));
    let drawable = use_selector(cx, is_picker_in_figure);
    let reading = use_selector(cx, |state| state.reading.as_ref().map(|reading| reading.name.clone()));
    let option = |signal: &SignalKind| {
        let (id, is_missing) = (signal.id(), *signal == SignalKind::Own && own_samples.is_none());
        let word = text::signal_named(id).unwrap_or(id);
        html! { <option value={id} selected={chosen == id} disabled={is_missing}>{ word }</option> }
    };
    let onchange = cx.callback(|event: Event| {
        Action::Set("signal", event.target_unchecked_into::<HtmlSelectElement>().value(), false)
    });
    let onfile = {
        let cx = cx.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                open(&cx, file);
            }
            // Otherwise choosing the same file again fires no event.
            input.set_value("");
        })
    };
    // Browsers open the file dialog only for a click on the input.
    let file = use_node_ref();
    let choose_file = {
        let file = file.clone();
        Callback::from(move |()| file.cast::<HtmlInputElement>().iter().for_each(|input| input.click()))
    };
    use_command(&cx.commands, Command::ChooseFile, &choose_file);
    html! {
        <section class="signal" aria-label={text::signal()} data-field="signal">
            <h2><label for="signal">{ text::signal() }</label></h2>
            <div class="pick">
                <select id="signal" {onchange}>{ for SignalKind::ALL.iter().map(option) }</select>
                <label class="file" tabindex="-1">
                    { text::open_file() }
                    <input id="file" ref={file} type="file" accept=".csv,.txt,.tsv,text/*,audio/*" onchange={onfile} />
                </label>
                <RecordButton cx={cx.clone()} />
            </div>
            <p class="hint">
                if let Some(own_samples) = own_samples.filter(|_| chosen == SignalKind::Own.id()) {
                    { own_samples_hint(cx, &own_samples, n) }
                } else {
                    if drawable {
                        { text::draw_hint() }{ " " }
                    }
                    { text::own_hint() }
                }
            </p>
            if let Some(name) = reading {
                <p class="hint running" role="status">
                    { text::file_reading(&*name) }{ " " }<ReadingProgress cx={cx.clone()} />
                    <button type="button" class="fix" onclick={cx.sender(Action::Reading(None))}>{ page::cancel() }</button>
                </p>
            }
            if let Some(problem) = file_problem {
                <p class="problem" role="alert">{ problem }</p>
            }
            { render_messages(cx, "signal", &messages) }
            if has_seed || chosen == SignalKind::Noise.id() {
                <SeedField cx={cx.clone()} />
            }
        </section>
    }
}

/// Progress of reading a file.
#[component]
fn ReadingProgress(Props { cx }: &Props) -> Html {
    let (name, fraction) = use_selector(cx, |state| {
        state
            .reading
            .as_ref()
            .map(|reading| (reading.name.clone(), reading.done.to_string()))
            .unwrap_or_default()
    });
    html! { <progress value={fraction} max="1" aria-label={text::file_reading(&*name)} /> }
}

/// The button that starts and stops a recording.
#[component]
fn RecordButton(Props { cx }: &Props) -> Html {
    let recording = use_state(|| None::<PtrEq<Microphone>>);
    let toggle = {
        let (cx, recording) = (cx.clone(), recording.clone());
        Callback::from(move |()| match &*recording {
            Some(microphone) => microphone.stop(),
            None => spawn_local(record(cx.clone(), recording.setter())),
        })
    };
    use_command(&cx.commands, Command::Record, &toggle);
    let onclick = toggle.reform(|_: MouseEvent| ());
    let words = if recording.is_some() { text::record_stop() } else { text::record() };
    html! { <button type="button" class="record" aria-pressed={recording.is_some().to_string()} {onclick}>{ words }</button> }
}

/// Records until the reader stops it or [`MAX_RECORDING_MS`] has passed.
async fn record(cx: Context, recording: UseStateSetter<Option<PtrEq<Microphone>>>) {
    cx.send(Action::FileProblem(None));
    let refused = |_: JsValue| text::no_microphone().to_owned();
    let microphone = match Microphone::begin().await {
        Ok(microphone) => Rc::new(microphone),
        Err(why) => return cx.send(Action::FileProblem(Some(refused(why)))),
    };
    recording.set(Some(PtrEq(microphone.clone())));
    let longest = microphone.clone();
    Timeout::new(MAX_RECORDING_MS, move || longest.stop()).forget();
    let sound = microphone.sound().await.map_err(refused);
    recording.set(None);
    match sound {
        Ok(sound) => show_samples(&cx, decode_sound(text::recorded(), &sound).await),
        Err(why) => cx.send(Action::FileProblem(Some(why))),
    }
}

/// Describes how many of the reader's samples are used, with a button that sets n to fit them.
fn own_samples_hint(cx: &Context, own_samples: &OwnSamples, n: u64) -> Html {
    let read = own_samples.len() as u64;
    // A long sound has more samples than are read.
    let have = own_samples.sound.map_or(read, |sound| sound.length);
    let fitting_n = read.next_power_of_two().clamp(2, 1 << 22);
    let words = match have.cmp(&n) {
        std::cmp::Ordering::Less => text::own_filled(&own_samples.name, have),
        std::cmp::Ordering::Equal => text::own_all(&own_samples.name, have),
        std::cmp::Ordering::Greater => text::own_first(&own_samples.name, n, have),
    };
    let onclick = cx.sender(Action::Set("n", fitting_n.to_string(), false));
    html! {
        <>
            { words }
            if let Some(sound) = own_samples.sound {
                { " " }{ sound_hint(sound) }
            }
            if fitting_n != n {
                { " " }<button type="button" class="fix" {onclick}>{ text::set_n(fitting_n) }</button>
            }
            if let Some(replaced) = &cx.state().replaced_samples {
                { " " }<button type="button" class="fix" onclick={cx.sender(Action::OwnSamples(replaced.clone()))}>
                    { text::bring_back(&replaced.name) }
                </button>
            }
        </>
    }
}

/// Says the rate and the channels of a sound.
fn sound_hint(Sound { rate, is_own_rate, channels, .. }: Sound) -> String {
    let rate = whole(rate as u64);
    match is_own_rate {
        true => text::sound_heard(channels, &rate),
        false => text::sound_converted(channels, &rate),
    }
}

#[component]
fn SeedField(Props { cx }: &Props) -> Html {
    let (value, messages) = use_selector(cx, |state| (state.value("seed"), field_messages(state, "seed")));
    let onchange = cx.callback(|event: Event| {
        Action::Enter("seed", event.target_unchecked_into::<HtmlInputElement>().value())
    });
    html! {
        <div class="field" data-field="seed">
            <label for="write-seed"><span>{ text::seed() }</span></label>
            <input id="write-seed" type="text" inputmode="numeric" autocomplete="off" {value} {onchange} />
            { render_messages(cx, "seed", &messages) }
        </div>
    }
}
