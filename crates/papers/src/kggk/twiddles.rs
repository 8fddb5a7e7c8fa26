//! KGGK 13.2.3: redundant computation of twiddle factors.

use super::machine::{check_run, example};
use crate::figure::chart;
use crate::gk::twiddles::exponents;
use crate::prelude::*;
use crate::runs::report;
use hyperfly_request::{Settings, Twiddles};
use std::collections::BTreeSet;

pub static ENTRY: Entry = Entry {
    id: "kggk-13.2.3",
    paper: Paper::Kggk,
    place: "Section 13.2.3",
    title: "Powers of ω that processors compute anew",
    claim: "One processor needs n different powers of ω. Of p processors the busiest needs h(n, p), with \
        h(n, 1) = n, h(p, p) = log p and h(n, p) = h(n, 2p) + n/p − 1: 2 (n/p − 1) + log p for p > 1. All \
        of them together compute more than n, and the difference is overhead: of the order of n + p log p, \
        whatever the network.",
    explore: "algorithm=binary-exchange&p=8&n=64&tc=2&tw=4&ts=25&th=0&twiddles=computed&tt=1&view=timeline",
    rows: compare,
    known: &[],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Section("13.2.3"));

/// Computes the recurrence h(n, 1) = n, h(p, p) = log p, h(n, p) = h(n, 2p) + n/p − 1.
pub(super) fn h(n: u64, p: u64) -> u64 {
    match p {
        1 => n,
        _ if p == n => p.ilog2().into(),
        _ => h(n, 2 * p) + n / p - 1,
    }
}

/// Counts the distinct twiddle factors that each processor needs in the plan and returns the maximum.
pub(super) fn max_twiddles(n: u64, p: u32) -> usize {
    let local_len = n / u64::from(p);
    let mut exponents_of_rank = vec![BTreeSet::new(); p as usize];
    for twiddle in exponents(n, p) {
        exponents_of_rank[(twiddle.index / local_len) as usize].insert(twiddle.exponent);
    }
    exponents_of_rank.iter().map(BTreeSet::len).max().unwrap_or(0)
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (r, d) in [3u32, 4, 6, 8].into_iter().flat_map(|r| (0..=r).map(move |d| (r, d))) {
        let (n, p) = (1u64 << r, 1u32 << d);
        let check = Check::counted().at("p", p).at("n", n).with("p", p).with("n", n).chosen(&["p", "n"]);
        let label = ("most", "most powers that a processor computes");
        rows.push(check.exact(label, SOURCE, h(n, p.into()), max_twiddles(n, p)));
    }
    // With a time of t′ per twiddle factor, the run takes t′ h(n, p) longer.
    for (d, r) in [(2u32, 6u32), (3, 6), (4, 10), (6, 12)] {
        let s = Settings { p: 1 << d, n: 1 << r, twiddles: Twiddles::Computed, tt: 2.0, ..example() };
        let stored_time = report(&Settings { twiddles: Twiddles::Stored, ..s.clone() }).t_parallel;
        let expected = s.tt * h(s.n, s.p.into()) as f64;
        let check = check_run(&s).at("p", s.p).at("n", s.n).chosen(&["tt"]);
        let label = ("later", "time by which T_p is longer");
        rows.push(check.exact(label, SOURCE, expected, report(&s).t_parallel - stored_time));
    }
    rows
}

/// Draws the twiddle factors of the busiest processor against p, for 64 and 1024 points.
fn draw(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(1.0, 1024.0);
    let y = Axis::new("powers of ω of the busiest processor", Scale::Log2).from_to(1.0, 1024.0);
    let mut plane = Plane::new(x, y);
    for (r, ink) in [(6u32, Ink::Series0), (10, Ink::Series1)] {
        let line = (0..=r).map(|d| (f64::from(1u32 << d), h(1 << r, 1 << d) as f64)).collect();
        let points = (0..=r).map(|d| (f64::from(1u32 << d), max_twiddles(1 << r, 1 << d) as f64)).collect();
        plane = plane.series(format!("n = {}", 1 << r), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
