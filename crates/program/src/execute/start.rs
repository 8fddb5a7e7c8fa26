//! Initial positions of the elements.

use super::memory::Memory;
use crate::call::{Holdings, Said};
use crate::fault::{Fault, Faults, What};
use crate::name::{Name, Word};

/// Whether the layout is valid; reports faults if not.
pub fn is_layout(said: &Said, p: u32, n: u64, faults: &mut Faults) -> bool {
    let mut lists = [&said.input].into_iter().chain(&said.output);
    lists.all(|holdings| is_list_of_all(said, holdings, p, n, faults))
}

/// Checks one list of lists: each of the n elements must occur exactly once.
fn is_list_of_all(said: &Said, holdings: &Holdings, p: u32, n: u64, faults: &mut Faults) -> bool {
    let mut add = |what| faults.add(Fault::of_program(said.line, what));
    if holdings.len() != p as usize {
        add(What::LayoutProcessors { lists: holdings.len() as u32 });
        return false;
    }
    let mut seen = vec![false; n as usize];
    let mut sound = true;
    for &element in holdings.iter().flatten() {
        match seen.get_mut(element as usize) {
            None => add(What::LayoutOutside { element }),
            Some(true) => add(What::LayoutTwice { element }),
            Some(place) => {
                *place = true;
                continue;
            }
        }
        sound = false;
    }
    if let Some(element) = seen.iter().position(|seen| !seen) {
        add(What::LayoutMissing { element: element as u64 });
        sound = false;
    }
    sound
}

/// Creates the memories with the input: slot k of a processor holds its k-th element.
pub fn memories(said: Option<&Said>, n: u64, slots: &[u32]) -> Vec<Memory> {
    let mut memories: Vec<Memory> = slots.iter().map(|slots| Memory::new(*slots)).collect();
    for (memory, own) in memories.iter_mut().zip(said.iter().flat_map(|said| &said.input)) {
        for (slot, index) in (0..).zip(own) {
            let word = if *index < n { Word::Name(Name { index: *index, stage: 0 }) } else { Word::Unknown };
            memory.put(slot, word, 0);
        }
    }
    memories
}
