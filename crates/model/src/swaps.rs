//! Swaps of index bits that order the result of exchanges (GK App. C).

use hyperfly_core::formulations::Order;

/// Number of exchanges that bring the result into natural order, in each dimension of the transform.
///
/// Reversing an index of r bits swaps bit k with bit r−1−k, k = 0 … ⌊r/2⌋−1. Bit 0 is the most significant one; bits 0
/// … d−1 form the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swaps {
    /// Swaps of a rank bit with a local bit: every processor exchanges half of its block.
    pub halves: u32,
    /// Swaps of two rank bits, after the others: half of the processors exchange whole blocks.
    pub wholes: u32,
}

impl Swaps {
    /// Counts the swaps of a transform of 2^r points in one dimension or two of equal size, on 2^d processors.
    pub fn of(order: Order, d: u32, r: u32, dimensions: u32) -> Swaps {
        let (d, r) = (d / dimensions, r / dimensions);
        match order {
            Order::Unordered => Swaps { halves: 0, wholes: 0 },
            Order::Ordered => Swaps { halves: d.min(r - d), wholes: (r / 2).saturating_sub(r - d) },
        }
    }
}
