//! The input: built-in signals, a picture of the samples, and the door for the reader's own.

use super::chart::{Drawing, Plot};
use super::messages::{messages, said_of};
use crate::action::Action;
use crate::context::{Context, Props};
use crate::own_file::open;
use crate::pair::PtrEq;
use crate::samples::OwnSamples;
use crate::slice::use_slice;
use hyperfly_request::{Choice, SignalKind};
use hyperfly_text::controls as text;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// So many samples show what kind of signal it is.
const SPARK: usize = 160;

/// The picker.
#[component]
pub fn Picker(Props { cx }: &Props) -> Html {
    let (chosen, own, n) = use_slice(cx, |state| {
        (AttrValue::from(state.value("signal")), state.own.clone(), state.request.settings.n)
    });
    let (said, file_problem) = use_slice(cx, |state| (said_of(state, "signal"), state.file_problem.clone()));
    let shown = use_slice(cx, |state| state.shown.clone());
    let option = |signal: &SignalKind| {
        let (id, none) = (signal.id(), *signal == SignalKind::Own && own.is_none());
        let word = text::signal_named(id).unwrap_or(id);
        html! { <option value={id} selected={chosen == id} disabled={none}>{ word }</option> }
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
    let plot = shown.as_ref().filter(|shown| shown.run().output.is_some());
    let plot = plot.map(|shown| Plot::Samples(PtrEq(shown.replay.run_rc().clone()), SPARK));
    html! {
        <section class="signal" aria-label={text::signal()} data-field="signal">
            <h2><label for="signal">{ text::signal() }</label></h2>
            <Drawing cx={cx.clone()} {plot} label={text::samples()} class="spark" />
            <div class="pick">
                <select id="signal" {onchange}>{ for SignalKind::ALL.iter().map(option) }</select>
                <label class="file" tabindex="-1">
                    { text::open_file() }
                    <input id="file" type="file" accept=".csv,.txt,.tsv,text/*,audio/*" onchange={onfile} />
                </label>
            </div>
            <p class="hint">{ own_words(cx, own.as_deref().filter(|_| chosen == SignalKind::Own.id()), n) }</p>
            if let Some(problem) = file_problem {
                <p class="problem" role="alert">{ problem }</p>
            }
            { messages(cx, "signal", &said) }
            if chosen == SignalKind::Noise.id() {
                <Seed cx={cx.clone()} />
            }
        </section>
    }
}

/// What becomes of the reader's samples.
fn own_words(cx: &Context, own: Option<&OwnSamples>, n: u64) -> Html {
    let Some(own) = own else {
        return html! { text::own_hint() };
    };
    let have = own.len() as u64;
    let fits = have.next_power_of_two().clamp(2, 1 << 22);
    let words = match have.cmp(&n) {
        std::cmp::Ordering::Less => text::own_filled(&own.name, have),
        std::cmp::Ordering::Equal => text::own_all(&own.name, have),
        std::cmp::Ordering::Greater => text::own_first(&own.name, n, have),
    };
    let onclick = cx.does(Action::Set("n", fits.to_string(), false));
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
#[component]
fn Seed(Props { cx }: &Props) -> Html {
    let (value, said) = use_slice(cx, |state| (state.value("seed"), said_of(state, "seed")));
    let onchange = cx.on(|event: Event| {
        Action::Set("seed", event.target_unchecked_into::<HtmlInputElement>().value(), false)
    });
    html! {
        <div class="field" data-field="seed">
            <label for="write-seed"><span>{ text::seed() }</span></label>
            <input id="write-seed" type="text" inputmode="numeric" autocomplete="off" {value} {onchange} />
            { messages(cx, "seed", &said) }
        </div>
    }
}
