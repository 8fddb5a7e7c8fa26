//! What computing takes: butterflies, and the twiddle factors (powers of ω) where they are not ready (GK App. A).

use crate::scenario::Scenario;
use crate::schedule::{Plan, Step};

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
        let powers = if s.twiddle_time.is_some() { plan.powers() } else { Vec::new() };
        Work { node: s.machine.node_time(), power: s.twiddle_time.unwrap_or(0.0), powers }
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
