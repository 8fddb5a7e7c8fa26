//! Context of one call of one processor: its memory, the state shared by all ranks, and its list of steps.

use super::memory::Memory;
use super::sets::Sets;
use crate::fault::{Deed, Fault, Faults, What};
use crate::name::{Name, Pairs, Word};
use hyperfly_core::schedule::Step;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Processor and line that first computed each element, by name.
pub type Made = HashMap<Name, (u32, u32)>;

/// State shared by all processors.
pub struct Shared {
    pub pairs: Pairs,
    pub made: Made,
    pub faults: Faults,
    pub sets: Sets,
    /// Logical time: counts writes to slots.
    pub moment: u32,
    /// Whether any slot was ever written with [`Word::Unknown`].
    pub poisoned: bool,
}

/// Context in which a call of one processor executes.
pub struct Desk<'a> {
    pub shared: &'a mut Shared,
    pub processor: u32,
    pub line: u32,
    pub memory: &'a mut Memory,
    /// Steps of the processor with their lines.
    pub steps: &'a mut Vec<(Step, u32)>,
    /// Whether the processor has had no fault so far. After a fault it emits no more steps.
    pub sound: &'a mut bool,
    /// First scratch slot after those named by the program, and the number of scratch slots needed.
    pub scratch: (u32, u32),
}

impl Desk<'_> {
    /// Reports a fault of this processor in this line.
    pub fn fault(&mut self, what: What) {
        *self.sound = false;
        self.shared.faults.add(Fault::of(self.processor, self.line, what));
    }

    /// Emits a step, unless the processor has had a fault.
    pub fn step(&mut self, step: Step) {
        if *self.sound {
            self.steps.push((step, self.line));
        }
    }

    /// Writes a word into a slot.
    pub fn put(&mut self, slot: u32, word: Word) {
        self.shared.moment += 1;
        self.shared.poisoned |= word == Word::Unknown;
        *self.sound &= word != Word::Unknown;
        self.memory.put(slot, word, self.shared.moment);
    }

    /// Reads slots; reports a fault if one is empty.
    pub fn read(&mut self, slots: &[u32], deed: Deed) -> Vec<Word> {
        slots.iter().map(|slot| self.word(*slot, deed)).collect()
    }

    /// Reads a slot; reports a fault if it is empty.
    pub fn word(&mut self, slot: u32, deed: Deed) -> Word {
        match self.memory.get(slot) {
            Word::Nothing => {
                self.fault(What::Empty { deed, slot });
                Word::Unknown
            }
            word => word,
        }
    }

    /// Whether two lists have equal lengths; reports a fault if not.
    pub fn same_length(&mut self, deed: Deed, first: usize, second: usize) -> bool {
        if first != second {
            self.fault(What::Lengths { deed, first: first as u32, second: second as u32 });
        }
        first == second
    }

    /// Whether all slots are distinct; reports a fault if not.
    pub fn each_once(&mut self, deed: Deed, slots: &[u32]) -> bool {
        let mut sorted = slots.to_vec();
        sorted.sort_unstable();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        if let Some(slot) = twice {
            self.fault(What::SlotTwice { deed, slot });
        }
        twice.is_none()
    }

    /// Records that an element is computed into a slot; reports a fault if it was computed before.
    pub fn make(&mut self, slot: u32, name: Name) {
        match self.shared.made.entry(name) {
            Entry::Vacant(place) => {
                place.insert((self.processor, self.line));
            }
            Entry::Occupied(place) => {
                let (first, line) = *place.get();
                self.fault(What::Twice { name, first, line });
            }
        }
        self.put(slot, Word::Name(name));
    }
}
