//! The machine of a run in words, and what else has a name, for titles and captions.

use crate::numbers::quantity;
use hyperfly_core::scenario::{Algorithm, Machine, Scenario, Switching, Topology, View};
use hyperfly_core::topology;
use hyperfly_text::view;

/// A formulation by name.
pub fn algorithm(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Serial => view::algorithm_serial(),
        Algorithm::BinaryExchange => view::algorithm_binary_exchange(),
        Algorithm::Transpose => view::algorithm_transpose(),
        Algorithm::TwoDimensional => view::algorithm_two_dimensional(),
        Algorithm::TwoDimensionalRows => view::algorithm_two_dimensional_rows(),
        Algorithm::GroupCyclic => view::algorithm_group_cyclic(),
        Algorithm::CyclicToBlocked => view::algorithm_cyclic_to_blocked(),
        Algorithm::OutputDriven => view::algorithm_output_driven(),
    }
}

/// A graph by name.
pub fn topology(topology: Topology) -> &'static str {
    match topology {
        Topology::Hypercube => view::topology_hypercube(),
        Topology::Mesh => view::topology_mesh(),
        Topology::Torus => view::topology_torus(),
        Topology::Mesh3d => view::topology_mesh3d(),
        Topology::Complete => view::topology_complete(),
    }
}

/// A view by name.
pub fn view(shown: View) -> &'static str {
    match shown {
        View::Machine => view::view_machine(),
        View::Butterfly => view::view_butterfly(),
        View::Timeline => view::view_timeline(),
        View::Speedup => view::view_speedup(),
        View::Efficiency => view::view_efficiency(),
        View::Isoefficiency => view::view_isoefficiency(),
        View::Breakdown => view::view_breakdown(),
        View::Why => view::view_why(),
        View::Distribution => view::view_distribution(),
        View::Schedule => view::view_schedule(),
        View::Supersteps => view::view_supersteps(),
        View::Choose => view::view_choose(),
        View::Metrics => view::view_metrics(),
        View::Spectrum => view::view_spectrum(),
        View::Table => view::view_table(),
    }
}

/// "a hypercube of 16", "a 4 × 8 torus", "a LogP machine of 16": what can stand after "on".
pub fn machine(s: &Scenario) -> String {
    let [planes, rows, columns] = sides(s);
    match (s.machine, s.topology) {
        (Machine::LogP, _) => view::machine_logp(s.p),
        (Machine::Bsp, _) => view::machine_bsp(s.p),
        (_, Topology::Hypercube) => view::machine_hypercube(s.p),
        (_, Topology::Complete) => view::machine_complete(s.p),
        (_, Topology::Mesh3d) => view::machine_mesh3d(planes, rows, columns),
        (_, Topology::Mesh) => view::machine_mesh(rows, columns),
        (_, Topology::Torus) => view::machine_torus(rows, columns),
    }
}

/// What makes its messages take time: "cut-through", "L = 10, g = 4, o = 0", "g = 4, l = 1000".
pub fn messages(s: &Scenario) -> String {
    let value = |value: f64| quantity(value, 4);
    match s.machine {
        Machine::Network => switching(s.switching).to_owned(),
        Machine::LogP => view::parameters_logp(&value(s.latency), &value(s.gap), &value(s.overhead)),
        Machine::Bsp => view::parameters_bsp(&value(s.gap), &value(s.sync)),
    }
}

/// How messages are switched.
pub fn switching(switching: Switching) -> &'static str {
    match switching {
        Switching::StoreAndForward => view::switching_store_and_forward(),
        Switching::CutThrough => view::switching_cut_through(),
        Switching::Wormhole => view::switching_wormhole(),
    }
}

/// "stage 4", "stages 4–9": first and one past the last; nothing if there is none.
pub fn stages(first: u8, last: u8) -> String {
    match last.saturating_sub(first) {
        0 => String::new(),
        1 => view::stage(u32::from(first)),
        _ => view::stages(u32::from(first), u32::from(last) - 1),
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
