//! Problem 13.4: the isoefficiency function of binary exchange on a mesh without start-ups.

use crate::figure::chart;
use crate::kggk::machine::example;
use crate::prelude::*;
use crate::runs::{isoefficiency, report};
use hyperfly_model::k_of;
use hyperfly_request::{Settings, Topology};
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.4",
    paper: Paper::Kggk,
    place: "Problem 13.4",
    title: "The mesh without start-ups: n grows exponentially with √p",
    claim: "With t_s = 0, the isoefficiency function of binary exchange on a mesh is W = 2K (t_w/t_c) √p \
        2^(2K (t_w/t_c) √p), where K = E/(1 − E). Look at how steep the curve is, and halve t_w: the \
        exponent halves.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&tc=2&tw=4&ts=0&th=0&view=isoefficiency&efficiency=0.2",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "as-said"),
        reason: "The formula takes 2 √p for the sum of distances in rows and columns, which is 2 (√p − 1). \
            So it asks for more points than are needed, 2^(2K t_w/t_c) times as many. With √p − 1 the runs \
            on both sides of the curve agree.",
    }],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Problem("13.4"));

fn mesh(d: u32) -> Settings {
    Settings { topology: Topology::Mesh, ts: 0.0, p: 1 << d, ..example() }
}

/// Returns log n of the function as stated: 2K (t_w/t_c) √p.
fn stated_log2_n(s: &Settings, e: f64) -> f64 {
    2.0 * k_of(e) * s.tw / s.tc * f64::from(s.p).sqrt()
}

/// Returns log n with the exact sum of distances: 2K (t_w/t_c)(√p − 1).
fn exact_log2_n(s: &Settings, e: f64) -> f64 {
    stated_log2_n(s, e) - 2.0 * k_of(e) * s.tw / s.tc
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (e, d) in sweep([0.1, 0.2, 0.3], [2u32, 4, 6, 8]) {
        let s = mesh(d);
        let mut add = |label: (&str, &str), source, log2_n| {
            rows.push(isoefficiency(label, source, log2_n, &s, e).chosen(&["p", "tc", "tw", "E"]));
        };
        add(("as-said", "n that keeps E, as said"), SOURCE, stated_log2_n(&s, e));
        add(("summed", "n that keeps E, with √p − 1"), Source::Ours, exact_log2_n(&s, e));
    }
    let check_run = |s: &Settings| Check::executed(s).at("p", s.p).chosen(&["p", "n", "tc", "tw"]);
    // With n = 2^(c √p) the efficiency stays constant as p grows; with n a power of p it falls.
    for d in [2u32, 4, 6, 8] {
        let root = 1u32 << (d / 2);
        let s = Settings { n: 1 << (2 * (root - 1)), ..mesh(d) };
        // K = 1/(2 t_w/t_c) · 2.
        let k = s.tc / s.tw;
        let label = ("constant", "E with n = 2^(2 (√p − 1))");
        rows.push(check_run(&s).exact(label, Source::Ours, k / (1.0 + k), report(&s).efficiency));
    }
    for d in [4u32, 6, 8] {
        let settings_at = |d: u32| Settings { n: 1 << (2 * d), ..mesh(d) };
        let s = settings_at(d);
        let (before, after) = (report(&s).efficiency, report(&settings_at(d + 2)).efficiency);
        let computed = if after < before { "falls" } else { "rises" };
        let row =
            check_run(&s).same(("power", "E with n = p^2, from p to 4p"), Source::Ours, "falls", computed);
        rows.push(row.with("E(p)", before).with("E(4p)", after));
    }
    rows
}

/// Draws log n of the n that keeps E against √p, which gives straight lines.
fn draw(style: &Style) -> String {
    let x = Axis::new("√p", Scale::Linear).from_to(0.0, 32.0);
    let y = Axis::new("n", Scale::PowerOf2).from_to(0.0, 56.0);
    let mut plane = Plane::new(x, y);
    for (e, ink) in [(0.1, Ink::Series0), (0.2, Ink::Series1), (0.3, Ink::Series2)] {
        let sides = [2u32, 4, 6, 8, 10];
        let min_log_n = |d: u32| {
            let s = mesh(d);
            (d.max(1)..=28).find(|r| report(&Settings { n: 1 << r, ..s.clone() }).efficiency >= e - 1e-12)
        };
        let line =
            sides.map(|d| (f64::from(1u32 << (d / 2)), exact_log2_n(&mesh(d), e).max(d.into()))).to_vec();
        let points = sides[..4]
            .iter()
            .filter_map(|d| Some((f64::from(1u32 << (d / 2)), f64::from(min_log_n(*d)?))))
            .collect();
        plane = plane.series(format!("E = {}", quantity(e, 3)), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
