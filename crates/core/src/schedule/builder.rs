//! Collects the steps of a Plan, processor after processor.

use super::layout::Layout;
use super::plan::Plan;
use super::slots::Slots;
use super::step::Step;
use super::steps::{Collector, Steps};
use super::transform::Transform;
use crate::size::Size;
use std::ops::Range;

/// Collects the steps of a Plan, processor after processor.
pub struct Builder {
    /// What is there so far, but the steps.
    pub plan: Plan,
    steps: Collector,
    /// How many programs there will be.
    programs: usize,
}

impl Builder {
    /// For a plan of this size whose processors have `slots` slots each; a transform along one line, unless said otherwise.
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
            steps: Collector::default(),
            programs: size.p as usize,
        }
    }

    /// Adds a step to the program at hand.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Makes room for so many steps more, of which so many are different.
    pub fn reserve(&mut self, steps: usize, distinct: usize) {
        self.steps.reserve(steps, distinct);
    }

    /// Adds a step that no program has yet, and none will have by [`Builder::push`]; its number.
    pub fn push_new(&mut self, step: Step) -> u32 {
        self.steps.push_new(step)
    }

    /// Adds the step of this number to the program at hand, too.
    pub fn push_again(&mut self, number: u32) {
        self.steps.push_again(number);
    }

    /// Adds a set of slots; its number.
    pub fn set(&mut self, slots: Slots) -> u32 {
        self.plan.slot_sets.push(slots);
        self.plan.slot_sets.len() as u32 - 1
    }

    /// The processors whose programs are compiled, in order. Those before them have none.
    pub fn programs(&mut self, ranks: &Range<u32>) -> Range<u32> {
        self.programs = ranks.len();
        self.plan.first.resize(ranks.start as usize + 1, 0);
        ranks.clone()
    }

    /// The next step is the first of the next processor.
    pub fn end_of_program(&mut self) {
        if self.steps.len() > 0 && self.plan.first.iter().all(|first| *first == 0) {
            // Most programs are as long as the first; the others make their own room.
            self.steps.reserve(self.steps.len() * self.programs.saturating_sub(1), 0);
        }
        self.plan.first.push(self.steps.len() as u32);
    }

    /// The complete Plan. Processors after the last program have none.
    pub fn finish(mut self) -> Plan {
        debug_assert!(self.plan.first.len() as u32 <= self.plan.p + 1);
        self.plan.first.resize(self.plan.p as usize + 1, self.steps.len() as u32);
        Plan { steps: self.steps.finish(), ..self.plan }
    }
}
