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
         log p and h(n, p) = h(n, 2p) + n/p − 1. Look at the last processor: it needs one new power \
         in each of the first log p iterations, then 2, 4, … n/p.",
    explore: "algorithm=binary-exchange&p=4&n=64&tc=2&tw=4&ts=25&th=0&twiddles=computed&tt=10&view=timeline",
    rows,
    known: &[],
    figure,
};

const PLACE: Place = Place::Problem("13.5");

/// Counts in each iteration the twiddle factors that a processor needs for the first time.
fn new_powers(n: u64, p: u32, q: u32) -> Vec<usize> {
    let local_len = n / u64::from(p);
    let mut iterations = vec![0; n.trailing_zeros() as usize];
    let mut seen = BTreeSet::new();
    let own_twiddles =
        exponents(n, p).into_iter().filter(|twiddle| twiddle.index / local_len == u64::from(q));
    for twiddle in own_twiddles {
        if seen.insert(twiddle.exponent) {
            iterations[twiddle.stage as usize] += 1;
        }
    }
    iterations
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let count = |row: Row, source: Source, n: u64, p: u32| {
        row.of(source, Method::Counted).with_parameter("p", p).with_parameter("n", n).chosen(&["p", "n"])
    };
    let key = |of: Cell, n: u64, p: u32| vec![("of", of), ("n", n.into()), ("p", p.into())];
    for r in 1..=6u32 {
        for d in 0..=r {
            let (n, p) = (1u64 << r, 1u32 << d);
            let row = Row::exact(
                key(Cell::named("most", "most powers that a processor computes"), n, p),
                h(n, p.into()) as f64,
                max_twiddles(n, p) as f64,
            );
            rows.push(count(row, Source::Unverified(PLACE), n, p));
        }
    }
    // The step of the recurrence: h(n, p) − h(n, 2p).
    for r in 2..=6u32 {
        for d in 1..r {
            let (n, p) = (1u64 << r, 1u32 << d);
            let more = max_twiddles(n, p) as f64 - max_twiddles(n, 2 * p) as f64;
            let expected = (n / u64::from(p) - 1) as f64;
            let row =
                Row::exact(key(Cell::named("step", "more than with 2p processors"), n, p), expected, more);
            rows.push(count(row, Source::Unverified(PLACE), n, p));
        }
    }
    // The last processor needs the most: one new twiddle factor in each of the first log p iterations, then 2, 4, … n/p.
    for d in [1u32, 2, 3, 4, 5, 6] {
        let (r, p) = (6u32, 1u32 << d);
        let n = 1u64 << r;
        let found = new_powers(n, p, p - 1);
        for (k, found) in (0u32..).zip(&found) {
            let mut key = key(Cell::named("new", "new powers of the last processor"), n, p);
            key.push(("iteration", k.into()));
            let expected = f64::from(if k < d { 1 } else { 2u32 << (k - d) });
            rows.push(count(Row::exact(key, expected, *found as f64), Source::Ours, n, p));
        }
        let last: usize = found.iter().sum();
        let key = key(Cell::named("last", "all powers of the last processor are the most"), n, p);
        let row = Row::exact(key, max_twiddles(n, p) as f64, last as f64);
        rows.push(count(row, Source::Ours, n, p));
    }
    rows
}

/// Draws the counted h(n, p) as a table.
fn figure(style: &Style) -> String {
    let head: Vec<String> =
        [r"n\p".to_owned()].into_iter().chain((0..=6u32).map(|d| (1u32 << d).to_string())).collect();
    let body: Vec<Vec<(String, Shade)>> = (1..=6u32)
        .map(|r| {
            let n = 1u64 << r;
            let cells = (0..=6u32).map(|d| match d <= r {
                true => {
                    let (expected, found) = (h(n, 1 << d), max_twiddles(n, 1 << d) as u64);
                    let shade = if expected == found { Shade::Agrees } else { Shade::Differs };
                    (found.to_string(), shade)
                }
                false => (String::new(), Shade::Plain),
            });
            [(n.to_string(), Shade::Plain)].into_iter().chain(cells).collect()
        })
        .collect();
    grid(&ENTRY, &head, &body, style)
}
