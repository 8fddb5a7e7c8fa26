//! Problem 13.6: the two-dimensional transpose on a mesh and on a linear array.

use super::pairs::{square, time_on_a_line};
use crate::figure::charts;
use crate::kggk::formulas::{Case, Time};
use crate::kggk::transposes::transpose;
use crate::prelude::*;
use crate::runs::report;
use hyperfly_request::{Settings, Topology};
use hyperfly_view::notation::numbers::quantity;
use libm::{pow, sqrt};

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.6",
    paper: Paper::Kggk,
    place: "Problem 13.6",
    title: "The transpose on a mesh and on a linear array",
    claim: "Find T_p, S and E of the two-dimensional transpose on a √p × √p mesh and on a line of p \
        processors. With the book's exchanges of all with all, as they are remembered, T_p is t_c (n/p) \
        log n + (2 t_s + t_w n/p)(√p − 1) and t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1). Look at the \
        channels in the middle of the mesh, over which a quarter of all words go each way.",
    explore: "algorithm=transpose&topology=mesh&p=16&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| row.is("of", "mesh") && row.computed_is(BY_PAIRS),
            reason: "Two schedules. The formula is that of messages which are combined: all for a row \
                travel as one, then all for a column, with 2 (√p − 1) start-ups. Executed, processors \
                exchange pair by pair, with p − 1 start-ups. Their words share channels, but take only \
                (3/7) t_w n/√p instead of t_w n/√p. With both counted (by pairs) the formula is exact.",
        },
        KnownDifference {
            selects: |row| row.is("of", "line") && row.computed_is(BY_PAIRS),
            reason: "The formula is that of a ring on which every message is passed on from neighbour to \
                neighbour. Executed, processors exchange pair by pair: as many start-ups, but a third of \
                t_w n instead of half of it, as words flow over all links of their way at once.",
        },
    ],
    figure: draw,
};

const BY_PAIRS: &str = "by pairs";

fn computation(case: &Case) -> f64 {
    case.serial() / case.p
}

/// Returns the answer with the book's all-to-all on a mesh, along rows and then along columns:
/// t_c (n/p) log n + (2 t_s + t_w n/p)(√p − 1).
fn mesh(case: &Case) -> f64 {
    computation(case) + (2.0 * case.ts + case.tw * case.n / case.p) * (sqrt(case.p) - 1.0)
}

/// Returns T_P on a mesh pair by pair, q with q ⊕ i for i = 1 … p − 1: t_s (p − 1) + t_w (n/p²) Σ 3·8^k, k < log √p.
///
/// If the larger of row and column of i has its highest bit at 2^k, then 2^k messages share a channel. There are 3·4^k such i.
fn mesh_by_pairs(case: &Case) -> f64 {
    let words = case.n / (case.p * case.p);
    computation(case) + case.ts * (case.p - 1.0) + case.tw * words * 3.0 * (pow(case.p, 1.5) - 1.0) / 7.0
}

/// Returns T_P of the three-dimensional transpose, pair by pair within rows and within columns, with messages of n/√p³ words.
fn mesh_in_rows(case: &Case) -> f64 {
    let words = case.n / pow(case.p, 1.5);
    computation(case) + 2.0 * (case.ts * (sqrt(case.p) - 1.0) + case.tw * words * (case.p - 1.0) / 3.0)
}

/// Returns the answer with the book's all-to-all on a ring: t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1).
fn line(case: &Case) -> f64 {
    computation(case) + (case.ts + case.tw * case.n / (2.0 * case.p)) * (case.p - 1.0)
}

/// Returns T_P on a line pair by pair: 2^k of the i have 2^k messages on a channel, t_s (p − 1) + t_w (n/p²)(p² − 1)/3.
fn line_by_pairs(case: &Case) -> f64 {
    let words = case.n / (case.p * case.p);
    computation(case) + case.ts * (case.p - 1.0) + case.tw * words * (case.p * case.p - 1.0) / 3.0
}

fn on_mesh(d: u32, r: u32) -> Settings {
    Settings { topology: Topology::Mesh, p: 1 << d, n: 1 << r, ..transpose(2) }
}

/// Checks results of these runs, about a machine of p processors.
fn check_run(runs: &Settings, p: u32) -> Check {
    Check::executed(runs).at("p", p).chosen(&["p", "n", "tc", "ts", "tw"])
}

/// Compares T_p by the answer and pair by pair, then S and E. `runs` are the settings that were executed.
fn compare_times(
    [answer_label, exact_label]: [(&str, &str); 2],
    s: &Settings,
    runs: &Settings,
    computed: f64,
    [answer, by_pairs]: [Time; 2],
) -> [Row; 4] {
    let case = Case::from_settings(s);
    let (time, check) = (by_pairs(&case), check_run(runs, s.p).at("n", s.n));
    let part = |id: &str, name: &str, expected: f64, computed: f64| {
        check.clone().at("part", (id, name)).exact(exact_label, Source::Ours, expected, computed)
    };
    [
        check.exact(answer_label, Source::Ours, answer(&case), computed).with(BY_PAIRS, time),
        part("time", "T_p", time, computed),
        part("speedup", "S", case.speedup(time), case.speedup(computed)),
        part("efficiency", "E", case.efficiency(time), case.efficiency(computed)),
    ]
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (d, r) in [(2u32, 4u32), (2, 10), (4, 8), (4, 12), (6, 12), (6, 16)] {
        let s = on_mesh(d, r);
        let labels = [("mesh", "mesh, T_p with combined messages"), ("mesh-by-pairs", "mesh, pair by pair")];
        rows.extend(compare_times(labels, &s, &s, report(&s).t_parallel, [mesh, mesh_by_pairs]));
        // The transpose in three dimensions also exchanges in rows, then in columns, with the book's number of start-ups.
        let three_dimensional = Settings { dims: 3, ..s };
        let label = ("in-rows", "mesh, 3-D transpose with 2 (√p − 1) start-ups");
        let check = check_run(&three_dimensional, three_dimensional.p).at("n", three_dimensional.n);
        rows.push(check.exact(
            label,
            Source::Ours,
            mesh_in_rows(&Case::from_settings(&three_dimensional)),
            report(&three_dimensional).t_parallel,
        ));
    }
    for (d, r) in [(1u32, 4u32), (1, 10), (2, 8), (2, 12), (3, 9), (3, 12), (4, 12)] {
        let s = on_mesh(d, r);
        let labels = [("line", "line, T_p with messages passed on"), ("line-by-pairs", "line, pair by pair")];
        rows.extend(compare_times(labels, &s, &square(&s), time_on_a_line(&s), [line, line_by_pairs]));
    }
    // Lower bound of any schedule: n/4 words cross the middle each way, over √p channels or over one.
    let check_at_least = |check: Check, label: (&str, &str), min: f64, computed: f64| {
        let claim = format!("at least {}", quantity(min, 6));
        check.stated(label, Source::Ours, claim, computed, computed >= min * (1.0 - 1e-9))
    };
    for d in [2u32, 4, 6] {
        let s = Settings { ts: 0.0, ..on_mesh(d, 2 * d + 2) };
        let case = Case::from_settings(&s);
        let label = ("middle-mesh", "mesh, words cross the middle");
        let min = case.tw * case.n / (4.0 * sqrt(case.p));
        rows.push(check_at_least(check_run(&s, s.p), label, min, report(&s).t_parallel - computation(&case)));
    }
    for d in [1u32, 2, 3] {
        let s = Settings { ts: 0.0, ..on_mesh(d, 2 * d + 2) };
        let case = Case::from_settings(&s);
        let label = ("middle-line", "line, words cross the middle");
        let min = case.tw * case.n / 4.0;
        rows.push(check_at_least(
            check_run(&square(&s), s.p),
            label,
            min,
            time_on_a_line(&s) - computation(&case),
        ));
    }
    rows
}

/// Draws E against n on 16 processors, on a mesh and on a line: by the answer (dashed) and pair by pair, with runs.
fn draw(style: &Style) -> String {
    let plane = |book: &str, title: &str, times: [Time; 2], computed: &dyn Fn(&Settings) -> f64| {
        let x = Axis::new("n", Scale::Log2).from_to(256.0, f64::from(1 << 20));
        let y = Axis::new(title, Scale::Linear).from_to(0.0, 1.0);
        let curve = |time: Time| {
            let point = |r: u32| {
                let case = Case::from_settings(&on_mesh(4, r));
                (case.n, case.efficiency(time(&case)))
            };
            (8..=20).map(point).collect::<Vec<_>>()
        };
        let point = |r: u32| {
            let s = on_mesh(4, r);
            let case = Case::from_settings(&s);
            (case.n, case.efficiency(computed(&s)))
        };
        Plane::new(x, y).dashes(book, Ink::Series0, curve(times[0])).series(
            "pair by pair",
            Ink::Series2,
            curve(times[1]),
            (8..=20).step_by(2).map(point).collect(),
            false,
        )
    };
    let mesh_plane = plane("combined", "E, mesh of 16", [mesh, mesh_by_pairs], &|s| report(s).t_parallel);
    let line_plane = plane("passed on", "E, line of 16", [line, line_by_pairs], &time_on_a_line);
    charts(&ENTRY, &[mesh_plane, line_plane], style)
}
