//! Names of formulations, networks, views and machines, for titles and captions.

use crate::notation::numbers::quantity;
use hyperfly_core::choice::Choice;
use hyperfly_core::clock::{Clock, Unit};
use hyperfly_core::formulations::Algorithm;
use hyperfly_core::machine::{Bsp, Machine, Switching};
use hyperfly_core::topology::{Drawing, Topology};
use hyperfly_core::{Run, Scenario};
use hyperfly_request::View;
use hyperfly_text::view;

/// Returns the name of a formulation.
pub fn algorithm(algorithm: Algorithm) -> &'static str {
    named(algorithm, view::algorithm_named)
}

/// Returns the name of a topology.
pub fn topology(topology: Topology) -> &'static str {
    named(topology, view::topology_named)
}

/// Returns the name of a view.
pub fn view(shown: View) -> &'static str {
    named(shown, view::view_named)
}

/// Returns the name of a switching mode.
pub fn switching(switching: Switching) -> &'static str {
    named(switching, view::switching_named)
}

/// Returns the text for a value, or its id without one.
fn named<C: Choice>(value: C, text: fn(&str) -> Option<&'static str>) -> &'static str {
    text(value.id()).unwrap_or(value.id())
}

/// Names the machine with its size, to follow "on": "a hypercube of 16", "a 4 × 8 torus", "a LogP machine of 16".
pub fn machine(s: &Scenario) -> String {
    let network = s.machine.network();
    let id = network.map_or(s.machine.kind().id(), |network| network.topology().id());
    // Only texts of grids use the three extents, and only those of trees the arity.
    let drawing = network.map(|network| network.interconnect.uncached_graph(s.p).drawing());
    let [planes, rows, columns, arity] = match drawing {
        Some(Drawing::Grid { planes, rows, columns, .. }) => [planes, rows, columns, 1],
        Some(Drawing::Tree { arity, .. }) => [1, 1, 1, arity],
        _ => [1; 4],
    };
    view::machine_named(id, arity, columns, s.p, planes, rows).unwrap_or_else(|| id.to_owned())
}

/// Returns the time unit of a run: "t_c = 1", flops, µs.
pub fn unit(run: &Run) -> String {
    unit_of(run.clock, &run.scenario)
}

/// Returns the time unit of a clock.
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

/// Returns the time unit of a clock as axes name it: time units, flops, µs.
pub fn axis_unit(clock: Clock, s: &Scenario) -> String {
    match clock {
        Clock::Virtual { unit: Unit::Chosen, .. } => view::unit_axis().to_owned(),
        _ => unit_of(clock, s),
    }
}

/// Returns the parameters that determine message times: "cut-through", "L = 10, g = 4, o = 0", "L = 10, g = 4, o = 0, G = 0.5",
/// "g = 4, l = 1000".
pub fn messages(s: &Scenario) -> String {
    let value = |value: f64| quantity(value, 4);
    match &s.machine {
        Machine::Network(network) if network.virtual_channels > 1 => {
            view::with_virtual_channels(switching(network.switching), u32::from(network.virtual_channels))
        }
        Machine::Network(network) => switching(network.switching).to_owned(),
        Machine::LogP(logp) => {
            let [latency, gap, overhead] = [logp.latency, logp.gap, logp.overhead].map(value);
            let parameters = match logp.word_gap {
                Some(inner) => view::parameters_loggp(&latency, &gap, &overhead, &value(inner)),
                None => view::parameters_logp(&latency, &gap, &overhead),
            };
            match logp.max_in_transit() {
                Some(most) => view::parameters_capacity(&parameters, &value(most)),
                None => parameters,
            }
        }
        Machine::Bsp(Bsp { gap, sync }) => view::parameters_bsp(&value(*gap), &value(*sync)),
    }
}

/// Names the stages `first..last`: "stage 4", "stages 4–9"; empty for an empty range.
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
    use hyperfly_core::machine::{LogP, MachineKind};

    /// Returns the ids without a text, as `family-id`.
    fn ids_without_text<C: Choice>(family: &str, there: impl Fn(&str) -> bool) -> Vec<String> {
        C::IDS.iter().filter(|id| !there(id)).map(|id| format!("{family}-{id}")).collect()
    }

    /// A value without a text would show its id in every language.
    #[test]
    fn every_choice_has_a_text() {
        let machine = |id: &str| view::machine_named(id, 4u32, 4u32, 16u32, 1u32, 4u32).is_some();
        let found = [
            ids_without_text::<Algorithm>("algorithm", |id| view::algorithm_named(id).is_some()),
            ids_without_text::<Topology>("topology", |id| view::topology_named(id).is_some()),
            ids_without_text::<Switching>("switching", |id| view::switching_named(id).is_some()),
            ids_without_text::<View>("view", |id| view::view_named(id).is_some()),
            ids_without_text::<Topology>("machine", machine),
            // A network is named after its topology.
            ids_without_text::<MachineKind>("machine", |id| id == MachineKind::Network.id() || machine(id)),
        ]
        .concat();
        assert!(found.is_empty(), "messages/en/view.ftl has no {found:?}");
        assert_eq!(view::topology_named("no such graph"), None);
    }

    #[test]
    fn machine_name_includes_its_size() {
        let on = |topology: Topology, p| {
            let mut s = Scenario { p, ..Scenario::default() };
            if let Machine::Network(network) = &mut s.machine {
                network.interconnect = topology.into();
            }
            machine(&s)
        };
        assert_eq!(on(Topology::Hypercube, 16), "a hypercube of 16");
        assert_eq!(on(Topology::Torus, 32), "a 4\u{a0}×\u{a0}8 torus");
        assert_eq!(on(Topology::Mesh, 64), "an 8\u{a0}×\u{a0}8 mesh");
        assert_eq!(on(Topology::Mesh3d, 16), "a 2\u{a0}×\u{a0}2\u{a0}×\u{a0}4 mesh");
        assert_eq!(on(Topology::FatTree, 64), "a 4-ary fat tree of 64");
        assert_eq!(on(Topology::Dragonfly, 64), "a dragonfly of 64");
        let logp = Scenario::default().on(LogP::default());
        assert_eq!(
            [machine(&logp), machine(&logp.on(Bsp::default()))],
            ["a LogP machine of 16", "a BSP machine of 16"]
        );
    }
}
