//! The machine of a run in words, and what else has a name, for titles and captions.

use crate::notation::numbers::quantity;
use hyperfly_core::choice::Choice;
use hyperfly_core::clock::{Clock, Unit};
use hyperfly_core::formulations::Algorithm;
use hyperfly_core::machine::{Bsp, LogP, Machine, Switching};
use hyperfly_core::topology::{Drawing, Topology};
use hyperfly_core::{Run, Scenario};
use hyperfly_request::View;
use hyperfly_text::view;

/// A formulation by name.
pub fn algorithm(algorithm: Algorithm) -> &'static str {
    named(algorithm, view::algorithm_named)
}

/// A graph by name.
pub fn topology(topology: Topology) -> &'static str {
    named(topology, view::topology_named)
}

/// A view by name.
pub fn view(shown: View) -> &'static str {
    named(shown, view::view_named)
}

/// How messages are switched.
pub fn switching(switching: Switching) -> &'static str {
    named(switching, view::switching_named)
}

/// The text for a value; its id, as long as it has none.
fn named<C: Choice>(value: C, text: fn(&str) -> Option<&'static str>) -> &'static str {
    text(value.id()).unwrap_or(value.id())
}

/// "a hypercube of 16", "a 4 × 8 torus", "a LogP machine of 16": what can stand after "on".
pub fn machine(s: &Scenario) -> String {
    let network = s.machine.network();
    let id = network.map_or(s.machine.kind().id(), |network| network.topology.id());
    // Of what is no grid no text names them.
    let [planes, rows, columns] = match network.map(|network| network.topology.graph(s.p).drawing()) {
        Some(Drawing::Grid { planes, rows, columns, .. }) => [planes, rows, columns],
        _ => [1; 3],
    };
    view::machine_named(id, columns, s.p, planes, rows).unwrap_or_else(|| id.to_owned())
}

/// What the times of a run are counted in: "t_c = 1", flops, µs.
pub fn unit(run: &Run) -> String {
    unit_of(run.clock, &run.scenario)
}

/// What times of this clock are counted in.
pub fn unit_of(clock: Clock, s: &Scenario) -> String {
    let tc = match &s.machine {
        Machine::Network(network) => network.tc,
        Machine::LogP(logp) => logp.tc,
        Machine::Bsp(_) => 1.0,
    };
    match clock {
        Clock::Virtual { unit: Unit::Chosen, .. } => view::unit_chosen(&quantity(tc, 6)),
        Clock::Virtual { unit: Unit::Flop, .. } => view::unit_flop().to_owned(),
        Clock::Real { .. } => view::unit_microsecond().to_owned(),
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

/// "stage 4", "stages 4–9": first and one past the last; nothing if there is none.
pub fn stages(first: u8, last: u8) -> String {
    match last.saturating_sub(first) {
        0 => String::new(),
        1 => view::stage(u32::from(first)),
        _ => view::stages(u32::from(first), u32::from(last) - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_core::machine::MachineKind;

    /// Ids without a text, as family and id.
    fn nameless<C: Choice>(family: &str, there: impl Fn(&str) -> bool) -> Vec<String> {
        C::IDS.iter().filter(|id| !there(id)).map(|id| format!("{family}-{id}")).collect()
    }

    /// What has none would be called by its id, in every language.
    #[test]
    fn every_value_has_its_name_in_the_texts() {
        let machine = |id: &str| view::machine_named(id, 4u32, 16u32, 1u32, 4u32).is_some();
        let found = [
            nameless::<Algorithm>("algorithm", |id| view::algorithm_named(id).is_some()),
            nameless::<Topology>("topology", |id| view::topology_named(id).is_some()),
            nameless::<Switching>("switching", |id| view::switching_named(id).is_some()),
            nameless::<View>("view", |id| view::view_named(id).is_some()),
            nameless::<Topology>("machine", machine),
            // A network is called by its graph.
            nameless::<MachineKind>("machine", |id| id == MachineKind::Network.id() || machine(id)),
        ]
        .concat();
        assert!(found.is_empty(), "messages/en/view.ftl has no {found:?}");
        assert_eq!(view::topology_named("no such graph"), None);
    }

    #[test]
    fn a_machine_is_told_with_its_size() {
        let on = |topology, p| {
            let mut s = Scenario { p, ..Scenario::default() };
            if let Machine::Network(network) = &mut s.machine {
                network.topology = topology;
            }
            machine(&s)
        };
        assert_eq!(on(Topology::Hypercube, 16), "a hypercube of 16");
        assert_eq!(on(Topology::Torus, 32), "a 4 × 8 torus");
        assert_eq!(on(Topology::Mesh, 64), "an 8 × 8 mesh");
        assert_eq!(on(Topology::Mesh3d, 16), "a 2 × 2 × 4 mesh");
        let logp = Scenario::default().on(LogP::default());
        assert_eq!(
            [machine(&logp), machine(&logp.on(Bsp::default()))],
            ["a LogP machine of 16", "a BSP machine of 16"]
        );
    }
}
