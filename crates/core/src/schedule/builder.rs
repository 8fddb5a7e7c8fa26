//! Builder of plans, processor by processor.

use super::layout::Layout;
use super::plan::Plan;
use super::slots::SlotSet;
use super::step::Step;
use super::steps::{Steps, StepsBuilder};
use super::transform::Transform;
use crate::size::Size;
use std::ops::Range;

/// Builder of plans, processor by processor.
pub struct Builder {
    /// The plan so far, without its steps.
    pub plan: Plan,
    steps: StepsBuilder,
    rank_count: usize,
}

impl Builder {
    /// Creates a builder for a plan with `slots` slots per processor. The transform is one-dimensional unless
    /// `plan.transform` is changed.
    pub fn new(size: Size, slots: u32, input: impl Into<Layout>, output: impl Into<Layout>) -> Self {
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
                input: input.into(),
                output: output.into(),
            },
            steps: StepsBuilder::default(),
            rank_count: size.p as usize,
        }
    }

    /// Adds a step to the current processor.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Reserves memory for `steps` more steps, `distinct` of them distinct.
    pub fn reserve(&mut self, steps: usize, distinct: usize) {
        self.steps.reserve(steps, distinct);
    }

    /// Adds a step that differs from all others, including later ones added by [`Builder::push`], and
    /// returns its number.
    pub fn push_new(&mut self, step: Step) -> u32 {
        self.steps.push_new(step)
    }

    /// Adds the step with this number to the current processor, too.
    pub fn push_existing(&mut self, number: u32) {
        self.steps.push_existing(number);
    }

    /// Adds a slot set and returns its number.
    pub fn set(&mut self, slots: SlotSet) -> u32 {
        self.plan.slot_sets.push(slots);
        self.plan.slot_sets.len() as u32 - 1
    }

    /// Returns the processors whose steps are to be compiled, in order; the processors before them get
    /// none.
    pub fn select_ranks(&mut self, ranks: &Range<u32>) -> Range<u32> {
        self.rank_count = ranks.len();
        self.plan.first.resize(ranks.start as usize + 1, 0);
        ranks.clone()
    }

    /// Ends the steps of the current rank.
    pub fn end_rank(&mut self) {
        if self.steps.len() > 0 && self.plan.first.iter().all(|first| *first == 0) {
            // Most processors have as many steps as the first.
            self.steps.reserve(self.steps.len() * self.rank_count.saturating_sub(1), 0);
        }
        self.plan.first.push(self.steps.len() as u32);
    }

    /// Returns the complete plan. Processors after the last one get no steps.
    pub fn finish(mut self) -> Plan {
        debug_assert!(self.plan.first.len() as u32 <= self.plan.p + 1);
        self.plan.first.resize(self.plan.p as usize + 1, self.steps.len() as u32);
        Plan { steps: self.steps.finish(), ..self.plan }
    }
}
