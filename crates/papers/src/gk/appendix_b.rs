//! GK App. B: other measures of scalability.

use super::common::report;
use crate::cell::Cell;
use crate::entry::{Clock, Entry, KnownDifference};
use crate::figure::{self, Style};
use crate::origin::{Method, Source};
use crate::paper::Paper;
use crate::row::Row;
use hyperfly_core::report::Report;
use hyperfly_model::scaled::{Network, overhead_function, scalability, serial_fraction};
use hyperfly_request::{Choice, Settings, Topology};
use hyperfly_text::{papers, papers_gk as text};
use hyperfly_view::Ink;
use hyperfly_view::chart::Plane;
use hyperfly_view::chart::plane::{Axis, Scale};
use hyperfly_view::notation::words::topology as network;

pub static ENTRY: Entry = Entry {
    id: "gk-appB",
    paper: Paper::Gk,
    place: text::app_b_place,
    title: text::app_b_title,
    claim: text::app_b_claim,
    explore: "algorithm=binary-exchange&topology=mesh&p=64&n=4096&ts=0&th=0&view=speedup",
    rows,
    known: &[
        KnownDifference {
            at: |row| {
                is(row, "fraction")
                    && is_on_topology(row, Topology::Hypercube)
                    && row.computed_is(CORRECTED_WORD)
            },
            reason: text::app_b_why_1,
        },
        KnownDifference {
            at: |row| {
                (is(row, "fraction") || is(row, "phi"))
                    && is_on_topology(row, Topology::Mesh)
                    && row.computed_is(CORRECTED_WORD)
            },
            reason: text::app_b_why_2,
        },
        KnownDifference {
            at: |row| {
                (is(row, "scaled") || is(row, "ratio"))
                    && is_on_topology(row, Topology::Mesh)
                    && row.computed_is(CORRECTED_WORD)
            },
            reason: text::app_b_why_3,
        },
    ],
    figure: draw,
};

const CORRECTED_WORD: &str = "exactly";

fn is(row: &Row, what: &str) -> bool {
    row.is("what", what)
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

fn rows(_: Clock) -> Vec<Row> {
    let sizes = [4u32, 16, 64, 256, 1024];
    [0.2, 1.28]
        .into_iter()
        .flat_map(|ratio| sizes.into_iter().flat_map(move |p| measures(ratio, p)))
        .collect()
}

/// Compares all measures on both networks, for this t_w/t_c and p.
fn measures(ratio: f64, p: u32) -> Vec<Row> {
    let mut rows = Vec::new();
    let real = f64::from(p);
    let key = |what: Cell, topology: Topology, n: u64| {
        vec![
            ("what", what),
            ("topology", Cell::named(topology.id(), network(topology))),
            ("t_w/t_c", ratio.into()),
            ("p", p.into()),
            ("n", n.into()),
        ]
    };
    let with_run = |row: Row, source: Source, s: &Settings| {
        row.of(source, Method::Executed).with_settings(s).chosen(&["p", "n", "tw"])
    };
    let mut fractions = Vec::new();
    for (topology, model) in NETWORKS {
        // A problem of fixed size.
        let s = scenario(topology, p, 1 << 14, ratio);
        let (run, points) = (report(&s), s.n as f64);
        let mut add = |what: Cell, source: Source, s: &Settings, said: f64, found: f64, exact: f64| {
            let row = Row::exact(key(what, topology, s.n), said, found).with(CORRECTED_WORD, exact);
            rows.push(with_run(row, source, s));
        };
        add(
            Cell::named("fraction", text::app_b_fraction()),
            Source::FORMULA,
            &s,
            model.serial_fraction_printed(ratio, points, real),
            fraction(&run, p),
            model.serial_fraction(ratio, points, real),
        );
        fractions.push(fraction(&run, p));
        let found = overhead_function(run.t_parallel, 0.0, run.t_serial, real);
        add(
            Cell::named("phi", text::app_b_phi()),
            Source::FORMULA,
            &s,
            model.overhead_function_printed(ratio, points, real),
            found,
            model.overhead_function(ratio, points, real),
        );
        // As many points as processors: the most that n can be left behind.
        let s = scenario(topology, p, p.into(), ratio);
        let run = report(&s);
        let free = scenario(Topology::Complete, p, p.into(), 0.0);
        let pram = report(&free).speedup;
        let (printed, exact) =
            (model.scaled_speedup_printed(ratio, real), model.scaled_speedup(ratio, real, real));
        add(Cell::named("scaled", text::app_b_scaled()), Source::FORMULA, &s, printed, run.speedup, exact);
        let shares = (printed / real, scalability(run.speedup, pram));
        add(Cell::named("ratio", text::app_b_ratio()), Source::FORMULA, &s, shares.0, shares.1, exact / real);
        if topology == Topology::Hypercube {
            add(Cell::named("pram", text::app_b_pram()), Source::CLAIM, &free, real, pram, real);
        }
        // Φ = T_p/(W/p) and E = W/(p T_p): that their product is 1 is how both are defined, and no agreement.
        let inverse = key(Cell::named("inverse", text::app_b_inverse()), topology, 1 << 14);
        let s = scenario(topology, p, 1 << 14, ratio);
        rows.push(with_run(Row::unjudged(inverse, 1.0, found * report(&s).efficiency), Source::Ours, &s));
    }
    if p > 4 {
        let more = fractions[1] / fractions[0];
        let key = key(Cell::named("worse", text::app_b_worse()), Topology::Mesh, 1 << 14);
        let row = Row::stated(key, papers::more_than_1(), more, more > 1.0);
        let s = scenario(Topology::Mesh, p, 1 << 14, ratio);
        rows.push(with_run(row, Source::CLAIM, &s).with_values("topology", "hypercube, mesh"));
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
        Plane::new(Axis::new("p", Scale::Log2), Axis::new(text::app_b_axis_fraction(), Scale::Log10));
    let mut right =
        Plane::new(Axis::new("p", Scale::Log2), Axis::new(text::app_b_axis_scaled(), Scale::Log2));
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
