//! A schedule as data: who computes what, who sends what to whom.
//!
//! A Plan knows no clock and no machine; it can be compared, printed (`print.rs`) and checked (`check.rs`). Every
//! processor owns a memory of [`Plan::slots`] complex numbers and runs its own list of steps; data crosses from one
//! memory to another only in messages.

use super::layout::Layout;
use super::slots::Slots;
use super::step::Step;
use super::steps::{Program, Steps};
use super::transform::Transform;
use serde::{Deserialize, Serialize};

/// A parallel formulation as data: the program of every processor, and where elements start and end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Processors.
    pub p: u32,
    /// Points.
    pub n: u64,
    /// Of which kind the transform is.
    pub transform: Transform,
    /// 2, or 4 where local stages are taken in pairs.
    pub radix: u8,
    /// Slots of each processor's memory.
    pub slots: u32,
    /// All steps, processor after processor.
    pub steps: Steps,
    /// Steps of processor q are `steps[first[q] .. first[q + 1]]`.
    #[serde(with = "crate::column")]
    pub first: Vec<u32>,
    /// Sets of slots that steps refer to.
    pub slot_sets: Vec<Slots>,
    /// Where the input starts.
    pub input: Layout,
    /// Where the coefficients end.
    pub output: Layout,
}

impl Plan {
    /// The steps of processor `q`.
    pub fn program(&self, q: u32) -> Program<'_> {
        self.steps.part(self.first[q as usize], self.first[q as usize + 1])
    }

    /// The message that a step sends: to whom, and which slots.
    pub fn sends(&self, step: &Step) -> Option<(u32, &Slots)> {
        match *step {
            Step::Exchange { to, send, .. } | Step::Post { to, send } => {
                Some((to, &self.slot_sets[send as usize]))
            }
            _ => None,
        }
    }

    /// The message that a step waits for: whose, and into which slots.
    pub fn receives(&self, step: &Step) -> Option<(u32, &Slots)> {
        match *step {
            Step::Exchange { from, receive, .. } | Step::Await { from, receive } => {
                Some((from, &self.slot_sets[receive as usize]))
            }
            _ => None,
        }
    }

    /// How many words a step sends.
    pub fn words(&self, step: &Step) -> u64 {
        self.sends(step).map_or(0, |(_, slots)| u64::from(slots.count()))
    }

    /// How many executions of "line 8" of GK Fig. 1 a step takes; two stages as 4-butterflies count 17/20 of their own
    /// (IB: 34 flops for 4 elements against 40).
    pub fn nodes(&self, step: &Step) -> f64 {
        match *step {
            Step::Local { first, last, len, .. } => {
                let stages = last - first;
                let pairs = if self.radix == 4 { stages / 2 } else { 0 };
                f64::from(len) * (f64::from(stages - 2 * pairs) + 1.7 * f64::from(pairs))
            }
            Step::Combine(half) => half.nodes() as f64,
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } | Step::Copy { .. } => 0.0,
        }
    }
}
