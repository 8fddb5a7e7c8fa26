//! Problem 13.7: the channel width with which a mesh transposes as fast as a hypercube.

use crate::cell::Cell;
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{Style, chart};
use crate::gk::common::report;
use crate::kggk::transposes::transpose;
use crate::origin::{Method, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_model::cost::Width as Needed;
use hyperfly_request::{Settings, Topology, Width};
use hyperfly_text::problems as text;
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::notation::numbers::quantity;
use libm::{pow, sqrt};

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.7",
    paper: Paper::Kggk,
    place: text::p7_place,
    title: text::p7_title,
    claim: text::p7_claim,
    explore: "algorithm=transpose&topology=mesh&p=16&n=4096&tc=2&tw=4&ts=0&th=0&width=1.8&view=machine&beside=topology:hypercube,width:1",
    rows,
    known: &[KnownDifference {
        at: |row| row.is("of", "factor") && row.computed_is(THREE_SEVENTHS),
        reason: text::p7_why,
    }],
    figure,
};

const THREE_SEVENTHS: &str = "(3/7) (√p³ − 1)/(p − 1)";

/// Settings without start-ups and with n = 4 p².
fn settings(topology: Topology, d: u32, width: f64) -> Settings {
    let n = 4 << (2 * d);
    Settings { topology, p: 1 << d, n, ts: 0.0, width: Width::Factor(width), ..transpose(2) }
}

fn time(topology: Topology, d: u32, width: f64) -> f64 {
    report(&settings(topology, d, width)).t_parallel
}

/// Ratio of communication times, mesh to hypercube.
fn factor(d: u32) -> f64 {
    let overhead = |topology| report(&settings(topology, d, 1.0)).overhead;
    overhead(Topology::Mesh) / overhead(Topology::Hypercube)
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let executed = |row: Row, s: &Settings| {
        row.of(Source::Ours, Method::Executed).with_settings(s).chosen(&["p", "n", "tc", "tw"])
    };
    for d in [2u32, 4, 6, 8] {
        let p = f64::from(1u32 << d);
        let key = |of: Cell| vec![("of", of), ("p", p.into())];
        let found = factor(d);
        let row = Row::exact(key(Cell::named("factor", text::p7_factor())), sqrt(p) - 1.0, found)
            .with(THREE_SEVENTHS, Needed::TransposeCutThrough.of(p));
        rows.push(executed(row, &settings(Topology::Mesh, d, 1.0)));
        let hypercube = time(Topology::Hypercube, d, 1.0);
        let width = Needed::TransposeCutThrough.of(p);
        let row = Row::exact(
            key(Cell::named("as-fast", text::p7_as_fast())),
            hypercube,
            time(Topology::Mesh, d, width),
        );
        rows.push(executed(row.with("w", width), &settings(Topology::Mesh, d, width)));
        for (of, width) in [
            (Cell::named("enough", text::p7_enough()), sqrt(p) - 1.0),
            (Cell::named("root", text::p7_root()), sqrt(p)),
        ] {
            let mesh = time(Topology::Mesh, d, width);
            let claimed = text::p7_at_most(&quantity(hypercube, 6));
            let row = Row::stated(key(of), claimed, mesh, mesh <= hypercube * (1.0 + 1e-9)).with("w", width);
            rows.push(executed(row, &settings(Topology::Mesh, d, width)));
        }
        // On the mesh n/4 words cross the middle each way over √p channels; the hypercube takes t_w (p − 1) n/p² for everything.
        let least = pow(p, 1.5) / (4.0 * (p - 1.0));
        let claimed = text::p7_at_least(&quantity(least, 4));
        let row = Row::stated(key(Cell::named("least", text::p7_least())), claimed, found, found >= least);
        rows.push(executed(row, &settings(Topology::Mesh, d, 1.0)));
    }
    rows
}

/// Draws the factor against p.
fn figure(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(4.0, 4096.0);
    let y = Axis::new(text::p7_axis(), Scale::Log2).from_to(0.5, 64.0);
    let line = |value: &dyn Fn(f64) -> f64| {
        (2..=12).map(|d| f64::from(1u32 << d)).map(|p| (p, value(p))).collect::<Vec<_>>()
    };
    let points = [2u32, 4, 6, 8].map(|d| (f64::from(1u32 << d), factor(d))).to_vec();
    let plane = Plane::new(x, y)
        .line("√p", Ink::Series1, line(&|p| sqrt(p)))
        .line("√p − 1", Ink::Series0, line(&|p| sqrt(p) - 1.0))
        .series(text::p7_pairs(), Ink::Series2, line(&|p| Needed::TransposeCutThrough.of(p)), points, false)
        .dashes(text::p7_bound(), Ink::Muted, line(&|p| pow(p, 1.5) / (4.0 * (p - 1.0))));
    chart(&ENTRY, &plane, style)
}
