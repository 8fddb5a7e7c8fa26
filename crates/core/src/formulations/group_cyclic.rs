//! `group-cyclic` (IB Algorithm 3.1): H = ⌈log N / log(N/p)⌉ phases of local stages under group-cyclic distributions, any
//! p < N, natural order in and out.
//!
//! IB's vector y is R in bit-reversed order: their index j is rev(i), so their distance-K butterflies are stage log K − 1
//! here, and bit b of i (0 the most significant) has weight 2^b in j. The r-cyclic distribution over p = r · u processors
//! (Definition 2.1) names a processor by the log r highest and the log u lowest bits of j. Superstep 1 (bit reversal),
//! the permutations Γ between the phases, and superstep 7 (back to blocks) are redistributions between such placements.
//!
//! `io: cyclic` (IB 4.1) begins with the cyclic distribution, under which phase 0 is local, and leaves the result
//! cyclic: with p ≤ N/p one redistribution is left. `balanced` (IB 4.2) gives all phases about the same size.
//!
//! `blocking` (IB 4.3): a phase on N/p elements, of which the cache holds B = N/(p·v), is done by v virtual processors one
//! after the other, in h = ⌈log (N/p) / log B⌉ virtual phases under the group-cyclic distributions of the processor's own
//! elements over them. Between two of these stands a local permutation: Γ⁻¹ of the one and Γ of the next (4.4) at once; the
//! first and the last of a phase are part of the redistributions around it. The arithmetic is the same, so the time is the
//! same on a machine that knows no cache; but radix 4 loses pairs where log B is odd.

use super::all_to_all::AllToAll;
use super::phases::{self, Ends, Phase};
use crate::choice;
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

choice! {
    /// Where input and output are (IB 4.1).
    Io {
        /// Block distribution.
        Block => "block",
        /// Cyclic distribution, which saves redistributions.
        Cyclic => "cyclic",
    }
}

/// The parameters of `group-cyclic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GroupCyclic {
    /// Where input and output are.
    pub io: Io,
    /// Phases of about equal size (IB 4.2).
    pub balanced: bool,
    /// Elements that the cache of a processor holds, a power of two from 2 on: the local phases are done by virtual processors
    /// on pieces of so many (IB 4.3). `None`: in one piece.
    pub blocking: Option<u32>,
    /// Of the messages of its redistributions.
    pub all_to_all: AllToAll,
}

impl Default for GroupCyclic {
    fn default() -> Self {
        GroupCyclic { io: Io::Block, balanced: false, blocking: None, all_to_all: AllToAll::Paper }
    }
}

impl GroupCyclic {
    /// The first stage of each of the H = ⌈log n / log(n/p)⌉ phases (IB Algorithm 3.1): all of log(n/p) stages but the last,
    /// or `balanced` (IB 4.2). p < n.
    pub fn begins(self, size: Size) -> Vec<u32> {
        let (d, r) = (size.d(), size.r());
        let phases = r.div_ceil(r - d);
        (0..phases).map(|k| if self.balanced { k * r / phases } else { k * (r - d) }).collect()
    }
}

/// The Plan; p < n.
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

/// The stages of each phase.
fn stages(size: Size, parameters: GroupCyclic) -> impl Iterator<Item = Range<u32>> {
    let begins = parameters.begins(size);
    (0..begins.len()).map(move |k| begins[k]..begins.get(k + 1).copied().unwrap_or(size.r()))
}

/// How many stages are local, phase by phase; with `blocking` by virtual phases.
pub fn local_stages(size: Size, parameters: GroupCyclic) -> Vec<u32> {
    let log_b = parameters.blocking.map(u32::ilog2).filter(|log_b| *log_b < size.r() - size.d());
    stages(size, parameters)
        .flat_map(|Range { start, end }| match log_b {
            None => vec![end - start],
            Some(log_b) => {
                // Bit 0 of a position in the memory is that of this stage; bit b is combined in virtual phase ⌊b / log B⌋.
                let zero = start.min(size.d());
                let cuts = (1..).map(|k| zero + k * log_b);
                let cuts = cuts.skip_while(|cut| *cut <= start).take_while(|cut| *cut < end);
                let bounds: Vec<u32> = [start].into_iter().chain(cuts).chain([end]).collect();
                bounds.windows(2).map(|pair| pair[1] - pair[0]).collect()
            }
        })
        .collect()
}

/// A phase in pieces of 2^log_b elements. Bit k of a position in the memory (0 the least significant, as in IB) is the k-th
/// of the bits of i that name no processor; virtual phase k does the stages of bits k · log_b and on.
fn virtual_phases(phase: Phase, log_b: u32, r: u32) -> Vec<Phase> {
    let local: Vec<u8> = (0..r as u8).filter(|bit| !phase.owner.contains(bit)).collect();
    let n = local.len() as u32;
    // log v.
    let log_v = n.saturating_sub(log_b);
    let Range { start, end } = phase.stages;
    let Some(first) = local.iter().position(|bit| u32::from(*bit) == start).filter(|_| log_v > 0) else {
        return vec![phase];
    };
    // Stage l is that of bit l − shift.
    let shift = start - first as u32;
    let each = |k: u32| {
        let stages = start.max(shift + k * log_b)..end.min(shift + (k + 1) * log_b);
        let pieces =
            group_cyclic((k * log_b).min(log_v), log_v, n).iter().map(|bit| local[*bit as usize]).collect();
        Phase { owner: phase.owner.clone(), stages, pieces }
    };
    (0..n.div_ceil(log_b)).map(each).filter(|phase| !phase.stages.is_empty()).collect()
}

/// The bits of i that name the processor, most significant first, under the cyclic distribution in 2^(d − log_u) groups
/// of u processors.
fn group_cyclic(log_u: u32, d: u32, r: u32) -> Vec<u8> {
    let groups = (r - (d - log_u)..r).rev();
    groups.chain((0..log_u).rev()).map(|bit| bit as u8).collect()
}
