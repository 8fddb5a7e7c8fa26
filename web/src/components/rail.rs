//! The controls.

use super::field::{Range, Spec, field};
use super::segmented::{segmented, words};
use super::signal::picker;
use super::symbol::symbol;
use crate::context::Context;
use hyperfly_core::scenario::{Algorithm, Direction, Order, Switching, Topology};
use yew::prelude::*;

const P: Spec =
    Spec { field: "p", name: "processors", spoken: "p, processors", range: Range::PowersOfTwo(0, 12) };
const N: Spec = Spec { field: "n", name: "points", spoken: "n, points", range: Range::PowersOfTwo(1, 22) };
const TS: Spec = Spec {
    field: "ts",
    name: "start-up",
    spoken: "t s over t c, start-up of a message",
    range: Range::Ratio(-1.0, 5.0),
};
const TW: Spec =
    Spec { field: "tw", name: "per word", spoken: "t w over t c, per word", range: Range::Ratio(-2.0, 3.0) };
const TH: Spec =
    Spec { field: "th", name: "per hop", spoken: "t h over t c, per hop", range: Range::Ratio(-2.0, 3.0) };
const TC: Spec = Spec {
    field: "tc",
    name: "unit of time",
    spoken: "t c, one butterfly output",
    range: Range::Log(-2.0, 3.0),
};

/// The rail.
pub fn rail(cx: &Context) -> Html {
    let hardware = |letter: &str| html! { <><i>{ "t" }</i><sub>{ letter.to_owned() }</sub></> };
    let ratio = |id: &'static str, letter: &str| {
        symbol(id, html! { <>{ hardware(letter) }{ "/" }{ hardware("c") }</> })
    };
    let choice = |field, label, choices: Vec<_>| segmented(cx, field, label, &choices);
    html! {
        <aside class="rail" id="rail" aria-label="Controls">
            { choice("algorithm", "Algorithm", words::<Algorithm>(&["serial", "exchange", "transpose"])) }
            { choice("order", "Order of the output", words::<Order>(&["bit-reversed", "natural"])) }
            { choice("direction", "Direction", words::<Direction>(&["forward", "inverse"])) }
            { choice("topology", "Network", words::<Topology>(&["hypercube", "mesh"])) }
            { choice("switching", "Switching", words::<Switching>(&["store & fwd", "cut-through", "wormhole"])) }
            <section aria-label="Size">
                <h2>{ "Size" }</h2>
                { field(cx, symbol("p", html! { <i>{ "p" }</i> }), P) }
                { field(cx, symbol("n", html! { <i>{ "n" }</i> }), N) }
            </section>
            <section aria-label="Hardware">
                <h2>{ "Hardware" }</h2>
                { field(cx, ratio("ts", "s"), TS) }
                { field(cx, ratio("tw", "w"), TW) }
                { field(cx, ratio("th", "h"), TH) }
                { field(cx, symbol("tc", hardware("c")), TC) }
            </section>
            { picker(cx) }
        </aside>
    }
}
