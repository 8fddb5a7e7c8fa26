//! Context of one call of one processor: its memory, the state shared by all ranks, and its list of steps.

use super::memory::Memory;
use super::sets::SlotSets;
use crate::fault::{Fault, FaultKind, Faults, SlotOperation};
use crate::name::{Name, Pairs, Word};
use hyperfly_core::schedule::Step;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Processor and line that first computed each element, by name.
pub type FirstComputed = HashMap<Name, (u32, u32)>;

/// State shared by all processors.
pub struct Shared {
    pub pairs: Pairs,
    pub first_computed: FirstComputed,
    pub faults: Faults,
    pub sets: SlotSets,
    /// Logical time: counts writes to slots.
    pub time: u32,
    /// Whether any slot was ever written with [`Word::Unknown`].
    pub poisoned: bool,
}

/// Context in which a call of one processor executes.
pub struct ExecutionContext<'a> {
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

impl ExecutionContext<'_> {
    /// Reports a fault of this processor in this line.
    pub fn report(&mut self, kind: FaultKind) {
        *self.sound = false;
        self.shared.faults.add(Fault::of_processor(self.processor, self.line, kind));
    }

    /// Emits a step, unless the processor has had a fault.
    pub fn emit(&mut self, step: Step) {
        if *self.sound {
            self.steps.push((step, self.line));
        }
    }

    /// Writes a word into a slot.
    pub fn write(&mut self, slot: u32, word: Word) {
        self.shared.time += 1;
        self.shared.poisoned |= word == Word::Unknown;
        *self.sound &= word != Word::Unknown;
        self.memory.put(slot, word, self.shared.time);
    }

    /// Reads slots; reports a fault if one is empty.
    pub fn read(&mut self, slots: &[u32], operation: SlotOperation) -> Vec<Word> {
        slots.iter().map(|slot| self.read_slot(*slot, operation)).collect()
    }

    /// Reads a slot; reports a fault if it is empty.
    pub fn read_slot(&mut self, slot: u32, operation: SlotOperation) -> Word {
        match self.memory.get(slot) {
            Word::Nothing => {
                self.report(FaultKind::Empty { operation, slot });
                Word::Unknown
            }
            word => word,
        }
    }

    /// Whether two lists have equal lengths; reports a fault if not.
    pub fn have_equal_length(&mut self, operation: SlotOperation, first: usize, second: usize) -> bool {
        if first != second {
            self.report(FaultKind::Lengths { operation, first: first as u32, second: second as u32 });
        }
        first == second
    }

    /// Whether all slots are distinct; reports a fault if not.
    pub fn are_distinct(&mut self, operation: SlotOperation, slots: &[u32]) -> bool {
        let mut sorted = slots.to_vec();
        sorted.sort_unstable();
        let duplicate = sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        if let Some(slot) = duplicate {
            self.report(FaultKind::SlotTwice { operation, slot });
        }
        duplicate.is_none()
    }

    /// Records that an element is computed into a slot; reports a fault if it was computed before.
    pub fn compute(&mut self, slot: u32, name: Name) {
        match self.shared.first_computed.entry(name) {
            Entry::Vacant(place) => {
                place.insert((self.processor, self.line));
            }
            Entry::Occupied(place) => {
                let (first, line) = *place.get();
                self.report(FaultKind::Twice { name, first, line });
            }
        }
        self.write(slot, Word::Name(name));
    }
}
