//! What was run, in one line: the head of what a command prints for a reader.

use hyperfly_core::Scenario;
use hyperfly_core::machine::{Machine, Network};
use hyperfly_request::{Choice, Direction, Order, Topology};
use hyperfly_view::numbers::whole;

/// "binary-exchange on a 4 × 4 mesh, cut-through, n = 1024".
pub fn title(s: &Scenario) -> String {
    let mut title = format!("{} on {}, n = {}", s.formulation.algorithm().id(), machine(s), whole(s.n()));
    if s.formulation.order() == Some(Order::Ordered) {
        title += ", ordered";
    }
    if s.problem.direction == Direction::Inverse {
        title += ", inverse";
    }
    title
}

/// "a 4 × 4 mesh, cut-through", "a LogP machine of 16".
fn machine(s: &Scenario) -> String {
    let p = whole(u64::from(s.p));
    match &s.machine {
        _ if s.p == 1 => "one processor".to_owned(),
        Machine::Network(network) => format!("{}, {}", graph(network, s.p), network.switching.id()),
        Machine::LogP(_) => format!("a LogP machine of {p}"),
        Machine::Bsp(_) => format!("a BSP machine of {p}"),
    }
}

fn graph(network: &Network, p: u32) -> String {
    let (rows, columns) = network.topology.graph(p).grid();
    let p = whole(u64::from(p));
    match network.topology {
        Topology::Mesh => format!("a {rows} × {columns} mesh"),
        Topology::Torus => format!("a {rows} × {columns} torus"),
        Topology::Hypercube => format!("a hypercube of {p}"),
        Topology::Mesh3d => format!("a three-dimensional mesh of {p}"),
        Topology::Complete => format!("a complete graph of {p}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::{MachineKind, Settings};

    #[test]
    fn a_title_names_the_machine_that_was_asked_for() {
        let mesh = Settings { topology: Topology::Mesh, ..Settings::default() };
        assert_eq!(title(&mesh.scenario()), "binary-exchange on a 4 × 4 mesh, cut-through, n = 1024");
        for (machine, name) in [(MachineKind::LogP, "LogP"), (MachineKind::Bsp, "BSP")] {
            let title = title(&Settings { machine, ..mesh.clone() }.scenario());
            assert_eq!(title, format!("binary-exchange on a {name} machine of 16, n = 1024"));
        }
        let complete = Settings { topology: Topology::Complete, order: Order::Ordered, ..mesh };
        assert_eq!(
            title(&complete.scenario()),
            "binary-exchange on a complete graph of 16, cut-through, n = 1024, ordered"
        );
    }
}
