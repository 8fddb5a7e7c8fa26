//! A library of FFTs in place of the kernel of core: for local transforms, which is what libraries do.

use hyperfly_core::Complex64;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::{Plan, Step};

/// A library.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    /// Whether it can execute this step.
    pub can: fn(&Step) -> bool,
    /// Makes ready what the programs of a Plan need of it, before any clock starts.
    pub prepare: fn(&Plan, Direction) -> Box<dyn Transforms>,
}

/// A library, made ready for a Plan.
pub trait Transforms: Sync {
    /// Executes a step on the slots of its processor, if it can; whether it did. It leaves what the kernel leaves, but for rounding:
    /// each block's coefficients in bit-reversed order, without a scale. `scratch` is only for its memory, which is used again.
    fn execute(&self, cells: &mut [Complex64], step: &Step, scratch: &mut Vec<Complex64>) -> bool;
}

impl Library {
    /// How many nodes of the butterfly it computes, over all programs of a Plan.
    pub fn nodes(&self, plan: &Plan) -> u64 {
        let nodes = |step: &Step| match *step {
            Step::Local { first, last, len, .. } => u64::from(last - first) * u64::from(len),
            _ => 0,
        };
        plan.steps.iter().filter(|step| (self.can)(step)).map(nodes).sum()
    }
}
