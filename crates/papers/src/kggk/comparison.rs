//! KGGK Example 13.2: binary exchange and the transposes in two and three dimensions on 64 processors. Each is the best in a
//! range of n.

use super::curves::{evaluate, execute};
use super::formulas::{Case, Time};
use super::machine::{check_run, example};
use super::transposes::transpose;
use crate::figure::chart;
use crate::prelude::*;
use crate::runs::report;
use hyperfly_request::Settings;

pub static ENTRY: Entry = Entry {
    id: "kggk-ex13.2",
    paper: Paper::Kggk,
    place: "Example 13.2",
    title: "Binary exchange or transpose, on 64 processors",
    claim: "On a hypercube of 64 with t_c = 2, t_s = 25, t_w = 4 binary exchange is the fastest of three \
        algorithms where n/p is very small, the three-dimensional transpose for medium n/p, and the \
        two-dimensional transpose where n/p is large.",
    explore: "algorithm=transpose&dims=3&p=64&n=8192&tc=2&tw=4&ts=25&th=0&view=choose",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "speedup"),
        reason: "The formulas of the transposes count the words that stay on their processor (section \
            13.3). Executed, both are faster than the formulas say.",
    }],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Example("13.2"));

/// The algorithms, each with the smallest log n possible on 64 processors, its colour and its formula.
const ALGORITHMS: [(&str, u32, Ink, Time); 3] = [
    ("binary-exchange", 6, Ink::Series0, Case::exchange),
    ("transpose-2", 12, Ink::Series2, Case::transpose),
    ("transpose-3", 9, Ink::Series3, |case| case.generalized(3.0)),
];

fn settings(name: &str, r: u32) -> Settings {
    let s = match name {
        "transpose-2" => transpose(2),
        "transpose-3" => transpose(3),
        _ => example(),
    };
    Settings { p: 64, n: 1 << r, ..s }
}

fn algorithm_cell(name: &'static str) -> Cell {
    let text = match name {
        "transpose-2" => format!("transpose, {}-D", 2u32),
        "transpose-3" => format!("transpose, {}-D", 3u32),
        _ => "binary exchange".to_owned(),
    };
    Cell::named(name, text)
}

/// Returns the algorithm with the largest speedup for n = 2^r.
fn best(r: u32, speedup: impl Fn(&str, &Settings, Time) -> f64) -> &'static str {
    let candidates = ALGORITHMS.iter().filter(|(_, min_log_n, ..)| r >= *min_log_n);
    let speedups = candidates.map(|(name, _, _, time)| (*name, speedup(name, &settings(name, r), *time)));
    speedups.max_by(|a, b| a.1.total_cmp(&b.1)).map_or("", |(name, _)| name)
}

fn compare(_: Clock) -> Vec<Row> {
    let by_speedup = |_: &str, s: &Settings, _: Time| report(s).speedup;
    let mut rows = Vec::new();
    for r in [9u32, 10, 12, 14, 15, 16, 18, 20] {
        for (name, _, _, time) in ALGORITHMS.into_iter().filter(|(_, min_log_n, ..)| r >= *min_log_n) {
            let s = settings(name, r);
            let case = Case::from_settings(&s);
            let check = Check::executed(&s).at("algorithm", algorithm_cell(name)).at("n", s.n).chosen(&["n"]);
            rows.push(check.exact(("speedup", "S"), SOURCE, case.speedup(time(&case)), report(&s).speedup));
        }
        let by_formula = best(r, |_, s, time| {
            let case = Case::from_settings(s);
            case.speedup(time(&case))
        });
        let fastest = best(r, by_speedup);
        let check = check_run(&settings(fastest, r)).at("n", 1u32 << r);
        rows.push(check.same(
            ("best", "fastest"),
            SOURCE,
            algorithm_cell(by_formula),
            algorithm_cell(fastest),
        ));
    }
    // Each is the best in some range: for small n, fewer start-ups win.
    for (range, r, name) in
        [("low", 8u32, "binary-exchange"), ("middle", 12, "transpose-3"), ("high", 18, "transpose-2")]
    {
        let fastest = best(r, by_speedup);
        let check = Check::executed(&settings(fastest, r)).chosen(&["n"]);
        let label = (range, format!("fastest at n = 2^{r}"));
        rows.push(check.same(label, SOURCE, algorithm_cell(name), algorithm_cell(fastest)));
    }
    rows
}

/// Draws S against n.
fn draw(style: &Style) -> String {
    let x = Axis::new("n", Scale::Log2).from_to(64.0, f64::from(1 << 20));
    let y = Axis::new("S, p = 64", Scale::Linear).from_to(0.0, 64.0);
    let mut plane = Plane::new(x, y);
    for (name, min_log_n, ink, time) in ALGORITHMS {
        let settings_at = |r: u32| settings(name, r);
        let line = evaluate(min_log_n..=20, settings_at, |case| case.speedup(time(case)));
        let points = execute(min_log_n..=20, settings_at, |run| run.speedup);
        plane = plane.series(algorithm_cell(name).to_string(), ink, line, points, false);
    }
    chart(&ENTRY, &plane, style)
}
