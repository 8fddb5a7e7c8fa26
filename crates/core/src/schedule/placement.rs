//! Distributions of elements as permutations of the bits of an index.

use super::transform::Transform;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Element `i` (r bits) is on the processor whose rank consists of bits `owner` of `i`, at slot `base +
/// position`, where the position consists of bits `local` of `i`. Bit 0 is the most significant one, as in
/// GK.
///
/// Block, cyclic, group-cyclic (IB Definition 2.1), row and column distributions all have this form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    /// Bits of the index that name the processor, most significant first; d of them.
    pub owner: Vec<u8>,
    /// Bits of the index that name the position, most significant first; r − d of them.
    pub local: Vec<u8>,
    /// First slot.
    pub base: u32,
}

/// Returns the bits `range` of an index, most significant first.
pub fn bits(range: Range<u32>) -> Vec<u8> {
    range.map(|bit| bit as u8).collect()
}

impl Placement {
    /// Places elements that agree in the bits `owner` on one processor, in order of their index.
    pub fn by_owner(owner: Vec<u8>, r: u32) -> Self {
        let local = (0..r as u8).filter(|bit| !owner.contains(bit)).collect();
        Placement { owner, local, base: 0 }
    }

    /// Block distribution: the top d bits name the processor, the rest the slot.
    pub fn block(d: u32, r: u32) -> Self {
        Placement::by_owner(bits(0..d), r)
    }

    /// Cyclic distribution: the low d bits name the processor.
    pub fn cyclic(d: u32, r: u32) -> Self {
        Placement::by_owner(bits(r - d..r), r)
    }

    /// Returns the placement by index of R instead of index of the coefficient, or vice versa; every
    /// element keeps its location.
    pub fn reversed(&self, transform: Transform) -> Self {
        let r = (self.owner.len() + self.local.len()) as u32;
        let turn = |bits: &[u8]| bits.iter().map(|bit| transform.reversed(*bit, r)).collect();
        Placement { owner: turn(&self.owner), local: turn(&self.local), base: self.base }
    }

    /// Returns `(processor, slot)` of element `i`.
    pub fn place(&self, i: u64) -> (u32, u32) {
        let r = self.owner.len() + self.local.len();
        let gather =
            |bits: &[u8]| bits.iter().fold(0, |acc, &b| acc << 1 | (i >> (r - 1 - b as usize)) as u32 & 1);
        (gather(&self.owner), self.base + gather(&self.local))
    }

    /// Returns `(processor, slot)` of every element in order of its index. A location is a sum over the
    /// bits of the index, so two tables of √n entries suffice.
    pub fn places(&self) -> impl Iterator<Item = (u32, u32)> {
        let r = (self.owner.len() + self.local.len()) as u32;
        let half = r / 2;
        let low: Vec<_> = (0..1u64 << half).map(|i| self.place(i)).collect();
        let high: Vec<_> = (0..1u64 << (r - half)).map(|i| self.place(i << half)).collect();
        let base = self.base;
        high.into_iter().flat_map(move |(q, slot)| {
            low.clone().into_iter().map(move |(q_low, slot_low)| (q | q_low, slot + slot_low - base))
        })
    }

    /// Returns `(slot, element)` of all elements of processor `q`, in order of the slots.
    pub fn held_by(&self, q: u32) -> impl Iterator<Item = (u32, u64)> + use<> {
        let r = self.owner.len() + self.local.len();
        // Spreads the bits of a number, the least significant last, over these bits of an index.
        let spread = |number: u64, bits: &[u8]| {
            let weights = bits.iter().rev().map(|bit| 1u64 << (r - 1 - *bit as usize));
            weights.enumerate().map(|(k, weight)| (number >> k & 1) * weight).sum::<u64>()
        };
        let (half, base) = (self.local.len() / 2, self.base);
        let owner = spread(q.into(), &self.owner);
        let low: Vec<u64> = (0..1u64 << half).map(|k| owner + spread(k, &self.local)).collect();
        let high: Vec<u64> =
            (0..1u64 << (self.local.len() - half)).map(|k| spread(k << half, &self.local)).collect();
        let elements =
            high.into_iter().flat_map(move |high| low.clone().into_iter().map(move |low| high + low));
        (base..).zip(elements)
    }

    /// Returns the weight, as an exponent of two, of index bit `bit` in the rank; `None` if it is a local
    /// bit.
    pub fn owner_weight(&self, bit: u8) -> Option<u8> {
        self.owner.iter().rev().position(|b| *b == bit).map(|at| at as u8)
    }

    /// Returns the weight, as an exponent of two, of index bit `bit` in the position; `None` if it names
    /// the processor.
    pub fn local_weight(&self, bit: u8) -> Option<u8> {
        self.local.iter().rev().position(|b| *b == bit).map(|at| at as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn held_by_is_the_inverse_of_place() {
        let (d, r) = (3, 9);
        let mixed = Placement { owner: vec![4, 0, 7], local: vec![8, 1, 2, 6, 5, 3], base: 64 };
        for placement in [Placement::block(d, r), Placement::cyclic(d, r), mixed, Placement::block(0, 1)] {
            let p = 1u32 << placement.owner.len();
            let mut seen = 0;
            for q in 0..p {
                for (slot, i) in placement.held_by(q) {
                    assert_eq!(placement.place(i), (q, slot));
                    seen += 1;
                }
            }
            assert_eq!(seen, 1 << (placement.owner.len() + placement.local.len()));
        }
    }
}
