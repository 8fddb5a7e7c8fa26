//! Problem 13.2: the largest distance between partners on a mesh, for any placement of the blocks.

use super::placement::{dilation, dilation_bound, least_dilation, longest, row_order, weight_order};
use crate::figure::chart;
use crate::prelude::*;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.2",
    paper: Paper::Kggk,
    place: "Problem 13.2",
    title: "How far apart partners on a mesh are, whatever lies where",
    claim: "However the points are laid out on a square mesh of p processors, binary exchange has an \
        iteration in which partners are at least √p/2 links apart. Look at the mesh row by row: the first \
        exchange goes over √p/2 rows. Is there a layout in which every exchange is shorter?",
    explore: "algorithm=binary-exchange&topology=mesh&p=256&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows: compare,
    known: &[KnownDifference {
        selects: |row| row.is("of", "by-weight"),
        reason: "Taken literally, √p/2 does not hold for every layout. Let each processor have its n/p \
            points as before, and order rows and columns by how many bits of their numbers are 1: on 256 \
            processors partners are at most 7 links apart, in every iteration, where √p/2 = 8. How fast \
            the distance grows changes little: by Harper's theorem on numbers that differ in one bit, \
            every such layout has an iteration with about 0.8 √p/√(log p) links. Row by row √p/2 is exact, \
            and on few processors no layout beats it: for 4 and 16 all were tried here, for 64 a SAT \
            solver found none.",
    }],
    figure: draw,
};

const SOURCE: Source = Source::Unverified(Place::Problem("13.2"));

/// Returns the claimed distance √p/2.
fn claimed_distance(d: u32) -> u32 {
    (1 << (d / 2)) / 2
}

/// Checks counts in binary exchange with n = p.
fn check_count(p: u32) -> Check {
    Check::counted().at("p", p).with("topology", "mesh").with("p", p).with("n", p).chosen(&["p", "n"])
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for d in [2u32, 4, 6, 8, 10, 12] {
        let p = 1 << d;
        let label = ("by-rows", "row by row, longest distance");
        rows.push(check_count(p).exact(label, SOURCE, claimed_distance(d), dilation(&row_order(p))));
    }
    for (k, computed) in longest(&row_order(64)).into_iter().enumerate() {
        // 4, 2, 1 within a column, then 4, 2, 1 within a row.
        let label = ("iteration", "row by row, distance in each iteration");
        rows.push(check_count(64).at("iteration", k).exact(label, Source::Ours, 4u32 >> (k % 3), computed));
    }
    let check_at_least = |label: (&str, &str), source, p, min: u32, computed: u32| {
        check_count(p).stated(label, source, format!("at least {min}"), computed, computed >= min)
    };
    // These sizes are small enough to search all placements.
    for d in [2u32, 4] {
        let (p, label) = (1 << d, ("every", "all layouts tried, least longest distance"));
        rows.push(check_at_least(label, SOURCE, p, claimed_distance(d), least_dilation(p)));
    }
    // Harper's placement keeps partners near each other.
    for d in [2u32, 4, 6, 8, 10, 12] {
        let (p, computed) = (1 << d, dilation(&weight_order(1 << d)));
        let label = ("by-weight", "by the number of ones, longest distance");
        rows.push(check_at_least(label, SOURCE, p, claimed_distance(d), computed));
        rows.push(check_at_least(
            ("bound", "no layout has less"),
            Source::Ours,
            p,
            dilation_bound(p),
            computed,
        ));
    }
    rows
}

/// Draws the longest distance against p: claimed, counted row by row and in Harper's order, and the lower bound.
fn draw(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(4.0, 4096.0);
    let y = Axis::new("links between partners", Scale::Log2).from_to(1.0, 64.0);
    let points_at = |value: &dyn Fn(u32) -> u32| {
        (1..=6)
            .map(|half_log| 1u32 << (2 * half_log))
            .map(|p| (f64::from(p), f64::from(value(p))))
            .collect::<Vec<_>>()
    };
    let plane = Plane::new(x, y)
        .series(
            "row by row",
            Ink::Series0,
            points_at(&|p| claimed_distance(p.trailing_zeros())),
            points_at(&|p| dilation(&row_order(p))),
            false,
        )
        .points("by ones", Ink::Series1, points_at(&|p| dilation(&weight_order(p))))
        .dashes("no layout has less", Ink::Muted, points_at(&dilation_bound));
    chart(&ENTRY, &plane, style)
}
