//! The local stages of a formulation, and how many pairs of them radix 4 takes as 4-butterflies.
//!
//! A pair costs 17/20 of its two stages: 34 flops for 4 elements against 40 (IB 3.1). Stages pair off within one phase of
//! local stages only, and stages that exchange stay radix 2, so a parallel formulation may have fewer pairs than a serial
//! one.

use hyperfly_core::formulations::{Formulation, GroupCyclic};
use hyperfly_core::scenario::Scenario;

/// Stages of radix 2 that take as long as the computation of one processor: log n, less 0.3 for each pair.
pub fn equivalent(s: &Scenario) -> f64 {
    let pairs = if s.radix == 4 { local(s).iter().map(|stages| stages / 2).sum() } else { 0 };
    f64::from(s.r() - 2 * pairs) + 1.7 * f64::from(pairs)
}

/// The numbers of stages that are local, phase by phase.
fn local(s: &Scenario) -> Vec<u32> {
    let (d, r) = (s.d(), s.r());
    match s.formulation {
        Formulation::Serial { .. } => vec![r],
        Formulation::BinaryExchange(_) => vec![r - d],
        Formulation::TwoDimensional(_) => vec![r / 2 - d / 2; 2],
        Formulation::TwoDimensionalRows { .. } => vec![r / 2; 2],
        Formulation::Transpose { dims, .. } => (0..dims).map(|k| (k + 1) * r / dims - k * r / dims).collect(),
        Formulation::GroupCyclic(GroupCyclic { balanced, blocking, .. }) => {
            let begins = group_cyclic(balanced, d, r);
            let ends = begins.iter().skip(1).copied().chain([r]);
            let phases = ends.zip(&begins);
            phases.flat_map(|(end, begin)| virtual_phases(blocking, d, r, *begin, end)).collect()
        }
        Formulation::CyclicToBlocked => vec![r - d, d],
        // Node by node.
        Formulation::OutputDriven => Vec::new(),
    }
}

/// How many stages each virtual phase (IB 4.3) of a phase with the stages `begin .. end` has: bit b of a position in the memory
/// is combined in virtual phase ⌊b / log B⌋.
fn virtual_phases(blocking: Option<u32>, d: u32, r: u32, begin: u32, end: u32) -> Vec<u32> {
    let Some(log_b) = blocking.map(u32::ilog2).filter(|log_b| *log_b < r - d) else {
        return vec![end - begin];
    };
    // Bit 0 of a position is that of this stage.
    let zero = begin.min(d);
    let cuts = (1..).map(|k| zero + k * log_b).skip_while(|cut| *cut <= begin).take_while(|cut| *cut < end);
    let ends: Vec<u32> = cuts.chain([end]).collect();
    let begins = [begin].into_iter().chain(ends.iter().copied());
    ends.iter().zip(begins).map(|(end, begin)| end - begin).collect()
}

/// The first stage of each of the H = ⌈log n / log(n/p)⌉ phases of `group-cyclic` (IB Algorithm 3.1): all of log(n/p)
/// stages but the last, or `balanced` (IB 4.2).
pub fn group_cyclic(balanced: bool, d: u32, r: u32) -> Vec<u32> {
    let phases = r.div_ceil(r - d);
    (0..phases).map(|k| if balanced { k * r / phases } else { k * (r - d) }).collect()
}
