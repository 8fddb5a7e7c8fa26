//! GK App. B: other measures of scalability.

use crate::figure;
use crate::prelude::*;
use crate::runs::report;
use hyperfly_core::report::Report;
use hyperfly_model::scaled::{Network, overhead_function, scalability, serial_fraction};
use hyperfly_request::{Choice, Settings, Topology};
use hyperfly_view::notation::words::topology as network;

pub static ENTRY: Entry = Entry {
    id: "gk-appB",
    paper: Paper::Gk,
    place: "Appendix B",
    title: "Other measures of scalability: hypercube against mesh",
    claim: "By four other measures, too, binary-exchange scales on the hypercube and not on the mesh: \
        scaled speedup, Karp and Flatt's serial fraction, Zorbas' overhead function, and Nussbaum and \
        Agarwal's scalability, with t_s = t_h = 0. For scaled speedup the problem grows in proportion to \
        p. GK write t_c n log n = p, which would leave a processor less than one point; the runs take n = \
        p, the least that keeps all of them busy, and the formula is the same up to the double logarithms \
        that GK set aside.",
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&ts=0&th=0&view=speedup",
    rows: compare,
    known: &[
        KnownDifference {
            selects: |row| {
                is_about(row, "fraction")
                    && is_on_topology(row, Topology::Hypercube)
                    && row.computed_is(CORRECTED_WORD)
            },
            reason: "The denominator 1 − 1/p of the definition is left out. So the printed value is too \
                small by a factor (p − 1)/p, which tends to 1.",
        },
        KnownDifference {
            selects: |row| {
                (is_about(row, "fraction") || is_about(row, "phi"))
                    && is_on_topology(row, Topology::Mesh)
                    && row.computed_is(CORRECTED_WORD)
            },
            reason: "On the mesh a processor's share crosses 2(√p − 1) channels (the line above equation \
                8), and equation 8 itself has 2√p. Appendix B has √p: the factor 2 is lost. (For the \
                serial fraction 1 − 1/p is left out as well.)",
        },
        KnownDifference {
            selects: |row| {
                (is_about(row, "scaled") || is_about(row, "ratio"))
                    && is_on_topology(row, Topology::Mesh)
                    && row.computed_is(CORRECTED_WORD)
            },
            reason: "The same formula stands for hypercube and mesh, and the next sentence says that the \
                mesh is much worse: a misprint, of the paper or of the copy at hand. With n = p, a stage \
                costs t_c and the exchanges 2 t_w (√p − 1)/log p a stage, so the speedup on the mesh is \
                t_c p/(t_c + 2 t_w (√p − 1)/log p), and its ratio to p tends to 0. At p = 4 a mesh is a \
                hypercube, and the two agree.",
        },
    ],
    figure: draw,
};

const CORRECTED_WORD: &str = "exactly";

fn is_about(row: &Row, quantity: &str) -> bool {
    row.is("what", quantity)
}

fn is_on_topology(row: &Row, topology: Topology) -> bool {
    row.is("topology", topology.id())
}

const NETWORKS: [(Topology, Network); 2] =
    [(Topology::Hypercube, Network::Hypercube), (Topology::Mesh, Network::Mesh)];

fn scenario(topology: Topology, p: u32, n: u64, tw: f64) -> Settings {
    Settings { topology, p, n, tw, ts: 0.0, th: 0.0, ..Settings::default() }
}

/// Returns f of a run.
fn fraction(report: &Report, p: u32) -> f64 {
    serial_fraction(report.speedup, p.into())
}

fn compare(_: Clock) -> Vec<Row> {
    let sizes = [4u32, 16, 64, 256, 1024];
    [0.2, 1.28]
        .into_iter()
        .flat_map(|ratio| sizes.into_iter().flat_map(move |p| compare_measures(ratio, p)))
        .collect()
}

/// Compares all measures on both networks, for this t_w/t_c and p.
fn compare_measures(ratio: f64, p: u32) -> Vec<Row> {
    let mut rows = Vec::new();
    let real_p = f64::from(p);
    let check_run = |s: &Settings, topology: Topology| {
        let check = Check::executed(s).labelled("what").at("topology", (topology.id(), network(topology)));
        check.at("t_w/t_c", ratio).at("p", p).at("n", s.n).chosen(&["p", "n", "tw"])
    };
    let mut fractions = Vec::new();
    for (topology, model) in NETWORKS {
        // Serial fraction and overhead function are for a problem of fixed size.
        let fixed_size = scenario(topology, p, 1 << 14, ratio);
        let (run, points, check) =
            (report(&fixed_size), fixed_size.n as f64, check_run(&fixed_size, topology));
        let mut add = |check: &Check, label: (&str, &str), expected: f64, computed: f64, corrected: f64| {
            rows.push(
                check.exact(label, Source::FORMULA, expected, computed).with(CORRECTED_WORD, corrected),
            );
        };
        let computed = fraction(&run, p);
        fractions.push(computed);
        let (printed, exact) = (
            model.serial_fraction_printed(ratio, points, real_p),
            model.serial_fraction(ratio, points, real_p),
        );
        add(&check, ("fraction", "serial fraction"), printed, computed, exact);
        let phi = overhead_function(run.t_parallel, 0.0, run.t_serial, real_p);
        let printed = model.overhead_function_printed(ratio, points, real_p);
        add(
            &check,
            ("phi", "overhead function"),
            printed,
            phi,
            model.overhead_function(ratio, points, real_p),
        );
        // Scaled speedup with n = p, the smallest n.
        let smallest = scenario(topology, p, p.into(), ratio);
        let (speedup, check) = (report(&smallest).speedup, check_run(&smallest, topology));
        let free_messages = scenario(Topology::Complete, p, p.into(), 0.0);
        let pram = report(&free_messages).speedup;
        let (printed, exact) =
            (model.scaled_speedup_printed(ratio, real_p), model.scaled_speedup(ratio, real_p, real_p));
        add(&check, ("scaled", "scaled speedup, n = p"), printed, speedup, exact);
        let label = ("ratio", "scalability, n = p");
        add(&check, label, printed / real_p, scalability(speedup, pram), exact / real_p);
        if topology == Topology::Hypercube {
            let label = ("pram", "speedup without communication, n = p");
            let row = check_run(&free_messages, topology).exact(label, Source::CLAIM, real_p, pram);
            rows.push(row.with(CORRECTED_WORD, real_p));
        }
        // Φ = T_p/(W/p) and E = W/(p T_p): that their product is 1 is how both are defined, and no agreement.
        let label = ("inverse", "overhead function times E");
        rows.push(check_run(&fixed_size, topology).unjudged(label, Source::Ours, 1.0, phi * run.efficiency));
    }
    if p > 4 {
        let fraction_ratio = fractions[1] / fractions[0];
        let s = scenario(Topology::Mesh, p, 1 << 14, ratio);
        let check = check_run(&s, Topology::Mesh).varying("topology", "hypercube, mesh");
        let label = ("worse", "serial fraction of the mesh, as a multiple of the hypercube's");
        rows.push(check.stated(label, Source::CLAIM, "more than 1", fraction_ratio, fraction_ratio > 1.0));
    }
    rows
}

/// Draws serial fraction and scaled speedup against p, t_w/t_c = 1.28.
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
    for ((topology, model), ink) in NETWORKS.into_iter().zip([Ink::Series0, Ink::Series1]) {
        let points = n as f64;
        let fractions = sizes.map(|p| (f64::from(p), fraction(&report(&scenario(topology, p, n, ratio)), p)));
        left = left.dashes("", ink, line(&|p| model.serial_fraction_printed(ratio, points, p))).series(
            network(topology),
            ink,
            line(&|p| model.serial_fraction(ratio, points, p)),
            fractions.to_vec(),
            false,
        );
        let speedups = sizes.map(|p| (f64::from(p), report(&scenario(topology, p, p.into(), ratio)).speedup));
        right = right.series(
            network(topology),
            ink,
            line(&|p| model.scaled_speedup(ratio, p, p)),
            speedups.to_vec(),
            false,
        );
    }
    right = right.dashes("S = p", Ink::Muted, line(&|p| p));
    figure::charts(&ENTRY, &[left, right], style)
}
