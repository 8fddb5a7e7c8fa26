//! In which order words of a memory are read or written, as far as it decides how long that takes.

use hyperfly_core::schedule::Slots;
use serde::{Deserialize, Serialize};

/// How the slots of a set lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Side by side.
    Contiguous,
    /// One after the other at a small distance: a cache line or some of them further each time.
    Strided,
    /// All over the memory.
    Scattered,
}

/// log2 of the words in a page of the system, 4 KiB: beyond it each word is looked up by its own page.
const LOG_PAGE: u8 = 8;

impl Order {
    /// All of them.
    pub const ALL: [Order; 3] = [Order::Contiguous, Order::Strided, Order::Scattered];

    /// The order of the runs of a set.
    pub fn of(slots: &Slots) -> Order {
        let log_run = slots.run().trailing_zeros() as usize;
        // The weight of the bit that changes most often.
        // A list is what a reader wrote: word by word, nobody knows how far apart.
        let Some(weights) = slots.weights() else { return Order::Strided };
        match weights.get(log_run) {
            None => Order::Contiguous,
            Some(weight) if *weight < LOG_PAGE => Order::Strided,
            Some(_) => Order::Scattered,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bit_that_changes_most_often_decides() {
        assert_eq!(Order::of(&Slots::contiguous(7, 1)), Order::Contiguous);
        assert_eq!(Order::of(&Slots::contiguous(0, 64)), Order::Contiguous);
        assert_eq!(Order::of(&Slots::of_bits(1, 2..12)), Order::Strided);
        assert_eq!(Order::of(&Slots::of_bits(0, (0..12).rev())), Order::Scattered);
        // Runs of four, the next one far away.
        assert_eq!(Order::of(&Slots::of_bits(0, [0, 1, 9, 3])), Order::Scattered);
    }
}
