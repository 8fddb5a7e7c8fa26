//! Problem 13.7: the channel width with which a mesh transposes as fast as a hypercube.

use crate::figure::chart;
use crate::kggk::transposes::transpose;
use crate::prelude::*;
use crate::runs::report;
use hyperfly_model::cost::Width as Needed;
use hyperfly_request::{Settings, Topology, Width};
use hyperfly_view::notation::numbers::quantity;
use libm::{pow, sqrt};

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.7",
    paper: Paper::Kggk,
    place: "Problem 13.7",
    title: "How wide a mesh has to be to transpose like a hypercube",
    claim: "Without start-ups, by which factor must the bandwidth of a mesh grow so that the \
        two-dimensional transpose takes as long as on a hypercube of p processors? t_w (n/p)(√p − 1) \
        against t_w n/p says √p − 1. Look at both machines side by side and change the width of the mesh.",
    explore: "algorithm=transpose&topology=mesh&p=16&n=4096&tc=2&tw=4&ts=0&th=0&width=1.8&view=machine&beside=topology:hypercube,width:1",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "factor") && row.computed_is(THREE_SEVENTHS),
        reason: "√p − 1 belongs to an exchange with combined messages. Pair by pair, in the i-th step as \
            many messages share a channel as the highest binary digit of the row or of the column of i is \
            worth, which adds up to (3/7)(√p³ − 1)/(p − 1), a little under half of √p. Both grow like √p.",
    }],
    figure: draw,
};

const THREE_SEVENTHS: &str = "(3/7) (√p³ − 1)/(p − 1)";

/// Returns settings without start-ups and with n = 4 p².
fn settings(topology: Topology, d: u32, width: f64) -> Settings {
    let n = 4 << (2 * d);
    Settings { topology, p: 1 << d, n, ts: 0.0, width: Width::Factor(width), ..transpose(2) }
}

fn time(topology: Topology, d: u32, width: f64) -> f64 {
    report(&settings(topology, d, width)).t_parallel
}

/// Returns the ratio of communication times, mesh to hypercube.
fn factor(d: u32) -> f64 {
    let overhead = |topology| report(&settings(topology, d, 1.0)).overhead;
    overhead(Topology::Mesh) / overhead(Topology::Hypercube)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2u32, 4, 6, 8] {
        let (p, computed) = (f64::from(1u32 << d), factor(d));
        let on_mesh = |width: f64| {
            let check = Check::executed(&settings(Topology::Mesh, d, width)).at("p", p);
            check.chosen(&["p", "n", "tc", "tw"])
        };
        let row = on_mesh(1.0).exact(("factor", "factor"), Source::Ours, sqrt(p) - 1.0, computed);
        rows.push(row.with(THREE_SEVENTHS, Needed::TransposeCutThrough.of(p)));
        let hypercube = time(Topology::Hypercube, d, 1.0);
        let width = Needed::TransposeCutThrough.of(p);
        let label = ("as-fast", "T_p with channels as much wider");
        let mesh = time(Topology::Mesh, d, width);
        rows.push(on_mesh(width).exact(label, Source::Ours, hypercube, mesh).with("w", width));
        for (id, name, width) in [
            ("enough", "T_p with channels √p − 1 wide", sqrt(p) - 1.0),
            ("root", "T_p with channels √p wide", sqrt(p)),
        ] {
            let (mesh, claim) =
                (time(Topology::Mesh, d, width), format!("at most {}", quantity(hypercube, 6)));
            let agrees = mesh <= hypercube * (1.0 + 1e-9);
            rows.push(on_mesh(width).stated((id, name), Source::Ours, claim, mesh, agrees).with("w", width));
        }
        // On the mesh n/4 words cross the middle each way over √p channels; the hypercube takes t_w (p − 1) n/p² for everything.
        let min = pow(p, 1.5) / (4.0 * (p - 1.0));
        let label = ("least", "factor, by what crosses the middle");
        let claim = format!("at least {}", quantity(min, 4));
        rows.push(on_mesh(1.0).stated(label, Source::Ours, claim, computed, computed >= min));
    }
    rows
}

/// Draws the factor against p.
fn draw(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(4.0, 4096.0);
    let y = Axis::new("factor", Scale::Log2).from_to(0.5, 64.0);
    let line = |value: &dyn Fn(f64) -> f64| {
        (2..=12).map(|d| f64::from(1u32 << d)).map(|p| (p, value(p))).collect::<Vec<_>>()
    };
    let points = [2u32, 4, 6, 8].map(|d| (f64::from(1u32 << d), factor(d))).to_vec();
    let plane = Plane::new(x, y)
        .line("√p", Ink::Series1, line(&|p| sqrt(p)))
        .line("√p − 1", Ink::Series0, line(&|p| sqrt(p) - 1.0))
        .series("pair by pair", Ink::Series2, line(&|p| Needed::TransposeCutThrough.of(p)), points, false)
        .dashes("no schedule needs less", Ink::Muted, line(&|p| pow(p, 1.5) / (4.0 * (p - 1.0))));
    chart(&ENTRY, &plane, style)
}
