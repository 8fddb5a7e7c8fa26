//! Access order of memory words, simplified to what affects the access time.

use hyperfly_core::schedule::SlotSet;
use serde::{Deserialize, Serialize};

/// Layout of the slots in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Adjacent words.
    Contiguous,
    /// Small stride: the next access is one or a few cache lines away.
    Strided,
    /// Accesses over the whole memory.
    Scattered,
}

/// log2 of the complex words in a 4 KiB page: larger strides need a page lookup for each word.
const LOG_PAGE: u8 = 8;

impl Order {
    /// All orders.
    pub const ALL: [Order; 3] = [Order::Contiguous, Order::Strided, Order::Scattered];

    /// Classifies a slot set by the distance between its runs.
    pub fn from_slots(slots: &SlotSet) -> Order {
        let log_run = slots.run().trailing_zeros() as usize;
        // The bit that changes most often decides. A list comes from a reader's program; its strides are unknown.
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
    fn order_follows_the_fastest_changing_bit() {
        assert_eq!(Order::from_slots(&SlotSet::contiguous(7, 1)), Order::Contiguous);
        assert_eq!(Order::from_slots(&SlotSet::contiguous(0, 64)), Order::Contiguous);
        assert_eq!(Order::from_slots(&SlotSet::of_bits(1, 2..12)), Order::Strided);
        assert_eq!(Order::from_slots(&SlotSet::of_bits(0, (0..12).rev())), Order::Scattered);
        // Runs of four, the next one far away.
        assert_eq!(Order::from_slots(&SlotSet::of_bits(0, [0, 1, 9, 3])), Order::Scattered);
    }
}
