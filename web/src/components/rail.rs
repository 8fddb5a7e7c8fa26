//! The controls.

use super::field::{Field, Range};
use super::segmented::{Segmented, words};
use super::signal::SignalPicker;
use super::symbol::Symbol;
use crate::context::Context;
use hyperfly_core::scenario::{Algorithm, Direction, Order, Switching, Topology};
use yew::prelude::*;

/// The properties.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// State and engine.
    pub cx: Context,
}

/// The rail.
#[component]
pub fn Rail(props: &Props) -> Html {
    let cx = &props.cx;
    let hardware = |letter: &str| html! { <><i>{ "t" }</i><sub>{ letter.to_owned() }</sub></> };
    let defined = |id: &'static str, symbol: Html| html! { <Symbol {id}>{ symbol }</Symbol> };
    let ratio = |id: &'static str, letter: &str| {
        defined(id, html! { <>{ hardware(letter) }{ "/" }{ hardware("c") }</> })
    };
    let choice = |field, label, choices| html! { <Segmented cx={cx.clone()} {field} {label} {choices} /> };
    html! {
        <aside class="rail" id="rail" aria-label="Controls">
            { choice("algorithm", "Algorithm", words::<Algorithm>(&["serial", "exchange", "transpose"])) }
            { choice("order", "Order of the output", words::<Order>(&["bit-reversed", "natural"])) }
            { choice("direction", "Direction", words::<Direction>(&["forward", "inverse"])) }
            { choice("topology", "Network", words::<Topology>(&["hypercube", "mesh"])) }
            { choice("switching", "Switching", words::<Switching>(&["store & fwd", "cut-through", "wormhole"])) }
            <section aria-label="Size">
                <h2>{ "Size" }</h2>
                <Field cx={cx.clone()} field="p" symbol={defined("p", html! { <i>{ "p" }</i> })} name="processors" spoken="p, processors"
                    range={Range::PowersOfTwo(0, 12)} />
                <Field cx={cx.clone()} field="n" symbol={defined("n", html! { <i>{ "n" }</i> })} name="points" spoken="n, points"
                    range={Range::PowersOfTwo(1, 22)} />
            </section>
            <section aria-label="Hardware">
                <h2>{ "Hardware" }</h2>
                <Field cx={cx.clone()} field="ts" symbol={ratio("ts", "s")} name="start-up" spoken="t s over t c, start-up of a message"
                    range={Range::Ratio(-1.0, 5.0)} />
                <Field cx={cx.clone()} field="tw" symbol={ratio("tw", "w")} name="per word" spoken="t w over t c, per word"
                    range={Range::Ratio(-2.0, 3.0)} />
                <Field cx={cx.clone()} field="th" symbol={ratio("th", "h")} name="per hop" spoken="t h over t c, per hop"
                    range={Range::Ratio(-2.0, 3.0)} />
                <Field cx={cx.clone()} field="tc" symbol={defined("tc", hardware("c"))} name="unit of time" spoken="t c, one butterfly output"
                    range={Range::Log(-2.0, 3.0)} />
            </section>
            <SignalPicker cx={cx.clone()} />
        </aside>
    }
}
