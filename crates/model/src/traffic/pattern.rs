//! Communication pattern: all parameters of the counts except n.

use super::line::log_sides;
use crate::times::Times;
use hyperfly_core::formulations::{Communication, Formulation, Rounds};
use hyperfly_core::machine::Network;
use hyperfly_core::scenario::Scenario;
use hyperfly_core::size::Size;
use hyperfly_core::topology::Interconnect;

/// A formulation on a network of 2^d processors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pattern {
    pub formulation: Formulation,
    pub network: Network,
    pub times: Times,
    /// log p.
    pub d: u32,
}

impl Pattern {
    /// Returns the formulation and machine of a scenario with `p` processors, a power of two; `None` if the machine is
    /// not a network, or if real samples are unpacked with messages.
    pub fn of(scenario: &Scenario, p: u32) -> Option<Pattern> {
        let mut network = *scenario.machine.network().filter(|_| p == 1 || !scenario.is_real())?;
        let times = Times::of(&network, p);
        let d = p.trailing_zeros();
        // Two processors on a line are neighbours, so a mesh or torus with at most two on every line is a hypercube,
        // routes included.
        if log_sides(network.interconnect, d).is_some_and(|sides| sides.iter().all(|side| *side <= 1)) {
            network.interconnect = Interconnect::Hypercube;
        }
        Some(Pattern { formulation: scenario.formulation, network, times, d })
    }

    /// Returns the structure of the formulation's communication for 2^r points; `None` on one processor.
    pub(crate) fn communication(&self, r: u32) -> Option<Communication> {
        let size = Size { p: 1 << self.d, n: 1 << r, radix: 2 };
        if self.d == 0 { None } else { self.formulation.communication(size) }
    }

    /// Returns whether the formulation has redistributions by pairwise exchanges.
    pub(crate) fn exchanges_pairwise(&self) -> bool {
        let communication = self.communication(2 * self.d);
        matches!(communication, Some(Communication::Redistributions(sequence)) if sequence.rounds != Rounds::Posted)
    }
}
