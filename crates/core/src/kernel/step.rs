//! Steps of a plan on the slots of one processor, shared by all executors.

use super::{Twiddles, combine, local, local_blocks, radix4_blocks, unpack};
use crate::Complex64;
use crate::schedule::{Combine, Plan, SlotSet, Step, Unpack};

/// Executes a computing step on the slots of its processor. Steps that communicate do nothing here;
/// [`gather`] and [`scatter`] move their words. `scratch` is reused memory.
pub fn execute(
    cells: &mut [Complex64],
    plan: &Plan,
    step: Step,
    twiddles: &Twiddles,
    scratch: &mut Vec<Complex64>,
) {
    match step {
        Step::Local { first, last, log_block, base, len, blocks } => {
            let blocks = &plan.slot_sets[blocks as usize];
            if plan.radix == 4 {
                execute_stages(cells, plan, step, twiddles, |_, _| ());
                return;
            }
            let part = &mut cells[base as usize..(base + len) as usize];
            let (stages, log_block) = (u32::from(last - first), u32::from(log_block));
            if blocks.run() == blocks.count() {
                local(part, stages, log_block, blocks.start() as usize, twiddles);
            } else {
                local_blocks(part, stages, log_block, blocks.iter(), twiddles);
            }
        }
        Step::Combine(Combine { upper, low, high, to, len, block, blocks, apart, .. }) => {
            let (mut at, len) = ([low, high, to].map(|slot| slot as usize), len as usize);
            for w in twiddles.blocks(block as usize, blocks as usize) {
                combine(cells, at, len, *w, upper);
                at = at.map(|slot| slot + apart as usize);
            }
        }
        Step::Unpack(Unpack { own, mirrored, indices }) => {
            let set = |k: u32| &plan.slot_sets[k as usize];
            scratch.clear();
            gather(cells, set(mirrored), scratch);
            scratch.reverse();
            for ((slot, value), index) in set(own).iter().zip(&mut *scratch).zip(set(indices).iter()) {
                *value = unpack(cells[slot as usize], *value, index as usize, twiddles);
            }
            scatter(cells, set(own), scratch);
        }
        Step::Copy { from, to } => {
            scratch.clear();
            gather(cells, &plan.slot_sets[from as usize], scratch);
            scatter(cells, &plan.slot_sets[to as usize], scratch);
        }
        Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => {}
    }
}

/// Executes a [`Step::Local`] one stage, or one radix-4 pair of stages, at a time. After each, calls `each`
/// with the number of completed stages of the transform and the contents of the step's slots.
pub fn execute_stages(
    cells: &mut [Complex64],
    plan: &Plan,
    step: Step,
    twiddles: &Twiddles,
    mut each: impl FnMut(u32, &[Complex64]),
) {
    let Step::Local { first, last, log_block, base, len, blocks } = step else { return };
    let part = &mut cells[base as usize..(base + len) as usize];
    let blocks = &plan.slot_sets[blocks as usize];
    let (stages, log_block) = (u32::from(last - first), u32::from(log_block));
    let mut k = 0;
    while k < stages {
        let numbers = blocks.iter().flat_map(|block| (0..1 << k).map(move |j| (block << k) + j));
        if plan.radix == 4 && k + 1 < stages {
            radix4_blocks(part, log_block - k, numbers, twiddles);
            k += 2;
        } else {
            local_blocks(part, 1, log_block - k, numbers, twiddles);
            k += 1;
        }
        each(u32::from(first) + k, part);
    }
}

/// Appends the values of a slot set to `into`, in its order.
pub fn gather<T: Copy>(cells: &[T], slots: &SlotSet, into: &mut Vec<T>) {
    let run = slots.run() as usize;
    if run == 1 {
        // Copying single words is faster than copying slices of length 1.
        into.extend(slots.runs().map(|slot| cells[slot as usize]));
        return;
    }
    for start in slots.runs() {
        into.extend_from_slice(&cells[start as usize..start as usize + run]);
    }
}

/// Writes values into a slot set, in its order.
pub fn scatter<T: Copy>(cells: &mut [T], slots: &SlotSet, from: &[T]) {
    let run = slots.run() as usize;
    if run == 1 {
        slots.runs().zip(from).for_each(|(slot, value)| cells[slot as usize] = *value);
        return;
    }
    for (start, part) in slots.runs().zip(from.chunks_exact(run)) {
        cells[start as usize..start as usize + run].copy_from_slice(part);
    }
}
