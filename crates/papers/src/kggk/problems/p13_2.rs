//! Problem 13.2: the largest distance between partners on a mesh, for any placement of the blocks.

use super::placement::{by_rows, by_weight, dilation, dilation_bound, least_dilation, longest};
use crate::figure::chart;
use crate::prelude::*;

pub static ENTRY: Entry = Entry {
    id: "kggk-p13.2",
    paper: Paper::Kggk,
    place: "Problem 13.2",
    title: "How far apart partners on a mesh are, whatever lies where",
    claim: "However the points are laid out on a square mesh of p processors, binary exchange has an \
         iteration in which partners are at least √p/2 links apart. Look at the mesh row by row: the \
         first exchange goes over √p/2 rows. Is there a layout in which every exchange is shorter?",
    explore: "algorithm=binary-exchange&topology=mesh&p=256&n=4096&tc=2&tw=4&ts=25&th=0&view=machine",
    rows,
    known: &[KnownDifference {
        at: |row| row.is("of", "by-weight"),
        reason: "Taken literally, √p/2 does not hold for every layout. Let each processor have its n/p points \
         as before, and order rows and columns by how many bits of their numbers are 1: on 256 \
         processors partners are at most 7 links apart, in every iteration, where √p/2 = 8. How fast \
         the distance grows changes little: by Harper's theorem on numbers that differ in one bit, \
         every such layout has an iteration with about 0.8 √p/√(log p) links. Row by row √p/2 is \
         exact, and on few processors no layout beats it: for 4 and 16 all were tried here, for 64 a \
         SAT solver found none.",
    }],
    figure,
};

const PLACE: Place = Place::Problem("13.2");

/// The claimed distance √p/2.
fn claimed_distance(d: u32) -> u32 {
    (1 << (d / 2)) / 2
}

/// Marks a row as counted in binary exchange with n = p.
fn mark_counted(row: Row, source: Source, p: u32) -> Row {
    row.of(source, Method::Counted)
        .with_parameter("topology", "mesh")
        .with_parameter("p", p)
        .with_parameter("n", p)
        .chosen(&["p", "n"])
}

fn rows(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    let key = |of: Cell, p: u32| vec![("of", of), ("p", p.into())];
    for d in [2u32, 4, 6, 8, 10, 12] {
        let p = 1 << d;
        let found = dilation(&by_rows(p));
        let row = Row::exact(
            key(Cell::named("by-rows", "row by row, longest distance"), p),
            claimed_distance(d).into(),
            found.into(),
        );
        rows.push(mark_counted(row, Source::Unverified(PLACE), p));
    }
    for (k, found) in longest(&by_rows(64)).into_iter().enumerate() {
        let mut key = key(Cell::named("iteration", "row by row, distance in each iteration"), 64);
        key.push(("iteration", (k as u64).into()));
        // 4, 2, 1 within a column, then 4, 2, 1 within a row.
        let row = Row::exact(key, f64::from(4u32 >> (k % 3)), found.into());
        rows.push(mark_counted(row, Source::Ours, 64));
    }
    // Exhaustive search over all placements.
    for d in [2u32, 4] {
        let p = 1 << d;
        let key = key(Cell::named("every", "all layouts tried, least longest distance"), p);
        let row = at_least_row(key, claimed_distance(d), least_dilation(p));
        rows.push(mark_counted(row, Source::Unverified(PLACE), p));
    }
    // Harper's placement, which keeps partners near each other.
    for d in [2u32, 4, 6, 8, 10, 12] {
        let p = 1 << d;
        let found = dilation(&by_weight(p));
        let row = at_least_row(
            key(Cell::named("by-weight", "by the number of ones, longest distance"), p),
            claimed_distance(d),
            found,
        );
        rows.push(mark_counted(row, Source::Unverified(PLACE), p));
        let row = at_least_row(key(Cell::named("bound", "no layout has less"), p), dilation_bound(p), found);
        rows.push(mark_counted(row, Source::Ours, p));
    }
    rows
}

fn at_least_row(key: Vec<(&'static str, Cell)>, claimed: u32, found: u32) -> Row {
    Row::stated(key, format!("at least {claimed}"), found, found >= claimed)
}

/// Draws the longest distance against p: claimed, counted row by row and in Harper's order, and the lower bound.
fn figure(style: &Style) -> String {
    let x = Axis::new("p", Scale::Log2).from_to(4.0, 4096.0);
    let y = Axis::new("links between partners", Scale::Log2).from_to(1.0, 64.0);
    let at = |value: &dyn Fn(u32) -> u32| {
        (1..=6)
            .map(|half| 1u32 << (2 * half))
            .map(|p| (f64::from(p), f64::from(value(p))))
            .collect::<Vec<_>>()
    };
    let plane = Plane::new(x, y)
        .series(
            "row by row",
            Ink::Series0,
            at(&|p| claimed_distance(p.trailing_zeros())),
            at(&|p| dilation(&by_rows(p))),
            false,
        )
        .points("by ones", Ink::Series1, at(&|p| dilation(&by_weight(p))))
        .dashes("no layout has less", Ink::Muted, at(&dilation_bound));
    chart(&ENTRY, &plane, style)
}
