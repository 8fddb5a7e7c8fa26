//! The trait that every formulation implements: [`ParallelFormulation`].

use super::all_to_all::AllToAll;
use super::communication::Communication;
use super::output_order::Order;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::refusal::Refusal;
use crate::schedule::{Plan, Transform};
use crate::size::Size;
use std::ops::Range;

/// A formulation with its parameters, as the rest of the project sees it: its Plan, the sizes for which it
/// exists, and the properties on which limits and closed forms depend.
///
/// Every default is safe: a formulation that states nothing about its communication has no closed form on
/// more than one processor.
pub trait ParallelFormulation {
    /// Takes the values of its own parameters and ignores the others.
    fn from_parameters(parameters: &FormulationParameters) -> Self
    where
        Self: Sized;

    /// Returns its parameters; those that it does not have are as in [`FormulationParameters::default`].
    fn parameters(&self) -> FormulationParameters;

    /// Lists the parameters that it has.
    fn parameter_names(&self) -> &'static [Parameter];

    /// Returns the largest p, a power of two, for 2^r points.
    fn max_p(&self, r: u32) -> u64;

    /// Returns what prevents it for 2^d processors and 2^r points, other than p > [`max_p`](Self::max_p).
    fn problems(&self, d: u32, r: u32) -> Vec<Refusal> {
        let _ = (d, r);
        Vec::new()
    }

    /// Compiles the plan with the steps of the processors `ranks` only; the other processors have none. A
    /// real processor compiles only its own part. The size must be accepted by `limits::problems`.
    ///
    /// # Panics
    /// Panics for a reader's program.
    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan;

    /// Returns the number of local stages of each phase, divided into those of its virtual phases (IB 4.3),
    /// usually one. Radix 4 pairs stages within a virtual phase only. Stages that exchange elements or compute
    /// halves of butterflies are not counted.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>>;

    /// Bounds the size of the plan without compiling it.
    fn plan_bounds(&self, size: Size) -> PlanBounds;

    /// Returns the number of slots of all processors.
    fn slots(&self, size: Size) -> u64 {
        2 * size.n
    }

    /// Whether all messages go between processors whose ranks differ in one bit.
    fn has_bit_partners(&self) -> bool {
        false
    }

    /// Whether the schedule is one sequence of messages of a fixed part of n/p words for all n, so that the
    /// efficiency rises with n.
    fn has_uniform_schedule(&self) -> bool {
        false
    }

    /// Returns the dimensions of the transform.
    fn transform(&self, size: Size) -> Transform {
        let _ = size;
        Transform::Line
    }

    /// Returns the structure of its communication on more than one processor, from which closed forms count
    /// messages and words; `None` if it has none that they know.
    fn communication(&self, size: Size) -> Option<Communication> {
        let _ = size;
        None
    }

    /// Whether [`communication`](Self::communication) changes with n only in ways that permit interpolation
    /// between powers of two.
    fn has_communication_for_all_n(&self) -> bool {
        true
    }

    /// Compiles the plan for a size accepted by `limits::problems`.
    ///
    /// # Panics
    /// Panics for a reader's program.
    fn plan(&self, size: Size) -> Plan {
        self.plan_for_ranks(size, &(0..size.p))
    }

    /// Whether it has a parameter.
    fn has(&self, parameter: Parameter) -> bool {
        self.parameter_names().contains(&parameter)
    }

    /// Returns the output order, or `None` if the formulation has no choice of it.
    fn order(&self) -> Option<Order> {
        self.has(Parameter::Order).then(|| self.parameters().order)
    }

    /// Returns the order of the all-to-all exchanges, or `None` if the formulation has no choice of it.
    fn all_to_all(&self) -> Option<AllToAll> {
        self.has(Parameter::AllToAll).then(|| self.parameters().all_to_all)
    }

    /// Whether its exchanges overlap computation (GK App. E).
    fn overlaps(&self) -> bool {
        self.parameters().chunk.is_some()
    }
}
