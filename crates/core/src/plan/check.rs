//! Checks a Plan without any clock or data: every send has its receive, nothing deadlocks, every butterfly combines the
//! right elements with the right power of ω, and every coefficient ends exactly once, where the Plan says.
//!
//! The check runs the programs on names in place of numbers: a slot holds "R[i] before stage l".

use super::{Plan, Slots, Step};
use std::fmt;

/// What a slot holds: R[index] of GK Fig. 1 after `stage` stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name {
    index: u64,
    stage: u32,
}

/// The first thing found wrong with a Plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckError {
    /// The processor.
    pub processor: u32,
    /// The step within its program; its length if the end is wrong.
    pub step: u32,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "processor {}, step {}: {}", self.processor, self.step, self.reason)
    }
}

impl std::error::Error for CheckError {}

struct Processor {
    memory: Vec<Option<Name>>,
    at: usize,
    sent: Option<Vec<Option<Name>>>,
}

/// Checks `plan`; cost and memory are those of running it on names.
pub fn check(plan: &Plan) -> Result<(), CheckError> {
    let r = plan.n.trailing_zeros();
    let blank = || Processor { memory: vec![None; plan.slots as usize], at: 0, sent: None };
    let mut processors: Vec<Processor> = (0..plan.p).map(|_| blank()).collect();
    for i in 0..plan.n {
        let (q, slot) = plan.input.place(i);
        let place = processors.get_mut(q as usize).and_then(|p| p.memory.get_mut(slot as usize));
        match place {
            Some(place @ None) => *place = Some(Name { index: i, stage: 0 }),
            _ => {
                return Err(CheckError {
                    processor: q,
                    step: 0,
                    reason: format!("input {i} has no place of its own"),
                });
            }
        }
    }
    loop {
        let mut moved = false;
        for q in 0..plan.p {
            moved |= run_until_exchange(plan, &mut processors[q as usize], q, r)?;
        }
        for q in 0..plan.p {
            moved |= meet(plan, &mut processors, q)?;
        }
        if !moved {
            break;
        }
    }
    for q in 0..plan.p {
        let at = processors[q as usize].at;
        if at < plan.program(q).len() {
            return Err(CheckError { processor: q, step: at as u32, reason: "waits for ever".to_owned() });
        }
    }
    check_output(plan, &processors, r)
}

/// Runs local steps up to the next exchange, and sends its message; whether anything happened.
fn run_until_exchange(plan: &Plan, processor: &mut Processor, q: u32, r: u32) -> Result<bool, CheckError> {
    let from = processor.at;
    while let Some(step) = plan.program(q).get(processor.at) {
        let wrong = |reason: String| CheckError { processor: q, step: processor.at as u32, reason };
        let memory = &mut processor.memory;
        let in_memory = |slots: Slots| {
            if slots.end() <= plan.slots {
                Ok(slots)
            } else {
                Err(wrong(format!("{slots} is outside the memory")))
            }
        };
        match *step {
            Step::Exchange { partner, send, receive } => {
                if processor.sent.is_some() {
                    break;
                }
                if partner == q || partner >= plan.p {
                    return Err(wrong(format!("processor {partner} is no partner")));
                }
                in_memory(plan.slot_sets[receive as usize])?;
                let slots = in_memory(plan.slot_sets[send as usize])?;
                let message: Vec<_> = slots.iter().map(|slot| memory[slot as usize]).collect();
                if message.is_empty() || message.contains(&None) {
                    return Err(wrong("sends a slot that holds nothing, or no slot at all".to_owned()));
                }
                processor.sent = Some(message);
                return Ok(true);
            }
            Step::Copy { from, to } => {
                let (from, to) =
                    (in_memory(plan.slot_sets[from as usize])?, in_memory(plan.slot_sets[to as usize])?);
                if from.len() != to.len() {
                    return Err(wrong(format!("copies {from} to {to}")));
                }
                let values: Vec<_> = from.iter().map(|slot| memory[slot as usize]).collect();
                to.iter().zip(values).for_each(|(slot, value)| memory[slot as usize] = value);
            }
            Step::Reverse { base, len, low, high } => {
                in_memory(Slots::contiguous(base, len))?;
                if !len.is_power_of_two() || low > high || u32::from(high) > len.trailing_zeros() {
                    return Err(wrong(format!("reverses bits {low}..{high} of {len} slots")));
                }
                let old: Vec<_> = memory[base as usize..(base + len) as usize].to_vec();
                for (k, value) in old.into_iter().enumerate() {
                    let moved = (low..high).fold(k, |to, bit| {
                        let mirror = high - 1 - (bit - low);
                        to & !(1 << mirror) | (k >> bit & 1) << mirror
                    });
                    memory[base as usize + moved] = value;
                }
            }
            Step::Combine { stage, own, other, len, block, upper } => {
                in_memory(Slots::contiguous(own, len))?;
                in_memory(Slots::contiguous(other, len))?;
                for k in 0..len {
                    let (mine, theirs) = (memory[(own + k) as usize], memory[(other + k) as usize]);
                    let (low, high) = if upper { (theirs, mine) } else { (mine, theirs) };
                    let [a, b] =
                        butterfly(low, high, u32::from(stage), u64::from(block), r).map_err(wrong)?;
                    memory[(own + k) as usize] = Some(if upper { b } else { a });
                }
            }
            Step::Local { first, last, base, len, log_block, block } => {
                in_memory(Slots::contiguous(base, len))?;
                for stage in first..last {
                    let done = u32::from(stage - first);
                    let size = 1u32.checked_shl(u32::from(log_block).wrapping_sub(done)).unwrap_or(0);
                    if size < 2 || len % size != 0 {
                        return Err(wrong(format!("stage {stage} has no whole blocks")));
                    }
                    for k in 0..len / size {
                        let number = (u64::from(block) << done) + u64::from(k);
                        for j in 0..size / 2 {
                            let a = (base + k * size + j) as usize;
                            let b = a + size as usize / 2;
                            let pair = butterfly(memory[a], memory[b], u32::from(stage), number, r)
                                .map_err(wrong)?;
                            (memory[a], memory[b]) = (Some(pair[0]), Some(pair[1]));
                        }
                    }
                }
            }
        }
        processor.at += 1;
    }
    Ok(processor.at > from)
}

/// The names after one butterfly, or why it is none.
fn butterfly(a: Option<Name>, b: Option<Name>, stage: u32, block: u64, r: u32) -> Result<[Name; 2], String> {
    let (Some(a), Some(b)) = (a, b) else { return Err(format!("stage {stage} works on an empty slot")) };
    if stage >= r || a.stage != stage || b.stage != stage {
        return Err(format!("stage {stage} works on R after {} and {} stages", a.stage, b.stage));
    }
    let bit = 1 << (r - 1 - stage);
    if a.index & bit != 0 || b.index != a.index | bit {
        return Err(format!("stage {stage} combines R[{}] with R[{}]", a.index, b.index));
    }
    if block != a.index >> (r - stage) {
        return Err(format!("stage {stage} uses the power of ω of block {block} for R[{}]", a.index));
    }
    Ok([Name { stage: stage + 1, ..a }, Name { stage: stage + 1, ..b }])
}

/// Completes the exchange of `q` and its partner if both are there; whether it did.
fn meet(plan: &Plan, processors: &mut [Processor], q: u32) -> Result<bool, CheckError> {
    let at = processors[q as usize].at;
    let Some(Step::Exchange { partner, receive, .. }) = plan.program(q).get(at).copied() else {
        return Ok(false);
    };
    let Some(theirs) = processors.get(partner as usize).map(|partner| partner.at) else { return Ok(false) };
    let Some(Step::Exchange { partner: back, receive: there, .. }) =
        plan.program(partner).get(theirs).copied()
    else {
        return Ok(false);
    };
    if back != q || processors[q as usize].sent.is_none() || processors[partner as usize].sent.is_none() {
        return Ok(false);
    }
    for (to, slots, from) in [(q, receive, partner), (partner, there, q)] {
        let message = processors[from as usize].sent.take().unwrap_or_default();
        let slots = plan.slot_sets[slots as usize];
        if slots.len() as usize != message.len() {
            let reason = format!("receives {} words into {slots}", message.len());
            return Err(CheckError { processor: to, step: processors[to as usize].at as u32, reason });
        }
        let receiver = &mut processors[to as usize];
        slots.iter().zip(message).for_each(|(slot, name)| receiver.memory[slot as usize] = name);
        receiver.at += 1;
    }
    Ok(true)
}

/// Every coefficient once, where the Plan says: Y_k is R[rev(k)] after all stages.
fn check_output(plan: &Plan, processors: &[Processor], r: u32) -> Result<(), CheckError> {
    let wrong = |q: u32, reason| CheckError { processor: q, step: plan.program(q).len() as u32, reason };
    for k in 0..plan.n {
        let (q, slot) = plan.output.place(k);
        let found = processors[q as usize].memory[slot as usize];
        let expected = Name { index: k.reverse_bits() >> (64 - r), stage: r };
        if found != Some(expected) {
            return Err(wrong(q, format!("slot {slot} should hold coefficient {k}, but holds {found:?}")));
        }
    }
    for (q, processor) in processors.iter().enumerate() {
        let owned = processor.memory.iter().flatten().filter(|name| name.stage == r).count() as u64;
        if owned != plan.n / u64::from(plan.p) {
            return Err(wrong(q as u32, format!("holds {owned} coefficients")));
        }
    }
    Ok(())
}
