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
use super::output_order::Order;
use super::phases::{self, Ends, Phase};
use crate::schedule::{Placement, Plan, Transform};
use crate::size::Size;
use std::ops::Range;

/// Returns the largest p, a power of two, for the m-dimensional transpose of 2^r points. Group k of the
/// index has ⌊(k+1) r/m⌋ − ⌊k r/m⌋ bits, and each part of the rank must fit into two neighbouring groups,
/// so the smallest group decides.
pub fn max_p(r: u32, m: u32) -> u64 {
    (0..=r).rev().find(|d| exists(*d, r, m)).map_or(1, |d| 1 << d)
}

/// Whether 2^d processors can do the m-dimensional transpose of 2^r points.
pub fn exists(d: u32, r: u32, m: u32) -> bool {
    let group = |k: u32| (k + 1) * r / m - k * r / m;
    let part = |k: u32| (k + 1) * d / (m - 1) - k * d / (m - 1);
    (0..m - 1).all(|k| part(k) <= group(k) && part(k) <= group(k + 1))
}

/// Compiles the plan; requires [`exists`] and m ≥ 2.
pub fn plan(size: Size, ranks: &Range<u32>, order: Order, dims: u32, all_to_all: AllToAll) -> Plan {
    let (d, r, m) = (size.d(), size.r(), dims);
    let parts = m - 1;
    // First bit of group k of the index. Earlier groups are smaller, as ⌊log n / 2⌋ precedes the rest.
    let group = |k: u32| k * r / m;
    // The larger parts of the rank go with the later, larger groups.
    let part = |k: u32| (k + 1) * d / parts - k * d / parts;
    let phases: Vec<Phase> = (0..m)
        .map(|phase| {
            let owner = (0..parts).flat_map(|k| {
                let from = group(if k < phase { k } else { k + 1 });
                (from..from + part(k)).map(|bit| bit as u8)
            });
            Phase::whole(owner.collect(), group(phase)..group(phase + 1))
        })
        .collect();
    let output = (order == Order::Ordered).then(|| Placement::block(d, r).reversed(Transform::Line));
    phases::plan(size, ranks, Transform::Line, &phases, Ends { input: None, output }, all_to_all)
}

/// Returns the number of local stages of each phase, one for each group of the index.
pub fn local_stages(size: Size, dims: u32) -> Vec<u32> {
    let r = size.r();
    (0..dims).map(|k| (k + 1) * r / dims - k * r / dims).collect()
}
