//! What one call of one processor works with: its memory, the notes of all, and where its steps go.

use super::memory::Memory;
use super::sets::Sets;
use crate::fault::{Deed, Fault, Faults, What};
use crate::name::{Name, Pairs, Word};
use hyperfly_core::schedule::Step;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Who computed each element after each stage first, and in which line.
pub type Made = HashMap<Name, (u32, u32)>;

/// What all processors share.
pub struct Shared {
    /// The butterfly.
    pub pairs: Pairs,
    /// Who computed what.
    pub made: Made,
    /// What is wrong.
    pub faults: Faults,
    /// Sets of slots of all steps.
    pub sets: Sets,
    /// Counts what happens.
    pub moment: u32,
    /// Whether any slot holds what nobody knows.
    pub poisoned: bool,
}

/// A call of a processor under way.
pub struct Desk<'a> {
    /// What all share.
    pub shared: &'a mut Shared,
    /// Whose call it is.
    pub processor: u32,
    /// Its line.
    pub line: u32,
    /// The processor's memory.
    pub memory: &'a mut Memory,
    /// The steps of the processor, each with its line.
    pub steps: &'a mut Vec<(Step, u32)>,
    /// Whether nothing was wrong with what the processor did so far. From there on it has no steps.
    pub sound: &'a mut bool,
    /// The first slot that its program does not name, and how many from there on its steps need.
    pub scratch: (u32, u32),
}

impl Desk<'_> {
    /// Something is wrong.
    pub fn fault(&mut self, what: What) {
        *self.sound = false;
        self.shared.faults.add(Fault::of(self.processor, self.line, what));
    }

    /// Adds a step of this line, unless something went wrong before it.
    pub fn step(&mut self, step: Step) {
        if *self.sound {
            self.steps.push((step, self.line));
        }
    }

    /// Puts a word into a slot.
    pub fn put(&mut self, slot: u32, word: Word) {
        self.shared.moment += 1;
        self.shared.poisoned |= word == Word::Unknown;
        *self.sound &= word != Word::Unknown;
        self.memory.put(slot, word, self.shared.moment);
    }

    /// What slots hold that are used; it is a fault if one holds nothing.
    pub fn read(&mut self, slots: &[u32], deed: Deed) -> Vec<Word> {
        slots.iter().map(|slot| self.word(*slot, deed)).collect()
    }

    /// What a slot holds that is used; it is a fault if that is nothing.
    pub fn word(&mut self, slot: u32, deed: Deed) -> Word {
        match self.memory.get(slot) {
            Word::Nothing => {
                self.fault(What::Empty { deed, slot });
                Word::Unknown
            }
            word => word,
        }
    }

    /// Whether lists go together.
    pub fn same_length(&mut self, deed: Deed, first: usize, second: usize) -> bool {
        if first != second {
            self.fault(What::Lengths { deed, first: first as u32, second: second as u32 });
        }
        first == second
    }

    /// Whether each slot stands once.
    pub fn each_once(&mut self, deed: Deed, slots: &[u32]) -> bool {
        let mut sorted = slots.to_vec();
        sorted.sort_unstable();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        if let Some(slot) = twice {
            self.fault(What::SlotTwice { deed, slot });
        }
        twice.is_none()
    }

    /// An element is computed: nobody may have done that before.
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
