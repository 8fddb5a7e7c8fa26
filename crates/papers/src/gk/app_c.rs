//! GK Appendix C: ordered and two-dimensional transforms.

use super::common::{powers, printed, report, scenario};
use crate::entry::{Clock, Entry, Known, Paper, Where};
use crate::figure::{Style, chart};
use crate::row::{Cell, Row};
use hyperfly_core::plan::{Plan, Step};
use hyperfly_core::scenario::{Algorithm, Order, Scenario, Topology};
use hyperfly_model::{Machine, gk, k_of};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-appC",
    paper: Paper::Gk,
    place: "Appendix C",
    title: "Ordered and two-dimensional transforms",
    claim: "An ordered transform takes at most 2d + 1 communication steps, d = log p, and about twice the overhead. Two-dimensional \
            transforms on a √p × √p grid cost what one-dimensional ones cost, on the hypercube and on the mesh.",
    explore: "algorithm=binary-exchange&order=ordered&p=16&n=4096&tw=1&view=distribution",
    rows,
    known: &[
        Known {
            at: Where::All(|row| {
                let of = row.get("of").map(ToString::to_string).unwrap_or_default();
                of.starts_with("T_o ordered / unordered") || of.starts_with("ordered, t_w = t_c")
            }),
            reason: "To reverse an index, each bit changes places with its mirror image. For p ≤ √n every processor bit changes with a \
                     local one, and such a swap sends half of a processor's elements, the other half stays: d exchanges of n/2p words \
                     after the d of n/p. So the words grow by 3/2, not 2, the threshold for t_w = t_c is t_c/(t_c + 1.5 t_w) = 0.4 and \
                     n grows as p^13.5 for E = 0.9. GK's 2 is an upper bound.",
        },
        Known {
            at: Where::Row("of=ordered, E = 0.9: worse than that for the … case"),
            reason: "The sentence compares the ordered transform with itself; \"unordered\" must be meant, with which Example 1 has p^9.",
        },
        Known {
            at: Where::All(|row| {
                row.get("of") == Some(&Cell::Text("T_o 2-D on the mesh, as printed".into()))
            }),
            reason: "The printed t_s log p + 2(t_h + t_w n/p)√p is what one processor spends; T_o is the sum over all p of them, so a \
                     factor p is missing. With it the sum still has √p for √p − 1 hops, as equation 8. Appendix D has the factor, and \
                     2p(t_s log √p + (t_h + t_w n/p)(√p − 1)) is what runs give.",
        },
    ],
    figure,
};

fn machine(topology: Topology, algorithm: Algorithm, p: u32, n: u64) -> Scenario {
    Scenario { topology, algorithm, p, n, ..scenario("p=1&ts=25&th=0.5&tw=1.28") }
}

/// The words of `s` per word of binary-exchange on the hypercube: T_o/W · log n/log p where t_w = t_c and t_s = t_h = 0.
fn words(s: &Scenario) -> f64 {
    let run = report(&Scenario { ts: 0.0, th: 0.0, tw: 1.0, ..s.clone() });
    run.overhead / run.t_serial * f64::from(s.r()) / f64::from(s.d())
}

/// The most exchanges of any processor.
fn steps(s: &Scenario) -> usize {
    let plan = Plan::compile(s);
    let exchanges =
        |q: u32| plan.program(q).iter().filter(|step| matches!(step, Step::Exchange { .. })).count();
    (0..s.p).map(exchanges).max().unwrap_or(0)
}

fn rows(_: Clock) -> Vec<Row> {
    let key = |of: &str, p: u32, r: u32| {
        vec![("of", Cell::from(of)), ("p", p.into()), ("n", Cell::from(1u64 << r))]
    };
    let one = |of: &str| vec![("of", Cell::from(of))];
    let ordered = |p: u32, r: u32| Scenario {
        order: Order::Ordered,
        ..machine(Topology::Hypercube, Algorithm::BinaryExchange, p, 1 << r)
    };
    let mut rows = Vec::new();
    for (p, r) in [(2, 4), (4, 4), (16, 4), (16, 6), (16, 12), (64, 8), (64, 12), (256, 16)] {
        let (steps, most) = (steps(&ordered(p, r)), 2 * p.ilog2() as usize + 1);
        let key = key("communication steps, ordered", p, r);
        rows.push(Row::said(key, format!("at most {most}"), steps.to_string(), steps <= most));
    }
    for (p, r) in [(2, 10), (4, 4), (16, 8), (16, 16), (64, 12), (256, 16), (1024, 20)] {
        let s = ordered(p, r);
        let unordered = Scenario { order: Order::Unordered, ..s.clone() };
        rows.push(Row::exact(
            key("T_o ordered / unordered, words", p, r),
            2.0,
            words(&s) / words(&unordered),
        ));
    }
    let (slope, plain) =
        (words(&ordered(16, 16)), words(&Scenario { order: Order::Unordered, ..ordered(16, 16) }));
    rows.push(Row::printed(one("ordered, t_w = t_c: threshold of E"), printed("0.33"), 1.0 / (1.0 + slope)));
    let (slope, plain) = (k_of(0.9) * slope, k_of(0.9) * plain);
    rows.push(Row::printed(one("ordered, t_w = t_c, E = 0.9: exponent of p"), printed("18"), slope));
    let better = if slope > plain { "unordered" } else { "ordered" };
    rows.push(
        Row::said(
            one("ordered, E = 0.9: worse than that for the … case"),
            "ordered",
            better,
            better == "ordered",
        )
        .with("exponent of p, ordered", slope)
        .with("unordered", plain),
    );
    for (name, topology) in [("hypercube", Topology::Hypercube), ("mesh", Topology::Mesh)] {
        for (p, r) in [(4, 8), (16, 4), (16, 12), (64, 12), (256, 16), (1024, 20)] {
            let line = report(&machine(topology, Algorithm::BinaryExchange, p, 1 << r)).overhead;
            let square = report(&machine(topology, Algorithm::TwoDimensional, p, 1 << r)).overhead;
            rows.push(Row::exact(key(&format!("T_o 2-D and 1-D, {name}"), p, r), line, square));
        }
    }
    for p in [4, 16, 64, 256] {
        let s = machine(Topology::Mesh, Algorithm::TwoDimensional, p, 1 << 16);
        let (m, n) = (Machine::from(&s), s.n as f64);
        let run = report(&s).overhead;
        let by_one = gk::overhead_c_mesh(&m, n, p.into());
        rows.push(Row::exact(key("T_o 2-D on the mesh, as printed", p, 16), by_one, run));
        rows.push(Row::exact(
            key("T_o 2-D on the mesh, summed", p, 16),
            gk::overhead_d(&m, n, p.into()),
            run,
        ));
    }
    // By rows, with a transposition between.
    for (p, r) in [(4, 8), (16, 12), (64, 12), (256, 16)] {
        let s = machine(Topology::Hypercube, Algorithm::TwoDimensionalRows, p, 1 << r);
        let s = Scenario { th: 0.0, ..s };
        let by_equation = gk::overhead_11_sum(&Machine::from(&s), s.n as f64, p.into());
        rows.push(Row::exact(
            key("T_o 2-D by rows, one transposition", p, r),
            by_equation,
            report(&s).overhead,
        ));
    }
    for r in [4, 8, 12] {
        let possible = |p: &u32| {
            machine(Topology::Hypercube, Algorithm::TwoDimensionalRows, *p, 1 << r).problems().is_empty()
        };
        let most = powers(0, r).filter(possible).max().unwrap_or(0);
        let key = vec![("of", Cell::from("2-D by rows: most processors")), ("n", Cell::from(1u64 << r))];
        rows.push(Row::exact(key, f64::from(1u32 << (r / 2)), most.into()));
    }
    rows
}

fn figure(style: &Style) -> String {
    let n = 1u64 << 16;
    let x = Axis::new("p, processors", Scale::Log2);
    let y = Axis::new("E, efficiency of simulated runs, n = 65536, t_w = t_c, t_s = t_h = 0", Scale::Linear)
        .from_to(0.0, 1.0);
    let curve = |order: Order, algorithm: Algorithm, even: bool| {
        let s = |p: u32| Scenario {
            order,
            ts: 0.0,
            th: 0.0,
            tw: 1.0,
            ..machine(Topology::Hypercube, algorithm, p, n)
        };
        powers(0, 12)
            .filter(|p| !even || p.ilog2().is_multiple_of(2))
            .map(s)
            .filter(|s| s.problems().is_empty())
            .map(|s| (f64::from(s.p), report(&s).efficiency))
            .collect::<Vec<_>>()
    };
    let unordered = curve(Order::Unordered, Algorithm::BinaryExchange, false);
    let ordered = curve(Order::Ordered, Algorithm::BinaryExchange, false);
    let grid = curve(Order::Unordered, Algorithm::TwoDimensional, true);
    let rows = curve(Order::Unordered, Algorithm::TwoDimensionalRows, false);
    let plane = Plane::new(x, y)
        .series("2-D by rows", Ink::Transfer, rows.clone(), rows, false)
        .line("unordered", Ink::Compute, unordered)
        .points("2-D on a grid", Ink::Compute, grid)
        .series("ordered", Ink::Contention, ordered.clone(), ordered, false);
    chart(&ENTRY, &plane, style)
}
