//! Interpreter of plans without a clock, on numbers or on indices: each processor has its own memory, and
//! data moves only in messages. Radix 4 computes the same as two radix-2 stages.

use crate::dft::root_of_unity;
use hyperfly_core::Complex64;
use hyperfly_core::schedule::{Combine, Plan, Step, Transform, Unpack};
use hyperfly_request::{Settings, Twiddles};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

type Memory<T> = Vec<Option<T>>;

/// Butterfly of a processor: its step, stage and block, and which of its two results are needed.
#[derive(Clone, Copy, Debug)]
struct Node {
    rank: u32,
    step: usize,
    stage: u32,
    block: u64,
    wanted_results: [bool; 2],
}

/// A stage of a plan: the bit of the index that it combines and its axis, all counted from the least significant bit.
#[derive(Clone, Copy)]
struct Stage {
    bit: u32,
    lowest_of_axis: u32,
    bits_of_axis: u32,
}

impl Stage {
    /// Number of earlier stages of the axis.
    fn before(self) -> u32 {
        self.lowest_of_axis + self.bits_of_axis - 1 - self.bit
    }
}

/// Lists the stages in the order in which they are executed.
fn stages(plan: &Plan) -> Vec<Stage> {
    let r = plan.n.ilog2();
    let axis = |lowest_of_axis: u32, bits_of_axis: u32| {
        let bits = (lowest_of_axis..lowest_of_axis + bits_of_axis).rev();
        bits.map(move |bit| Stage { bit, lowest_of_axis, bits_of_axis }).collect::<Vec<_>>()
    };
    match plan.transform {
        Transform::Line | Transform::Real => axis(0, r),
        Transform::Square => [axis(r / 2, r / 2), axis(0, r / 2)].concat(),
        Transform::Box { shape, late } => {
            // From the last axis to the first: the stages but the late ones, then the late ones.
            let (mut early_stages, mut late_stages, mut lowest) = (Vec::new(), Vec::new(), 0);
            for k in [2, 1, 0] {
                let mut all = axis(lowest, shape.logs[k].into());
                late_stages.extend(all.split_off(usize::from(shape.logs[k] - late[k])));
                early_stages.extend(all);
                lowest += u32::from(shape.logs[k]);
            }
            [early_stages, late_stages].concat()
        }
    }
}

/// Returns both results of line 8 of GK Fig. 1 for a pair in block `block` of stage `l`. The exponent is
/// the number b_l b_(l−1) … b_0 0 … 0, and b_l turns it by half a circle. In a square, l and b count from
/// the beginning of the dimension, and the circle has √n points.
fn butterfly(
    plan: &Plan,
    lower: Complex64,
    high: Complex64,
    node: Node,
    sign: f64,
) -> Option<[Complex64; 2]> {
    let stage = *stages(plan).get(node.stage as usize)?;
    let (l, points) = (stage.before(), 1u64 << stage.bits_of_axis);
    if node.block >> l != 0 {
        return None;
    }
    let reversed_block = (0..l).fold(0, |number, bit| number << 1 | node.block >> bit & 1);
    let rotated = root_of_unity(sign, reversed_block << (points.ilog2() - 1 - l), points) * high;
    Some([lower + rotated, lower - rotated])
}

/// Returns the transform of `x` as the plan computes it, `None` if the plan blocks or is invalid.
pub fn execute(plan: &Plan, x: &[Complex64], forward: bool) -> Option<Vec<Complex64>> {
    let sign = if forward { -1.0 } else { 1.0 };
    let scale = if forward { 1.0 } else { 1.0 / plan.n as f64 };
    let is_real = plan.transform == Transform::Real;
    let word = |i: u64| match is_real {
        true => Complex64::new(x[2 * i as usize].re, x[2 * i as usize + 1].re),
        false => x[i as usize],
    };
    let mut computation = Numbers { plan, sign };
    let mut result = interpret(plan, word, &mut computation)?;
    if is_real {
        // Coefficients 0 and n/2 share the first word.
        let Complex64 { re, im } = result[0];
        result[0] = Complex64::new(re, 0.0);
        result.push(Complex64::new(im, 0.0));
    }
    Some(result.into_iter().map(|value| value * scale).collect())
}

/// Results of the computing steps on values of a kind.
trait Computation<T> {
    /// Returns both results of a butterfly, or `None` if it is invalid.
    fn butterfly(&mut self, node: Node, low: T, high: T) -> Option<[T; 2]>;

    /// Returns the coefficient that a step of a processor unpacks from R[`index`] and its mirrored element, or `None` if that is
    /// invalid.
    fn unpack(&mut self, rank: u32, step: usize, index: u64, own: T, mirrored: T) -> Option<T>;
}

/// Computes numbers.
struct Numbers<'a> {
    plan: &'a Plan,
    sign: f64,
}

impl Computation<Complex64> for Numbers<'_> {
    fn butterfly(&mut self, node: Node, low: Complex64, high: Complex64) -> Option<[Complex64; 2]> {
        butterfly(self.plan, low, high, node, self.sign)
    }

    /// Separates the transforms E and O of the samples with even and with odd indices, Z = E + jO, and combines them as the last
    /// butterfly of a transform of all samples does: X_k = E_k + ω^k · O_k.
    fn unpack(
        &mut self,
        _: u32,
        _: usize,
        index: u64,
        own: Complex64,
        mirrored: Complex64,
    ) -> Option<Complex64> {
        let k = coefficient(self.plan, index);
        let even = (own + mirrored.conj()) / 2.0;
        let odd = (own - mirrored.conj()) / Complex64::new(0.0, 2.0);
        Some(match k {
            // X_0 and X_(n/2), for which ω^k is 1 and −1.
            0 => Complex64::new(even.re + odd.re, even.re - odd.re),
            _ => even + root_of_unity(self.sign, k, 2 * self.plan.n) * odd,
        })
    }
}

/// Returns the index of the coefficient that R[`index`] becomes.
fn coefficient(plan: &Plan, index: u64) -> u64 {
    (0..plan.n.ilog2()).fold(0, |k, bit| k << 1 | index >> bit & 1)
}

/// Returns the R\[i\] that each processor computes, in order, as `(stage, i)`; `None` if the plan is
/// invalid.
pub fn computed_elements(plan: &Plan) -> Option<Vec<Vec<(u32, u64)>>> {
    let values_by_step = elements_by_step(plan)?.into_iter();
    Some(values_by_step.map(|list| list.into_iter().map(|(_, stage, i)| (stage, i)).collect()).collect())
}

/// Returns for each processor how many twiddle factors each `(step, stage)` uses for the first time on the
/// processor (GK App. A). In iteration l of n points R[i] uses ω^k, where k consists of the l + 1 most
/// significant bits of i in reverse order, padded with zeros to the right. (With several axes the factors of a
/// shorter one are among those of the longest.)
fn new_twiddles(plan: &Plan) -> Option<Vec<BTreeMap<(usize, u32), u64>>> {
    let stages = stages(plan);
    // One digit more for the odd powers with which real samples are unpacked.
    let bits = stages.iter().map(|stage| stage.bits_of_axis).max().unwrap_or(0) + 1;
    let count = |list: Vec<(usize, u32, u64)>| {
        let mut used_exponents = BTreeSet::new();
        let mut new_exponents: BTreeMap<_, u64> = BTreeMap::new();
        for (step, stage, i) in list {
            let Some(&axis) = stages.get(stage as usize) else {
                // ω^k of 2n points, for n words: 0.0k as a binary fraction of the circle.
                let text = format!("0{:0width$b}", coefficient(plan, i), width = plan.n.ilog2() as usize);
                *new_exponents.entry((step, stage)).or_default() += u64::from(used_exponents.insert(text));
                continue;
            };
            let (l, i) = (axis.before(), (i >> axis.lowest_of_axis) & ((1 << axis.bits_of_axis) - 1));
            let width = axis.bits_of_axis as usize;
            let text: String = format!("{i:0width$b}").chars().take(l as usize + 1).collect();
            let reversed_text: String = text.chars().rev().collect();
            *new_exponents.entry((step, stage)).or_default() +=
                u64::from(used_exponents.insert(format!("{reversed_text:0<width$}", width = bits as usize)));
        }
        new_exponents
    };
    Some(elements_by_step(plan)?.into_iter().map(count).collect())
}

/// Returns the number of twiddle factors that each step computes, by processor and step; none if they are
/// stored.
pub fn computed_twiddles(s: &Settings, plan: &Plan) -> Vec<BTreeMap<usize, f64>> {
    if s.twiddles == Twiddles::Stored {
        return vec![BTreeMap::new(); plan.p as usize];
    }
    let sums = |new: BTreeMap<(usize, u32), u64>| {
        let mut sums: BTreeMap<usize, f64> = BTreeMap::new();
        new.into_iter().for_each(|((step, _), count)| *sums.entry(step).or_default() += count as f64);
        sums
    };
    new_twiddles(plan).expect("a plan that runs").into_iter().map(sums).collect()
}

/// Returns the R[i] that each processor computes, as `(step, stage, i)`.
fn elements_by_step(plan: &Plan) -> Option<Vec<Vec<(usize, u32, u64)>>> {
    let mut values_by_step = vec![Vec::new(); plan.p as usize];
    let mut computation = Indices { plan, stages: stages(plan), values_by_step: &mut values_by_step };
    interpret(plan, |i| i, &mut computation)?;
    Some(values_by_step)
}

/// Computes indices of R, and records them.
struct Indices<'a> {
    plan: &'a Plan,
    stages: Vec<Stage>,
    values_by_step: &'a mut Vec<Vec<(usize, u32, u64)>>,
}

impl Computation<u64> for Indices<'_> {
    fn butterfly(&mut self, node: Node, low: u64, high: u64) -> Option<[u64; 2]> {
        let distance = 1 << self.stages.get(node.stage as usize)?.bit;
        for (value, is_wanted) in [low, high].into_iter().zip(node.wanted_results) {
            if is_wanted {
                self.values_by_step[node.rank as usize].push((node.step, node.stage, value));
            }
        }
        (high == low + distance && low & distance == 0).then_some([low, high])
    }

    fn unpack(&mut self, rank: u32, step: usize, index: u64, own: u64, mirrored: u64) -> Option<u64> {
        self.values_by_step[rank as usize].push((step, self.stages.len() as u32, own));
        let sum = coefficient(self.plan, own) + coefficient(self.plan, mirrored);
        (index == own && sum.is_multiple_of(self.plan.n)).then_some(own)
    }
}

/// Executes a plan on values of any kind and returns the values at the locations of the coefficients.
fn interpret<T: Clone>(
    plan: &Plan,
    input: impl Fn(u64) -> T,
    computation: &mut impl Computation<T>,
) -> Option<Vec<T>> {
    let mut memories: Vec<Memory<T>> = vec![vec![None; plan.slots as usize]; plan.p as usize];
    for i in 0..plan.n {
        let (rank, slot) = plan.input.place(i);
        *memories.get_mut(rank as usize)?.get_mut(slot as usize)? = Some(input(i));
    }
    let mut next_step = vec![0; plan.p as usize];
    let mut has_sent = vec![false; plan.p as usize];
    let mut messages: BTreeMap<(u32, u32), VecDeque<Memory<T>>> = BTreeMap::new();
    loop {
        let mut is_blocked = true;
        for rank in 0..plan.p {
            let memory = &mut memories[rank as usize];
            let Some(&step) = plan.rank_steps(rank).get(next_step[rank as usize]) else { continue };
            if let Step::Exchange { to, send, .. } | Step::Post { to, send } = step
                && !has_sent[rank as usize]
            {
                let words = slot_indices(plan, send)?.map(|slot| memory.get(slot).cloned());
                messages.entry((rank, to)).or_default().push_back(words.collect::<Option<_>>()?);
                has_sent[rank as usize] = true;
                is_blocked = false;
            }
            match step {
                Step::Exchange { from, receive, .. } | Step::Await { from, receive } => {
                    let Some(message) = messages.get_mut(&(from, rank)).and_then(VecDeque::pop_front) else {
                        continue;
                    };
                    if slot_indices(plan, receive)?.count() != message.len() {
                        return None;
                    }
                    for (slot, value) in slot_indices(plan, receive)?.zip(message) {
                        *memory.get_mut(slot)? = value;
                    }
                }
                Step::Post { .. } => {}
                _ => execute_local_step(plan, memory, (rank, next_step[rank as usize]), step, computation)?,
            }
            has_sent[rank as usize] = false;
            next_step[rank as usize] += 1;
            is_blocked = false;
        }
        if is_blocked {
            break;
        }
    }
    let all_finished = (0..plan.p).all(|rank| next_step[rank as usize] == plan.rank_steps(rank).len());
    let result = (0..plan.n).map(|k| {
        let (rank, slot) = plan.output.place(k);
        memories.get(rank as usize)?.get(slot as usize)?.clone()
    });
    if all_finished && messages.values().all(VecDeque::is_empty) { result.collect() } else { None }
}

/// Returns the slots of a set, in order.
fn slot_indices(plan: &Plan, set_index: u32) -> Option<impl Iterator<Item = usize> + use<'_>> {
    plan.slot_sets.get(set_index as usize).map(|slots| slots.iter().map(|slot| slot as usize))
}

/// Executes a step that concerns a single processor.
fn execute_local_step<T: Clone>(
    plan: &Plan,
    memory: &mut Memory<T>,
    (rank, next_step): (u32, usize),
    step: Step,
    computation: &mut impl Computation<T>,
) -> Option<()> {
    match step {
        Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => unreachable!(),
        Step::Copy { from, to } => {
            let values: Option<Memory<T>> =
                slot_indices(plan, from)?.map(|slot| memory.get(slot).cloned()).collect();
            for (slot, value) in slot_indices(plan, to)?.zip(values?) {
                *memory.get_mut(slot)? = value;
            }
        }
        Step::Combine(Combine { stage, upper, low, high, to, len, block, blocks, apart }) => {
            for (b, k) in (0..blocks as usize).flat_map(|b| (0..len as usize).map(move |k| (b, k))) {
                let slot_index = |first: u32| first as usize + b * apart as usize + k;
                let low = memory.get(slot_index(low))?.clone()?;
                let high = memory.get(slot_index(high))?.clone()?;
                let wanted_results = [!upper, upper];
                let block = u64::from(block) + b as u64;
                let node_id = Node { rank, step: next_step, stage: stage.into(), block, wanted_results };
                let [lower, higher] = computation.butterfly(node_id, low, high)?;
                *memory.get_mut(slot_index(to))? = Some(if upper { higher } else { lower });
            }
        }
        Step::Unpack(Unpack { own, mirrored, indices }) => {
            let read = |set: u32| -> Option<Vec<T>> {
                slot_indices(plan, set)?.map(|slot| memory.get(slot)?.clone()).collect()
            };
            let (elements, mut partners) = (read(own)?, read(mirrored)?);
            partners.reverse();
            let count = elements.len();
            if partners.len() != count || slot_indices(plan, indices)?.count() != count {
                return None;
            }
            let pairs = elements.into_iter().zip(partners);
            for ((slot, index), (own, mirrored)) in
                slot_indices(plan, own)?.zip(slot_indices(plan, indices)?).zip(pairs)
            {
                *memory.get_mut(slot)? =
                    Some(computation.unpack(rank, next_step, index as u64, own, mirrored)?);
            }
        }
        Step::Local { first, last, log_block, base: first_slot, len, blocks } => {
            let numbers: Vec<u64> = slot_indices(plan, blocks)?.map(|number| number as u64).collect();
            let size = 1usize << Some(log_block).filter(|&log| log < 32)?;
            if numbers.len() * size != len as usize {
                return None;
            }
            for stage in first..last {
                let halvings = stage - first;
                let size = 1 << log_block.checked_sub(halvings).filter(|&log| (1..32).contains(&log))?;
                for (k, start) in (0..len as usize).step_by(size).enumerate() {
                    // The blocks have been halved `halvings` times.
                    let number = (numbers[k >> halvings] << halvings) + (k as u64 & ((1 << halvings) - 1));
                    for low in first_slot as usize + start..first_slot as usize + start + size / 2 {
                        let high = low + size / 2;
                        let (a, b) = (memory.get(low)?.clone()?, memory.get(high)?.clone()?);
                        let node_id = Node {
                            rank,
                            step: next_step,
                            stage: stage.into(),
                            block: number,
                            wanted_results: [true; 2],
                        };
                        let [lower, higher] = computation.butterfly(node_id, a, b)?;
                        (memory[low], memory[high]) = (Some(lower), Some(higher));
                    }
                }
            }
        }
    }
    Some(())
}
