//! The local stages of a formulation, and how many pairs of them radix 4 takes as 4-butterflies.
//!
//! A pair costs 17/20 of its two stages: 34 flops for 4 elements against 40 (IB 3.1). Stages pair off within one phase of
//! local stages only, and stages that exchange stay radix 2, so a parallel formulation may have fewer pairs than a serial
//! one.

use hyperfly_core::scenario::{Algorithm, Scenario};

/// Stages of radix 2 that take as long as the computation of one processor: log n, less 0.3 for each pair.
pub fn equivalent(s: &Scenario) -> f64 {
    let pairs = if s.radix == 4 { local(s).iter().map(|stages| stages / 2).sum() } else { 0 };
    f64::from(s.r() - 2 * pairs) + 1.7 * f64::from(pairs)
}

/// The numbers of stages that are local, phase by phase.
fn local(s: &Scenario) -> Vec<u32> {
    let (d, r) = (s.d(), s.r());
    match s.algorithm {
        Algorithm::Serial => vec![r],
        Algorithm::BinaryExchange => vec![r - d],
        Algorithm::TwoDimensional => vec![r / 2 - d / 2; 2],
        Algorithm::TwoDimensionalRows => vec![r / 2; 2],
        Algorithm::Transpose => (0..s.dims).map(|k| (k + 1) * r / s.dims - k * r / s.dims).collect(),
        Algorithm::GroupCyclic => {
            let begins = group_cyclic(s);
            let ends = begins.iter().skip(1).copied().chain([r]);
            ends.zip(&begins).flat_map(|(end, begin)| virtual_phases(s, *begin, end)).collect()
        }
        Algorithm::CyclicToBlocked => vec![r - d, d],
        // Node by node.
        Algorithm::OutputDriven => Vec::new(),
    }
}

/// How many stages each virtual phase (IB 4.3) of a phase with the stages `begin .. end` has: bit b of a position in the memory
/// is combined in virtual phase ⌊b / log B⌋.
fn virtual_phases(s: &Scenario, begin: u32, end: u32) -> Vec<u32> {
    let (d, r) = (s.d(), s.r());
    let Some(log_b) = s.blocking.map(u32::ilog2).filter(|log_b| *log_b < r - d) else {
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
pub fn group_cyclic(s: &Scenario) -> Vec<u32> {
    let (d, r) = (s.d(), s.r());
    let phases = r.div_ceil(r - d);
    (0..phases).map(|k| if s.balanced { k * r / phases } else { k * (r - d) }).collect()
}
