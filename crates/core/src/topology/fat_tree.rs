//! Fat tree: a k-ary n-tree with links of equal capacity, of which there are more towards the root
//! (docs/semantics/machines.md).

use super::graph::{Drawing, Graph};
use super::parameters::{MAX_COUNT, TopologyParameter, TopologyParameters};
use super::problem::TopologyProblem;
use serde::{Deserialize, Serialize};

/// Largest τ.
pub const MAX_TAPER: f64 = 1e6;

/// Parameters of a fat tree of any number of processors.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FatTree {
    /// k: links of a switch towards the processors, and as many towards the root; a power of two from 2 on.
    pub arity: u32,
    /// τ: time of a word between switches, as a multiple of t_w; at least 1.
    pub taper: f64,
}

impl FatTree {
    pub(super) const PARAMETERS: &[TopologyParameter] = &[TopologyParameter::Arity, TopologyParameter::Taper];

    pub(super) fn from_parameters(parameters: &TopologyParameters) -> Self {
        FatTree { arity: parameters.arity, taper: parameters.taper }
    }

    pub(super) fn parameters(self) -> TopologyParameters {
        TopologyParameters { arity: self.arity, taper: self.taper, ..TopologyParameters::default() }
    }

    pub(super) fn problems(self) -> Vec<TopologyProblem> {
        let arity = self.arity.is_power_of_two() && (2..=MAX_COUNT).contains(&self.arity);
        TopologyProblem::out_of_range(&[
            (TopologyParameter::Arity, arity),
            (TopologyParameter::Taper, (1.0..=MAX_TAPER).contains(&self.taper)),
        ])
    }

    /// Returns the tree of 2^d processors.
    pub(super) fn graph(self, d: u32) -> FatTreeGraph {
        FatTreeGraph { d, log_arity: self.arity.max(2).ilog2(), taper: self.taper }
    }
}

/// Fat tree of 2^d processors. The number of a processor has digits x_0 (lowest) … x_(L − 1) to base k; the highest
/// may have a smaller base.
///
/// Between the nodes of levels l and l + 1 (processors are level 0) there is one link for each
/// v = (y_0 … y_(l − 1); x_l … x_(L − 1)), read as a number of p with the digits in this order. It joins the switch of level l that
/// is named by v without y_(l − 1) to the switch of level l + 1 named by v without x_l. Channel (2·l)·p + v leads up the
/// link, channel (2·l + 1)·p + v down.
#[derive(Clone, Copy, Debug)]
pub struct FatTreeGraph {
    d: u32,
    log_arity: u32,
    taper: f64,
}

impl FatTreeGraph {
    /// Returns L, the number of levels of switches.
    fn levels(self) -> u32 {
        self.d.div_ceil(self.log_arity)
    }

    /// Returns log2 of the number of switches of `level` ≥ 1.
    fn log_switches(self, level: u32) -> u32 {
        // A name lacks the digit x_(level − 1), whose base is smaller at the top.
        self.d - (self.d - (level - 1) * self.log_arity).min(self.log_arity)
    }

    /// Returns the node of `level` whose name is `v` without one digit of k: y_(level − 1) seen from above, x_(level − 1) from
    /// below. A processor's name has all digits.
    fn node(self, level: u32, v: u32) -> u32 {
        let Some(below) = level.checked_sub(1) else { return v };
        // Levels below have equally many switches.
        let first = (1 << self.d) + below * (1 << (self.d - self.log_arity.min(self.d)));
        let low = below * self.log_arity;
        first + (v & ((1 << low) - 1) | v.checked_shr(low + self.log_arity).unwrap_or(0) << low)
    }
}

impl Graph for FatTreeGraph {
    fn processors(&self) -> u32 {
        1 << self.d
    }

    fn nodes(&self) -> u32 {
        self.processors() + (1..=self.levels()).map(|level| 1 << self.log_switches(level)).sum::<u32>()
    }

    fn channels(&self) -> u32 {
        (2 * self.levels()) << self.d
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let (level, v) = (channel >> self.d, channel & (self.processors() - 1));
        let (is_down, level) = (!level.is_multiple_of(2), level / 2);
        let (below, above) = (self.node(level, v), self.node(level + 1, v));
        Some(if is_down { (above, below) } else { (below, above) })
    }

    fn capacity(&self, channel: u32) -> f64 {
        let is_between_switches = channel >> self.d >= 2;
        if is_between_switches { 1.0 / self.taper } else { 1.0 }
    }

    /// Climbs to the lowest level above both ends; on the way y_(l − 1) = x_(l − 1) of the destination. Then every digit of the
    /// way down is one of the destination.
    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        let top = self.distance(from, to) / 2;
        for level in 0..top {
            let low = (1 << (level * self.log_arity)) - 1;
            route.push(((2 * level) << self.d) + (to & low | from & !low));
        }
        route.extend((0..top).rev().map(|level| ((2 * level + 1) << self.d) + to));
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        let differing_bits = u32::BITS - (from ^ to).leading_zeros();
        2 * differing_bits.div_ceil(self.log_arity)
    }

    fn max_distance(&self) -> u64 {
        2 * u64::from(self.levels())
    }

    fn drawing(&self) -> Drawing {
        Drawing::Tree { levels: self.levels(), arity: 1 << self.log_arity }
    }
}
