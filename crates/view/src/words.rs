//! The machine of a run in words, for titles and captions.

use crate::numbers::{quantity, whole};
use hyperfly_core::scenario::{Choice, Machine, Scenario, Topology};
use hyperfly_core::topology;

/// "a hypercube of 16", "a 4 × 8 torus", "a LogP machine of 16".
pub fn machine(s: &Scenario) -> String {
    let p = whole(s.p.into());
    match (s.machine, s.topology) {
        (Machine::LogP, _) => format!("a LogP machine of {p}"),
        (Machine::Bsp, _) => format!("a BSP machine of {p}"),
        (_, Topology::Hypercube) => format!("a hypercube of {p}"),
        (_, Topology::Complete) => format!("a complete graph of {p}"),
        (_, Topology::Mesh3d) => {
            let [planes, rows, columns] = sides(s);
            format!("{} {planes} × {rows} × {columns} mesh", article(planes))
        }
        (_, topology) => {
            let (rows, columns) = topology::build(topology, s.p).grid();
            format!("{} {rows} × {columns} {}", article(rows), topology.id())
        }
    }
}

/// "an 8", "a 4".
fn article(number: u32) -> &'static str {
    if number.to_string().starts_with('8') || number == 11 || number == 18 { "an" } else { "a" }
}

/// What makes its messages take time: "cut-through", "L = 10, g = 4, o = 0", "g = 4, l = 1000".
pub fn messages(s: &Scenario) -> String {
    let value = |value: f64| quantity(value, 4);
    match s.machine {
        Machine::Network => s.switching.id().to_owned(),
        Machine::LogP => format!("L = {}, g = {}, o = {}", value(s.latency), value(s.gap), value(s.overhead)),
        Machine::Bsp => format!("g = {}, l = {}", value(s.gap), value(s.sync)),
    }
}

/// Planes, rows and columns of a three-dimensional mesh; one plane of other graphs.
pub fn sides(s: &Scenario) -> [u32; 3] {
    let (rows, columns) = topology::build(s.topology, s.p).grid();
    match s.topology {
        Topology::Mesh3d => {
            let d = s.d();
            [1 << (d / 3), 1 << ((d + 1) / 3), 1 << d.div_ceil(3)]
        }
        _ => [1, rows, columns],
    }
}
