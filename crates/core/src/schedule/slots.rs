//! Sets of slots of one memory whose positions are made of bits: 2^k slots, at any distances that are powers of two.
//!
//! Distributions of the papers are permutations of the bits of an index, so every message and every local permutation
//! is such a set: contiguous, strided, bit-reversed, or one slot.

use std::fmt;

/// The most bits of a slot's number that a set can vary.
pub const MAX_BITS: usize = 24;

/// The weight of a bit that changes nothing: numbers of blocks may repeat.
pub const REPEAT: u8 = u8::MAX;

/// Slot k of the set is `first + Σ_j bit_j(k) · 2^{bits[j]}`, k from 0 to 2^log_len − 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slots {
    /// Slot 0 of the set.
    pub first: u32,
    /// log2 of how many slots.
    pub log_len: u8,
    /// Weight of bit j of the position in the set, as a power of two; unused ones are 0.
    pub bits: [u8; MAX_BITS],
}

impl Slots {
    /// `len` contiguous slots, a power of two.
    pub fn contiguous(first: u32, len: u32) -> Self {
        Slots::of_bits(first, 0..len.trailing_zeros() as u8)
    }

    /// The set whose position bits, from the least significant, have these weights.
    pub fn of_bits(first: u32, weights: impl IntoIterator<Item = u8>) -> Self {
        let mut slots = Slots { first, log_len: 0, bits: [0; MAX_BITS] };
        for weight in weights {
            slots.bits[slots.log_len as usize] = weight;
            slots.log_len += 1;
        }
        slots
    }

    /// How many slots; never 0.
    pub fn count(&self) -> u32 {
        1 << self.log_len
    }

    /// How many slots lie side by side in a run.
    pub fn run(&self) -> u32 {
        let bits = &self.bits[..self.log_len as usize];
        1 << bits.iter().enumerate().take_while(|(j, weight)| *j == **weight as usize).count()
    }

    /// The first slot of each run, in order.
    pub fn runs(&self) -> impl Iterator<Item = u32> + use<> {
        self.every(self.run().trailing_zeros() as u8)
    }

    /// Slot k.
    pub fn slot(&self, k: u32) -> u32 {
        let bits = self.bits[..self.log_len as usize].iter().enumerate();
        let value = |weight: u8| 1u32.checked_shl(u32::from(weight)).unwrap_or(0);
        self.first + bits.map(|(j, weight)| (k >> j & 1) * value(*weight)).sum::<u32>()
    }

    /// Every slot, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + use<> {
        self.every(0)
    }

    /// Slots 0, 2^log, 2 · 2^log … of the set, in order.
    fn every(&self, log: u8) -> Every {
        // From position k to k + 1 the zeros at the end of k + 1 were ones: as many bits go, and the one above them comes.
        let mut ahead = [0; MAX_BITS + 1];
        let mut ones = 0u32;
        for (step, weight) in ahead.iter_mut().zip(&self.bits[log as usize..self.log_len as usize]) {
            let value = 1u32.checked_shl(u32::from(*weight)).unwrap_or(0);
            *step = value.wrapping_sub(ones);
            ones += value;
        }
        Every { slot: self.first, k: 0, count: 1 << (self.log_len - log), ahead }
    }

    /// One past the highest slot.
    pub fn end(&self) -> u32 {
        self.slot(self.count() - 1) + 1
    }
}

/// Slots of a set at equal distances of their positions.
struct Every {
    slot: u32,
    k: u32,
    count: u32,
    /// From a position to the next one, by the zeros at the end of the next one's number.
    ahead: [u32; MAX_BITS + 1],
}

impl Iterator for Every {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.k == self.count {
            return None;
        }
        let slot = self.slot;
        self.k += 1;
        self.slot = slot.wrapping_add(self.ahead[self.k.trailing_zeros() as usize]);
        Some(slot)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.count - self.k) as usize;
        (left, Some(left))
    }
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.log_len, self.run() == self.count()) {
            (0, _) => write!(f, "[{}]", self.first),
            (_, true) => write!(f, "[{}..{}]", self.first, self.end()),
            _ => {
                let weights: Vec<_> = self.bits[..self.log_len as usize]
                    .iter()
                    .map(|w| 1u32.checked_shl(u32::from(*w)).unwrap_or(0))
                    .collect();
                write!(f, "[{} + bits of {weights:?}]", self.first)
            }
        }
    }
}

impl fmt::Debug for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is walked is what each position is by itself: contiguous, strided, reversed, with repeats.
    #[test]
    fn every_slot_and_every_run_in_order() {
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
            let set = Slots::of_bits(first, weights.iter().copied());
            let each: Vec<u32> = (0..set.count()).map(|k| set.slot(k)).collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), each, "{set}");
            let runs: Vec<u32> = each.iter().copied().step_by(set.run() as usize).collect();
            assert_eq!(set.runs().collect::<Vec<_>>(), runs, "{set}");
        }
    }
}
