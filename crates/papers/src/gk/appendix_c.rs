//! GK Appendix C: ordered and two-dimensional transforms.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{partners, powers, report, scenario};
use hyperfly_model::{Times, gk, k_of};
use hyperfly_request::{Algorithm, Choice, Order, Settings, Topology};
use hyperfly_view::notation::words::topology as network;

pub static ENTRY: Entry = Entry {
    id: "gk-appC",
    paper: Paper::Gk,
    place: "Appendix C",
    title: "Ordered and two-dimensional transforms",
    claim: "An ordered transform takes at most 2d + 1 communication steps, d = log p, and about twice the \
        overhead. Two-dimensional transforms on a √p × √p grid cost what one-dimensional ones cost, on the \
        hypercube and on the mesh.",
    explore: "algorithm=binary-exchange&order=ordered&p=16&n=4096&tw=1&view=distribution",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| {
                let labels = ["threshold", "exponent"];
                labels.into_iter().any(|label| row.is("of", label))
            },
            reason: "To reverse an index, each bit changes places with its mirror image. For p ≤ √n every \
                processor bit changes with a local one, and such a swap sends half of a processor's \
                elements, the other half stays: d exchanges of n/2p words after the d of n/p. So the words \
                grow by 3/2, which \"roughly double\" covers. But the two numbers that follow are printed \
                without a hedge and take exactly 2: with 3/2 the threshold for t_w = t_c is t_c/(t_c + 1.5 \
                t_w) = 0.4, and n grows as p^13.5 for E = 0.9.",
        },
        KnownDifference {
            selects: |row| row.is("of", "worse"),
            reason: "The sentence compares the ordered transform with itself; \"unordered\" must be meant, \
                with which Example 1 has p^9.",
        },
        KnownDifference {
            selects: |row| row.is("of", "printed"),
            reason: "The printed t_s log p + 2(t_h + t_w n/p)√p is what one processor spends; T_o is the \
                sum over all p of them, so a factor p is missing. With it the sum still has √p for √p − 1 \
                hops, as equation 8. Appendix D has the factor, and 2p(t_s log √p + (t_h + t_w n/p)(√p − \
                1)) is what runs give.",
        },
    ],
    figure: draw,
};

fn machine(topology: Topology, algorithm: Algorithm, p: u32, n: u64) -> Settings {
    Settings { topology, algorithm, p, n, ..scenario("p=1&ts=25&th=0.5&tw=1.28") }
}

/// Returns the words of `s` per word of binary-exchange on the hypercube: T_o/W · log n/log p where t_w = t_c and t_s = t_h = 0.
fn words(s: &Settings) -> f64 {
    let run = report(&Settings { ts: 0.0, th: 0.0, tw: 1.0, ..s.clone() });
    run.overhead / run.t_serial * f64::from(s.r()) / f64::from(s.d())
}

/// Returns the largest number of exchanges of a processor.
fn steps(s: &Settings) -> usize {
    let plan = s.scenario().plan();
    (0..s.p).map(|q| partners(&plan, q).len()).max().unwrap_or(0)
}

/// Checks results of a run with costs that the paper does not give.
fn check_run(s: &Settings) -> Check {
    Check::executed(s).at("p", s.p).at("n", s.n).chosen(&["p", "n", "ts", "th", "tw"])
}

fn compare(_: Clock) -> Vec<Row> {
    let ordered_settings = |p: u32, r: u32| Settings {
        order: Order::Ordered,
        ..machine(Topology::Hypercube, Algorithm::BinaryExchange, p, 1 << r)
    };
    let unordered_settings = |p: u32, r: u32| Settings { order: Order::Unordered, ..ordered_settings(p, r) };
    let mut rows = Vec::new();
    for (p, r) in [(2, 4), (4, 4), (16, 4), (16, 6), (16, 12), (64, 8), (64, 12), (256, 16)] {
        let (steps, max_steps) = (steps(&ordered_settings(p, r)), 2 * p.ilog2() as usize + 1);
        let check = Check::counted().at("p", p).at("n", 1u64 << r).with("algorithm", "binary-exchange");
        let check = check.with("order", "ordered").with("p", p).with("n", 1u64 << r).chosen(&["p", "n"]);
        let label = ("steps", "communication steps, ordered");
        let claim = format!("at most {max_steps}");
        rows.push(check.stated(label, Source::CLAIM, claim, steps.to_string(), steps <= max_steps));
    }
    for (p, r) in [(2, 10), (4, 4), (16, 8), (16, 16), (64, 12), (256, 16), (1024, 20)] {
        let s = ordered_settings(p, r);
        let check = check_words(&s).at("p", p).at("n", s.n);
        let computed = words(&s) / words(&unordered_settings(p, r));
        rows.push(check.hedged(
            ("words", "T_o ordered / unordered, words"),
            Source::CLAIM,
            (2.0, "roughly"),
            computed,
        ));
    }
    let s = ordered_settings(16, 16);
    let (slope, unordered_slope) = (words(&s), words(&unordered_settings(16, 16)));
    let check = check_words(&s);
    let label = ("threshold", "ordered, t_w = t_c: threshold of E");
    rows.push(check.printed(label, Source::PRINTED, "0.33", 1.0 / (1.0 + slope)));
    let (slope, unordered_slope) = (k_of(0.9) * slope, k_of(0.9) * unordered_slope);
    let label = ("exponent", "ordered, t_w = t_c, E = 0.9: exponent of p");
    rows.push(check.clone().with("E", 0.9).printed(label, Source::PRINTED, "18", slope));
    let better_order = if slope > unordered_slope { "unordered" } else { "ordered" };
    let check = check.varying("order", "ordered, unordered").with("E", 0.9);
    let label = ("worse", "ordered, E = 0.9: worse than that for the … case");
    let row = check.same(label, Source::PRINTED, "ordered", better_order);
    rows.push(row.with("exponent of p, ordered", slope).with("unordered", unordered_slope));
    let sizes = [(4, 8), (16, 4), (16, 12), (64, 12), (256, 16), (1024, 20)];
    for (topology, (p, r)) in sweep([Topology::Hypercube, Topology::Mesh], sizes) {
        let line = report(&machine(topology, Algorithm::BinaryExchange, p, 1 << r)).overhead;
        let s = machine(topology, Algorithm::TwoDimensional, p, 1 << r);
        let name = format!("T_o 2-D and 1-D, {}", network(topology));
        let label = (format!("squares-{}", topology.id()), name);
        rows.push(check_run(&s).exact(label, Source::CLAIM, line, report(&s).overhead));
    }
    for p in [4, 16, 64, 256] {
        let s = machine(Topology::Mesh, Algorithm::TwoDimensional, p, 1 << 16);
        let (m, n) = (Times::of(&s.network(), s.p), s.n as f64);
        let (check, run) = (check_run(&s), report(&s).overhead);
        let label = ("printed", "T_o 2-D on the mesh, as printed");
        rows.push(check.exact(label, Source::FORMULA, gk::overhead_c_mesh(&m, n, p.into()), run));
        let label = ("summed", "T_o 2-D on the mesh, summed");
        let source = Source::Formula(Place::Section("D"));
        rows.push(check.exact(label, source, gk::overhead_d(&m, n, p.into()), run));
    }
    // A transform by rows has one transposition, between its two halves.
    for (p, r) in [(4, 8), (16, 12), (64, 12), (256, 16)] {
        let s = machine(Topology::Hypercube, Algorithm::TwoDimensionalRows, p, 1 << r);
        let s = Settings { th: 0.0, ..s };
        let by_equation = gk::overhead_11_sum(&Times::of(&s.network(), s.p), s.n as f64, p.into());
        let label = ("rows", "T_o 2-D by rows, one transposition");
        rows.push(check_run(&s).exact(label, Source::Ours, by_equation, report(&s).overhead));
    }
    for r in [4, 8, 12] {
        let is_possible = |p: &u32| {
            machine(Topology::Hypercube, Algorithm::TwoDimensionalRows, *p, 1 << r).problems().is_empty()
        };
        let max_p = powers(0, r).filter(is_possible).max().unwrap_or(0);
        let check = Check::counted().at("n", 1u64 << r).with("algorithm", "two-dimensional-rows");
        let check = check.with("n", 1u64 << r).with("p", "1, 2, 4, …").chosen(&["n"]);
        rows.push(check.exact(
            ("most", "2-D by rows: most processors"),
            Source::CLAIM,
            1u32 << (r / 2),
            max_p,
        ));
    }
    rows
}

/// Checks results of [`words`].
fn check_words(s: &Settings) -> Check {
    Check::executed(&Settings { ts: 0.0, th: 0.0, tw: 1.0, ..s.clone() }).chosen(&["p", "n"])
}

fn draw(style: &Style) -> String {
    let n = 1u64 << 16;
    let x = Axis::new("p, processors", Scale::Log2);
    let y = Axis::new("E, efficiency of simulated runs, n = 65536, t_w = t_c, t_s = t_h = 0", Scale::Linear)
        .from_to(0.0, 1.0);
    let curve = |order: Order, algorithm: Algorithm, only_squares: bool| {
        let s = |p: u32| Settings {
            order,
            ts: 0.0,
            th: 0.0,
            tw: 1.0,
            ..machine(Topology::Hypercube, algorithm, p, n)
        };
        powers(0, 12)
            .filter(|p| !only_squares || p.ilog2().is_multiple_of(2))
            .map(s)
            .filter(|s| s.problems().is_empty())
            .map(|s| (f64::from(s.p), report(&s).efficiency))
            .collect::<Vec<_>>()
    };
    let unordered_curve = curve(Order::Unordered, Algorithm::BinaryExchange, false);
    let ordered_curve = curve(Order::Ordered, Algorithm::BinaryExchange, false);
    let grid = curve(Order::Unordered, Algorithm::TwoDimensional, true);
    let rows = curve(Order::Unordered, Algorithm::TwoDimensionalRows, false);
    let plane = Plane::new(x, y)
        .series("2-D by rows", Ink::Series2, rows.clone(), rows, false)
        .line("unordered", Ink::Series0, unordered_curve)
        .points("2-D on a grid", Ink::Series0, grid)
        .series("ordered", Ink::Series1, ordered_curve.clone(), ordered_curve, false);
    chart(&ENTRY, &plane, style)
}
