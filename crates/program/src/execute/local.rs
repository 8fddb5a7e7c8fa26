//! Local stages within the slots of one processor.

use super::combine::{Pair, emit_butterflies, record_butterfly};
use super::context::ExecutionContext;
use crate::fault::{FaultKind, SlotOperation};
use crate::name::{Name, Word};
use hyperfly_core::schedule::Step;
use std::collections::HashMap;

/// Computes stages `first .. last` within the slots, or all remaining ones.
pub fn execute_local(context: &mut ExecutionContext, slots: &[u32], stages: Option<(u32, u32)>) {
    let words = context.read(slots, SlotOperation::Local);
    let distinct = context.are_distinct(SlotOperation::Local, slots);
    let r = context.shared.pairs.r;
    let first_stage =
        words.iter().find_map(|word| if let Word::Name(name) = word { Some(name.stage) } else { None });
    let (mut first, last) = match stages {
        Some((first, last)) => {
            if last > r {
                context.report(FaultKind::NoStage { stage: last - 1, stages: r });
            }
            (first, if last > r { first } else { last })
        }
        None => (first_stage.unwrap_or(r), r),
    };
    if !distinct || first_stage.is_none() || stages.is_some_and(|(_, last)| last > r) {
        slots.iter().for_each(|slot| context.write(*slot, Word::Unknown));
        return;
    }
    if stages.is_none()
        && first == r
        && let Some(Word::Name(name)) = words.first()
    {
        context.report(FaultKind::AllDone { name: *name });
    }
    while first < last {
        let end = last.min(context.shared.pairs.end_of_dimension(first));
        match find_single_step(context, slots, first, end) {
            Some(step) => emit_single_step(context, slots, first, end, step),
            None => (first..end).for_each(|stage| execute_one_stage(context, slots, stage)),
        }
        first = end;
    }
}

/// Returns the indices of the elements in the slots, if all of them are elements before this stage.
fn element_indices(context: &ExecutionContext, slots: &[u32], stage: u32) -> Option<Vec<u64>> {
    let index = |slot: &u32| match context.memory.get(*slot) {
        Word::Name(name) if name.stage == stage => Some(name.index),
        _ => None,
    };
    slots.iter().map(index).collect()
}

/// Returns the single step that computes these stages, if the slots are contiguous and hold whole blocks of elements in order.
fn find_single_step(context: &mut ExecutionContext, slots: &[u32], first: u32, last: u32) -> Option<Step> {
    let base = *slots.first()?;
    if !slots.iter().copied().eq((base..).take(slots.len())) {
        return None;
    }
    let indices = element_indices(context, slots, first)?;
    let pairs = context.shared.pairs;
    let partner = indices[0] | pairs.bit(first);
    let half = indices.iter().position(|index| *index == partner).filter(|half| half.is_power_of_two())?;
    let (log_block, stages) = (half.trailing_zeros() + 1, last - first);
    if stages > log_block || !indices.len().is_multiple_of(2 * half) {
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
    for block in indices.chunks(2 * half) {
        let number = |index: u64| pairs.block(Name { index, stage: first });
        for (j, index) in block.iter().enumerate() {
            let base_index = block[j & ((1 << below) - 1)];
            let same_block =
                bits.iter().all(|bit| base_index & bit == 0) && number(base_index) == number(block[0]);
            if !same_block || *index != base_index | of_stages(j) {
                return None;
            }
        }
        numbers.push(number(block[0]));
    }
    let blocks = context.shared.sets.number_of(&numbers);
    let (first, last, log_block) = (first as u8, last as u8, log_block as u8);
    Some(Step::Local { first, last, log_block, base, len: slots.len() as u32, blocks })
}

/// Records the symbolic results of a single step and emits it.
fn emit_single_step(context: &mut ExecutionContext, slots: &[u32], first: u32, last: u32, step: Step) {
    for stage in first..last {
        for slot in slots {
            if let Word::Name(name) = context.memory.get(*slot) {
                context.compute(*slot, Name { stage: stage + 1, ..name });
            }
        }
    }
    context.emit(step);
}

/// Computes one stage within slots in any order.
fn execute_one_stage(context: &mut ExecutionContext, slots: &[u32], stage: u32) {
    let bit = context.shared.pairs.bit(stage);
    let mut places = HashMap::new();
    for slot in slots {
        match context.memory.get(*slot) {
            Word::Name(name) if name.stage == stage => {
                places.insert(name.index, *slot);
            }
            Word::Name(name) => {
                context.report(FaultKind::OtherStage { stage, name });
                context.write(*slot, Word::Unknown);
            }
            Word::Nothing | Word::Unknown => context.write(*slot, Word::Unknown),
        }
    }
    // With unknown slots, a missing partner may be among them.
    let all_known = places.len() == slots.len();
    let mut pairs = Vec::new();
    for slot in slots {
        let Word::Name(name) = context.memory.get(*slot) else { continue };
        let partner = Name { index: name.index ^ bit, ..name };
        match places.get(&partner.index) {
            Some(high) if name.index & bit == 0 => pairs.push(Pair { low: *slot, high: *high, name }),
            Some(_) => {}
            None => {
                if all_known {
                    context.report(FaultKind::Apart { name, partner });
                }
                context.write(*slot, Word::Unknown);
            }
        }
    }
    for pair in &pairs {
        record_butterfly(context, *pair);
    }
    emit_butterflies(context, &pairs);
}
