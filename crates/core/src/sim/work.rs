//! What computing takes: butterflies, and the powers of ω where they are not ready (GK App. A).

use crate::plan::{Plan, Step};
use crate::scenario::{Machine, Scenario, Twiddles};

/// Flops for one element and one stage of radix 2 (IB 3.1).
const FLOPS_PER_NODE: f64 = 5.0;

/// The time of each step that is no message.
pub struct Work {
    /// Of a node: t_c, or flops on a BSP machine.
    node: f64,
    /// Of a power of ω.
    power: f64,
    /// The new powers of each step; empty where they are stored.
    powers: Vec<u64>,
}

impl Work {
    /// For `plan` on the machine of the scenario.
    pub fn new(plan: &Plan, s: &Scenario) -> Self {
        let powers = match s.twiddles {
            Twiddles::Stored => Vec::new(),
            Twiddles::Computed => plan.powers(),
        };
        let node = if s.machine == Machine::Bsp { FLOPS_PER_NODE } else { s.tc };
        Work { node, power: s.tt, powers }
    }

    /// How long `step`, which is step `record` of the plan, computes.
    #[inline]
    pub fn time(&self, plan: &Plan, record: u32, step: &Step) -> f64 {
        let nodes = self.node * plan.nodes(step);
        match self.powers.get(record as usize) {
            Some(new) => nodes + self.power * *new as f64,
            None => nodes,
        }
    }
}
