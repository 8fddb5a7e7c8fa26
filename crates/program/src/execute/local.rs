//! Local stages within the slots of one processor.

use super::combine::{Pair, both, steps};
use super::desk::Desk;
use crate::fault::{Deed, What};
use crate::name::{Name, Word};
use hyperfly_core::schedule::Step;
use std::collections::HashMap;

/// Computes stages `first .. last` within the slots, or all remaining ones.
pub fn local(desk: &mut Desk, slots: &[u32], stages: Option<(u32, u32)>) {
    let words = desk.read(slots, Deed::Local);
    let sound = desk.each_once(Deed::Local, slots);
    let r = desk.shared.pairs.r;
    let begins =
        words.iter().find_map(|word| if let Word::Name(name) = word { Some(name.stage) } else { None });
    let (mut first, last) = match stages {
        Some((first, last)) => {
            if last > r {
                desk.fault(What::NoStage { stage: last - 1, stages: r });
            }
            (first, if last > r { first } else { last })
        }
        None => (begins.unwrap_or(r), r),
    };
    if !sound || begins.is_none() || stages.is_some_and(|(_, last)| last > r) {
        slots.iter().for_each(|slot| desk.put(*slot, Word::Unknown));
        return;
    }
    if stages.is_none()
        && first == r
        && let Some(Word::Name(name)) = words.first()
    {
        desk.fault(What::AllDone { name: *name });
    }
    while first < last {
        let end = last.min(desk.shared.pairs.end_of_dimension(first));
        match blocks(desk, slots, first, end) {
            Some(step) => whole(desk, slots, first, end, step),
            None => (first..end).for_each(|stage| one_stage(desk, slots, stage)),
        }
        first = end;
    }
}

/// Indices of the elements in the slots, if all of them are elements before this stage.
fn names(desk: &Desk, slots: &[u32], stage: u32) -> Option<Vec<u64>> {
    let index = |slot: &u32| match desk.memory.get(*slot) {
        Word::Name(name) if name.stage == stage => Some(name.index),
        _ => None,
    };
    slots.iter().map(index).collect()
}

/// Returns the single step that computes these stages, if the slots are contiguous and hold whole blocks of elements in order.
fn blocks(desk: &mut Desk, slots: &[u32], first: u32, last: u32) -> Option<Step> {
    let base = *slots.first()?;
    if !slots.iter().copied().eq((base..).take(slots.len())) {
        return None;
    }
    let names = names(desk, slots, first)?;
    let pairs = desk.shared.pairs;
    let partner = names[0] | pairs.bit(first);
    let half = names.iter().position(|index| *index == partner).filter(|half| half.is_power_of_two())?;
    let (log_block, stages) = (half.trailing_zeros() + 1, last - first);
    if stages > log_block || !names.len().is_multiple_of(2 * half) {
        return None;
    }
    // A position within a block consists of the stages' bits, the first stage on top, and the lower bits.
    let (below, bits): (u32, Vec<u64>) =
        (log_block - stages, (first..last).map(|stage| pairs.bit(stage)).collect());
    let of_stages = |j: usize| -> u64 {
        let bit = |k: usize| (j >> (log_block as usize - 1 - k) & 1) as u64;
        (0..bits.len()).map(|k| bit(k) * bits[k]).sum()
    };
    let mut numbers = Vec::new();
    for block in names.chunks(2 * half) {
        let number = |index: u64| pairs.block(Name { index, stage: first });
        for (j, index) in block.iter().enumerate() {
            let least = block[j & ((1 << below) - 1)];
            let alike = bits.iter().all(|bit| least & bit == 0) && number(least) == number(block[0]);
            if !alike || *index != least | of_stages(j) {
                return None;
            }
        }
        numbers.push(number(block[0]));
    }
    let blocks = desk.shared.sets.of(&numbers);
    let (first, last, log_block) = (first as u8, last as u8, log_block as u8);
    Some(Step::Local { first, last, log_block, base, len: slots.len() as u32, blocks })
}

/// Records the symbolic results of a single step and emits it.
fn whole(desk: &mut Desk, slots: &[u32], first: u32, last: u32, step: Step) {
    for stage in first..last {
        for slot in slots {
            if let Word::Name(name) = desk.memory.get(*slot) {
                desk.make(*slot, Name { stage: stage + 1, ..name });
            }
        }
    }
    desk.step(step);
}

/// Computes one stage within slots in any order.
fn one_stage(desk: &mut Desk, slots: &[u32], stage: u32) {
    let bit = desk.shared.pairs.bit(stage);
    let mut places = HashMap::new();
    for slot in slots {
        match desk.memory.get(*slot) {
            Word::Name(name) if name.stage == stage => {
                places.insert(name.index, *slot);
            }
            Word::Name(name) => {
                desk.fault(What::OtherStage { stage, name });
                desk.put(*slot, Word::Unknown);
            }
            Word::Nothing | Word::Unknown => desk.put(*slot, Word::Unknown),
        }
    }
    // With unknown slots, a missing partner may be among them.
    let all_known = places.len() == slots.len();
    let mut found = Vec::new();
    for slot in slots {
        let Word::Name(name) = desk.memory.get(*slot) else { continue };
        let partner = Name { index: name.index ^ bit, ..name };
        match places.get(&partner.index) {
            Some(high) if name.index & bit == 0 => found.push(Pair { low: *slot, high: *high, name }),
            Some(_) => {}
            None => {
                if all_known {
                    desk.fault(What::Apart { name, partner });
                }
                desk.put(*slot, Word::Unknown);
            }
        }
    }
    for pair in &found {
        both(desk, *pair);
    }
    steps(desk, &found);
}
