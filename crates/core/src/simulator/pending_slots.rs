//! Slots that receive data in the current superstep; steps that need them wait for its end.

use crate::schedule::SlotSet;

/// Bit set of pending slots, reused for one receiver after the other.
pub struct PendingSlots {
    /// A bit for each slot; all zero between receivers.
    bits: Vec<u64>,
}

impl PendingSlots {
    /// Creates a bit set for memories of `slots` slots.
    pub fn new(slots: u32) -> Self {
        PendingSlots { bits: vec![0; slots.div_ceil(u64::BITS) as usize] }
    }

    /// Returns the pending slots of one receiver, starting with `sets`.
    pub fn for_receiver<'a>(&'a mut self, sets: impl Iterator<Item = &'a SlotSet>) -> ReceiverSlots<'a> {
        let mut pending =
            ReceiverSlots { bits: &mut self.bits, sets: Vec::new(), marked: 0, start: u32::MAX, end: 0 };
        sets.for_each(|slots| pending.add(slots));
        pending
    }
}

/// Pending slots of one receiver.
pub struct ReceiverSlots<'a> {
    bits: &'a mut [u64],
    sets: Vec<&'a SlotSet>,
    /// Number of sets whose bits are set. Bits are set on demand, because most queries concern the other
    /// half of the memory and end at the range test.
    marked: usize,
    /// Lowest pending slot.
    start: u32,
    /// One past the highest pending slot.
    end: u32,
}

impl<'a> ReceiverSlots<'a> {
    /// Adds a set of slots.
    pub fn add(&mut self, slots: &'a SlotSet) {
        self.sets.push(slots);
        self.start = self.start.min(slots.start());
        self.end = self.end.max(slots.end());
    }

    /// Returns whether any of `slots` is pending.
    pub fn intersects(&mut self, slots: &SlotSet) -> bool {
        if self.start.max(slots.start()) >= self.end.min(slots.end()) {
            return false;
        }
        for slot in self.sets[self.marked..].iter().flat_map(|slots| slots.iter()) {
            self.bits[(slot / u64::BITS) as usize] |= 1 << (slot % u64::BITS);
        }
        self.marked = self.sets.len();
        slots.iter().any(|slot| self.bits[(slot / u64::BITS) as usize] >> (slot % u64::BITS) & 1 == 1)
    }
}

impl Drop for ReceiverSlots<'_> {
    fn drop(&mut self) {
        for slot in self.sets[..self.marked].iter().flat_map(|slots| slots.iter()) {
            self.bits[(slot / u64::BITS) as usize] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::PendingSlots;
    use crate::schedule::SlotSet;
    use std::collections::BTreeSet;

    /// Strided, contiguous and single slots, queried one by one before and after each addition, for two
    /// receivers.
    #[test]
    fn exactly_the_added_slots_are_pending() {
        let sets = [SlotSet::of_bits(0, [3, 5]), SlotSet::of_bits(64, [0, 1, 2]), SlotSet::of_bits(127, [])];
        let mut pending = PendingSlots::new(128);
        for order in [[0, 1, 2], [2, 0, 1]] {
            let mut expected = BTreeSet::new();
            let mut all = pending.for_receiver(std::iter::empty());
            for set in order.map(|k| &sets[k]) {
                all.add(set);
                expected.extend(set.iter());
                for slot in 0..128 {
                    let alone = SlotSet::of_bits(slot, []);
                    assert_eq!(all.intersects(&alone), expected.contains(&slot), "slot {slot}");
                }
            }
        }
    }
}
