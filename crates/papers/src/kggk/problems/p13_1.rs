//! Problem 13.1: speedup, efficiency and isoefficiency with a communication time of t_w (n/p) log p.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency_at, report, scenario};
use hyperfly_model::k_of;
use hyperfly_request::Settings;
use hyperfly_view::notation::numbers::fixed;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.1",
    paper: Paper::Kggk,
    place: "Problem 13.1",
    title: "E and isoefficiency where words cost t_w (n/p) log p",
    claim: "One processor takes t_c n log n, p take (t_c n log n)/p + (t_w n log p)/p, with t_c = 1 and \
        t_w = 0.2. What are S and E? How must n grow for E = 0.6? Does that change for E = 0.4? And what \
        if t_w = 1? Look at the curve for E = 0.6, then take t_w = 1.",
    explore: "algorithm=binary-exchange&p=64&n=4096&tc=1&tw=0.2&ts=0&th=0&view=isoefficiency&efficiency=0.6",
    rows: compare,
    known: &[],
    figure: draw,
};

/// Returns the machine of the problem, with t_s = t_h = 0.
fn machine(tw: f64) -> Settings {
    Settings { tw, ..scenario("algorithm=binary-exchange&p=1&tc=1&ts=0&th=0") }
}

/// Returns the answer to the first part: E = 1 / (1 + (t_w/t_c) log p / log n), and S = p E.
fn answer(s: &Settings) -> f64 {
    1.0 / (1.0 + s.tw / s.tc * f64::from(s.d()) / f64::from(s.r()))
}

/// Returns the answer to the second part: log n = K (t_w/t_c) log p, but n ≥ p.
fn log2_n(s: &Settings, e: f64) -> f64 {
    (k_of(e) * s.tw / s.tc).max(1.0) * f64::from(s.d())
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let check_run = |s: &Settings| Check::executed(s).labelled("part").chosen(&["p", "n"]);
    let sizes = [(2u32, 4u32), (4, 4), (4, 12), (6, 12), (8, 16), (10, 18)];
    for (tw, (d, r)) in sweep([0.2, 1.0], sizes) {
        let s = Settings { p: 1 << d, n: 1 << r, ..machine(tw) };
        let (run, check) = (report(&s), check_run(&s).at("t_w", tw).at("p", s.p).at("n", s.n));
        rows.push(check.exact(("efficiency", "E"), Source::Ours, answer(&s), run.efficiency));
        rows.push(check.exact(("speedup", "S"), Source::Ours, f64::from(s.p) * answer(&s), run.speedup));
    }
    for (tw, e) in [(0.2, 0.6), (0.2, 0.4), (1.0, 0.6)] {
        for d in [2u32, 4, 8, 10] {
            let s = Settings { p: 1 << d, ..machine(tw) };
            let check = check_run(&s).at("t_w", tw).at("E", e).at("p", s.p);
            let part = ("isoefficiency", "n that keeps E");
            rows.push(isoefficiency_at(check, part, Source::Ours, log2_n(&s, e), &s, e).chosen(&["p"]));
        }
    }
    // "Will it change for an efficiency of 0.4?" With t_w = 0.2, n = p is enough for both 0.6 and 0.4.
    for d in [4u32, 8] {
        let s = Settings { p: 1 << d, n: 1 << d, ..machine(0.2) };
        let efficiency = report(&s).efficiency;
        let part = ("no-change", "E with n = p, t_w = 0.2");
        let answer = "at least 0.6, so nothing changes for 0.4";
        let text = format!("E = {}", fixed(efficiency, 3));
        rows.push(check_run(&s).at("p", s.p).stated(part, Source::Ours, answer, text, efficiency >= 0.6));
    }
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(1.0, 1024.0);
    let y = Axis::new("n", Scale::PowerOf2).from_to(0.0, 20.0);
    let mut plane = Plane::new(x, y);
    for (tw, e, ink) in [(0.2, 0.6, Ink::Series0), (1.0, 0.6, Ink::Series1)] {
        let settings_at = |d: u32| Settings { p: 1 << d, ..machine(tw) };
        let line = (0..=10u32).map(|d| (f64::from(1 << d), log2_n(&settings_at(d), e))).collect();
        plane = plane.line(format!("t_w = {tw}, E = 0.6"), ink, line);
    }
    chart(&ENTRY, &plane, style)
}
