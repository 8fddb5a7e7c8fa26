//! Schedules as data: the computations and messages of every processor.
//!
//! A plan depends on no clock and no machine; it can be compared, printed (`print.rs`) and checked
//! (`check.rs`). Every processor has a memory of [`Plan::slots`] complex numbers and executes its own list
//! of steps; data moves between memories only in messages.

use super::layout::Layout;
use super::slots::SlotSet;
use super::step::{Step, Unpack};
use super::steps::{RankSteps, Steps};
use super::transform::Transform;
use super::unpack;
use serde::{Deserialize, Serialize};

/// Parallel formulation as data: the steps of every processor, and the locations of input and output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub p: u32,
    /// Number of words that the plan transforms: the points, or half of them for [`Transform::Real`].
    pub n: u64,
    pub transform: Transform,
    /// 2, or 4 to pair local stages.
    pub radix: u8,
    /// Slots of each processor's memory.
    pub slots: u32,
    /// Steps of all processors, processor by processor.
    pub steps: Steps,
    /// Steps of processor q are `steps[first[q] .. first[q + 1]]`.
    #[serde(with = "crate::column")]
    pub first: Vec<u32>,
    /// Slot sets, to which steps refer by index.
    pub slot_sets: Vec<SlotSet>,
    /// Location of the input.
    pub input: Layout,
    /// Location of the coefficients.
    pub output: Layout,
}

impl Plan {
    /// Returns the steps of processor `q`.
    pub fn rank_steps(&self, q: u32) -> RankSteps<'_> {
        self.steps.part(self.first[q as usize], self.first[q as usize + 1])
    }

    /// Returns the destination and the slots of the message that a step sends.
    pub fn sends(&self, step: &Step) -> Option<(u32, &SlotSet)> {
        match *step {
            Step::Exchange { to, send, .. } | Step::Post { to, send } => {
                Some((to, &self.slot_sets[send as usize]))
            }
            _ => None,
        }
    }

    /// Returns the source and the slots of the message that a step waits for.
    pub fn receives(&self, step: &Step) -> Option<(u32, &SlotSet)> {
        match *step {
            Step::Exchange { from, receive, .. } | Step::Await { from, receive } => {
                Some((from, &self.slot_sets[receive as usize]))
            }
            _ => None,
        }
    }

    /// Returns the number of stages: log n, and for real samples one more, which unpacks.
    pub fn stages(&self) -> u32 {
        self.transform.stages(self.n.trailing_zeros())
    }

    /// Returns the index in R of the element that stage `l` combines with R\[`index`\]; the stage that unpacks combines two elements
    /// with themselves.
    pub fn partner(&self, l: u8, index: u64) -> u64 {
        let r = self.n.trailing_zeros();
        match u32::from(l) < r {
            true => index ^ 1 << (r - 1 - self.transform.stage_bit(l.into(), r)),
            false => unpack::mirror(index),
        }
    }

    /// Returns the indices in R of the elements that stage `l` combines with each other, one of which is `index`: the lower one first.
    pub fn pair(&self, l: u8, index: u64) -> [u64; 2] {
        let partner = self.partner(l, index);
        [index.min(partner), index.max(partner)]
    }

    /// Whether stage `l` unpacks real samples.
    pub fn unpacks(&self, l: u8) -> bool {
        u32::from(l) == self.n.trailing_zeros() && self.transform == Transform::Real
    }

    /// Returns the number of words that a step sends.
    pub fn words(&self, step: &Step) -> u64 {
        self.sends(step).map_or(0, |(_, slots)| u64::from(slots.count()))
    }

    /// Returns the work of a step in executions of "line 8" of GK Fig. 1. Two stages as radix-4 butterflies
    /// count 17/20 (IB: 34 flops for 4 elements against 40).
    pub fn nodes(&self, step: &Step) -> f64 {
        match *step {
            Step::Local { first, last, len, .. } => {
                let stages = last - first;
                let pairs = if self.radix == 4 { stages / 2 } else { 0 };
                f64::from(len) * (f64::from(stages - 2 * pairs) + 1.7 * f64::from(pairs))
            }
            Step::Combine(half) => half.nodes() as f64,
            Step::Unpack(Unpack { own, .. }) => f64::from(self.slot_sets[own as usize].count()),
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } | Step::Copy { .. } => 0.0,
        }
    }
}
