//! `group-cyclic` (IB Algorithm 3.1): H = ⌈log N / log(N/p)⌉ phases of local stages under group-cyclic
//! distributions, for any p < N, with natural order of input and output.
//!
//! IB's vector y is R in bit-reversed order: index j of IB is rev(i), so the butterflies of distance K are
//! stage log K − 1 here, and bit b of i (0 is the most significant) has weight 2^b in j. In the r-cyclic
//! distribution over p = r · u processors (Definition 2.1) the log r highest and the log u lowest bits of j
//! name the processor. Superstep 1 (bit reversal), the permutations Γ between the phases, and superstep 7
//! (back to blocks) are redistributions between these placements.
//!
//! `io: cyclic` (IB 4.1) starts with the cyclic distribution, under which phase 0 is local, and leaves the
//! result cyclic; if p ≤ N/p, one redistribution remains. `balanced` (IB 4.2) gives all phases about the
//! same size.
//!
//! `blocking` (IB 4.3): the cache holds B = N/(p·v) of a phase's N/p elements. Then v virtual processors
//! execute the phase one after the other, in h = ⌈log (N/p) / log B⌉ virtual phases under group-cyclic
//! distributions of the processor's own elements. A local permutation separates two virtual phases: Γ⁻¹ of
//! one and Γ of the next (4.4) combined; the first and the last of a phase are part of the adjacent
//! redistributions. The arithmetic, and without a cache model also the time, stay the same, except that
//! radix 4 loses pairs where log B is odd.

use super::all_to_all::AllToAll;
use super::phases::{self, Ends, Phase};
use crate::choice;
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

choice! {
    /// Distribution of input and output (IB 4.1).
    Io {
        Block => "block",
        /// Saves redistributions.
        Cyclic => "cyclic",
    }
}

/// Parameters of `group-cyclic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GroupCyclic {
    pub io: Io,
    /// Whether phases have about equal size (IB 4.2).
    pub balanced: bool,
    /// Number of elements that the cache of a processor holds, a power of two ≥ 2: virtual processors
    /// execute the local phases in pieces of this size (IB 4.3). `None`: in one piece.
    pub blocking: Option<u32>,
    /// Order of the messages of a redistribution.
    pub all_to_all: AllToAll,
}

impl Default for GroupCyclic {
    fn default() -> Self {
        GroupCyclic { io: Io::Block, balanced: false, blocking: None, all_to_all: AllToAll::Paper }
    }
}

impl GroupCyclic {
    /// Returns the first stage of each of the H = ⌈log n / log(n/p)⌉ phases (IB Algorithm 3.1). All phases
    /// but the last have log(n/p) stages, or all have about the same number if `balanced` (IB 4.2).
    /// Requires p < n.
    pub fn phase_starts(self, size: Size) -> Vec<u32> {
        let (d, r) = (size.d(), size.r());
        let phases = r.div_ceil(r - d);
        (0..phases).map(|k| if self.balanced { k * r / phases } else { k * (r - d) }).collect()
    }
}

/// Compiles the plan; p < n.
pub fn plan(size: Size, ranks: &Range<u32>, parameters: GroupCyclic) -> Plan {
    let (d, r) = (size.d(), size.r());
    let mut phases: Vec<Phase> = stages(size, parameters)
        .map(|stages| Phase::whole(group_cyclic(stages.start.min(d), d, r), stages))
        .collect();
    let natural = Placement::block(d, r);
    let ends = match parameters.io {
        Io::Block => Ends { input: Some(natural.clone()), output: Some(natural.reversed(Transform::Line)) },
        Io::Cyclic => {
            let cyclic = Placement::cyclic(d, r);
            phases[0].owner.clone_from(&cyclic.owner);
            Ends { input: None, output: Some(cyclic.reversed(Transform::Line)) }
        }
    };
    if let Some(elements) = parameters.blocking {
        phases = phases.into_iter().flat_map(|phase| virtual_phases(phase, elements.ilog2(), r)).collect();
    }
    phases::plan(size, ranks, Transform::Line, &phases, ends, parameters.all_to_all)
}

/// Returns the stages of each phase.
fn stages(size: Size, parameters: GroupCyclic) -> impl Iterator<Item = Range<u32>> {
    let begins = parameters.phase_starts(size);
    (0..begins.len()).map(move |k| begins[k]..begins.get(k + 1).copied().unwrap_or(size.r()))
}

/// Returns the number of local stages of each phase; with `blocking` of each virtual phase.
pub fn local_stages(size: Size, parameters: GroupCyclic) -> Vec<u32> {
    let log_b = parameters.blocking.map(u32::ilog2).filter(|log_b| *log_b < size.r() - size.d());
    stages(size, parameters)
        .flat_map(|Range { start, end }| match log_b {
            None => vec![end - start],
            Some(log_b) => {
                // Bit 0 of a position belongs to stage `zero`; bit b is combined in virtual phase ⌊b / log
                // B⌋.
                let zero = start.min(size.d());
                let cuts = (1..).map(|k| zero + k * log_b);
                let cuts = cuts.skip_while(|cut| *cut <= start).take_while(|cut| *cut < end);
                let bounds: Vec<u32> = [start].into_iter().chain(cuts).chain([end]).collect();
                bounds.windows(2).map(|pair| pair[1] - pair[0]).collect()
            }
        })
        .collect()
}

/// Splits a phase into virtual phases on pieces of 2^log_b elements. Bit k of a position in the memory (0
/// is the least significant, as in IB) is the k-th bit of i that does not name a processor; virtual phase k
/// executes the stages of bits k · log_b and up.
fn virtual_phases(phase: Phase, log_b: u32, r: u32) -> Vec<Phase> {
    let local: Vec<u8> = (0..r as u8).filter(|bit| !phase.owner.contains(bit)).collect();
    let n = local.len() as u32;
    let log_v = n.saturating_sub(log_b);
    let Range { start, end } = phase.stages;
    let Some(first) = local.iter().position(|bit| u32::from(*bit) == start).filter(|_| log_v > 0) else {
        return vec![phase];
    };
    // Stage l belongs to bit l − shift.
    let shift = start - first as u32;
    let each = |k: u32| {
        let stages = start.max(shift + k * log_b)..end.min(shift + (k + 1) * log_b);
        let pieces =
            group_cyclic((k * log_b).min(log_v), log_v, n).iter().map(|bit| local[*bit as usize]).collect();
        Phase { owner: phase.owner.clone(), stages, pieces }
    };
    (0..n.div_ceil(log_b)).map(each).filter(|phase| !phase.stages.is_empty()).collect()
}

/// Returns the bits of i, most significant first, that name the processor under the cyclic distribution in
/// 2^(d − log_u) groups of u processors.
fn group_cyclic(log_u: u32, d: u32, r: u32) -> Vec<u8> {
    let groups = (r - (d - log_u)..r).rev();
    groups.chain((0..log_u).rev()).map(|bit| bit as u8).collect()
}
