//! KGGK 13.3: the transpose in two and more dimensions.

use super::formulas::Case;
use super::machine::{example, executed};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{Style, chart};
use crate::gk::common::{isoefficiency_row, report};
use crate::origin::{Method, Place, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_request::{Algorithm, Settings};
use hyperfly_text::papers_kggk as text;
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::notation::numbers::fixed;

pub static ENTRY: Entry = Entry {
    id: "kggk-13.3",
    paper: Paper::Kggk,
    place: text::transposes_place,
    title: text::transposes_title,
    claim: text::transposes_claim,
    explore: "algorithm=transpose&p=16&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows,
    known: &[KnownDifference { at: |row| row.is("of", "time"), reason: text::transposes_why }],
    figure,
};

pub(super) fn transpose(dims: u32) -> Settings {
    Settings { algorithm: Algorithm::Transpose, dims, ..example() }
}

fn at(dims: u32) -> Place {
    match dims {
        2 => Place::Equation("13.11"),
        3 => Place::Equation("13.13"),
        _ => Place::Section("13.3.2"),
    }
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (dims, d, r) in [
        (2u32, 2u32, 8u32),
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
    ] {
        let s = Settings { p: 1 << d, n: 1 << r, ..transpose(dims) };
        let (case, run) = (Case::of(&s), report(&s));
        let key =
            |of: Cell| vec![("of", of), ("dimensions", dims.into()), ("p", s.p.into()), ("n", s.n.into())];
        let q = f64::from(dims);
        let row = Row::exact(
            key(Cell::named("time", text::transposes_time())),
            case.generalized(q),
            run.t_parallel,
        );
        rows.push(executed(row, at(dims), &s));
        let row = Row::exact(
            key(Cell::named("moved", text::transposes_moved())),
            case.generalized_moved(q),
            run.t_parallel,
        );
        rows.push(row.of(Source::Ours, Method::Executed).with_settings(&s).chosen(&["p", "n"]));
    }
    // With q = log p + 1 the general formula equals that of binary exchange, but only half of the words move.
    for (d, r) in [(3u32, 8u32), (4, 10), (6, 14)] {
        let s = Settings { p: 1 << d, n: 1 << r, ..transpose(d + 1) };
        let exchange = Settings { algorithm: Algorithm::BinaryExchange, ..s.clone() };
        let (words, all) = (report(&s).words as f64, report(&exchange).words as f64);
        let key =
            vec![("of", Cell::named("half", text::transposes_half())), ("p", s.p.into()), ("n", s.n.into())];
        rows.push(
            Row::exact(key, 0.5, words / all)
                .of(Source::Ours, Method::Executed)
                .with_settings(&s)
                .chosen(&["p", "n"]),
        );
    }
    // The transpose needs n ≥ p². At n = p², the efficiency does not fall as p grows.
    for d in [2u32, 3, 4, 5] {
        let s = Settings { p: 1 << d, n: 1 << (2 * d), ..transpose(2) };
        let (run, next) = (report(&s), report(&Settings { p: 2 << d, n: 4 << (2 * d), ..s.clone() }));
        let key = vec![("of", Cell::named("p-squared", text::transposes_p_squared())), ("p", s.p.into())];
        let grows = next.efficiency > run.efficiency;
        let found = if grows { text::transposes_grows() } else { text::transposes_falls() };
        let row = Row::stated(key, text::transposes_grows(), found, grows).with("E", run.efficiency);
        rows.push(
            row.of(Source::Claim(Place::Section("13.3")), Method::Executed)
                .with_settings(&s)
                .chosen(&["p", "tc", "ts", "tw"]),
        );
    }
    for e in [0.3, 0.5] {
        for d in [2u32, 4, 6] {
            let s = Settings { p: 1 << d, ..transpose(2) };
            let key = vec![
                ("of", Cell::named("isoefficiency", text::transposes_isoefficiency())),
                ("E", e.into()),
                ("p", s.p.into()),
            ];
            let log2_n = Case::of(&s).log2_n(e, |case| case.generalized_moved(2.0)).max(2.0 * f64::from(d));
            let row = keeps_or_least(key, log2_n, &s, e);
            rows.push(row);
        }
    }
    rows
}

/// Compares like [`keeps`], but checks the smallest possible n = p² where the formula asks for less.
fn keeps_or_least(key: Vec<(&'static str, Cell)>, log2_n: f64, s: &Settings, e: f64) -> Row {
    if log2_n > f64::from(2 * s.d()) {
        return isoefficiency_row(key, Source::Ours, log2_n, s, e).chosen(&["p"]);
    }
    let least = Settings { n: 1 << (2 * s.d()), ..s.clone() };
    let found = report(&least).efficiency;
    let row = Row::stated(
        key,
        text::transposes_least(2 * s.d()),
        text::transposes_has(&fixed(found, 3)),
        found >= e,
    );
    row.of(Source::Ours, Method::Executed).with_settings(&least).with_parameter("E", e).chosen(&["p"])
}

/// Draws E against n for two and three dimensions on 64 processors.
fn figure(style: &Style) -> String {
    let x = Axis::new("n", Scale::Log2).from_to(512.0, f64::from(1 << 20));
    let y = Axis::new("E, p = 64", Scale::Linear).from_to(0.0, 1.0);
    let mut plane = Plane::new(x, y);
    for (dims, least, ink) in [(2u32, 12u32, Ink::Series2), (3, 9, Ink::Series3)] {
        let at = |r: u32| Settings { p: 64, n: 1 << r, ..transpose(dims) };
        let line = (least..=20).map(|r| {
            let case = Case::of(&at(r));
            (case.n, case.efficiency(case.generalized(f64::from(dims))))
        });
        let points = (least..=20).step_by(2).map(|r| (f64::from(1u32 << r), report(&at(r)).efficiency));
        plane = plane.series(text::transposes_dims(dims), ink, line.collect(), points.collect(), false);
    }
    chart(&ENTRY, &plane, style)
}
