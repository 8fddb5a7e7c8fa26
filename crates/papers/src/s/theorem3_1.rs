//! S Theorem 3.1: the simple schedule.

use super::executed::{execute, instance, key, key_gl, time};
use crate::entry::{Entry, Known, Paper, Where};
use crate::figure::{self, Style};
use crate::row::Row;
use hyperfly_core::scenario::Algorithm;

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "s-thm3.1",
    paper: Paper::S,
    place: "Theorem 3.1, section 3",
    title: "The simple schedule: compute, exchange everything, compute",
    claim: "With the points dealt out in turn before, and in blocks after one all-to-all, P processors transform n ≥ P² points \
            in time (n/P) log n + (n/P − n/P² − 1)·g + L. All together send n − n/P words; with one distribution \
            throughout they would send log P times as many.",
    explore: "algorithm=cyclic-to-blocked&machine=logp&p=4&n=256&g=4&L=10&view=timeline",
    rows,
    known: &[Known {
        at: Where::All(|row| row.get("what").is_some_and(|what| *what == MORE.into())),
        reason: "With blocks throughout, each of the log P stages across processors moves all n words. With the \
                 redistribution n − n/P words move, since a P-th of them is already where it is needed. So it is log P · \
                 P/(P − 1) times as many: log P up to the words that stay, and for P = 2 twice as many, where log P is 1.",
    }],
    figure: draw,
};

const MORE: &str = "words with blocks throughout, as a multiple";

fn rows(_: crate::Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, log_m) in [(1, 1), (1, 5), (2, 2), (2, 6), (3, 3), (3, 8), (4, 4), (4, 7), (5, 5), (5, 9), (6, 6)]
    {
        for gap in [0.0, 1.0, 3.5, 40.0] {
            for latency in [0.0, 10.0, 1e4] {
                let at = instance(d, log_m, gap, latency);
                let found = time(Algorithm::CyclicToBlocked, &at);
                rows.push(Row::exact(key_gl(&at), at.theorem_3_1(), found));
            }
        }
    }
    for d in 1..=5u32 {
        let at = instance(d, d + 2, 4.0, 10.0);
        let own = |what: &'static str| [key(&at), vec![("what", what.into())]].concat();
        let words = execute(Algorithm::CyclicToBlocked, &at).report.words as f64;
        let blocks = execute(Algorithm::BinaryExchange, &at).report.words as f64;
        rows.push(Row::exact(own("words"), (at.n - at.m()) as f64, words));
        rows.push(Row::exact(own(MORE), f64::from(d), blocks / words));
    }
    rows
}

fn draw(style: &Style) -> String {
    figure::rows(&ENTRY, &rows(None), style)
}
