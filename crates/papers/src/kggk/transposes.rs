//! KGGK 13.3: the transpose in two and more dimensions.

use super::curves::{evaluate, execute};
use super::formulas::Case;
use super::machine::{check_run, example};
use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency, report};
use hyperfly_request::{Algorithm, Settings};
use hyperfly_view::notation::numbers::fixed;

pub static ENTRY: Entry = Entry {
    id: "kggk-13.3",
    paper: Paper::Kggk,
    place: "Section 13.3",
    title: "The transpose in two and more dimensions",
    claim: "With one transposition T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p, for p ≤ √n. With q \
        dimensions there are m = q − 1 transpositions, each among p^(1/m) processors: t_c (n/p) log n + m \
        (t_s (p^(1/m) − 1) + t_w n/p). The isoefficiency of the first is of the order of p² log p, \
        whatever t_w/t_c, as p ≤ √n asks for as much.",
    explore: "algorithm=transpose&p=16&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "time"),
        reason: "The book lets every processor send all of its n/p words in each transposition. One part \
            in p^(1/m) is already where it is needed and stays. Without these words the formula is exact.",
    }],
    figure: draw,
};

pub(super) fn transpose(dims: u32) -> Settings {
    Settings { algorithm: Algorithm::Transpose, dims, ..example() }
}

fn source(dims: u32) -> Source {
    Source::Unverified(match dims {
        2 => Place::Equation("13.11"),
        3 => Place::Equation("13.13"),
        _ => Place::Section("13.3.2"),
    })
}

/// Executed sizes, as dimensions, log p and log n.
const SIZES: [(u32, u32, u32); 12] = [
    (2, 2, 8),
    (2, 4, 8),
    (2, 4, 12),
    (2, 6, 12),
    (2, 6, 16),
    (3, 2, 6),
    (3, 4, 12),
    (3, 6, 12),
    (3, 6, 15),
    (3, 8, 15),
    (4, 6, 12),
    (5, 8, 15),
];

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (dims, d, r) in SIZES {
        let s = Settings { p: 1 << d, n: 1 << r, ..transpose(dims) };
        let (case, t_parallel) = (Case::from_settings(&s), report(&s).t_parallel);
        let check = check_run(&s).at("dimensions", dims).at("p", s.p).at("n", s.n);
        let q = f64::from(dims);
        rows.push(check.exact(("time", "T_p"), source(dims), case.generalized(q), t_parallel));
        let label = ("moved", "T_p without the words that stay");
        rows.push(check.exact(label, Source::Ours, case.generalized_moved(q), t_parallel));
    }
    // With q = log p + 1 the general formula equals that of binary exchange, but only half of the words move.
    for (d, r) in [(3u32, 8u32), (4, 10), (6, 14)] {
        let s = Settings { p: 1 << d, n: 1 << r, ..transpose(d + 1) };
        let exchange = Settings { algorithm: Algorithm::BinaryExchange, ..s.clone() };
        let (words, exchange_words) = (report(&s).words as f64, report(&exchange).words as f64);
        let label = ("half", "words, as a part of those of binary exchange (q = log p + 1)");
        rows.push(check_run(&s).at("p", s.p).at("n", s.n).exact(
            label,
            Source::Ours,
            0.5,
            words / exchange_words,
        ));
    }
    // The transpose needs n ≥ p². At n = p², the efficiency does not fall as p grows.
    for d in [2u32, 3, 4, 5] {
        let s = Settings { p: 1 << d, n: 1 << (2 * d), ..transpose(2) };
        let (run, next_report) = (report(&s), report(&Settings { p: 2 << d, n: 4 << (2 * d), ..s.clone() }));
        let computed = if next_report.efficiency > run.efficiency { "grows" } else { "falls" };
        let check = Check::executed(&s).at("p", s.p).chosen(&["p", "tc", "ts", "tw"]);
        let label = ("p-squared", "E with n = p², from p to 2p");
        let source = Source::claim("13.3");
        rows.push(check.same(label, source, "grows", computed).with("E", run.efficiency));
    }
    for (e, d) in sweep([0.3, 0.5], [2u32, 4, 6]) {
        let s = Settings { p: 1 << d, ..transpose(2) };
        let log2_n =
            Case::from_settings(&s).log2_n(e, |case| case.generalized_moved(2.0)).max(2.0 * f64::from(d));
        rows.push(compare_isoefficiency(log2_n, &s, e));
    }
    rows
}

/// Compares like [`isoefficiency`], but checks the smallest possible n = p² where the formula asks for less.
fn compare_isoefficiency(log2_n: f64, s: &Settings, e: f64) -> Row {
    let label = ("isoefficiency", "n that keeps E");
    let r = 2 * s.d();
    if log2_n > f64::from(r) {
        return isoefficiency(label, Source::Ours, log2_n, s, e).chosen(&["p"]);
    }
    let smallest = Settings { n: 1 << r, ..s.clone() };
    let computed = report(&smallest).efficiency;
    let check = Check::executed(&smallest).at("E", e).at("p", s.p).with("E", e).chosen(&["p"]);
    let claim = format!("n = 2^{r}, the least possible");
    check.stated(label, Source::Ours, claim, format!("E = {}", fixed(computed, 3)), computed >= e)
}

/// Draws E against n for two and three dimensions on 64 processors.
fn draw(style: &Style) -> String {
    let x = Axis::new("n", Scale::Log2).from_to(512.0, f64::from(1 << 20));
    let y = Axis::new("E, p = 64", Scale::Linear).from_to(0.0, 1.0);
    let mut plane = Plane::new(x, y);
    for (dims, min_log_n, ink) in [(2u32, 12u32, Ink::Series2), (3, 9, Ink::Series3)] {
        let settings_at = |r: u32| Settings { p: 64, n: 1 << r, ..transpose(dims) };
        let efficiency = |case: &Case| case.efficiency(case.generalized(dims.into()));
        let (line, points) = (
            evaluate(min_log_n..=20, settings_at, efficiency),
            execute(min_log_n..=20, settings_at, |run| run.efficiency),
        );
        plane = plane.series(format!("transpose, {dims}-D"), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
