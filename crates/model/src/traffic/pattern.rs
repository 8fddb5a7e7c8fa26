//! Who sends how much to whom, over what: all that counts depend on but n.

use crate::times::Times;
use hyperfly_core::formulations::Formulation;
use hyperfly_core::machine::Network;
use hyperfly_core::scenario::Scenario;

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
        let network = *scenario.machine.network()?;
        let times = Times::of(&network, p);
        Some(Pattern { formulation: scenario.formulation, network, times, d: p.trailing_zeros() })
    }
}
