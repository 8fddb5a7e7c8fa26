//! The controls.

use super::chooser::chooser;
use super::field::{Range, Spec, field};
use super::segmented::{segmented, words};
use super::signal::picker;
use super::symbol::symbol;
use crate::context::Context;
use hyperfly_core::scenario::presets::PRESETS;
use hyperfly_core::scenario::{Algorithm, Direction, Io, Machine, Order, Switching, Topology};
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

const WIDTH: Spec =
    Spec { field: "width", name: "width", spoken: "w, width of the channels", range: Range::Log(0.0, 3.0) };
const L: Spec =
    Spec { field: "L", name: "latency", spoken: "L, latency of a word", range: Range::Log(0.0, 4.0) };
const G: Spec =
    Spec { field: "g", name: "gap", spoken: "g, gap between words", range: Range::Log(-1.0, 3.0) };
const O: Spec = Spec {
    field: "o",
    name: "overhead",
    spoken: "o, processor time for a word",
    range: Range::Ratio(-1.0, 2.0),
};
const SYNC: Spec = Spec {
    field: "l-sync",
    name: "synchronisation",
    spoken: "l, flops of a synchronisation",
    range: Range::Log(0.0, 5.0),
};

/// The words for the algorithms, in the order of the schema.
const ALGORITHMS: [&str; 8] = [
    "serial",
    "binary exchange",
    "transpose",
    "two-dimensional, on a grid",
    "two-dimensional, by rows",
    "group-cyclic (BSP)",
    "cyclic to blocked",
    "output-driven",
];
const TOPOLOGIES: [&str; 5] = ["hypercube", "mesh", "torus", "3-D mesh", "complete"];
const DIMS: [(&str, &str); 5] = [("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6")];
const YES_NO: [(&str, &str); 2] = [("false", "no"), ("true", "yes")];

/// The rail: what is computed, on what, and how large. Only what matters to the chosen algorithm and machine is there.
pub fn rail(cx: &Context) -> Html {
    let machine = cx.state.choice("machine").unwrap_or(Machine::Network);
    html! {
        <aside class="rail" id="rail" aria-label="Controls">
            { algorithm(cx) }
            { network(cx, machine) }
            <section aria-label="Size">
                <h2>{ "Size" }</h2>
                { field(cx, symbol("p", html! { <i>{ "p" }</i> }), P) }
                { field(cx, symbol("n", html! { <i>{ "n" }</i> }), N) }
            </section>
            { hardware(cx, machine) }
            { picker(cx) }
        </aside>
    }
}

fn algorithm(cx: &Context) -> Html {
    let algorithm = cx.state.choice("algorithm").unwrap_or(Algorithm::BinaryExchange);
    let choice = |field, label, choices: Vec<_>| segmented(cx, field, label, &choices);
    let exchanges = matches!(algorithm, Algorithm::BinaryExchange | Algorithm::TwoDimensional);
    let natural =
        matches!(algorithm, Algorithm::GroupCyclic | Algorithm::CyclicToBlocked | Algorithm::OutputDriven);
    html! {
        <>
            { chooser(cx, "algorithm", "Algorithm", words::<Algorithm>(&ALGORITHMS)) }
            if !natural {
                { choice("order", "Order of the output", words::<Order>(&["bit-reversed", "natural"])) }
            }
            if algorithm == Algorithm::Transpose {
                { choice("dims", "Dimensions", DIMS.to_vec()) }
            }
            if algorithm == Algorithm::GroupCyclic {
                { choice("io", "Input and output", words::<Io>(&["block", "cyclic"])) }
                { choice("balanced", "Phases of equal size", YES_NO.to_vec()) }
            }
            if exchanges {
                { choice("overlap", "Overlap of exchange and computation", YES_NO.to_vec()) }
            }
            { choice("radix", "Radix", vec![("2", "2"), ("4", "4")]) }
            { choice("direction", "Direction", words::<Direction>(&["forward", "inverse"])) }
        </>
    }
}

fn network(cx: &Context, machine: Machine) -> Html {
    let presets = std::iter::once(("none", "own parameters"))
        .chain(PRESETS.iter().map(|preset| (preset.id, preset.name)));
    html! {
        <>
            { segmented(cx, "machine", "Machine", &words::<Machine>(&["network", "LogP", "BSP"])) }
            { chooser(cx, "preset", "Parameters of", presets) }
            if machine == Machine::Network {
                { chooser(cx, "topology", "Network", words::<Topology>(&TOPOLOGIES)) }
                { segmented(cx, "switching", "Switching", &words::<Switching>(&["store & fwd", "cut-through", "wormhole"])) }
            }
        </>
    }
}

fn hardware(cx: &Context, machine: Machine) -> Html {
    let letter = |letter: &str| html! { <><i>{ "t" }</i><sub>{ letter.to_owned() }</sub></> };
    let ratio =
        |id: &'static str, sign: &str| symbol(id, html! { <>{ letter(sign) }{ "/" }{ letter("c") }</> });
    let plain = |id: &'static str, sign: &'static str| symbol(id, html! { <i>{ sign }</i> });
    html! {
        <section aria-label="Hardware">
            <h2>{ "Hardware" }</h2>
            if machine == Machine::Network {
                { field(cx, ratio("ts", "s"), TS) }
                { field(cx, ratio("tw", "w"), TW) }
                { field(cx, ratio("th", "h"), TH) }
                { field(cx, plain("width", "w"), WIDTH) }
                { field(cx, symbol("tc", letter("c")), TC) }
            } else {
                { field(cx, plain("g", "g"), G) }
            }
            if machine == Machine::LogP {
                { field(cx, plain("L", "L"), L) }
                { field(cx, plain("o", "o"), O) }
            }
            if machine == Machine::Bsp {
                { field(cx, plain("l-sync", "l"), SYNC) }
            }
        </section>
    }
}
