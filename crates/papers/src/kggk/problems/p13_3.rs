//! Problem 13.3: binary exchange on a linear array.

use super::pairs::{messages_on_line, square, time_on_a_line};
use crate::figure::chart;
use crate::kggk::formulas::{Case, Time};
use crate::kggk::machine::example;
use crate::prelude::*;
use crate::runs::efficiencies_around;
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::fixed;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.3",
    paper: Paper::Kggk,
    place: "Problem 13.3",
    title: "Binary exchange on a linear array",
    claim: "p processors in a line, each linked to the next. Between whom do messages of binary exchange \
        go, and what are T_p, S, E and the isoefficiency function? There is no linear array in the \
        explorer, but rows and columns of a mesh are such: on 16 × 16 processors the exchanges are those \
        of a line of 16, once in the columns and once in the rows. So a line takes half of that \
        communication.",
    explore: "algorithm=binary-exchange&topology=mesh&p=256&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows: compare,
    known: &[],
    figure: draw,
};

/// Returns the answer: t_c (n/p) log n + t_s log p + t_w (n/p)(p − 1).
fn time(case: &Case) -> f64 {
    case.serial() / case.p + case.ts * libm::log2(case.p) + case.tw * case.n / case.p * (case.p - 1.0)
}

/// Checks results about a line that is executed as half of a square ([`square`]).
fn check_half_of_square(line: &Settings) -> Check {
    Check::executed(&square(line)).at("p", line.p).chosen(&["p", "n", "tc", "ts", "tw"])
}

fn line(d: u32, r: u32) -> Settings {
    Settings { p: 1 << d, n: 1 << r, ..example() }
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check_count = |p: u32| Check::counted().at("p", p).with("p", p).chosen(&["p"]);
    for (k, (distance, load)) in messages_on_line(16).into_iter().enumerate() {
        let check = check_count(16).at("iteration", k);
        rows.push(check.exact(("distance", "links between partners"), Source::Ours, 8u32 >> k, distance));
        rows.push(check.exact(("load", "messages on the busiest link"), Source::Ours, 8u32 >> k, load));
    }
    for d in [1u32, 2, 4, 6, 8, 10] {
        let p = 1 << d;
        let loads: u32 = messages_on_line(p).into_iter().map(|(_, load)| load).sum();
        let label = ("sum", "messages on the busiest link, sum of all iterations");
        rows.push(check_count(p).exact(label, Source::Ours, p - 1, loads));
    }
    for (d, r) in [(1u32, 4u32), (2, 6), (2, 12), (3, 8), (3, 14), (4, 10), (5, 12)] {
        let s = line(d, r);
        let (case, computed) = (Case::from_settings(&s), time_on_a_line(&s));
        let (expected, check) = (time(&case), check_half_of_square(&s).at("n", s.n));
        let label = ("time", "T_p with half the communication of p rows of p");
        rows.push(check.exact(label, Source::Ours, expected, computed));
        rows.push(check.exact(
            ("speedup", "S"),
            Source::Ours,
            case.speedup(expected),
            case.speedup(computed),
        ));
        let (expected, computed) = (case.efficiency(expected), case.efficiency(computed));
        rows.push(check.exact(("efficiency", "E"), Source::Ours, expected, computed));
    }
    for (e, d) in sweep([0.1, 0.2], [1u32, 2, 3, 4, 5]) {
        rows.push(compare_isoefficiency(d, e));
    }
    rows
}

/// Compares the n that keeps an efficiency with t_s = 0, log n = K (t_w/t_c)(p − 1), with runs: the line reaches the efficiency
/// at the next power of two and not at half of it.
fn compare_isoefficiency(d: u32, e: f64) -> Row {
    let s = Settings { ts: 0.0, ..line(d, d) };
    let expected = Case::from_settings(&s).log2_n(e, time);
    let next_log_n = (libm::ceil(expected - 1e-9) as u32).max(d).max(1);
    let efficiency_at = |r: u32| {
        let s = Settings { n: 1 << r, ..s.clone() };
        Case::from_settings(&s).efficiency(time_on_a_line(&s))
    };
    let efficiency_below = if next_log_n == d { f64::NAN } else { efficiency_at(next_log_n - 1) };
    let (high, text) = (efficiency_at(next_log_n), format!("n = 2^{}", fixed(expected, 2)));
    let agrees = high >= e - 1e-12 && (efficiency_below.is_nan() || efficiency_below < e - 1e-12);
    let s = Settings { n: 1 << next_log_n, ..s };
    let check = Check::executed(&square(&s)).at("E", e).at("p", s.p).with("E", e);
    let check = check.chosen(&["p", "n", "tc", "ts", "tw", "E"]);
    let label = ("isoefficiency", "n that keeps E, t_s = 0");
    let computed = efficiencies_around(high, next_log_n, efficiency_below);
    check.stated(label, Source::Ours, text, computed, agrees)
}

/// Draws the n that keeps E = 0.2 with t_s = 0 against p, on a line, a mesh and a hypercube.
fn draw(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(2.0, 64.0);
    let y = Axis::new("n for E = 0.2, t_s = 0", Scale::PowerOf2).from_to(0.0, 32.0);
    // A mesh is square, so it exists for every other p.
    let times: [(&str, Ink, usize, Time); 3] = [
        ("linear array", Ink::Series0, 1, time),
        ("mesh", Ink::Series1, 2, Case::mesh_summed),
        ("hypercube", Ink::Series2, 1, Case::exchange),
    ];
    let mut plane = Plane::new(x, y);
    for (name, ink, step, time) in times {
        let log2_n_at =
            |d: u32| Case::from_settings(&Settings { ts: 0.0, ..line(d, d) }).log2_n(0.2, time).max(d.into());
        let line = (step as u32..=6).step_by(step).map(|d| (f64::from(1u32 << d), log2_n_at(d))).collect();
        plane = plane.line(name, ink, line);
    }
    chart(&ENTRY, &plane, style)
}
