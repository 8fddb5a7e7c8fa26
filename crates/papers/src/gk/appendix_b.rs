//! GK App. B: other measures of scalability.

use super::common::report;
use crate::entry::{Entry, Known, Paper, Where};
use crate::figure::{self, Style};
use crate::row::{Cell, Row};
use hyperfly_core::report::Report;
use hyperfly_core::scenario::{Choice, Scenario, Topology};
use hyperfly_model::scaled::{Network, overhead_function, scalability, serial_fraction};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};

/// The entry.
pub static ENTRY: Entry = Entry {
    id: "gk-appB",
    paper: Paper::Gk,
    place: "Appendix B",
    title: "Other measures of scalability: hypercube against mesh",
    claim: "By four other measures, too, binary-exchange scales on the hypercube and not on the mesh: scaled speedup, Karp and \
            Flatt's serial fraction, Zorbas' overhead function, and Nussbaum and Agarwal's scalability, with t_s = t_h = 0.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&ts=0&th=0&view=speedup",
    rows,
    known: &[
        Known {
            at: Where::All(|row| {
                is(row, FRACTION) && on(row, Topology::Hypercube) && row.computed_is(CORRECTED)
            }),
            reason: "The denominator 1 − 1/p of the definition is left out. So the printed value is too small by a factor \
                     (p − 1)/p, which tends to 1.",
        },
        Known {
            at: Where::All(|row| {
                (is(row, FRACTION) || is(row, PHI)) && on(row, Topology::Mesh) && row.computed_is(CORRECTED)
            }),
            reason: "On the mesh a processor's share crosses 2(√p − 1) channels (the line above equation 8), and equation 8 itself \
                     has 2√p. Appendix B has √p: the factor 2 is lost. (For the serial fraction 1 − 1/p is left out as well.)",
        },
        Known {
            at: Where::All(|row| {
                (is(row, SCALED) || is(row, RATIO)) && on(row, Topology::Mesh) && row.computed_is(CORRECTED)
            }),
            reason: "The same formula stands for hypercube and mesh, and the next sentence says that the mesh is much worse: a misprint, of the paper or of the copy at hand. \
                     With n = p, a stage costs t_c and the exchanges 2 t_w (√p − 1)/log p a stage, so the speedup on the mesh is \
                     t_c p/(t_c + 2 t_w (√p − 1)/log p), and its ratio to p tends to 0. At p = 4 a mesh is a hypercube, and the two \
                     agree.",
        },
    ],
    figure: draw,
};

const SCALED: &str = "scaled speedup, n = p";
const FRACTION: &str = "serial fraction";
const PHI: &str = "overhead function";
const RATIO: &str = "scalability, n = p";
const PRAM: &str = "speedup without communication, n = p";
const INVERSE: &str = "overhead function times E";
const WORSE: &str = "serial fraction of the mesh, as a multiple of the hypercube's";
const CORRECTED: &str = "exactly";

fn is(row: &Row, what: &str) -> bool {
    row.get("what").is_some_and(|cell| *cell == what.into())
}

fn on(row: &Row, topology: Topology) -> bool {
    row.get("topology").is_some_and(|cell| *cell == topology.id().into())
}

const NETWORKS: [(Topology, Network); 2] =
    [(Topology::Hypercube, Network::Hypercube), (Topology::Mesh, Network::Mesh)];

fn scenario(topology: Topology, p: u32, n: u64, tw: f64) -> Scenario {
    Scenario { topology, p, n, tw, ts: 0.0, th: 0.0, ..Scenario::default() }
}

/// f of a run.
fn fraction(report: &Report, p: u32) -> f64 {
    serial_fraction(report.speedup, p.into())
}

fn rows(_: crate::Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for ratio in [0.2, 1.28] {
        for p in [4u32, 16, 64, 256, 1024] {
            let real = f64::from(p);
            let key = |what: &'static str, topology: Topology, n: u64| -> Vec<(&'static str, Cell)> {
                vec![
                    ("what", what.into()),
                    ("topology", topology.id().into()),
                    ("t_w/t_c", ratio.into()),
                    ("p", p.into()),
                    ("n", n.into()),
                ]
            };
            let mut fractions = Vec::new();
            for (topology, network) in NETWORKS {
                let n = 1u64 << 14;
                let run = report(&scenario(topology, p, n, ratio));
                let points = n as f64;
                let mut add = |what, n, printed, found, exact| {
                    rows.push(Row::exact(key(what, topology, n), printed, found).with(CORRECTED, exact));
                };
                let printed = network.serial_fraction_printed(ratio, points, real);
                add(FRACTION, n, printed, fraction(&run, p), network.serial_fraction(ratio, points, real));
                fractions.push(fraction(&run, p));
                let found = overhead_function(run.t_parallel, 0.0, run.t_serial, real);
                let printed = network.overhead_function_printed(ratio, points, real);
                add(PHI, n, printed, found, network.overhead_function(ratio, points, real));
                add(INVERSE, n, 1.0, found * run.efficiency, 1.0);
                // As many points as processors: the most that n can be left behind.
                let n = u64::from(p);
                let run = report(&scenario(topology, p, n, ratio));
                let pram = report(&scenario(Topology::Complete, p, n, 0.0)).speedup;
                let (printed, exact) =
                    (network.scaled_speedup_printed(ratio, real), network.scaled_speedup(ratio, real, real));
                add(SCALED, n, printed, run.speedup, exact);
                add(RATIO, n, printed / real, scalability(run.speedup, pram), exact / real);
                if topology == Topology::Hypercube {
                    add(PRAM, n, real, pram, real);
                }
            }
            if p > 4 {
                let more = fractions[1] / fractions[0];
                rows.push(Row::said(key(WORSE, Topology::Mesh, 1 << 14), "more than 1", more, more > 1.0));
            }
        }
    }
    rows
}

/// Serial fraction and scaled speedup against p, t_w/t_c = 1.28.
fn draw(style: &Style) -> String {
    let ratio = 1.28;
    let sizes = [4u32, 16, 64, 256, 1024, 4096];
    let line = |value: &dyn Fn(f64) -> f64| {
        (2..=12).map(|d| libm::exp2(f64::from(d))).map(|p| (p, value(p))).collect::<Vec<_>>()
    };
    let n = 1u64 << 14;
    let mut left =
        Plane::new(Axis::new("p", Scale::Log2), Axis::new("serial fraction f, n = 16384", Scale::Log10));
    let mut right =
        Plane::new(Axis::new("p", Scale::Log2), Axis::new("scaled speedup S, n = p", Scale::Log2));
    for ((topology, network), ink) in NETWORKS.into_iter().zip([Ink::Compute, Ink::Contention]) {
        let points = n as f64;
        let fractions = sizes.map(|p| (f64::from(p), fraction(&report(&scenario(topology, p, n, ratio)), p)));
        left = left.dashes("", ink, line(&|p| network.serial_fraction_printed(ratio, points, p))).series(
            topology.id(),
            ink,
            line(&|p| network.serial_fraction(ratio, points, p)),
            fractions.to_vec(),
            false,
        );
        let speedups = sizes.map(|p| (f64::from(p), report(&scenario(topology, p, p.into(), ratio)).speedup));
        right = right.series(
            topology.id(),
            ink,
            line(&|p| network.scaled_speedup(ratio, p, p)),
            speedups.to_vec(),
            false,
        );
    }
    right = right.dashes("S = p", Ink::Muted, line(&|p| p));
    figure::charts(&ENTRY, &[left, right], style)
}
