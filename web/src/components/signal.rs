//! The input: built-in signals, a picture of the samples, and the door for the reader's own.

use super::chart::{Drawing, Plot};
use super::effects::open;
use super::field::messages;
use crate::context::{Context, Same};
use crate::controls::Word;
use crate::state::Action;
use hyperfly_core::scenario::{Choice, Signal};
use hyperfly_text::controls as text;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The words for the signals, in the order of the schema.
const WORDS: [Word; 7] = [
    text::signal_impulse,
    text::signal_sine,
    text::signal_two_tone,
    text::signal_chirp,
    text::signal_square,
    text::signal_noise,
    text::signal_own,
];

/// So many samples show what kind of signal it is.
const SPARK: usize = 160;

/// The picker.
pub fn picker(cx: &Context) -> Html {
    let chosen = cx.state.value("signal");
    let option = |(signal, word): (&Signal, &Word)| {
        let none = *signal == Signal::Own && cx.state.own.is_none();
        html! { <option value={signal.id()} selected={chosen == signal.id()} disabled={none}>{ word() }</option> }
    };
    let onchange = cx.on(|event: Event| {
        Action::Set("signal", event.target_unchecked_into::<HtmlSelectElement>().value(), false)
    });
    let onfile = {
        let cx = cx.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                open(&cx, file);
            }
            // The same file can be chosen again.
            input.set_value("");
        })
    };
    let plot = cx.state.shown.as_ref().filter(|shown| shown.run().output.is_some());
    let plot = plot.map(|shown| Plot::Samples(Same(shown.story.run_rc().clone()), SPARK));
    html! {
        <section class="signal" aria-label={text::signal()} data-field="signal">
            <h2><label for="signal">{ text::signal() }</label></h2>
            <Drawing cx={cx.clone()} {plot} label={text::samples()} class="spark" />
            <div class="pick">
                <select id="signal" {onchange}>{ for Signal::ALL.iter().zip(&WORDS).map(option) }</select>
                <label class="file" tabindex="-1">
                    { text::open_file() }
                    <input id="file" type="file" accept=".csv,.txt,.tsv,text/*,audio/*" onchange={onfile} />
                </label>
            </div>
            <p class="hint">{ own_words(cx) }</p>
            if let Some(problem) = &cx.state.file_problem {
                <p class="problem" role="alert">{ problem }</p>
            }
            { messages(cx, "signal") }
            if chosen == Signal::Noise.id() {
                { seed(cx) }
            }
        </section>
    }
}

/// What becomes of the reader's samples.
fn own_words(cx: &Context) -> Html {
    let Some(own) = cx.state.own.as_ref().filter(|_| cx.state.value("signal") == Signal::Own.id()) else {
        return html! { text::own_hint() };
    };
    let (have, n) = (own.len() as u64, cx.state.request.scenario.n);
    let fits = have.next_power_of_two().clamp(2, 1 << 22);
    let words = match have.cmp(&n) {
        std::cmp::Ordering::Less => text::own_filled(&own.name, have),
        std::cmp::Ordering::Equal => text::own_all(&own.name, have),
        std::cmp::Ordering::Greater => text::own_first(&own.name, n, have),
    };
    let onclick = cx.on(move |_: MouseEvent| Action::Set("n", fits.to_string(), false));
    html! {
        <>
            { words }
            if fits != n {
                { " " }<button type="button" class="fix" {onclick}>{ text::set_n(fits) }</button>
            }
        </>
    }
}

/// The seed of the noise.
fn seed(cx: &Context) -> Html {
    let onchange = cx.on(|event: Event| {
        Action::Set("seed", event.target_unchecked_into::<HtmlInputElement>().value(), false)
    });
    html! {
        <div class="field" data-field="seed">
            <label for="write-seed"><span>{ text::seed() }</span></label>
            <input id="write-seed" type="text" inputmode="numeric" autocomplete="off" value={cx.state.value("seed")} {onchange} />
            { messages(cx, "seed") }
        </div>
    }
}
