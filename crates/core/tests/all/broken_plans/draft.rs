use hyperfly_core::schedule::{Plan, SlotSet, Step};
use std::ops::{Deref, DerefMut};

/// A plan with modifiable steps.
pub struct Draft {
    pub steps: Vec<Step>,
    /// The plan; its steps are ignored.
    rest: Plan,
}

impl Draft {
    pub fn of(plan: &Plan) -> Draft {
        Draft { steps: plan.steps.iter().copied().collect(), rest: plan.clone() }
    }

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

/// Returns first slot, log length and weights of a set of bits.
pub fn parts(set: &mut SlotSet) -> (&mut u32, &mut u8, &mut [u8]) {
    let SlotSet::Bits { first, log_len, bits } = set else { unreachable!() };
    (first, log_len, bits)
}
