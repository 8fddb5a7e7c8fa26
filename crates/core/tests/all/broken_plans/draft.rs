//! A plan that is changed step by step, and the numbers of its sets.

use hyperfly_core::schedule::{Plan, Slots, Step};
use std::ops::{Deref, DerefMut};

/// A plan that is changed step by step.
pub struct Draft {
    /// Those of all processors.
    pub steps: Vec<Step>,
    /// The rest of it.
    rest: Plan,
}

impl Draft {
    /// Of a plan.
    pub fn of(plan: &Plan) -> Draft {
        Draft { steps: plan.steps.iter().copied().collect(), rest: plan.clone() }
    }

    /// The plan that it has become.
    pub fn plan(self) -> Plan {
        Plan { steps: self.steps.into_iter().collect(), ..self.rest }
    }
}

impl Deref for Draft {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        &self.rest
    }
}

impl DerefMut for Draft {
    fn deref_mut(&mut self) -> &mut Plan {
        &mut self.rest
    }
}

/// First slot, length and weights of a set made of bits, as all are in the papers.
pub fn parts(set: &mut Slots) -> (&mut u32, &mut u8, &mut [u8]) {
    let Slots::Bits { first, log_len, bits } = set else { unreachable!() };
    (first, log_len, bits)
}
