//! KGGK Example 13.1: the efficiency threshold of binary exchange, and the isoefficiency curves on both sides of it.

use super::curves::{evaluate, execute};
use super::formulas::Case;
use super::machine::{check_run, example};
use crate::figure::charts;
use crate::prelude::*;
use crate::runs::{isoefficiency, report};
use hyperfly_model::k_of;
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "kggk-ex13.1",
    paper: Paper::Kggk,
    place: "Example 13.1",
    title: "The threshold of binary exchange: t_c = 2, t_w = 4, t_s = 25",
    claim: "Efficiencies up to the threshold t_c/(t_c + t_w) = 0.33 cost little: W grows like p log p. \
        Beyond it W grows like p^(K t_w/t_c) log p: p^1.33 log p for E = 0.40, p^1.64 log p for E = 0.45. \
        On 256 processors E climbs quickly with n up to the threshold, and slowly from there on.",
    explore: "algorithm=binary-exchange&p=256&n=65536&tc=2&tw=4&ts=25&th=0&view=isoefficiency&efficiency=0.45",
    rows: compare,
    known: &[],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Example("13.1"));
/// Efficiencies below, near and above the threshold.
const EFFICIENCIES: [(f64, Ink); 6] = [
    (0.20, Ink::Series0),
    (0.25, Ink::Series3),
    (0.30, Ink::Series2),
    (0.35, Ink::Muted),
    (0.40, Ink::Text),
    (0.45, Ink::Series1),
];

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    // n = p without start-ups: only t_w reduces the efficiency.
    for d in [1u32, 4, 8, 10] {
        let s = Settings { p: 1 << d, n: 1 << d, ts: 0.0, ..example() };
        let check = check_run(&s).at("p", s.p);
        rows.push(check.printed(("threshold", "threshold"), SOURCE, "0.33", report(&s).efficiency));
    }
    // Above the threshold, log n / log p is K times the ratio of word time to computation per stage.
    for (e, published) in [(0.40, "1.33"), (0.45, "1.64")] {
        let s = Settings { p: 256, n: 1 << 16, ts: 0.0, ..example() };
        let run = report(&s);
        let words = run.overhead / run.t_serial * f64::from(s.r()) / f64::from(s.d());
        let label = ("exponent", "power of p beyond the threshold");
        rows.push(check_run(&s).at("E", e).printed(label, SOURCE, published, k_of(e) * words));
    }
    for ((e, _), d) in sweep(EFFICIENCIES, [2, 4, 6, 8, 10]) {
        let s = Settings { p: 1 << d, ..example() };
        let log2_n = Case::from_settings(&s).log2_n(e, Case::exchange);
        rows.push(isoefficiency(("curve", "n that keeps E"), SOURCE, log2_n, &s, e).chosen(&["p"]));
    }
    // The second figure: E against n on 256 processors.
    for r in [8u32, 10, 12, 14, 16, 18, 20] {
        let s = Settings { p: 256, n: 1 << r, ..example() };
        let case = Case::from_settings(&s);
        let label = ("at-256", "E on 256 processors");
        let check = Check::executed(&s).at("n", s.n).chosen(&["n"]);
        rows.push(check.exact(label, SOURCE, case.efficiency(case.exchange()), report(&s).efficiency));
    }
    rows
}

/// Draws the problem sizes that keep each efficiency, and E against n on 256 processors.
fn draw(style: &Style) -> String {
    let x = Axis::new("p, processors", Scale::Log2).from_to(2.0, 1024.0);
    let y = Axis::new("n", Scale::PowerOf2).from_to(0.0, 24.0);
    let mut sizes = Plane::new(x, y);
    for (e, ink) in EFFICIENCIES {
        let settings_at = |d: u32| Settings { p: 1 << d, ..example() };
        // The formula's n may be less than p, which is not possible.
        let line = (1..=10u32).map(|d| {
            (f64::from(1 << d), Case::from_settings(&settings_at(d)).log2_n(e, Case::exchange).max(d.into()))
        });
        let line: Vec<(f64, f64)> = line.collect();
        let is_near =
            |d: u32, r: u32| (report(&Settings { n: 1 << r, ..settings_at(d) }).efficiency - e).abs() < 0.008;
        let points = (1..=10u32).flat_map(|d| {
            (d..=18).filter(move |r| is_near(d, *r)).map(move |r| (f64::from(1 << d), f64::from(r)))
        });
        sizes = sizes.series(format!("E = {}", quantity(e, 3)), ink, line, points.collect(), false);
    }
    let x = Axis::new("n", Scale::Log2).from_to(256.0, f64::from(1 << 20));
    let y = Axis::new("E, p = 256", Scale::Linear).from_to(0.0, 0.7);
    let settings_at = |r: u32| Settings { p: 256, n: 1 << r, ..example() };
    let line = evaluate(8..=20, settings_at, |case| case.efficiency(case.exchange()));
    let points = execute(8..=20, settings_at, |run| run.efficiency);
    let first_plane = Plane::new(x, y)
        .series("", Ink::Series0, line, points, false)
        .horizontal_line(1.0 / 3.0, "threshold");
    charts(&ENTRY, &[sizes, first_plane], style)
}
