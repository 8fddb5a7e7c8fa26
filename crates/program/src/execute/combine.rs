//! Butterflies on arbitrary slots: single halves and both halves.

use super::context::ExecutionContext;
use crate::fault::{FaultKind, SlotOperation};
use crate::name::{Name, Word};
use hyperfly_core::schedule::{Combine, Step};

/// Butterfly pair: the slots of its lower and upper element, and the lower element.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Slot of the element whose stage bit is 0.
    pub low: u32,
    /// Slot of its partner.
    pub high: u32,
    /// Element whose stage bit is 0.
    pub name: Name,
}

/// Identifies the pair in two slots; reports a fault if they do not form one.
fn find_pair(context: &mut ExecutionContext, own: u32, other: u32, operation: SlotOperation) -> Option<Pair> {
    let words = [context.read_slot(own, operation), context.read_slot(other, operation)];
    let [Word::Name(name), Word::Name(other_name)] = words else { return None };
    let pairs = context.shared.pairs;
    let Some(partner) = pairs.partner(name) else {
        context.report(FaultKind::AllDone { name });
        return None;
    };
    if partner != other_name {
        context.report(FaultKind::NoPair { own: name, other: other_name, partner });
        return None;
    }
    let upper = name.index & pairs.bit(name.stage) != 0;
    Some(if upper {
        Pair { low: other, high: own, name: other_name }
    } else {
        Pair { low: own, high: other, name }
    })
}

/// Computes one half of each butterfly into `to`.
pub fn combine(context: &mut ExecutionContext, own: &[u32], other: &[u32], to: &[u32]) {
    if !context.have_equal_length(SlotOperation::Combine, own.len(), other.len())
        || !context.have_equal_length(SlotOperation::Combine, own.len(), to.len())
    {
        to.iter().for_each(|slot| context.write(*slot, Word::Unknown));
        return;
    }
    let mut halves: Vec<Combine> = Vec::new();
    for ((own, other), to) in own.iter().zip(other).zip(to) {
        let Some(pair) = find_pair(context, *own, *other, SlotOperation::Combine) else {
            context.write(*to, Word::Unknown);
            continue;
        };
        let upper = pair.high == *own;
        let index = pair.name.index | if upper { context.shared.pairs.bit(pair.name.stage) } else { 0 };
        let next = build_half(context, pair, upper, *to, 1);
        context.compute(*to, Name { index, stage: pair.name.stage + 1 });
        push_merged(&mut halves, next, merge_adjacent);
    }
    // Adjacent halves become one step, and so do halves of consecutive blocks.
    let mut steps: Vec<Combine> = Vec::new();
    halves.into_iter().for_each(|half| push_merged(&mut steps, half, merge_next_block));
    steps.into_iter().for_each(|half| context.emit(Step::Combine(half)));
}

/// Appends a half, merged into the last one if `merge` allows it.
fn push_merged(halves: &mut Vec<Combine>, next: Combine, merge: fn(Combine, Combine) -> Option<Combine>) {
    match halves.last_mut().and_then(|last| Some((merge(*last, next)?, last))) {
        Some((merged, last)) => *last = merged,
        None => halves.push(next),
    }
}

/// Returns the one half of `len` adjacent butterflies.
fn build_half(context: &ExecutionContext, pair: Pair, upper: bool, to: u32, len: u32) -> Combine {
    let Pair { low, high, name } = pair;
    let (stage, block) = (name.stage as u8, context.shared.pairs.block(name));
    Combine { stage, upper, low, high, to, len, block, blocks: 1, apart: 0 }
}

/// Merges two halves if the second continues the slots of the first.
fn merge_adjacent(run: Combine, next: Combine) -> Option<Combine> {
    let Combine { low, high, to, len, .. } = run;
    let follows = Combine { low: low + len, high: high + len, to: to + len, len: 1, ..run };
    (follows == next).then_some(Combine { len: len + 1, ..run })
}

/// Merges two halves if the second belongs to the next block at the same distance.
fn merge_next_block(run: Combine, next: Combine) -> Option<Combine> {
    let Combine { low, high, to, block, blocks, .. } = run;
    let distance = if blocks == 1 { next.low.checked_sub(low)? } else { run.apart };
    let by = blocks * distance;
    let follows = Combine {
        low: low + by,
        high: high + by,
        to: to + by,
        block: block + blocks,
        blocks: 1,
        apart: 0,
        ..run
    };
    (follows == next).then_some(Combine { blocks: blocks + 1, apart: distance, ..run })
}

/// Computes both halves of the butterflies of `a` and `b`, in place.
pub fn butterflies(context: &mut ExecutionContext, a: &[u32], b: &[u32]) {
    if !context.have_equal_length(SlotOperation::Combine, a.len(), b.len()) {
        a.iter().chain(b).for_each(|slot| context.write(*slot, Word::Unknown));
        return;
    }
    let mut pairs = Vec::new();
    for (a, b) in a.iter().zip(b) {
        match find_pair(context, *a, *b, SlotOperation::Combine) {
            Some(pair) => {
                record_butterfly(context, pair);
                pairs.push(pair);
            }
            None => [a, b].into_iter().for_each(|slot| context.write(*slot, Word::Unknown)),
        }
    }
    emit_butterflies(context, &pairs);
}

/// Records the symbolic results of a pair.
pub fn record_butterfly(context: &mut ExecutionContext, pair: Pair) {
    let Pair { low, high, name } = pair;
    let stage = name.stage + 1;
    let bit = context.shared.pairs.bit(name.stage);
    context.compute(low, Name { stage, ..name });
    context.compute(high, Name { index: name.index | bit, stage });
}

/// Emits steps for whole butterflies, one step per run of adjacent ones.
pub fn emit_butterflies(context: &mut ExecutionContext, pairs: &[Pair]) {
    let mut from = 0;
    while from < pairs.len() {
        let first = pairs[from];
        let block = context.shared.pairs.block(first.name);
        let continues = |(k, pair): (u32, &Pair)| {
            let side_by_side = (pair.low, pair.high) == (first.low + k, first.high + k);
            let is_same_block =
                (pair.name.stage, context.shared.pairs.block(pair.name)) == (first.name.stage, block);
            // The lower and upper slots must not overlap.
            side_by_side && is_same_block && first.low.abs_diff(first.high) > k
        };
        let len = (0..).zip(&pairs[from..]).take_while(|pair| continues(*pair)).count() as u32;
        emit_run(context, first, len);
        from += len as usize;
    }
}

/// Emits the steps of `len` adjacent butterflies.
fn emit_run(context: &mut ExecutionContext, first: Pair, len: u32) {
    let Pair { low, high, name } = first;
    if high == low + len && len.is_power_of_two() {
        let blocks = context.shared.sets.number_of(&[context.shared.pairs.block(name)]);
        let (stage, log_block) = (name.stage as u8, len.trailing_zeros() as u8 + 1);
        context.emit(Step::Local {
            first: stage,
            last: stage + 1,
            log_block,
            base: low,
            len: 2 * len,
            blocks,
        });
        return;
    }
    // The lower half goes to scratch slots, since the upper half needs both inputs.
    let (scratch, needed) = context.scratch;
    context.scratch = (scratch, needed.max(len));
    let lower = Step::Combine(build_half(context, first, false, scratch, len));
    let upper = Step::Combine(build_half(context, first, true, high, len));
    let waiting: Vec<u32> = (scratch..scratch + len).collect();
    let place: Vec<u32> = (low..low + len).collect();
    let (from, to) = (context.shared.sets.number_of(&waiting), context.shared.sets.number_of(&place));
    [lower, upper, Step::Copy { from, to }].into_iter().for_each(|step| context.emit(step));
}
