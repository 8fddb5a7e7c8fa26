//! `transpose` (GK 3.2): √n × √n points in row-major order, with one all-to-all between two local halves;
//! and its generalisation to `dims` = m dimensions (GK 5.1), with m − 1 all-to-alls among fewer processors
//! each.
//!
//! The log n bits of the index are cut into m groups, the log p bits of the rank into m − 1 parts. Before
//! transposition k the first bits of group k name part k of the rank, so the stages of group k − 1 are
//! local; after it the first bits of group k − 1 do. For m = 2 and h = ⌊log n / 2⌋ the first h stages are
//! local while the column names the processor, the others while the row does; round t = 1 … p−1 exchanges
//! n/p² words with processor self ⊕ t, unless another order is chosen.

use super::all_to_all::AllToAll;
use super::communication::{Communication, RedistributionSequence, RedistributionVolume};
use super::output_order::Order;
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::phases::{self, Ends, Phase};
use super::plan_bounds::PlanBounds;
use crate::refusal::Refusal;
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Parameters of `transpose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Transpose {
    /// Output order.
    pub order: Order,
    /// m of the m-dimensional transpose (GK 5.1): 2 … log p + 1.
    pub dims: u32,
    /// Order of the messages of a transposition.
    pub all_to_all: AllToAll,
}

impl ParallelFormulation for Transpose {
    fn from_parameters(parameters: &FormulationParameters) -> Self {
        let FormulationParameters { order, dims, all_to_all, .. } = *parameters;
        Transpose { order, dims, all_to_all }
    }

    fn parameters(&self) -> FormulationParameters {
        let Transpose { order, dims, all_to_all } = *self;
        FormulationParameters { order, dims, all_to_all, ..FormulationParameters::default() }
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[Parameter::Order, Parameter::Dims, Parameter::AllToAll]
    }

    /// Returns the largest p of the m-dimensional transpose. Group k of the index has ⌊(k+1) r/m⌋ − ⌊k r/m⌋ bits,
    /// and each part of the rank must fit into two neighbouring groups, so the smallest group decides.
    fn max_p(&self, r: u32) -> u64 {
        (0..=r).rev().find(|d| exists(*d, r, self.dims)).map_or(1, |d| 1 << d)
    }

    fn problems(&self, d: u32, r: u32) -> Vec<Refusal> {
        let (m, most) = (self.dims, (d + 1).max(2));
        let exists_for_some_p = |m: &u32| *m == 2 || (m - 1..=r).any(|d| exists(d, r, *m));
        let problem = if m < 2 || m > most {
            Refusal::DimsForProcessors { most }
        } else if !exists_for_some_p(&m) {
            Refusal::DimsForPoints { most: (2..m).rev().find(exists_for_some_p).unwrap_or(2) }
        } else if 1 << d <= self.max_p(r) && !exists(d, r, m) {
            let fewer = (0..d).rev().find(|d| exists(*d, r, m)).map_or(1, |d| 1 << d);
            Refusal::ProcessorsForDims { fewer }
        } else {
            return Vec::new();
        };
        vec![problem]
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r, m) = (size.d(), size.r(), self.dims);
        // First bit of group k of the index. Earlier groups are smaller, as ⌊log n / 2⌋ precedes the rest.
        let group = |k: u32| k * r / m;
        let phases: Vec<Phase> = (0..m)
            .map(|phase| {
                let owner = rank_parts(m, d).zip(0..).flat_map(|(part, k)| {
                    let from = group(if k < phase { k } else { k + 1 });
                    (from..from + part).map(|bit| bit as u8)
                });
                Phase::whole(owner.collect(), group(phase)..group(phase + 1))
            })
            .collect();
        let natural = || Placement::block(d, r).reversed(Transform::Line);
        let output = (self.order == Order::Ordered).then(natural);
        phases::plan(size, ranks, Transform::Line, &phases, Ends { input: None, output }, self.all_to_all)
    }

    /// Returns the number of local stages of each phase, one for each group of the index.
    fn local_stages(&self, size: Size) -> Vec<Vec<u32>> {
        let (r, m) = (size.r(), self.dims);
        (0..m).map(|k| vec![(k + 1) * r / m - k * r / m]).collect()
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        let (p, all_to_all) = (u64::from(size.p), self.all_to_all.resolve(AllToAll::Pairwise));
        let moves =
            rank_parts(self.dims, size.d()).map(|bits| PlanBounds::redistribution(p, 1 << bits, all_to_all));
        moves
            .fold(PlanBounds::local(p, self.dims.into()), PlanBounds::then)
            .then(PlanBounds::ordering(size, self.order, all_to_all))
    }

    /// Whether there is one all-to-all among all processors.
    fn has_uniform_schedule(&self) -> bool {
        self.dims == 2
    }

    /// Returns one redistribution for each part of the rank, and one that orders the result.
    fn communication(&self, size: Size) -> Option<Communication> {
        let (d, r, m) = (size.d(), size.r(), self.dims);
        let mut volumes: Vec<_> = rank_parts(m, d).map(RedistributionVolume::in_place).collect();
        if self.order == Order::Ordered {
            volumes.push(ordering_volume(m, d, r));
        }
        Some(Communication::Redistributions(RedistributionSequence::between_phases(volumes, self.all_to_all)))
    }

    /// Returns false for ordered output in more than two dimensions, whose last redistribution changes with n.
    fn has_communication_for_all_n(&self) -> bool {
        self.order == Order::Unordered || self.dims == 2
    }
}

/// Whether 2^d processors can do the m-dimensional transpose of 2^r points.
fn exists(d: u32, r: u32, m: u32) -> bool {
    let group = |k: u32| (k + 1) * r / m - k * r / m;
    rank_parts(m, d).zip(0..).all(|(part, k)| part <= group(k) && part <= group(k + 1))
}

/// Number of rank bits in each of the m − 1 parts; the larger parts go with the later, larger groups of the index.
fn rank_parts(m: u32, d: u32) -> impl Iterator<Item = u32> {
    (0..m - 1).map(move |k| (k + 1) * d / (m - 1) - k * d / (m - 1))
}

/// The redistribution that orders the result. After the last phase part k of the rank holds the first bits of
/// index group k, which begins at bit ⌊k·r/m⌋; in natural order bit x of the rank is bit r−1−x.
fn ordering_volume(m: u32, d: u32, r: u32) -> RedistributionVolume {
    let bits =
        rank_parts(m, d).enumerate().flat_map(|(k, part)| (0..part).map(move |bit| k as u32 * r / m + bit));
    let natural: Vec<u32> = (0..d).map(|x| r - 1 - x).collect();
    RedistributionVolume::between(&bits.collect::<Vec<_>>(), &natural)
}
