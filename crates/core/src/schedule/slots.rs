//! Sets of slots of one memory: 2^k slots at distances that are powers of two, or any list of slots.
//!
//! Distributions of the papers are permutations of index bits, so all their messages and local permutations
//! are sets of the first kind: contiguous, strided, bit-reversed, or a single slot. A reader's program may
//! use any slots in any order.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Maximum number of bits of a slot number that a set can vary.
pub const MAX_BITS: usize = 24;

/// Weight of a bit without effect, for sets in which block numbers repeat.
pub const REPEAT: u8 = u8::MAX;

/// Nonempty ordered set of slots.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SlotSet {
    /// Slot k of the set is `first + Σ_j bit_j(k) · 2^{bits[j]}`, for 0 ≤ k < 2^log_len.
    Bits {
        first: u32,
        /// log2 of the number of slots.
        log_len: u8,
        /// Weight of bit j of the position, as an exponent of two; unused entries are 0.
        bits: [u8; MAX_BITS],
    },
    /// Explicit list. Never used for a set that bits can express ([`SlotSet::of_list`]), so equal sets
    /// compare equal.
    List(Box<[u32]>),
}

impl SlotSet {
    /// Creates a set of `len` contiguous slots; `len` is a power of two.
    pub fn contiguous(first: u32, len: u32) -> Self {
        SlotSet::of_bits(first, 0..len.trailing_zeros() as u8)
    }

    /// Creates the set whose position bits, from the least significant, have these weights.
    pub fn of_bits(first: u32, weights: impl IntoIterator<Item = u8>) -> Self {
        let (mut log_len, mut bits) = (0, [0; MAX_BITS]);
        for weight in weights {
            bits[usize::from(log_len)] = weight;
            log_len += 1;
        }
        SlotSet::Bits { first, log_len, bits }
    }

    /// Creates a set from a list of slots in this order, as bits if possible.
    ///
    /// # Panics
    /// Panics if `list` is empty.
    pub fn of_list(list: &[u32]) -> Self {
        assert!(!list.is_empty(), "a slot set is not empty");
        SlotSet::as_bits(list).unwrap_or_else(|| SlotSet::List(list.into()))
    }

    /// Expresses a list as bits, if possible.
    fn as_bits(list: &[u32]) -> Option<Self> {
        let first = list[0];
        if !list.len().is_power_of_two() || list.len() > 1 << MAX_BITS {
            return None;
        }
        let weight = |j: u32| match list[1 << j].checked_sub(first)? {
            0 => Some(REPEAT),
            distance => distance.is_power_of_two().then(|| distance.trailing_zeros() as u8),
        };
        let weights: Option<Vec<u8>> = (0..list.len().trailing_zeros()).map(weight).collect();
        let slots = SlotSet::of_bits(first, weights?);
        slots.iter().eq(list.iter().copied()).then_some(slots)
    }

    /// Returns the weights of the position bits, from the least significant; `None` for a list.
    pub fn weights(&self) -> Option<&[u8]> {
        match self {
            SlotSet::Bits { log_len, bits, .. } => Some(&bits[..usize::from(*log_len)]),
            SlotSet::List(_) => None,
        }
    }

    /// Returns the number of slots, at least 1.
    pub fn count(&self) -> u32 {
        match self {
            SlotSet::Bits { log_len, .. } => 1 << log_len,
            SlotSet::List(list) => list.len() as u32,
        }
    }

    /// Returns the number of contiguous slots in a run; 1 for a list.
    pub fn run(&self) -> u32 {
        let bits = self.weights().unwrap_or_default();
        1 << bits.iter().enumerate().take_while(|(j, weight)| *j == **weight as usize).count()
    }

    /// Returns the first slot of each run, in order.
    pub fn runs(&self) -> impl Iterator<Item = u32> {
        self.iter_every(self.run().trailing_zeros() as u8)
    }

    /// Returns slot k.
    pub fn slot(&self, k: u32) -> u32 {
        match self {
            SlotSet::Bits { first, log_len, bits } => {
                let bits = bits[..*log_len as usize].iter().enumerate();
                let value = |weight: u8| 1u32.checked_shl(u32::from(weight)).unwrap_or(0);
                first + bits.map(|(j, weight)| (k >> j & 1) * value(*weight)).sum::<u32>()
            }
            SlotSet::List(list) => list[k as usize],
        }
    }

    /// Returns every slot, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        self.iter_every(0)
    }

    /// Returns slots 0, 2^log, 2 · 2^log … of the set, in order.
    fn iter_every(&self, log: u8) -> SlotIter<'_> {
        let (first, weights) = match self {
            SlotSet::Bits { first, log_len, bits } => (*first, &bits[log as usize..*log_len as usize]),
            SlotSet::List(list) => return SlotIter::List(list.iter()),
        };
        // From position k to k + 1 the trailing ones of k become zeros and the next zero becomes one; the
        // trailing zeros of k + 1 select the precomputed difference.
        let mut differences = [0; MAX_BITS + 1];
        let mut ones = 0u32;
        for (step, weight) in differences.iter_mut().zip(weights) {
            let value = 1u32.checked_shl(u32::from(*weight)).unwrap_or(0);
            *step = value.wrapping_sub(ones);
            ones += value;
        }
        SlotIter::Bits { slot: first, k: 0, count: 1 << weights.len(), differences }
    }

    /// Returns the lowest slot.
    pub fn start(&self) -> u32 {
        match self {
            SlotSet::Bits { first, .. } => *first,
            SlotSet::List(list) => list.iter().copied().min().unwrap_or_default(),
        }
    }

    /// Returns one past the highest slot.
    pub fn end(&self) -> u32 {
        match self {
            SlotSet::Bits { .. } => self.slot(self.count() - 1) + 1,
            SlotSet::List(list) => list.iter().map(|slot| slot.saturating_add(1)).max().unwrap_or_default(),
        }
    }
}

/// Iterator over every 2^log-th slot of a set.
enum SlotIter<'a> {
    /// Bits, enumerated incrementally.
    Bits {
        slot: u32,
        k: u32,
        count: u32,
        /// Difference to the next slot, by the trailing zeros of the next position.
        differences: [u32; MAX_BITS + 1],
    },
    List(std::slice::Iter<'a, u32>),
}

impl Iterator for SlotIter<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        match self {
            SlotIter::Bits { k, count, .. } if k == count => None,
            SlotIter::Bits { slot, k, differences, .. } => {
                let here = *slot;
                *k += 1;
                *slot = here.wrapping_add(differences[k.trailing_zeros() as usize]);
                Some(here)
            }
            SlotIter::List(list) => list.next().copied(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            SlotIter::Bits { k, count, .. } => ((count - k) as usize, Some((count - k) as usize)),
            SlotIter::List(list) => list.size_hint(),
        }
    }
}

impl fmt::Display for SlotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, weights) = match self {
            SlotSet::Bits { first, log_len, bits } => (first, &bits[..usize::from(*log_len)]),
            SlotSet::List(list) => return write!(f, "{list:?}"),
        };
        match (weights.len(), self.run() == self.count()) {
            (0, _) => write!(f, "[{first}]"),
            (_, true) => write!(f, "[{first}..{}]", self.end()),
            _ => {
                let value = |weight: &u8| 1u32.checked_shl(u32::from(*weight)).unwrap_or(0);
                let weights: Vec<_> = weights.iter().map(value).collect();
                write!(f, "[{first} + bits of {weights:?}]")
            }
        }
    }
}

impl fmt::Debug for SlotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Incremental enumeration equals direct evaluation: contiguous, strided, reversed, with repeats.
    #[test]
    fn iterators_match_direct_indexing() {
        let sets: [(u32, &[u8]); 7] = [
            (3, &[]),
            (0, &[0, 1, 2, 3]),
            (5, &[0, 1, 4, 6]),
            (8, &[2, 3, 4]),
            (0, &[5, 4, 3, 2, 1, 0]),
            (7, &[REPEAT, REPEAT, 0, 3]),
            (1, &[0, 3, REPEAT, 1]),
        ];
        for (first, weights) in sets {
            let set = SlotSet::of_bits(first, weights.iter().copied());
            let each: Vec<u32> = (0..set.count()).map(|k| set.slot(k)).collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), each, "{set}");
            let runs: Vec<u32> = each.iter().copied().step_by(set.run() as usize).collect();
            assert_eq!(set.runs().collect::<Vec<_>>(), runs, "{set}");
        }
    }

    #[test]
    fn list_expressible_as_bits_becomes_bits() {
        for bits in [
            SlotSet::contiguous(5, 1),
            SlotSet::contiguous(8, 16),
            SlotSet::of_bits(3, [4, 0, 2]),
            SlotSet::of_bits(1, [REPEAT, 1, REPEAT]),
        ] {
            let list: Vec<u32> = bits.iter().collect();
            assert_eq!(SlotSet::of_list(&list), bits);
        }
    }

    #[test]
    fn irregular_list_is_kept() {
        for list in [&[4, 5, 6][..], &[7, 3], &[0, 3], &[0, 1, 2, 4], &[2, 2, 2]] {
            let slots = SlotSet::of_list(list);
            assert!(slots.weights().is_none() && slots.iter().eq(list.iter().copied()), "{slots}");
            assert_eq!((slots.count() as usize, slots.run()), (list.len(), 1));
            assert!(slots.runs().eq(slots.iter()));
            let (least, most) = (list.iter().min().unwrap(), list.iter().max().unwrap());
            assert_eq!((slots.start(), slots.end()), (*least, most + 1));
            assert_eq!(slots.to_string(), format!("{list:?}"));
        }
    }

    #[test]
    fn slot_set_takes_32_bytes() {
        assert_eq!(size_of::<SlotSet>(), 32);
    }
}
