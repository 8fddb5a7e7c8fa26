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

use super::phases::{self, Ends, Phase};
use super::{Placement, Plan, Transform};
use crate::scenario::{Io, Scenario};

pub(super) fn plan(s: &Scenario) -> Plan {
    let (d, r) = (s.d(), s.r());
    // log N/p: the most stages of a phase.
    let most = r - d;
    let count = r.div_ceil(most);
    let mut phases: Vec<Phase> = (0..count)
        .map(|k| {
            let stages = if s.balanced {
                k * r / count..(k + 1) * r / count
            } else {
                k * most..((k + 1) * most).min(r)
            };
            Phase { owner: group_cyclic(stages.start.min(d), d, r), stages }
        })
        .collect();
    let natural = Placement::block(d, r);
    let ends = match s.io {
        Io::Block => Ends { input: Some(natural.clone()), output: Some(natural.reversed(Transform::Line)) },
        Io::Cyclic => {
            let cyclic = Placement::cyclic(d, r);
            phases[0].owner.clone_from(&cyclic.owner);
            Ends { input: None, output: Some(cyclic.reversed(Transform::Line)) }
        }
    };
    phases::plan(s, Transform::Line, &phases, ends)
}

/// The bits of i that name the processor, most significant first, under the cyclic distribution in 2^(d − log_u) groups
/// of u processors.
fn group_cyclic(log_u: u32, d: u32, r: u32) -> Vec<u8> {
    let groups = (r - (d - log_u)..r).rev();
    groups.chain((0..log_u).rev()).map(|bit| bit as u8).collect()
}
