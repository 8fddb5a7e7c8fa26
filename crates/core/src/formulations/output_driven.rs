//! `output-driven` (S 4, 5): phase I node by node in the order of its outputs, each sent as soon as it is there; phase II
//! as its inputs arrive.
//!
//! The distributions are those of cyclic-to-blocked. Program i drives its m-input butterfly by the binary permutation
//! π^(i): blocks of l outputs in the order σ_j = ī ⊕ j (ī the complement of i), outputs of a block in increasing order
//! (S 4.2.1); for each output it processes only the nodes that it still needs. The last block is its own. In phase II it
//! takes inputs in the order in which they come, its own first, and processes whatever they make possible (S 5).

use crate::schedule::{Builder, Placement, Plan, Slots, Step, Transform};
use crate::size::Size;
use std::ops::Range;

/// The Plan; n ≥ p².
pub fn plan(size: Size, ranks: &Range<u32>) -> Plan {
    let (d, r) = (size.d(), size.r());
    let m = 1u32 << (r - d);
    let log_m = r - d;
    // Every column of both phases has slots of its own: a node must not overwrite what another still needs.
    let second = (log_m + 1) * m;
    let slots = second + (d + 1) * m;
    let base = second + d * m;
    let output = Placement { base, ..Placement::block(d, r) }.reversed(Transform::Line);
    let mut builder = Builder::new(size, slots, Placement::cyclic(d, r), output);
    let single: Vec<u32> = (0..slots).map(|slot| builder.set(Slots::contiguous(slot, 1))).collect();
    for q in builder.programs(ranks) {
        let mut program =
            Program { builder: &mut builder, single: &single, p: size.p, d, log_m, m, second, q };
        program.first_phase();
        program.second_phase();
        builder.end_of_program();
    }
    builder.finish()
}

/// The program of one processor.
struct Program<'a> {
    builder: &'a mut Builder,
    /// The set of each single slot.
    single: &'a [u32],
    p: u32,
    d: u32,
    log_m: u32,
    m: u32,
    /// First slot of phase II.
    second: u32,
    q: u32,
}

impl Program<'_> {
    fn first_phase(&mut self) {
        let Program { p, log_m, m, q, .. } = *self;
        let packet = m / p;
        let mut done = vec![false; ((log_m + 1) * m) as usize];
        done[..m as usize].fill(true);
        for k in 0..m {
            let block = (p - 1 - q) ^ (k / packet);
            let a = block * packet + k % packet;
            self.process(&mut done, log_m, a);
            let slot = log_m * m + a;
            if block == q {
                // Row (a mod l)·P + q of phase II is its own.
                let row = self.second + (a % packet) * p + q;
                self.builder
                    .push(Step::Copy { from: self.single[slot as usize], to: self.single[row as usize] });
            } else {
                self.builder.push(Step::Post { to: block, send: self.single[slot as usize] });
            }
        }
    }

    /// Processes node (a, c) of phase I and before it what it needs.
    fn process(&mut self, done: &mut [bool], c: u32, a: u32) {
        let at = (c * self.m + a) as usize;
        if done[at] {
            return;
        }
        let bit = self.m >> c;
        let (low, high) = (a & !bit, a | bit);
        self.process(done, c - 1, low);
        self.process(done, c - 1, high);
        let column = (c - 1) * self.m;
        self.builder.push(Step::Combine {
            stage: (c - 1) as u8,
            upper: a & bit != 0,
            low: column + low,
            high: column + high,
            to: at as u32,
            len: 1,
            block: a >> (self.log_m - (c - 1)),
        });
        done[at] = true;
    }

    fn second_phase(&mut self) {
        let Program { p, m, q, .. } = *self;
        let packet = m / p;
        let mut ready = vec![false; ((self.d + 1) * m) as usize];
        // Its own inputs count as the first to arrive.
        for word in 0..packet {
            self.arrive(&mut ready, word * p + q);
        }
        for j in 0..p - 1 {
            // Who sends to q while all send their j-th block: ī ⊕ j = q.
            let from = (p - 1 - q) ^ j;
            for word in 0..packet {
                let row = word * p + from;
                let receive = self.single[(self.second + row) as usize];
                self.builder.push(Step::Await { from, receive });
                self.arrive(&mut ready, row);
            }
        }
    }

    /// Processes every node of phase II that the input of `row` makes possible, column by column.
    fn arrive(&mut self, ready: &mut [bool], row: u32) {
        let Program { p, d, m, .. } = *self;
        ready[row as usize] = true;
        let mut rows = vec![row];
        for c in 1..=d {
            let bit = p >> c;
            let column = (c - 1) * m;
            let mut next = Vec::new();
            for x in rows {
                let (low, high) = (x & !bit, x | bit);
                if !(ready[(column + low) as usize] && ready[(column + high) as usize]) {
                    continue;
                }
                for (to, upper) in [(low, false), (high, true)] {
                    let at = c * m + to;
                    if ready[at as usize] {
                        continue;
                    }
                    ready[at as usize] = true;
                    next.push(to);
                    let stage = self.log_m + c - 1;
                    let base = self.second + column;
                    self.builder.push(Step::Combine {
                        stage: stage as u8,
                        upper,
                        low: base + low,
                        high: base + high,
                        to: self.second + at,
                        len: 1,
                        // The bits of the row q·m + x before this stage.
                        block: (self.q * m + x) >> (d - (c - 1)),
                    });
                }
            }
            rows = next;
        }
    }
}
