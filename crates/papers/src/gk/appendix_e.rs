//! GK Appendix E: exchanges that overlap computation.

use super::common::{printed, report, scenario};
use crate::cell::Cell;
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{Style, chart};
use crate::origin::{Method, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_model::{Times, gk, k_of};
use hyperfly_request::{Settings, Topology};
use hyperfly_text::papers_gk as text;
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};

pub static ENTRY: Entry = Entry {
    id: "gk-appE",
    paper: Paper::Gk,
    place: text::app_e_place,
    title: text::app_e_title,
    claim: text::app_e_claim,
    explore: "algorithm=binary-exchange&overlap=true&p=8&n=128&ts=0&th=0&tw=2&view=timeline",
    rows,
    known: &[
        KnownDifference {
            at: |row| {
                let hops = row.number("t_h") > Some(0.0) && row.number("t_w") > Some(1.0);
                row.is("of", "effective") && hops
            },
            reason: text::app_e_why_6,
        },
        KnownDifference { at: |row| row.is("of", "effective"), reason: text::app_e_why_1 },
        KnownDifference {
            at: |row| row.is("of", "threshold-twice") || row.is("of", "exponent-twice"),
            reason: text::app_e_why_2,
        },
        KnownDifference { at: |row| row.is("of", "hops"), reason: text::app_e_why_3 },
        KnownDifference { at: |row| row.is("of", "mesh"), reason: text::app_e_why_4 },
        KnownDifference { at: |row| row.is("of", "pay"), reason: text::app_e_why_5 },
    ],
    figure,
};

fn overlapped_scenario(keys: &str) -> Settings {
    Settings { overlap: true, ..scenario(keys) }
}

/// Returns the words of a chunk: the smallest chunk whose words take at least as long as its start-up and hop.
fn chunk(s: &Settings) -> f64 {
    let share = s.n as f64 / f64::from(s.p);
    let mut chunk = 1.0;
    while chunk < share && s.tw * chunk < s.ts + s.th {
        chunk *= 2.0;
    }
    chunk
}

fn exact(s: &Settings, chunk: f64) -> f64 {
    gk::t_parallel_e(
        &Times::of(&s.network(), s.p),
        s.n as f64 / f64::from(s.p),
        chunk,
        s.d().into(),
        s.r().into(),
    )
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |of: Cell, s: &Settings| {
        vec![
            ("of", of),
            ("t_s", s.ts.into()),
            ("t_h", s.th.into()),
            ("t_w", s.tw.into()),
            ("p", s.p.into()),
            ("n", s.n.into()),
        ]
    };
    for (ts, th, tw) in
        [(0.0, 0.0, 2.0), (0.0, 0.5, 2.0), (0.0, 0.5, 0.25), (4.0, 0.0, 0.2), (25.0, 0.5, 1.28)]
    {
        for (d, r) in [(1, 1), (1, 8), (2, 6), (4, 5), (4, 12), (6, 14)] {
            let s = Settings { ts, th, tw, p: 1 << d, n: 1 << r, ..overlapped_scenario("p=1") };
            let run = report(&s);
            let row = key(Cell::named("exact", text::app_e_exact()), &s);
            rows.push(with_run(Row::exact(row, exact(&s, chunk(&s)), run.t_parallel), Source::Ours, &s));
            if ts == 0.0 {
                let share = s.n as f64 / f64::from(s.p);
                let effective = run.overhead / f64::from(s.p) / f64::from(d);
                let claimed = gk::exchange_e(&Times::of(&s.network(), s.p), share);
                let row = key(Cell::named("effective", text::app_e_effective()), &s);
                rows.push(with_run(Row::exact(row, claimed, effective), Source::FORMULA, &s));
            }
            if tw <= 1.0 && ts == 0.0 {
                let claimed = s.th * f64::from(s.p) * f64::from(d);
                let row = key(Cell::named("hops", text::app_e_hops()), &s);
                rows.push(with_run(Row::exact(row, claimed, run.overhead), Source::FORMULA, &s));
            }
        }
    }
    rows.extend(examples());
    for tw in [0.5, 1.0, 1.5, 2.0] {
        for b in [2u32, 3, 4] {
            let s = Settings {
                tw,
                p: 1 << (2 * b),
                n: 1 << (8 + b),
                topology: Topology::Mesh,
                ..overlapped_scenario("p=1&ts=0&th=0")
            };
            let (n, p) = (s.n as f64, f64::from(s.p));
            let claimed = 2.0 * (tw - s.tc).max(0.0) * n * p.sqrt();
            let run = report(&s).overhead;
            let row = key(Cell::named("mesh", text::app_e_mesh()), &s);
            rows.push(with_run(Row::exact(row, claimed, run), Source::FORMULA, &s));
            if tw >= s.tc {
                let counted = 2.0 * tw * n * (p.sqrt() - 1.0) - s.tc * n * f64::from(s.d()) + p * s.tc;
                let row = key(Cell::named("mesh-counted", text::app_e_mesh_counted()), &s);
                rows.push(with_run(Row::exact(row, counted, run), Source::Ours, &s));
            }
        }
    }
    // "If t_w n/p is greater than t_s, then it is beneficial to break the message into smaller chunks."
    for (ts, tw, r) in
        [(4.0, 0.2, 10), (4.0, 0.2, 14), (64.0, 1.28, 12), (500.0, 10.7, 10), (500.0, 10.7, 14)]
    {
        let s = Settings { ts, th: 0.0, tw, p: 16, n: 1 << r, ..overlapped_scenario("p=1") };
        let share = s.n as f64 / 16.0;
        let plain = report(&Settings { overlap: false, ..s.clone() }).t_parallel;
        let chunks = (0..s.r() - s.d()).map(|log| exact(&s, f64::from(1u32 << log)));
        let best = chunks.fold(f64::INFINITY, f64::min);
        let claimed = if tw * share > ts { text::app_e_shorter() } else { text::app_e_not_shorter() };
        let found = if best < plain { text::app_e_shorter() } else { text::app_e_not_shorter() };
        let row =
            Row::stated(key(Cell::named("pay", text::app_e_pay()), &s), claimed, found, claimed == found)
                .with("T_p in one piece", plain)
                .with("T_p in chunks of the best size", best)
                .with("as the schedule cuts them", report(&s).t_parallel);
        rows.push(with_run(row, Source::CLAIM, &s));
    }
    rows
}

/// Marks a row about a run with costs that the paper does not give.
fn with_run(row: Row, source: Source, s: &Settings) -> Row {
    row.of(source, Method::Executed).with_settings(s).chosen(&["p", "n", "ts", "th", "tw"])
}

/// Computes threshold and exponent of Example 2 with overlap, from the overhead of runs with many words.
fn examples() -> Vec<Row> {
    let mut rows = Vec::new();
    // The cost of a word in Example 2, and a smaller one.
    for (id, name, tw, source) in
        [("twice", "t_w = 2 t_c", 2.0, Source::PRINTED), ("less", "t_w = 1.5 t_c", 1.5, Source::Ours)]
    {
        let s = Settings { tw, p: 16, n: 1 << 14, ..overlapped_scenario("p=1&ts=0&th=0") };
        let run = report(&s);
        let slope = run.overhead / run.t_serial * f64::from(s.r()) / f64::from(s.d());
        let example_row = |of: Cell, claimed: &str, found: f64| {
            let row = Row::printed(vec![("of", of)], printed(claimed), found);
            row.of(source, Method::Executed).with_settings(&s).chosen(&["p", "n"])
        };
        let threshold = Cell::named(format!("threshold-{id}"), text::app_e_threshold(name));
        rows.push(example_row(threshold, "0.67", 1.0 / (1.0 + slope)));
        let exponent = Cell::named(format!("exponent-{id}"), text::app_e_exponent(name));
        rows.push(example_row(exponent, "4.5", k_of(0.9) * slope).with_parameter("E", 0.9));
    }
    rows
}

fn figure(style: &Style) -> String {
    let x = Axis::new("t_w / t_c", Scale::Linear).from_to(0.0, 3.0);
    let y = Axis::new(text::app_e_axis(), Scale::Linear).from_to(0.0, 3.0);
    let runs = |overlap: bool| {
        (1..=12u32)
            .map(|k| {
                let tw = f64::from(k) / 4.0;
                let s = Settings { tw, overlap, p: 16, n: 1 << 12, ..scenario("p=1&ts=0&th=0") };
                (tw, report(&s).overhead / s.n as f64 / f64::from(s.d()))
            })
            .collect::<Vec<_>>()
    };
    let plane = Plane::new(x, y)
        .vertical_line(1.0, "t_w = t_c")
        .series(text::app_e_in_turn(), Ink::Series1, vec![(0.0, 0.0), (3.0, 3.0)], runs(false), false)
        .series(
            text::app_e_overlapped(),
            Ink::Series2,
            vec![(0.0, 0.0), (1.0, 0.0), (3.0, 2.0)],
            runs(true),
            false,
        );
    chart(&ENTRY, &plane, style)
}
