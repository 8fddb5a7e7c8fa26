//! Problem 13.5: the number of twiddle factors that the busiest processor computes.

use crate::figure::{Shade, grid};
use crate::gk::twiddles::exponents;
use crate::kggk::twiddles::{h, max_twiddles};
use crate::prelude::*;
use std::collections::BTreeSet;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.5",
    paper: Paper::Kggk,
    place: "Problem 13.5",
    title: "Powers of ω of the busiest processor: a recurrence",
    claim: "Show that no processor computes more than h(n, p) powers of ω, where h(n, 1) = n, h(p, p) = \
        log p and h(n, p) = h(n, 2p) + n/p − 1. Look at the last processor: it needs one new power in each \
        of the first log p iterations, then 2, 4, … n/p.",
    explore: "algorithm=binary-exchange&p=4&n=64&tc=2&tw=4&ts=25&th=0&twiddles=computed&tt=10&view=timeline",
    rows: compare,
    known: &[],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Problem("13.5"));

/// Counts in each iteration the twiddle factors that a processor needs for the first time.
fn new_powers(n: u64, p: u32, q: u32) -> Vec<usize> {
    let local_len = n / u64::from(p);
    let mut iterations = vec![0; n.trailing_zeros() as usize];
    let mut seen_exponents = BTreeSet::new();
    let own_twiddles =
        exponents(n, p).into_iter().filter(|twiddle| twiddle.index / local_len == u64::from(q));
    for twiddle in own_twiddles {
        if seen_exponents.insert(twiddle.exponent) {
            iterations[twiddle.stage as usize] += 1;
        }
    }
    iterations
}

/// Checks counts in the plan of this size.
fn check_count(n: u64, p: u32) -> Check {
    Check::counted().at("n", n).at("p", p).with("p", p).with("n", n).chosen(&["p", "n"])
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (r, d) in (1..=6u32).flat_map(|r| (0..=r).map(move |d| (r, d))) {
        let (n, p) = (1u64 << r, 1u32 << d);
        let label = ("most", "most powers that a processor computes");
        rows.push(check_count(n, p).exact(label, SOURCE, h(n, p.into()), max_twiddles(n, p)));
    }
    // The step of the recurrence: h(n, p) − h(n, 2p).
    for (r, d) in (2..=6u32).flat_map(|r| (1..r).map(move |d| (r, d))) {
        let (n, p) = (1u64 << r, 1u32 << d);
        let difference = max_twiddles(n, p) - max_twiddles(n, 2 * p);
        rows.push(check_count(n, p).exact(
            ("step", "more than with 2p processors"),
            SOURCE,
            n / u64::from(p) - 1,
            difference,
        ));
    }
    // The last processor needs the most: one new twiddle factor in each of the first log p iterations, then 2, 4, … n/p.
    for d in [1u32, 2, 3, 4, 5, 6] {
        let (n, p) = (1u64 << 6, 1u32 << d);
        let power_counts = new_powers(n, p, p - 1);
        for (k, power_counts) in (0u32..).zip(&power_counts) {
            let expected = if k < d { 1 } else { 2u32 << (k - d) };
            let label = ("new", "new powers of the last processor");
            rows.push(check_count(n, p).at("iteration", k).exact(
                label,
                Source::Ours,
                expected,
                *power_counts,
            ));
        }
        let last: usize = power_counts.iter().sum();
        let label = ("last", "all powers of the last processor are the most");
        rows.push(check_count(n, p).exact(label, Source::Ours, max_twiddles(n, p), last));
    }
    rows
}

/// Draws the counted h(n, p) as a table.
fn draw(style: &Style) -> String {
    let head: Vec<String> =
        [r"n\p".to_owned()].into_iter().chain((0..=6u32).map(|d| (1u32 << d).to_string())).collect();
    let body: Vec<Vec<(String, Shade)>> = (1..=6u32)
        .map(|r| {
            let n = 1u64 << r;
            let cells = (0..=6u32).map(|d| match d <= r {
                true => {
                    let (expected, computed) = (h(n, 1 << d), max_twiddles(n, 1 << d) as u64);
                    let shade = if expected == computed { Shade::Agrees } else { Shade::Differs };
                    (computed.to_string(), shade)
                }
                false => (String::new(), Shade::Plain),
            });
            [(n.to_string(), Shade::Plain)].into_iter().chain(cells).collect()
        })
        .collect();
    grid(&ENTRY, &head, &body, style)
}
