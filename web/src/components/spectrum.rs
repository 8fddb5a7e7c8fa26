//! The input and its transform: plainly a real FFT.

use super::chart::{Drawing, Plot};
use super::told_view;
use crate::context::{Context, Same};
use hyperfly_core::scenario::{Direction, View};
use hyperfly_view::numbers::{quantity, whole};
use yew::prelude::*;

/// More samples in a line would be a block of ink.
const HEAD: usize = 512;

/// The figure.
pub fn spectrum(cx: &Context) -> Html {
    let Some(shown) = cx.state.shown.as_ref().filter(|shown| shown.run().output.is_some()) else {
        // Before the first run there is nothing to say yet.
        let why = cx
            .state
            .shown
            .as_ref()
            .map(|_| "not with so many processors or points: times alone are simulated");
        return html! {
            <section class="figure spectrum" data-view="spectrum">
                <h2>{ "Spectrum" }<small>{ why }</small></h2>
            </section>
        };
    };
    let run = Same(shown.story.run_rc().clone());
    let (n, error) = (run.scenario.n, run.report.relative_l2_error);
    let error =
        error.map(|error| format!("relative error against an independent FFT {}", quantity(error, 2)));
    let input = if n > HEAD as u64 {
        format!("input, the first {HEAD} of {} samples", whole(n))
    } else {
        format!("input, {n} samples")
    };
    let kind = if run.scenario.direction == Direction::Forward { "Transform" } else { "Inverse transform" };
    html! {
        <section class="figure spectrum" data-view="spectrum">
            <h2>{ "Signal and spectrum" }<small>{ error.unwrap_or_default() }</small>{ told_view::button(cx, View::Spectrum) }</h2>
            <div class="pair">
                <figure>
                    <Drawing cx={cx.clone()} plot={Some(Plot::Samples(run.clone(), HEAD))} label="The input samples" />
                    <figcaption>{ input }</figcaption>
                </figure>
                <figure>
                    <Drawing cx={cx.clone()} plot={Some(Plot::Spectrum(run))} label="The magnitudes of the transform" />
                    <figcaption>{ format!("{kind}, magnitudes of {} coefficients in natural order", whole(n)) }</figcaption>
                </figure>
            </div>
            { told_view::place(cx, View::Spectrum) }
        </section>
    }
}
