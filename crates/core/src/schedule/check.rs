//! Checks a plan without clock or data: every send has a receive, nothing deadlocks, every butterfly
//! combines the right elements with the right twiddle factor, and every coefficient ends exactly once where
//! the plan says.
//!
//! The steps are executed on names instead of numbers: a slot holds "R[i] before stage l".

use super::domain::{Domain, StepRef};
use super::interpreter::Interpreter;
use super::layout::Layout;
use super::plan::Plan;
use super::slots::SlotSet;
use super::step::{Step, Unpack};
use super::transform::Transform;
use std::fmt;

/// Content of a slot: R[index] of GK Fig. 1 after `stage` stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name {
    index: u64,
    stage: u32,
}

/// First error found in a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckError {
    pub processor: u32,
    /// Index of the step in the processor's steps; their number if the final state is wrong.
    pub step: u32,
    /// Description of the error.
    pub reason: String,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "processor {}, step {}: {}", self.processor, self.step, self.reason)
    }
}

impl std::error::Error for CheckError {}

/// Contents of the slots of a memory, or of the words of a message.
type Words = Vec<Option<Name>>;

struct NameMemories {
    memories: Vec<Words>,
}

/// Checks `plan` by executing it on names, at the cost of a run with data.
pub fn check(plan: &Plan) -> Result<(), CheckError> {
    let mut memories = vec![vec![None; plan.slots as usize]; plan.p as usize];
    for i in 0..plan.n {
        let (q, slot) = plan.input.place(i);
        match memories.get_mut(q as usize).and_then(|memory| memory.get_mut(slot as usize)) {
            Some(place @ None) => *place = Some(Name { index: i, stage: 0 }),
            _ => {
                return Err(CheckError {
                    processor: q,
                    step: 0,
                    reason: format!("input {i} has no slot of its own"),
                });
            }
        }
    }
    let mut interpreter = Interpreter::new(plan, NameMemories { memories });
    let reached = interpreter.run(plan)?;
    for (q, &record) in (0..).zip(&reached) {
        let wrong = |reason: &str| Err(wrong(plan, StepRef { processor: q, record }, reason));
        if record < plan.first[q as usize + 1] {
            return wrong("waits forever");
        }
        if interpreter.waiting(q) > 0 {
            return wrong("ends without receiving a message sent to it");
        }
    }
    check_output(plan, &interpreter.into_domain().memories)
}

fn wrong(plan: &Plan, at: StepRef, reason: impl Into<String>) -> CheckError {
    let step = at.record - plan.first[at.processor as usize];
    CheckError { processor: at.processor, step, reason: reason.into() }
}

impl Domain for NameMemories {
    type Message = Words;
    type Error = CheckError;

    fn compute(&mut self, plan: &Plan, at: StepRef) -> Result<(), CheckError> {
        let memory = &mut self.memories[at.processor as usize];
        compute(plan, memory, &plan.steps[at.record as usize]).map_err(|reason| wrong(plan, at, reason))
    }

    fn send(
        &mut self,
        plan: &Plan,
        at: StepRef,
        to: u32,
        slots: &SlotSet,
        message: &mut Words,
    ) -> Result<(), CheckError> {
        if to == at.processor || to >= plan.p {
            return Err(wrong(plan, at, format!("processor {to} is not a valid partner")));
        }
        let memory = &self.memories[at.processor as usize];
        *message = read(plan, memory, slots).map_err(|reason| wrong(plan, at, reason))?;
        if message.contains(&None) {
            return Err(wrong(plan, at, "sends a slot that holds nothing"));
        }
        Ok(())
    }

    fn receive(
        &mut self,
        plan: &Plan,
        at: StepRef,
        slots: &SlotSet,
        message: &Words,
    ) -> Result<(), CheckError> {
        let memory = &mut self.memories[at.processor as usize];
        write(plan, memory, slots, message).map_err(|reason| wrong(plan, at, reason))
    }
}

fn read(plan: &Plan, memory: &Words, slots: &SlotSet) -> Result<Words, String> {
    if slots.end() > plan.slots {
        return Err(format!("{slots} is outside the memory"));
    }
    Ok(slots.iter().map(|slot| memory[slot as usize]).collect())
}

fn write(plan: &Plan, memory: &mut Words, slots: &SlotSet, words: &Words) -> Result<(), String> {
    if slots.end() > plan.slots || slots.count() as usize != words.len() {
        return Err(format!("{} words do not fit into {slots}", words.len()));
    }
    slots.iter().zip(words).for_each(|(slot, word)| memory[slot as usize] = *word);
    Ok(())
}

/// Executes a step that does not communicate.
fn compute(plan: &Plan, memory: &mut Words, step: &Step) -> Result<(), String> {
    let set = |k: u32| &plan.slot_sets[k as usize];
    match *step {
        Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => {}
        Step::Copy { from, to } => {
            let words = read(plan, memory, set(from))?;
            write(plan, memory, set(to), &words)?;
        }
        Step::Combine(half) => {
            for (block, [low, high, to]) in half.each_node() {
                let pair = [low, high].map(|slot| memory.get(slot as usize).copied().flatten());
                let results = butterfly(plan, pair, u32::from(half.stage), u64::from(block))?;
                let place = memory.get_mut(to as usize).ok_or("writes outside the memory")?;
                *place = Some(results[usize::from(half.upper)]);
            }
        }
        Step::Unpack(Unpack { own, mirrored, indices }) => {
            let elements = read(plan, memory, set(own))?;
            let partners = read(plan, memory, set(mirrored))?;
            if partners.len() != elements.len() || set(indices).count() as usize != elements.len() {
                return Err(format!("unpacks {} and {} with {}", set(own), set(mirrored), set(indices)));
            }
            let pairs = elements.into_iter().zip(partners.into_iter().rev());
            let results = pairs
                .zip(set(indices).iter())
                .map(|((own, partner), index)| unpack(plan, [own, partner], index.into()).map(Some));
            let results = results.collect::<Result<Words, String>>()?;
            write(plan, memory, set(own), &results)?;
        }
        Step::Local { first, last, log_block, base, len, blocks } => {
            if len == 0 || u32::from(log_block) > len.trailing_zeros() {
                return Err(format!("{len} slots are not blocks of 2^{log_block}"));
            }
            read(plan, memory, &SlotSet::contiguous(base, len))?;
            let (size, blocks) = (1u32 << log_block, set(blocks));
            if !len.is_multiple_of(size) || blocks.count() != len / size {
                return Err(format!("{len} slots are not {} blocks of {size}", blocks.count()));
            }
            for stage in first..last {
                let done = u32::from(stage - first);
                let half = (size >> done) / 2;
                if half == 0 {
                    return Err(format!("stage {stage} has no pairs"));
                }
                for k in 0..len / (2 * half) {
                    let number =
                        (u64::from(blocks.slot(k >> done)) << done) + u64::from(k & ((1 << done) - 1));
                    for j in 0..half {
                        let a = (base + 2 * k * half + j) as usize;
                        let b = a + half as usize;
                        let pair = [memory[a], memory[b]];
                        let results = butterfly(plan, pair, u32::from(stage), number)?;
                        (memory[a], memory[b]) = (Some(results[0]), Some(results[1]));
                    }
                }
            }
        }
    }
    Ok(())
}

/// Returns the names after one butterfly, or the reason why it is not one.
fn butterfly(plan: &Plan, pair: [Option<Name>; 2], stage: u32, block: u64) -> Result<[Name; 2], String> {
    let r = plan.n.trailing_zeros();
    let [Some(a), Some(b)] = pair else { return Err(format!("stage {stage} works on an empty slot")) };
    if stage >= r || a.stage != stage || b.stage != stage {
        return Err(format!("stage {stage} works on R after {} and {} stages", a.stage, b.stage));
    }
    let stage_bit = plan.transform.stage_bit(stage, r);
    let bit = 1 << (r - 1 - stage_bit);
    if a.index & bit != 0 || b.index != a.index | bit {
        return Err(format!("stage {stage} combines R[{}] with R[{}]", a.index, b.index));
    }
    // Bits of the index from the beginning of this dimension to the stage.
    let before = stage_bit - plan.transform.dimension(stage_bit, r).start;
    if block != (a.index >> (r - stage_bit)) & ((1 << before) - 1) {
        return Err(format!("stage {stage} uses the twiddle factor of block {block} for R[{}]", a.index));
    }
    Ok([Name { stage: stage + 1, ..a }, Name { stage: stage + 1, ..b }])
}

/// Returns the name after unpacking an element with its partner, or the reason why they are not such a pair.
fn unpack(plan: &Plan, pair: [Option<Name>; 2], index: u64) -> Result<Name, String> {
    let r = plan.n.trailing_zeros();
    let [Some(own), Some(partner)] = pair else { return Err("unpacks an empty slot".to_owned()) };
    if plan.transform != Transform::Real || own.stage != r || partner.stage != r {
        return Err(format!("unpacks R after {} and {} stages", own.stage, partner.stage));
    }
    if own.index != index {
        return Err(format!("unpacks R[{}] with the twiddle factor of R[{index}]", own.index));
    }
    // Coefficients k and −k modulo n.
    let coefficient = |index: u64| if r == 0 { 0 } else { index.reverse_bits() >> (64 - r) };
    if (coefficient(own.index) + coefficient(partner.index)) % plan.n != 0 {
        return Err(format!("unpacks R[{}] with R[{}]", own.index, partner.index));
    }
    Ok(Name { stage: r + 1, ..own })
}

/// Checks that every coefficient is where the plan says: it is R of the reversed index after all stages.
fn check_output(plan: &Plan, memories: &[Words]) -> Result<(), CheckError> {
    let r = plan.n.trailing_zeros();
    let wrong = |q: u32, reason| CheckError { processor: q, step: plan.rank_steps(q).len() as u32, reason };
    let mut owned = vec![0u64; plan.p as usize];
    for k in 0..plan.n {
        let (q, slot) = plan.output.place(k);
        let place = memories.get(q as usize).and_then(|memory| memory.get(slot as usize));
        let bit = |b: u32| (k >> (r - 1 - b) & 1) << (r - 1 - u32::from(plan.transform.reversed(b as u8, r)));
        let expected = Name { index: (0..r).map(bit).sum(), stage: plan.stages() };
        if place != Some(&Some(expected)) {
            return Err(wrong(q, format!("slot {slot} should hold coefficient {k}, but holds {place:?}")));
        }
        owned[q as usize] += 1;
    }
    // Placements by bits are even; a table need not be, if p does not divide n.
    let even = matches!(plan.output, Layout::Bits(_));
    match owned.iter().position(|count| even && *count != plan.n / u64::from(plan.p)) {
        Some(q) => Err(wrong(q as u32, format!("holds {} coefficients", owned[q]))),
        None => Ok(()),
    }
}
