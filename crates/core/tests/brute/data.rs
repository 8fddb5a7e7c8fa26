//! The Plan executed on numbers, without a clock: each processor has its memory, data crosses only in exchanges.

use super::dft::root;
use hyperfly_core::Complex64;
use hyperfly_core::plan::{Plan, Step};
use std::collections::{BTreeMap, VecDeque};

type Memory = Vec<Option<Complex64>>;

/// R[..] and R[..] of line 8 of GK Fig. 1 for both halves of a pair in block `block` of stage `l`: the exponent is the
/// number b_l b_(l−1) … b_0 0 … 0, and b_l turns it by half a circle.
fn butterfly(
    low: Complex64,
    high: Complex64,
    l: u32,
    block: u64,
    n: u64,
    sign: f64,
) -> Option<[Complex64; 2]> {
    if l >= n.ilog2() || block >> l != 0 {
        return None;
    }
    let reversed = (0..l).fold(0, |number, bit| number << 1 | block >> bit & 1);
    let turned = root(sign, reversed << (n.ilog2() - 1 - l), n) * high;
    Some([low + turned, low - turned])
}

/// The transform of `x` as the programs compute it; `None` if they get stuck or do something meaningless.
pub fn execute(plan: &Plan, x: &[Complex64], forward: bool) -> Option<Vec<Complex64>> {
    let sign = if forward { -1.0 } else { 1.0 };
    let mut memories: Vec<Memory> = vec![vec![None; plan.slots as usize]; plan.p as usize];
    for (i, &value) in x.iter().enumerate() {
        let (q, slot) = plan.input.place(i as u64);
        *memories.get_mut(q as usize)?.get_mut(slot as usize)? = Some(value);
    }
    let mut at = vec![0; plan.p as usize];
    let mut sent = vec![false; plan.p as usize];
    let mut mail: BTreeMap<(u32, u32), VecDeque<Memory>> = BTreeMap::new();
    let slots = |set: u32| plan.slot_sets.get(set as usize).map(|set| set.iter().map(|slot| slot as usize));
    loop {
        let mut stuck = true;
        for q in 0..plan.p {
            let memory = &mut memories[q as usize];
            let Some(&step) = plan.program(q).get(at[q as usize]) else { continue };
            if let Step::Exchange { partner, send, receive } = step {
                if !sent[q as usize] {
                    let message: Option<Memory> =
                        slots(send)?.map(|slot| memory.get(slot).copied()).collect();
                    mail.entry((q, partner)).or_default().push_back(message?);
                    sent[q as usize] = true;
                    stuck = false;
                }
                let Some(message) = mail.get_mut(&(partner, q)).and_then(VecDeque::pop_front) else {
                    continue;
                };
                if slots(receive)?.count() != message.len() {
                    return None;
                }
                for (slot, value) in slots(receive)?.zip(message) {
                    *memory.get_mut(slot)? = value;
                }
                sent[q as usize] = false;
            } else {
                local(plan, memory, step, sign)?;
            }
            at[q as usize] += 1;
            stuck = false;
        }
        if stuck {
            break;
        }
    }
    let finished = (0..plan.p).all(|q| at[q as usize] == plan.program(q).len());
    let scale = if forward { 1.0 } else { 1.0 / plan.n as f64 };
    let found = (0..plan.n).map(|k| {
        let (q, slot) = plan.output.place(k);
        Some((*memories.get(q as usize)?.get(slot as usize)?)? * scale)
    });
    if finished && mail.values().all(VecDeque::is_empty) { found.collect() } else { None }
}

/// A step that concerns one processor alone.
fn local(plan: &Plan, memory: &mut Memory, step: Step, sign: f64) -> Option<()> {
    match step {
        Step::Exchange { .. } => unreachable!(),
        Step::Copy { from, to } => {
            let (from, to) = (plan.slot_sets.get(from as usize)?, plan.slot_sets.get(to as usize)?);
            let values: Option<Memory> = from.iter().map(|slot| memory.get(slot as usize).copied()).collect();
            for (slot, value) in to.iter().zip(values?) {
                *memory.get_mut(slot as usize)? = value;
            }
        }
        Step::Reverse { base, len, low, high } => {
            let base = base as usize;
            let old = memory.get(base..base + len as usize)?.to_vec();
            for (position, value) in old.into_iter().enumerate() {
                let mut to = position;
                for bit in low..high {
                    let (from, mirror) = (bit, low + high - 1 - bit);
                    to = to & !(1 << mirror) | (position >> from & 1) << mirror;
                }
                *memory.get_mut(base + to)? = value;
            }
        }
        Step::Combine { stage, own, other, len, block, upper } => {
            for k in 0..len as usize {
                let mine = (*memory.get(own as usize + k)?)?;
                let theirs = (*memory.get(other as usize + k)?)?;
                let (low, high) = if upper { (theirs, mine) } else { (mine, theirs) };
                let pair = butterfly(low, high, u32::from(stage), u64::from(block), plan.n, sign)?;
                memory[own as usize + k] = Some(pair[usize::from(upper)]);
            }
        }
        Step::Local { first, last, base, len, log_block, block } => {
            for stage in first..last {
                let done = stage - first;
                let size = 1 << log_block.checked_sub(done).filter(|&log| (1..32).contains(&log))?;
                for start in (0..len as usize).step_by(size) {
                    let number = (u64::from(block) << done) + (start / size) as u64;
                    for low in base as usize + start..base as usize + start + size / 2 {
                        let high = low + size / 2;
                        let (a, b) = ((*memory.get(low)?)?, (*memory.get(high)?)?);
                        let pair = butterfly(a, b, u32::from(stage), number, plan.n, sign)?;
                        (memory[low], memory[high]) = (Some(pair[0]), Some(pair[1]));
                    }
                }
            }
        }
    }
    Some(())
}
