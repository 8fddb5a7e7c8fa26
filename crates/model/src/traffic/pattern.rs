//! Who sends how much to whom, over what: all that counts depend on but n.

use super::line::log_sides;
use crate::times::Times;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::machine::Network;
use hyperfly_core::scenario::Scenario;
use hyperfly_core::topology::Topology;

/// A formulation on a network of 2^d processors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pattern {
    /// Which formulation.
    pub formulation: Formulation,
    /// The network.
    pub network: Network,
    /// Its times with so many processors.
    pub times: Times,
    /// log p.
    pub d: u32,
}

impl Pattern {
    /// The formulation and machine of a scenario with `p` processors, a power of two; `None` on a machine that is no network.
    pub fn of(scenario: &Scenario, p: u32) -> Option<Pattern> {
        let mut network = *scenario.machine.network()?;
        let times = Times::of(&network, p);
        let d = p.trailing_zeros();
        // Two processors on a line are neighbours: with no more on any, routes and all, a mesh or torus is a hypercube.
        if network.topology != Topology::Complete
            && log_sides(network.topology, d).iter().all(|side| *side <= 1)
        {
            network.topology = Topology::Hypercube;
        }
        Some(Pattern { formulation: scenario.formulation, network, times, d })
    }
}
