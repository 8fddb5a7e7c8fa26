//! Slot sets without duplicates.

use hyperfly_core::schedule::{SlotSet, Step, Unpack};
use std::collections::HashMap;

/// Slot sets without duplicates, indexed by number.
#[derive(Default)]
pub struct SlotSets {
    numbers: HashMap<SlotSet, u32>,
    sets: Vec<SlotSet>,
}

impl SlotSets {
    /// Number of the set of these slots, of which there is at least one.
    pub fn number_of(&mut self, slots: &[u32]) -> u32 {
        self.add(SlotSet::of_list(slots))
    }

    fn add(&mut self, slots: SlotSet) -> u32 {
        let next = self.sets.len() as u32;
        *self.numbers.entry(slots).or_insert_with_key(|slots| {
            self.sets.push(slots.clone());
            next
        })
    }
}

/// Renumbers slot sets in the order of their first use, so that equal schedules compare equal however their sets were numbered.
pub fn renumber_sets(steps: impl IntoIterator<Item = Step>, sets: &[SlotSet]) -> (Vec<Step>, Vec<SlotSet>) {
    let mut ordered = SlotSets::default();
    let mut renumber = |set: u32| ordered.add(sets[set as usize].clone());
    let steps = steps
        .into_iter()
        .map(|step| match step {
            Step::Local { first, last, log_block, base, len, blocks } => {
                Step::Local { first, last, log_block, base, len, blocks: renumber(blocks) }
            }
            Step::Combine { .. } => step,
            Step::Unpack(Unpack { own, mirrored, indices }) => Step::Unpack(Unpack {
                own: renumber(own),
                mirrored: renumber(mirrored),
                indices: renumber(indices),
            }),
            Step::Exchange { to, send, from, receive } => {
                Step::Exchange { to, send: renumber(send), from, receive: renumber(receive) }
            }
            Step::Post { to, send } => Step::Post { to, send: renumber(send) },
            Step::Await { from, receive } => Step::Await { from, receive: renumber(receive) },
            Step::Copy { from, to } => Step::Copy { from: renumber(from), to: renumber(to) },
        })
        .collect();
    (steps, ordered.sets)
}

impl SlotSets {
    /// Returns all sets, by number.
    pub fn sets(&self) -> &[SlotSet] {
        &self.sets
    }
}
