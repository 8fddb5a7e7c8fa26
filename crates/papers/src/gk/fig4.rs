//! GK Figure 4: isoefficiency on mesh and hypercube.

use crate::figure::chart;
use crate::prelude::*;
use crate::runs::{isoefficiency_at, report, scenario};
use hyperfly_model::isoefficiency::isoefficient_size;
use hyperfly_model::{Times, asymptotic, k_of};
use hyperfly_request::{Choice, Settings, Topology};
use hyperfly_view::notation::numbers::fixed;
use hyperfly_view::notation::words::topology as network;
use libm::exp2;

/// Isoefficiency entry. As in Figure 2, the start-up is the one of preset `ncube1`; the mesh has the same t_c and costs per link.
pub static ENTRY: Entry = Entry {
    id: "gk-fig4",
    paper: Paper::Gk,
    place: "Figure 4, section 8",
    title: "Isoefficiency curves on mesh and hypercube, E = 0.66",
    claim: "To keep the same efficiency the problem has to grow much more rapidly on a mesh than on a \
        hypercube with the same processors and channels.",
    explore: "preset=ncube1&switching=store-and-forward&topology=mesh&p=64&n=65536&view=isoefficiency",
    rows: compare,
    known: &[],
    figure: draw,
};

const E: f64 = 0.66;

fn machine(topology: Topology) -> Settings {
    Settings { topology, ..scenario("preset=ncube1&switching=store-and-forward&p=1") }
}

fn log2_n(topology: Topology, p: u32) -> f64 {
    isoefficient_size(&machine(topology).scenario(), p, E).map_or(f64::NAN, |size| size.log2_n)
}

/// Returns the sizes of square meshes up to 1024 processors.
fn squares() -> impl Iterator<Item = u32> {
    (1..=5).map(|b| 1u32 << (2 * b))
}

fn compare(_: Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (topology, p) in sweep([Topology::Hypercube, Topology::Mesh], squares()) {
        let s = Settings { p, ..machine(topology) };
        let check = Check::closed_form().at("network", (topology.id(), network(topology))).at("p", p);
        let row = isoefficiency_at(check, Cell::None, Source::Ours, log2_n(topology, p), &s, E);
        rows.push(row.chosen(&["ts"]));
    }
    for p in squares().skip(1) {
        let growth = |topology| log2_n(topology, p) - log2_n(topology, p / 4);
        let (mesh, cube) = (growth(Topology::Mesh), growth(Topology::Hypercube));
        let check = Check::closed_form().with_settings(&machine(Topology::Mesh)).at("growth of n to", p);
        let check = check.at("from", p / 4).varying("topology", "hypercube, mesh");
        let check = check.varying("p", &format!("{}, {p}", p / 4)).varying("n", "?").with("E", E);
        let computed = format!("mesh × {}, hypercube × {}", fixed(exp2(mesh), 3), fixed(exp2(cube), 3));
        let check = check.chosen(&["p", "ts"]);
        rows.push(check.stated(Cell::None, Source::CLAIM, "more on the mesh", computed, mesh > cube));
    }
    rows
}

fn draw(style: &Style) -> String {
    let x = Axis::new("p, processors", Scale::Log2);
    let y = Axis::new("W = n log n in units of t_c; circles: runs of the next power of two", Scale::PowerOf2);
    let mut plane = Plane::new(x, y);
    for (topology, ink) in [(Topology::Hypercube, Ink::Series0), (Topology::Mesh, Ink::Series1)] {
        let s = machine(topology);
        let w = |log2_n: f64| log2_n + libm::log2(log2_n);
        let line = squares().map(|p| (f64::from(p), w(log2_n(topology, p)))).collect();
        let reached = |p: u32| {
            let r = libm::ceil(log2_n(topology, p)) as u32;
            let run = report(&Settings { p, n: 1 << r, ..s.clone() });
            (run.efficiency >= E).then(|| (f64::from(p), w(f64::from(r))))
        };
        plane = plane.series(network(topology), ink, line, squares().filter_map(reached).collect(), false);
    }
    let (m, k) = (Times::of(&machine(Topology::Mesh).network(), 1), k_of(E));
    let printed =
        |w: fn(&Times, f64, f64) -> f64| squares().map(|p| (f64::from(p), w(&m, k, f64::from(p)))).collect();
    plane = plane.dashes("mesh, equation 10", Ink::Series3, printed(asymptotic::log2_w_10));
    plane = plane.dashes("hypercube, equation 6", Ink::Series2, printed(asymptotic::log2_w_6));
    chart(&ENTRY, &plane, style)
}
