//! Culler et al. 4.1: the hybrid layout (cyclic, then blocked) compared with a blocked layout throughout.

use super::cm5::{cm5, remap};
use crate::figure::chart;
use crate::prelude::*;
use hyperfly_request::{Algorithm, Settings};

pub static ENTRY: Entry = Entry {
    id: "culler-fft",
    paper: Paper::Culler,
    place: "Section 4.1",
    title: "The FFT with one remap, cyclic to blocked",
    claim: "With blocks (or a cyclic layout) throughout, log P of the stages exchange n/P words: (g n/P + \
        L) log P. Cyclic first and blocked at the end, for n ≥ P², there is one remap in which each \
        processor sends n/P² words to each other one: g (n/P − n/P²) + L, a factor of log P less.",
    explore: "algorithm=cyclic-to-blocked&machine=logp&p=16&n=4096&tc=2.25&L=6&o=0&g=4&rate=1000000&view=timeline",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "hybrid") || row.is("of", "blocked"),
            reason: "The first word of a row of words leaves at once: m words, g apart, take g (m − 1). \
                The formulas count g for every word, one more in each exchange or remap.",
        },
        KnownDifference {
            selects: |row| row.is("of", "less"),
            reason: "It is log P times (n/P − 1) words in place of n/P − n/P² − 1, and log P times L in \
                place of once. So the factor is a little more than log P, and exactly so only for long \
                messages and many processors.",
        },
    ],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Section("4.1"));

/// Returns the communication time of the hybrid layout: g (n/P − n/P²) + L.
fn hybrid(s: &Settings) -> f64 {
    let (n, p) = (s.n as f64, f64::from(s.p));
    s.gap * (n / p - n / p / p) + s.latency
}

/// Returns the communication time of the blocked layout: (g n/P + L) log P.
fn blocked_layout_time(s: &Settings) -> f64 {
    (s.gap * s.n as f64 / f64::from(s.p) + s.latency) * f64::from(s.d())
}

/// Returns settings with o = 0, as in the formulas.
fn machine(d: u32, r: u32) -> Settings {
    Settings { p: 1 << d, n: 1 << r, overhead: 0.0, ..cm5() }
}

fn with_blocks(s: &Settings) -> Settings {
    Settings { algorithm: Algorithm::BinaryExchange, ..s.clone() }
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, r) in [(1u32, 4u32), (2, 6), (3, 9), (4, 12), (5, 14), (6, 16), (7, 16)] {
        let s = machine(d, r);
        let blocks = with_blocks(&s);
        let check_run = |s: &Settings| Check::executed(s).at("p", s.p).at("n", s.n).chosen(&["p", "n", "o"]);
        let (hybrid_time, blocked_time) = (remap(&s), remap(&blocks));
        let (check, expected) = (check_run(&s), hybrid(&s));
        rows.push(check.exact(("hybrid", "remap, g (n/P − n/P²) + L"), SOURCE, expected, hybrid_time));
        let label = ("hybrid-less-one", "remap, one g less");
        rows.push(check.exact(label, Source::Ours, expected - s.gap, hybrid_time));
        let (check, expected) = (check_run(&blocks), blocked_layout_time(&s));
        rows.push(check.exact(("blocked", "exchanges, (g n/P + L) log P"), SOURCE, expected, blocked_time));
        let label = ("blocked-less-one", "exchanges, one g less each");
        rows.push(check.exact(label, Source::Ours, expected - s.gap * f64::from(d), blocked_time));
        let check = check_run(&s).varying("algorithm", "binary-exchange, cyclic-to-blocked");
        let label = ("less", "exchanges as a multiple of the remap");
        rows.push(check.exact(label, SOURCE, d, blocked_time / hybrid_time));
    }
    rows
}

/// Draws the communication time relative to the computation time for both layouts.
fn draw(style: &Style) -> String {
    let x = Axis::new("P", Scale::Log2).from_to(2.0, 128.0);
    let y = Axis::new("communication / computation, n = 65536", Scale::Linear).from_to(0.0, 1.2);
    let machine_for = |d: u32| machine(d, 16);
    let work = |s: &Settings| s.t_serial() / f64::from(s.p);
    let curve = |time: fn(&Settings) -> f64| {
        (1..=7u32).map(|d| (f64::from(1 << d), time(&machine_for(d)) / work(&machine_for(d)))).collect()
    };
    let plane = Plane::new(x, y)
        .series(
            "blocks throughout",
            Ink::Series1,
            curve(blocked_layout_time),
            curve(|s| remap(&with_blocks(s))),
            false,
        )
        .series("one remap", Ink::Series0, curve(hybrid), curve(remap), false);
    chart(&ENTRY, &plane, style)
}
