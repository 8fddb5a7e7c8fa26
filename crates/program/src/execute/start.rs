//! Initial positions of the elements.

use super::memory::Memory;
use crate::call::{Holdings, LayoutCall};
use crate::fault::{Fault, FaultKind, Faults};
use crate::name::{Name, Word};

/// Whether the layout is valid; reports faults if not.
pub fn is_valid_layout(layout: &LayoutCall, p: u32, n: u64, faults: &mut Faults) -> bool {
    let mut lists = [&layout.input].into_iter().chain(&layout.output);
    lists.all(|holdings| has_each_element_once(layout, holdings, p, n, faults))
}

/// Checks one list of lists: each of the n elements must occur exactly once.
fn has_each_element_once(
    layout: &LayoutCall,
    holdings: &Holdings,
    p: u32,
    n: u64,
    faults: &mut Faults,
) -> bool {
    let mut add = |kind| faults.add(Fault::of_program(layout.line, kind));
    if holdings.len() != p as usize {
        add(FaultKind::LayoutProcessors { lists: holdings.len() as u32 });
        return false;
    }
    let mut seen = vec![false; n as usize];
    let mut is_valid = true;
    for &element in holdings.iter().flatten() {
        match seen.get_mut(element as usize) {
            None => add(FaultKind::LayoutOutside { element }),
            Some(true) => add(FaultKind::LayoutTwice { element }),
            Some(place) => {
                *place = true;
                continue;
            }
        }
        is_valid = false;
    }
    if let Some(element) = seen.iter().position(|seen| !seen) {
        add(FaultKind::LayoutMissing { element: element as u64 });
        is_valid = false;
    }
    is_valid
}

/// Creates the memories with the input: slot k of a processor holds its k-th element.
pub fn create_memories(layout: Option<&LayoutCall>, n: u64, slots: &[u32]) -> Vec<Memory> {
    let mut memories: Vec<Memory> = slots.iter().map(|slots| Memory::new(*slots)).collect();
    for (memory, elements) in memories.iter_mut().zip(layout.iter().flat_map(|layout| &layout.input)) {
        for (slot, index) in (0..).zip(elements) {
            let word = if *index < n { Word::Name(Name { index: *index, stage: 0 }) } else { Word::Unknown };
            memory.put(slot, word, 0);
        }
    }
    memories
}
