//! FFT libraries that replace core's kernel for local transforms.

use hyperfly_core::Complex64;
use hyperfly_core::problem::Direction;
use hyperfly_core::schedule::{Plan, Step};

/// An FFT library.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    /// Whether the library supports this step.
    pub supports: fn(&Step) -> bool,
    /// Plans everything that the programs of a plan need, before any clock starts.
    pub prepare: fn(&Plan, Direction) -> Box<dyn Transforms>,
}

/// A library prepared for a plan.
pub trait Transforms: Sync {
    /// Executes a step on the slots of its processor if the library supports it; returns whether it did. The result equals the kernel's
    /// up to rounding: each block's coefficients in bit-reversed order, unscaled. `scratch` is a reusable buffer.
    fn execute(&self, cells: &mut [Complex64], step: &Step, scratch: &mut Vec<Complex64>) -> bool;
}

impl Library {
    /// Counts the butterfly nodes that the library computes, over all programs of a plan.
    pub fn nodes(&self, plan: &Plan) -> u64 {
        let nodes = |step: &Step| match *step {
            Step::Local { first, last, len, .. } => u64::from(last - first) * u64::from(len),
            _ => 0,
        };
        plan.steps.iter().filter(|step| (self.supports)(step)).map(nodes).sum()
    }
}
