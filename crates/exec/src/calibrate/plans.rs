//! Calibration plans that only compute or only communicate. They run like any other plan, so that they measure the same steps as real
//! runs.

use super::Order;
use hyperfly_core::schedule::{Builder, Combine, Placement, Plan, SlotSet, Step};
use hyperfly_core::size::Size;

/// Builds a plan: every processor transforms its own `elements` points `times` times.
pub fn compute(p: u32, elements: u32, times: u32) -> Plan {
    let stages = elements.trailing_zeros() as u8;
    build_plan(p, elements, |builder, _| {
        let blocks = builder.set(SlotSet::contiguous(0, 1));
        let step = Step::Local { first: 0, last: stages, log_block: stages, base: 0, len: elements, blocks };
        (0..times).for_each(|_| builder.push(step));
    })
}

/// Builds a plan: every processor computes one stage of blocks of two over its own `elements`, `times` times: a sweep through memory with
/// minimal arithmetic.
pub fn pairs(p: u32, elements: u32, times: u32) -> Plan {
    build_plan(p, elements, |builder, _| {
        let blocks = builder.set(SlotSet::contiguous(0, elements / 2));
        let step = Step::Local { first: 0, last: 1, log_block: 1, base: 0, len: elements, blocks };
        (0..times).for_each(|_| builder.push(step));
    })
}

/// Builds a plan: every processor copies `words` words within its memory, `times` times, reading in this order and writing contiguously.
pub fn copy(p: u32, order: Order, words: u32, times: u32) -> Plan {
    let (log, stride) = (words.trailing_zeros() as u8, p.ilog2().max(1) as u8);
    let from = match order {
        Order::Contiguous => SlotSet::contiguous(0, words),
        Order::Strided => SlotSet::of_bits(0, (0..log).map(|bit| bit + stride)),
        Order::Scattered => SlotSet::of_bits(0, (0..log).rev()),
    };
    let slots = (from.end() + words).next_power_of_two();
    build_plan(p, slots, |builder, _| {
        let from = builder.set(from.clone());
        let destination = builder.set(SlotSet::contiguous(slots - words, words));
        (0..times).for_each(|_| builder.push(Step::Copy { from, to: destination }));
    })
}

/// Builds a plan: every processor computes one half of a stage over `elements` slots, `times` times, as between two exchanges.
pub fn combine(p: u32, elements: u32, times: u32) -> Plan {
    build_plan(p, 2 * elements, |builder, _| {
        let (high, len) = (elements, elements);
        let combine =
            Combine { stage: 0, upper: true, low: 0, high, to: 0, len, block: 0, blocks: 1, apart: 0 };
        (0..times).for_each(|_| builder.push(Step::Combine(combine)));
    })
}

/// Builds a plan: all processors exchange `words` words `times` times, each with the partner half the machine away, which on a cluster
/// means over the network. Alternate exchanges use different slots, since a run never sends the same words twice. Requires p ≥ 2.
pub fn exchange(p: u32, words: u32, times: u32) -> Plan {
    build_plan(p, 4 * words, |builder, rank| {
        let partner = rank ^ (p / 2);
        let sets = [0, 1, 2, 3].map(|quarter| builder.set(SlotSet::contiguous(quarter * words, words)));
        let step =
            |k: usize| Step::Exchange { to: partner, send: sets[k], from: partner, receive: sets[k + 2] };
        (0..times as usize).for_each(|time| builder.push(step(time % 2)));
    })
}

/// Builds a plan: all processors send `times` messages of `words` words to the partner half the machine away and then receive as many,
/// without waiting between sends. Requires p ≥ 2.
pub fn stream(p: u32, words: u32, times: u32) -> Plan {
    build_plan(p, 2 * words, |builder, rank| {
        let partner = rank ^ (p / 2);
        let [send, receive] = [0, words].map(|first| builder.set(SlotSet::contiguous(first, words)));
        (0..times).for_each(|_| builder.push(Step::Post { to: partner, send }));
        (0..times).for_each(|_| builder.push(Step::Await { from: partner, receive }));
    })
}

/// Builds a plan: processors 0 and `distance` send a message of `words` words back and forth `times` times; the others are idle.
pub fn ping_pong(p: u32, distance: u32, words: u32, times: u32) -> Plan {
    build_plan(p, words, |builder, rank| {
        let all_slots = builder.set(SlotSet::contiguous(0, words));
        for _ in 0..times {
            if rank == 0 {
                builder.push(Step::Post { to: distance, send: all_slots });
                builder.push(Step::Await { from: distance, receive: all_slots });
            } else if rank == distance {
                builder.push(Step::Await { from: 0, receive: all_slots });
                builder.push(Step::Post { to: 0, send: all_slots });
            }
        }
    })
}

/// Builds a plan in which each of p processors has `slots` slots and the steps pushed by `program`.
fn build_plan(p: u32, slots: u32, mut program: impl FnMut(&mut Builder, u32)) -> Plan {
    let size = Size { p, n: u64::from(p) * u64::from(slots), radix: 2 };
    let placement = Placement::block(size.d(), size.r());
    let mut builder = Builder::new(size, slots, placement.clone(), placement);
    for rank in 0..p {
        program(&mut builder, rank);
        builder.end_rank();
    }
    builder.finish()
}
