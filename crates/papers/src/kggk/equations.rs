//! KGGK 13.2.1: T_P, S, E and isoefficiency of binary exchange on a network with full bandwidth.

use super::curves::{evaluate, execute};
use super::formulas::Case;
use super::machine::{check_run, example};
use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency, report};
use hyperfly_request::{Choice, Settings, Topology};
use hyperfly_view::notation::words::topology as network;

pub static ENTRY: Entry = Entry {
    id: "kggk-13.2.1",
    paper: Paper::Kggk,
    place: "Section 13.2.1",
    title: "Binary exchange where the network has bandwidth for all",
    claim: "On a hypercube, or any network with as much bandwidth, T_p = t_c (n/p) log n + t_s log p + t_w \
        (n/p) log p. So E = 1/(1 + t_s p log p/(t_c n log n) + t_w log p/(t_c log n)): the start-ups ask \
        for n log n to grow like p log p, the words for log n to grow like K (t_w/t_c) log p.",
    explore: "algorithm=binary-exchange&p=64&n=4096&tc=2&tw=4&ts=25&th=0&view=why",
    rows: compare,
    known: &[],
    figure: draw,
};

const EQUATION_13_4: Source = Source::Unverified(Place::Equation("13.4"));
const EQUATION_13_5: Source = Source::Unverified(Place::Equation("13.5"));

/// Executed sizes, as (log p, log n).
const SIZES: [(u32, u32); 8] = [(1, 1), (2, 4), (4, 4), (4, 12), (6, 12), (8, 16), (10, 10), (10, 18)];

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for ((d, r), topology) in sweep(SIZES, [Topology::Hypercube, Topology::Complete]) {
        let s = Settings { p: 1 << d, n: 1 << r, topology, ..example() };
        let (case, run) = (Case::from_settings(&s), report(&s));
        let check = check_run(&s).at("network", (topology.id(), network(topology))).at("p", s.p).at("n", s.n);
        rows.push(check.exact(("time", "T_p"), EQUATION_13_4, case.exchange(), run.t_parallel));
        let expected = case.efficiency(case.exchange());
        rows.push(check.exact(("efficiency", "E"), EQUATION_13_5, expected, run.efficiency));
    }
    for (e, d) in sweep([0.2, 0.3, 0.4, 0.5], [2, 4, 6, 8, 10]) {
        let s = Settings { p: 1 << d, ..example() };
        let label = ("isoefficiency", "n that keeps E");
        let log2_n = Case::from_settings(&s).log2_n(e, Case::exchange);
        rows.push(isoefficiency(label, EQUATION_13_5, log2_n, &s, e).chosen(&["p"]));
    }
    rows
}

/// Draws E against n, by formula and executed, for several p.
fn draw(style: &Style) -> String {
    let x = Axis::new("n", Scale::Log2).from_to(16.0, f64::from(1 << 18));
    let y = Axis::new("E", Scale::Linear).from_to(0.0, 1.0);
    let mut plane = Plane::new(x, y);
    for (d, ink) in [(2u32, Ink::Series0), (6, Ink::Series1), (10, Ink::Series2)] {
        let settings_at = |r: u32| Settings { p: 1 << d, n: 1 << r, ..example() };
        let line = evaluate(d.max(4)..=18, settings_at, |case| case.efficiency(case.exchange()));
        let points = execute(d.max(4)..=18, settings_at, |run| run.efficiency);
        plane = plane.series(format!("p = {}", 1 << d), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
