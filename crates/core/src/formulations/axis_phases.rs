//! Formulations of the transform in up to three dimensions: `slab`, `pencil` and `cyclic`. Their phases transform along
//! axes that are local, with input and output in natural order.

use super::all_to_all::AllToAll;
use super::phases::{self, Ends, Phase};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Placement, Plan, Shape, Transform, bits};
use crate::size::Size;
use std::ops::Range;

/// Returns the shape of 2^r points: the reader's, or the most cubic one.
pub fn shape_or_cubic(shape: Option<Shape>, r: u32) -> Shape {
    shape.unwrap_or_else(|| Shape::cubic(r))
}

/// Stages along each axis with one distribution.
pub struct AxisPhase {
    /// Bits of the index that name the processor.
    pub owner: Vec<u8>,
    /// Number of stages of each axis; the last axis comes first.
    pub stages: [u8; 3],
}

/// Returns the first `counts` bits of each axis of a shape.
pub fn first_bits(shape: Shape, axis: usize, count: u8) -> Vec<u8> {
    let start = shape.axis(axis).start;
    bits(start..start + u32::from(count))
}

/// Returns the bits of R that become these bits of the coefficients.
pub fn bits_of_coefficients(transform: Transform, coefficient_bits: &[u8], r: u32) -> Vec<u8> {
    coefficient_bits.iter().map(|bit| transform.reversed(*bit, r)).collect()
}

/// Compiles a plan of phases; the bits `owner` of a coefficient name its processor at the end.
pub fn plan(
    size: Size,
    ranks: &Range<u32>,
    transform: Transform,
    axis_phases: &[AxisPhase],
    owner: Vec<u8>,
    all_to_all: AllToAll,
) -> Plan {
    let mut all = Vec::new();
    let mut first = 0;
    for phase in axis_phases {
        for count in phase.stages.into_iter().rev().filter(|count| *count > 0) {
            let last = first + u32::from(count);
            all.push(Phase::whole(phase.owner.clone(), first..last));
            first = last;
        }
    }
    let output = Placement::by_owner(owner, size.r()).reversed(transform);
    phases::plan(size, ranks, transform, &all, Ends { input: None, output: Some(output) }, all_to_all)
}

/// Returns the number of local stages of each phase, axis by axis.
pub fn local_stages(phases: &[[u8; 3]]) -> Vec<Vec<u32>> {
    phases.iter().map(|stages| stages.iter().rev().map(|count| u32::from(*count)).collect()).collect()
}

/// Bounds the size of a plan with all-to-alls among 2^k processors for each k of `redistributions`.
pub fn plan_bounds(size: Size, phases: &[[u8; 3]], redistributions: &[u8], order: AllToAll) -> PlanBounds {
    let p = size.p.into();
    let locals = phases.iter().flatten().filter(|count| **count > 0).count() as u64;
    // A local permutation precedes each phase and the output.
    let copies = PlanBounds {
        steps: locals + 1,
        distinct: locals + 1,
        sets: 2 * (locals + 1),
        ..PlanBounds::default()
    };
    let order = order.resolve(AllToAll::Pairwise);
    redistributions.iter().filter(|k| **k > 0).fold(PlanBounds::local(p, locals).then(copies), |all, k| {
        all.then(PlanBounds::redistribution(p, 1 << k, order))
    })
}
