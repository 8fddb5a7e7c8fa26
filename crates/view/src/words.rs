//! The machine of a run in words, and what else has a name, for titles and captions.

use crate::numbers::quantity;
use hyperfly_core::Scenario;
use hyperfly_core::formulations::Algorithm;
use hyperfly_core::machine::{Bsp, LogP, Machine, Switching};
use hyperfly_core::topology::{Drawing, Topology};
use hyperfly_request::View;
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
    let network = match &s.machine {
        Machine::Network(network) => network,
        Machine::LogP(_) => return view::machine_logp(s.p),
        Machine::Bsp(_) => return view::machine_bsp(s.p),
    };
    let [planes, rows, columns] = sides(network.topology.graph(s.p).drawing());
    match network.topology {
        Topology::Hypercube => view::machine_hypercube(s.p),
        Topology::Complete => view::machine_complete(s.p),
        Topology::Mesh3d => view::machine_mesh3d(planes, rows, columns),
        Topology::Mesh => view::machine_mesh(rows, columns),
        Topology::Torus => view::machine_torus(rows, columns),
    }
}

/// What makes its messages take time: "cut-through", "L = 10, g = 4, o = 0", "g = 4, l = 1000".
pub fn messages(s: &Scenario) -> String {
    let value = |value: f64| quantity(value, 4);
    match &s.machine {
        Machine::Network(network) => switching(network.switching).to_owned(),
        Machine::LogP(LogP { latency, gap, overhead, .. }) => {
            view::parameters_logp(&value(*latency), &value(*gap), &value(*overhead))
        }
        Machine::Bsp(Bsp { gap, sync }) => view::parameters_bsp(&value(*gap), &value(*sync)),
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

/// Planes, rows and columns of a grid; of other graphs one of each.
pub fn sides(drawing: Drawing) -> [u32; 3] {
    match drawing {
        Drawing::Grid { planes, rows, columns, .. } => [planes, rows, columns],
        _ => [1; 3],
    }
}
