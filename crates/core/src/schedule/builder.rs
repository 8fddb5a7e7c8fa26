//! Collects the steps of a Plan, processor after processor.

use super::placement::Placement;
use super::plan::Plan;
use super::slots::Slots;
use super::step::Step;
use super::steps::{Collector, Steps};
use super::transform::Transform;
use crate::size::Size;

/// Collects the steps of a Plan, processor after processor.
pub struct Builder {
    /// What is there so far, but the steps.
    pub plan: Plan,
    steps: Collector,
}

impl Builder {
    /// For a plan of this size whose processors have `slots` slots each; a transform along one line, unless said otherwise.
    pub fn new(size: Size, slots: u32, input: Placement, output: Placement) -> Self {
        Builder {
            plan: Plan {
                p: size.p,
                n: size.n,
                transform: Transform::Line,
                radix: size.radix,
                slots,
                steps: Steps::default(),
                first: vec![0],
                slot_sets: Vec::new(),
                input,
                output,
            },
            steps: Collector::default(),
        }
    }

    /// Adds a step to the program at hand.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Adds a set of slots; its number.
    pub fn set(&mut self, slots: Slots) -> u32 {
        self.plan.slot_sets.push(slots);
        self.plan.slot_sets.len() as u32 - 1
    }

    /// The next step is the first of the next processor.
    pub fn end_of_program(&mut self) {
        self.plan.first.push(self.steps.len() as u32);
        if self.plan.first.len() == 2 {
            // Most programs are as long as the first; the others make their own room.
            self.steps.reserve(self.steps.len() * (self.plan.p as usize - 1));
        }
    }

    /// The complete Plan.
    pub fn finish(self) -> Plan {
        debug_assert_eq!(self.plan.first.len() as u32, self.plan.p + 1);
        Plan { steps: self.steps.finish(), ..self.plan }
    }
}
