//! The input and its transform: plainly a real FFT.

use super::chart::{Drawing, Plot};
use super::told_view;
use crate::context::Props;
use crate::pair::PtrEq;
use crate::slice::use_slice;
use hyperfly_request::{Direction, Settings, View};
use hyperfly_text::figures as text;
use hyperfly_view::numbers::quantity;
use yew::prelude::*;

/// More samples in a line would be a block of ink.
const HEAD: usize = 512;

/// The figure.
#[component]
pub fn Spectrum(Props { cx }: &Props) -> Html {
    let now = use_slice(cx, |state| state.shown.clone());
    let Some(shown) = now.as_ref().filter(|shown| shown.run().output.is_some()) else {
        // Before the first run there is nothing to say yet.
        let why = now.as_ref().map(|_| text::spectrum_none());
        return html! {
            <section class="figure spectrum" data-view="spectrum">
                <h2>{ text::spectrum() }<small>{ why }</small></h2>
            </section>
        };
    };
    let run = PtrEq(shown.replay.run_rc().clone());
    let (n, error) = (Settings::of(&run.scenario).n, run.report.relative_l2_error);
    let error = error.map(|error| text::spectrum_error(&quantity(error, 2)));
    let input = if n > HEAD as u64 { text::input_first(HEAD, n) } else { text::input_all(n) };
    let transform = if Settings::of(&run.scenario).direction == Direction::Forward {
        text::transform(n)
    } else {
        text::inverse_transform(n)
    };
    html! {
        <section class="figure spectrum" data-view="spectrum">
            <h2>{ text::spectrum_and_signal() }<small>{ error.unwrap_or_default() }</small>{ told_view::button(cx, View::Spectrum) }</h2>
            <div class="pair">
                <figure>
                    <Drawing cx={cx.clone()} plot={Some(Plot::Samples(run.clone(), HEAD))} label={hyperfly_text::controls::samples()} />
                    <figcaption>{ input }</figcaption>
                </figure>
                <figure>
                    <Drawing cx={cx.clone()} plot={Some(Plot::Spectrum(run))} label={text::magnitudes()} />
                    <figcaption>{ transform }</figcaption>
                </figure>
            </div>
            { told_view::place(cx, View::Spectrum) }
        </section>
    }
}
