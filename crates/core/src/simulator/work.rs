//! Times of computing steps: butterflies, and twiddle factors that are not stored (GK App. A).

use crate::scenario::Scenario;
use crate::schedule::{Plan, Step};

/// Times of computing steps.
pub struct Work {
    /// Time of a node: t_c, or flops on a BSP machine.
    node: f64,
    /// Time to compute a power of ω.
    power: f64,
    /// Number of powers that each step computes; empty if all are stored.
    powers: Vec<u64>,
}

impl Work {
    /// Creates the times of `plan` on the machine of the scenario.
    pub fn new(plan: &Plan, s: &Scenario) -> Self {
        let powers = if s.twiddle_time.is_some() { plan.powers() } else { Vec::new() };
        Work { node: s.machine.node_time(), power: s.twiddle_time.unwrap_or(0.0), powers }
    }

    /// Returns the computing time of `step`, which is step `record` of the Plan.
    #[inline]
    pub fn time(&self, plan: &Plan, record: u32, step: &Step) -> f64 {
        let nodes = self.node * plan.nodes(step);
        match self.powers.get(record as usize) {
            Some(new) => nodes + self.power * *new as f64,
            None => nodes,
        }
    }
}
