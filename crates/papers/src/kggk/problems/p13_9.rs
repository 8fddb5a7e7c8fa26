//! Problem 13.9: a mesh whose channel width grows with p.

use crate::figure::chart;
use crate::kggk::machine::example;
use crate::prelude::*;
use crate::runs::{isoefficiency_at, report};
use hyperfly_core::schedule::Step;
use hyperfly_model::{cost, k_of};
use hyperfly_request::{Settings, Topology, Width};
use hyperfly_view::notation::numbers::quantity;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.9",
    paper: Paper::Kggk,
    place: "Problem 13.9",
    title: "A mesh whose channels widen as p^x",
    claim: "The channels of a √p × √p mesh carry p^x times as much. By communication log n must grow like \
        p^(1/2 − x), and n exponentially in that; to fill the channels, n like p^(1 + x). So W of the \
        order of p^1.5 log p is the best that any width gives, at x = 1/2. Told from memory. Look at the \
        curve for E = 0.6 and change the width from p^0.25 to p^0.5.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&tc=2&tw=4&ts=0&th=0&width=p^0.5&view=isoefficiency&efficiency=0.6",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "communication"),
        reason: "The formula takes 2 √p for the sum of distances, which is 2 (√p − 1) (problem 13.4). On \
            few processors that moves the curve past a power of two. With √p − 1 the runs agree.",
    }],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Problem("13.9"));

/// The efficiency to keep.
const E: f64 = 0.6;

fn mesh(d: u32, x: f64) -> Settings {
    Settings { topology: Topology::Mesh, ts: 0.0, p: 1 << d, width: Width::Power(x), ..example() }
}

/// Returns log n required by communication: 2K (t_w/t_c) p^(1/2 − x).
fn communication(s: &Settings, x: f64) -> f64 {
    cost::log2_n_communication(s.tw / s.tc, k_of(E), s.d().into(), x)
}

/// Returns log n required by communication, with the exact sum of distances.
fn exact_log2_n(s: &Settings, x: f64) -> f64 {
    communication(s, x) * (1.0 - 1.0 / f64::from(s.p).sqrt())
}

/// Returns the words of the first exchange in the plan.
fn words(s: &Settings) -> u64 {
    let plan = s.scenario().plan();
    let exchange = plan.rank_steps(0).iter().find(|step| matches!(step, Step::Exchange { .. }));
    exchange.map_or(0, |step| plan.words(step))
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for x in [0.25, 0.5, 0.75] {
        for d in [2u32, 4, 8, 10] {
            let s = mesh(d, x);
            let check = Check::executed(&s).at("x", x).at("p", s.p);
            let mut add = |label: (&str, &str), source, log2_n| {
                let row = isoefficiency_at(check.clone(), label, source, log2_n, &s, E);
                rows.push(row.chosen(&["p", "tc", "tw", "E", "width"]));
            };
            add(("communication", "n that keeps E, as said"), SOURCE, communication(&s, x));
            add(("summed", "n that keeps E, with √p − 1"), Source::Ours, exact_log2_n(&s, x));
        }
        // At this n, the n/p words of a message equal the channel width.
        for d in [4u32, 8] {
            let r = f64::from(d) * (1.0 + x);
            let s = Settings { n: 1 << r as u32, ..mesh(d, x) };
            let check = Check::counted().with_settings(&s).at("x", x).at("p", s.p);
            let check = check.chosen(&["p", "n", "tc", "tw", "width"]);
            let label = ("filled", "words of an exchange, to fill a channel");
            rows.push(check.exact(label, Source::Ours, s.width.on(s.p), words(&s)));
        }
    }
    // With n = p^(1 + x) the channels are full. For x < 1/2 communication requires a larger n, so E falls as p grows.
    for x in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let settings_at = |d: u32| Settings { n: 1 << (f64::from(d) * (1.0 + x)) as u32, ..mesh(d, x) };
        let (before, after) = (report(&settings_at(4)).efficiency, report(&settings_at(8)).efficiency);
        let word = |falls: bool| if falls { "falls" } else { "rises" };
        let check = Check::executed(&settings_at(4)).at("x", x).varying("p", "16, 256");
        let check = check.chosen(&["n", "tc", "tw", "width"]);
        let label = ("full", "E with n = p^(1 + x), from p = 16 to 256");
        let row = check.same(label, Source::Ours, word(x < 0.5), word(after < before));
        rows.push(row.with("E(16)", before).with("E(256)", after));
    }
    // The x that minimizes the larger of both requirements, for p so large that only the order of growth counts.
    let max_need = |x: f64| {
        let s = mesh(2, x);
        let communication = cost::log2_n_communication(s.tw / s.tc, k_of(E), 60.0, x);
        communication.max(cost::log2_n_concurrency(60.0, x))
    };
    let xs = [0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0];
    let best = xs.into_iter().min_by(|a, b| max_need(*a).total_cmp(&max_need(*b))).unwrap_or(f64::NAN);
    let check = Check::closed_form().with("log p", 60.0).with("E", E).with("x", "0, 1/8, 2/8, … 1");
    let check = check.chosen(&["log p", "E", "x"]);
    let row = check.exact(("best", "x for which n grows the least"), Source::Ours, 0.5, best);
    rows.push(row.with("log n / log p", max_need(best) / 60.0));
    rows
}

/// Draws log n / log p of the larger requirement against p, for several x. Its minimum is 1.5.
fn draw(style: &Style) -> String {
    let x_axis = Axis::new("p", Scale::PowerOf2).from_to(2.0, 40.0);
    let y = Axis::new("log n / log p", Scale::Linear).from_to(1.0, 6.0);
    let mut plane = Plane::new(x_axis, y);
    for (x, ink) in [(0.25, Ink::Series0), (0.375, Ink::Series1), (0.5, Ink::Series2), (0.75, Ink::Series3)] {
        let ratio = |d: u32| {
            let (d, s) = (f64::from(d), mesh(2, x));
            let log2_n = cost::log2_n_communication(s.tw / s.tc, k_of(E), d, x);
            (d, log2_n.max(cost::log2_n_concurrency(d, x)) / d)
        };
        plane = plane.line(format!("x = {}", quantity(x, 3)), ink, (2..=40).map(ratio).collect());
    }
    chart(&ENTRY, &plane.horizontal_line(1.5, ""), style)
}
