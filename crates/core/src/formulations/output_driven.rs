//! `output-driven` (S 4, 5): phase I computes in the order of its outputs and sends each at once; phase II
//! computes as its inputs arrive.
//!
//! The distributions are the same as in cyclic-to-blocked. Processor i drives its m-input butterfly by the binary
//! permutation π^(i): blocks of l outputs in the order σ_j = ī ⊕ j (ī is the complement of i), and the
//! outputs of a block in increasing order (S 4.2.1). For each output it processes only the nodes that are
//! still missing. In one column these are adjacent, namely all that agree with the output in the bits of
//! the stages before: one step. The last block is its own. In phase II the processor takes inputs in order
//! of arrival, its own first, and processes the nodes that become computable (S 5): in each column first
//! the lower halves, one from each block that the input reaches, then the upper halves.

use super::communication::Communication;
use super::parallel_formulation::ParallelFormulation;
use super::parameters::{FormulationParameters, Parameter};
use super::plan_bounds::PlanBounds;
use crate::schedule::{Builder, Combine, Placement, Plan, SlotSet, Step, Transform};
use crate::size::Size;
use std::ops::Range;

/// The formulation `output-driven`, which has no parameters.
pub struct OutputDriven;

impl ParallelFormulation for OutputDriven {
    fn from_parameters(_: &FormulationParameters) -> Self {
        OutputDriven
    }

    fn parameters(&self) -> FormulationParameters {
        FormulationParameters::default()
    }

    fn parameter_names(&self) -> &'static [Parameter] {
        &[]
    }

    fn max_p(&self, r: u32) -> u64 {
        1 << (r / 2)
    }

    fn plan_for_ranks(&self, size: Size, ranks: &Range<u32>) -> Plan {
        let (d, r) = (size.d(), size.r());
        let m = 1u32 << (r - d);
        let log_m = r - d;
        // Every column of both phases has its own slots, because a node must not overwrite the input of
        // another.
        let second = (log_m + 1) * m;
        let slots = second + (d + 1) * m;
        let base = second + d * m;
        let output = Placement { base, ..Placement::block(d, r) }.reversed(Transform::Line);
        let mut builder = Builder::new(size, slots, Placement::cyclic(d, r), output);
        // A message is one word. Slot sets 0 .. m are the outputs of phase I, m .. 2m the rows of phase II.
        for slot in (log_m * m..second).chain(second..second + m) {
            builder.set(SlotSet::contiguous(slot, 1));
        }
        let (words, packet, rank_count) = (m as usize, (m / size.p) as usize, ranks.len());
        let (first, last) = (2 * words - 2, 2 * (words - packet));
        // Exact numbers. Copies and the steps of phase II are distinct for each rank. A single rank sends
        // and receives all words but its own; several ranks together send and receive all.
        let messages = if rank_count == 1 { words - packet } else { words };
        let distinct = first + 2 * messages + rank_count * (packet + last);
        builder.reserve(rank_count * (first + last + 2 * words - packet), distinct);
        let mut shared = SharedSteps::new(words);
        for q in builder.select_ranks(ranks) {
            let mut rank_builder = ProcessorBuilder {
                builder: &mut builder,
                shared: &mut shared,
                p: size.p,
                d,
                log_m,
                m,
                second,
                q,
            };
            rank_builder.first_phase();
            rank_builder.second_phase();
            builder.end_rank();
        }
        builder.finish()
    }

    /// Returns nothing: all stages are computed by halves of butterflies.
    fn local_stages(&self, _: Size) -> Vec<Vec<u32>> {
        Vec::new()
    }

    fn plan_bounds(&self, size: Size) -> PlanBounds {
        let (p, local_len) = (u64::from(size.p), size.n / u64::from(size.p));
        // One step for each group of nodes in phase I, two for each group in phase II, one for each
        // word. A word that is sent or received is a slot set.
        let (first, second) = (2 * local_len, 2 * local_len);
        PlanBounds {
            steps: first + second + 2 * local_len,
            distinct: first + p * second + (2 + p) * local_len,
            sets: 2 * local_len,
            // Every message holds one word.
            messages: size.n,
            max_in_flight: local_len,
            max_per_superstep: local_len,
        }
    }

    /// Returns the slots of all columns of both phases, which are separate.
    fn slots(&self, size: Size) -> u64 {
        size.n * (u64::from(size.r()) + 2)
    }

    fn communication(&self, _: Size) -> Option<Communication> {
        Some(Communication::SingleWords)
    }
}

/// Numbers of the steps that occur on all ranks; [`NONE`] before the first use. All ranks compute the
/// same nodes of phase I in different orders.
struct SharedSteps {
    /// Indexed by group of nodes of phase I ([`ProcessorBuilder::output_group`]).
    computed: Vec<u32>,
    /// Sends, indexed by output of phase I.
    posted: Vec<u32>,
    /// Receives, indexed by row of phase II.
    awaited: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl SharedSteps {
    fn new(words: usize) -> SharedSteps {
        SharedSteps { computed: vec![NONE; 2 * words], posted: vec![NONE; words], awaited: vec![NONE; words] }
    }
}

/// Appends a shared step to the current rank.
fn push_shared(builder: &mut Builder, number: &mut u32, step: Step) {
    match *number {
        NONE => *number = builder.push_new(step),
        known => builder.push_existing(known),
    }
}

/// Builder for the steps of one processor.
struct ProcessorBuilder<'a> {
    builder: &'a mut Builder,
    shared: &'a mut SharedSteps,
    p: u32,
    d: u32,
    log_m: u32,
    m: u32,
    /// First slot of phase II.
    second: u32,
    q: u32,
}

impl ProcessorBuilder<'_> {
    fn first_phase(&mut self) {
        let ProcessorBuilder { p, log_m, m, q, .. } = *self;
        let packet = m / p;
        let mut done = vec![false; 2 * m as usize];
        for k in 0..m {
            let block = (p - 1 - q) ^ (k / packet);
            let a = block * packet + k % packet;
            for c in 1..=log_m {
                let group = self.output_group(c, a);
                if !std::mem::replace(&mut done[group], true) {
                    self.push_node_group(c, a);
                }
            }
            if block == q {
                // Row (a mod l)·P + q of phase II belongs to this processor.
                let row = (a % packet) * p + q;
                self.builder.push_new(Step::Copy { from: a, to: m + row });
            } else {
                let number = &mut self.shared.posted[a as usize];
                push_shared(self.builder, number, Step::Post { to: block, send: a });
            }
        }
    }

    /// Returns the group of nodes of column c that output a needs: the nodes that agree with a in the first
    /// c bits. Column c has 2^c groups, numbered from 2^c.
    fn output_group(&self, c: u32, a: u32) -> usize {
        (1 << c) + (a >> (self.log_m - c)) as usize
    }

    /// Processes the nodes of column c that output a needs; the previous column is complete.
    fn push_node_group(&mut self, c: u32, a: u32) {
        let (column, len) = ((c - 1) * self.m, self.m >> c);
        let (block, group) = (a >> (self.log_m - (c - 1)), self.output_group(c, a));
        let low = column + block * 2 * len;
        let half = Combine {
            stage: (c - 1) as u8,
            upper: a & len != 0,
            low,
            high: low + len,
            to: c * self.m + a / len * len,
            len,
            block,
            blocks: 1,
            apart: 0,
        };
        push_shared(self.builder, &mut self.shared.computed[group], Step::Combine(half));
    }

    fn second_phase(&mut self) {
        let ProcessorBuilder { p, m, q, .. } = *self;
        let packet = m / p;
        let mut ready = vec![false; 2 * m as usize];
        // The processor that sends to q while all send their j-th block: ī ⊕ j = q.
        for word in 0..packet {
            self.push_enabled_nodes(&mut ready, word * p + q);
        }
        for j in 0..p - 1 {
            // The processor that sends to q while all send their j-th block: ī ⊕ j = q.
            let from = (p - 1 - q) ^ j;
            for word in 0..packet {
                let row = word * p + from;
                let number = &mut self.shared.awaited[row as usize];
                push_shared(self.builder, number, Step::Await { from, receive: m + row });
                self.push_enabled_nodes(&mut ready, row);
            }
        }
    }

    /// Returns the group of nodes of column c that depend on row x: their inputs are the rows that agree
    /// with x after the first c bits of the sender. Column c has m / 2^c groups, numbered from m / 2^c.
    fn input_group(&self, c: u32, x: u32) -> usize {
        let behind = self.p >> c;
        ((self.m >> c) + x / self.p * behind + x % behind) as usize
    }

    /// Processes every node of phase II that the input of `row` makes computable, column by column.
    fn push_enabled_nodes(&mut self, ready: &mut [bool], row: u32) {
        let ProcessorBuilder { p, d, log_m, m, second, q, .. } = *self;
        ready[self.input_group(0, row)] = true;
        for c in 1..=d {
            let bit = p >> c;
            // The other input of these nodes.
            if !ready[self.input_group(c - 1, row ^ bit)] {
                return;
            }
            ready[self.input_group(c, row)] = true;
            // One node from each block of the column: the first c bits vary from block to block.
            let first = row & !(p - bit);
            let low = second + (c - 1) * m + first;
            for upper in [false, true] {
                let half = Combine {
                    stage: (log_m + c - 1) as u8,
                    upper,
                    low,
                    high: low + bit,
                    to: low + m + if upper { bit } else { 0 },
                    len: 1,
                    // Bits of row q·m + x before this stage.
                    block: (q * m + first) >> (d - (c - 1)),
                    blocks: 1 << (c - 1),
                    apart: if c == 1 { 0 } else { 2 * bit },
                };
                // The block numbers, and so the step, are unique to this processor.
                self.builder.push_new(Step::Combine(half));
            }
        }
    }
}
