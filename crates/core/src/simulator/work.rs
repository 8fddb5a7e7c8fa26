//! Times of computing steps: butterflies, and twiddle factors that are not stored (GK App. A).

use crate::scenario::Scenario;
use crate::schedule::{Plan, Step};
use crate::ticks::Ticks;

/// Times of computing steps, in ticks.
pub struct WorkTimes {
    /// Time of a node: t_c, or the flops of a BSP machine.
    node: f64,
    /// Time to compute a power of ω.
    twiddle_time: f64,
    /// Number of powers that each step computes; empty if all are stored.
    new_twiddles: Vec<u64>,
}

impl WorkTimes {
    /// Creates the times of `plan` for a scenario, in `ticks`.
    pub fn new(plan: &Plan, s: &Scenario, ticks: &Ticks) -> Self {
        let new_twiddles = if s.twiddle_time.is_some() { plan.new_twiddle_counts() } else { Vec::new() };
        WorkTimes {
            node: ticks.count(s.machine.node_time()),
            twiddle_time: ticks.count(s.twiddle_time.unwrap_or(0.0)),
            new_twiddles,
        }
    }

    /// Returns the computing time of `step`, which is step `record` of the plan.
    #[inline]
    pub fn time(&self, plan: &Plan, record: u32, step: &Step) -> f64 {
        // Radix 4 has tenths of nodes.
        let nodes = (self.node * plan.nodes(step)).round();
        match self.new_twiddles.get(record as usize) {
            Some(new) => nodes + self.twiddle_time * *new as f64,
            None => nodes,
        }
    }
}
