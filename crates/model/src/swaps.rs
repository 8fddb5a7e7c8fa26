//! The swaps of index bits that put the result of exchanges in order (GK App. C).

use hyperfly_core::formulations::Order;

/// How many exchanges bring the result into natural order, in each dimension of the transform.
///
/// Reversing an index of r bits swaps bit k with bit r−1−k, k = 0 … ⌊r/2⌋−1 (bit 0 is the most significant one; bits
/// 0 … d−1 name the processor).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swaps {
    /// Of a processor bit with a local one: all exchange half a share.
    pub halves: u32,
    /// Of two processor bits, after the others: half of the processors exchange whole shares.
    pub wholes: u32,
}

impl Swaps {
    /// Of a transform of 2^r points in one dimension or two of equal size, on 2^d processors.
    pub fn of(order: Order, d: u32, r: u32, dimensions: u32) -> Swaps {
        let (d, r) = (d / dimensions, r / dimensions);
        match order {
            Order::Unordered => Swaps { halves: 0, wholes: 0 },
            Order::Ordered => Swaps { halves: d.min(r - d), wholes: (r / 2).saturating_sub(r - d) },
        }
    }
}
