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
use super::communication::{Communication, RedistributionSequence, RedistributionVolume};
use super::io::Io;
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::phases::{self, Ends, Phase};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

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

impl ParallelFormulation for GroupCyclic {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        let FormulationParameters { io, balanced, blocking, all_to_all, .. } = *parameters;
        GroupCyclic { io, balanced, blocking, all_to_all }
    }

    fn parameters(&self) -> FormulationParameters {
        let GroupCyclic { io, balanced, blocking, all_to_all } = *self;
        FormulationParameters { io, balanced, blocking, all_to_all, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Io, Parameter::Balanced, Parameter::Blocking, Parameter::AllToAll]
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << (r - 1)
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r) = (size.d(), size.r());
        let mut phases: Vec<Phase> = stages(size, *self)
            .map(|stages| Phase::whole(group_cyclic(stages.start.min(d), d, r), stages))
            .collect();
        let natural = Placement::block(d, r);
        let ends = match self.io {
            Io::Block => {
                Ends { input: Some(natural.clone()), output: Some(natural.reversed(Transform::Line)) }
            }
            Io::Cyclic => {
                let cyclic = Placement::cyclic(d, r);
                phases[0].owner.clone_from(&cyclic.owner);
                Ends { input: None, output: Some(cyclic.reversed(Transform::Line)) }
            }
        };
        if let Some(elements) = self.blocking {
            phases =
                phases.into_iter().flat_map(|phase| virtual_phases(phase, elements.ilog2(), r)).collect();
        }
        phases::plan(size, ranks, Transform::Line, &phases, ends, self.all_to_all)
    }

    /// Returns the number of local stages of each phase; with `blocking` of each virtual phase.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        let log_b = self.blocking.map(u32::ilog2).filter(|log_b| *log_b < size.r() - size.d());
        stages(size, *self)
            .map(|Range { start, end }| match log_b {
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

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        let (p, d, r) = (u64::from(size.p), size.d(), size.r());
        let (local_len, stages) = (size.n / p, u64::from(r - d));
        let phases = u64::from(r).div_ceil(stages);
        let order = self.all_to_all.resolve(AllToAll::Pairwise);
        let moves = (0..phases + 1).map(|_| PlanBounds::general_redistribution(p, p.min(local_len), order));
        // A phase consists of virtual phases, each in pieces; a local permutation separates virtual phases.
        let (virtual_phases, pieces) = match self.blocking {
            Some(elements) => {
                let elements = u64::from(elements).min(local_len);
                (stages.div_ceil(u64::from(elements.ilog2().max(1))) + 1, local_len / elements)
            }
            None => (1, 1),
        };
        moves.fold(PlanBounds::local(p, phases * virtual_phases * (pieces + 1)), PlanBounds::then)
    }

    /// Returns, with blocks at both ends (IB Algorithm 3.1), the bit reversal, H − 1 permutations between the
    /// phases, and the way back to blocks, H + 1 in all; with `io: cyclic` (IB 4.1) the H − 1 between the phases.
    fn communication(&self, size: Size) -> Option<Communication> {
        let (d, r) = (size.d(), size.r());
        // In phase k processors form groups of 2^u[k].
        let u: Vec<u32> = self.phase_starts(size).iter().map(|begin| d.min(*begin)).collect();
        let mut volumes: Vec<_> =
            u.windows(2).map(|pair| RedistributionVolume::in_place(pair[1] - pair[0])).collect();
        match self.io {
            Io::Block => {
                // Bit x takes the position of bit r−1−x, and finally of bit x + r − d.
                volumes.insert(0, RedistributionVolume::reversal(d, r));
                volumes.push(RedistributionVolume { new: d.min(r - d), rank: d });
            }
            // The first d − u bits of the cyclic distribution are also reversed.
            Io::Cyclic => {
                volumes[0] = RedistributionVolume { new: u[1], rank: u[1] + (d - u[1]).min(d / 2) };
            }
        }
        let sequence = RedistributionSequence::between_phases(volumes, self.all_to_all);
        Some(Communication::Redistributions(RedistributionSequence {
            precedes_first_phase: self.io == Io::Block,
            ..sequence
        }))
    }

    /// Returns false: the number of phases changes with n.
    fn has_communication_for_all_n(&self) -> bool {
        false
    }
}

/// Returns the stages of each phase.
fn stages(size: Size, parameters: GroupCyclic) -> impl Iterator<Item = Range<u32>> {
    let begins = parameters.phase_starts(size);
    (0..begins.len()).map(move |k| begins[k]..begins.get(k + 1).copied().unwrap_or(size.r()))
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
