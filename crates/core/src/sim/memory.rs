//! The memories of the simulated processors, and the messages between them: the only place where data is.

use crate::Complex64;
use crate::kernel::{self, Twiddles};
use crate::output::{self, MAX_STAGES_N, Output};
use crate::plan::{Plan, Slots, Step};
use crate::scenario::Direction;

/// One memory of `slots` numbers for each processor, and one message for each source.
pub struct Memory {
    slots: usize,
    cells: Vec<Complex64>,
    /// The message of each source, from its injection to its reception.
    messages: Vec<Vec<Complex64>>,
    twiddles: Twiddles,
    input: Vec<Complex64>,
    scratch: Vec<Complex64>,
    /// For small transforms: which R[i] each slot holds, and every R[i] after each stage.
    witness: Option<Witness>,
}

/// Follows the elements of a small transform through memories and messages, to show them stage by stage.
struct Witness {
    names: Vec<u32>,
    messages: Vec<Vec<u32>>,
    stages: Vec<Complex64>,
}

impl Memory {
    /// Places the input as the Plan wants it.
    pub fn new(plan: &Plan, input: Vec<Complex64>, direction: Direction) -> Self {
        let slots = plan.slots as usize;
        let p = plan.p as usize;
        let mut cells = vec![Complex64::default(); p * slots];
        let mut witness = (plan.n <= MAX_STAGES_N).then(|| {
            let mut stages = input.clone();
            stages.resize(input.len() * (plan.n.trailing_zeros() as usize + 1), Complex64::default());
            Witness { names: vec![0; p * slots], messages: vec![Vec::new(); p], stages }
        });
        for (i, (q, slot)) in plan.input.places().enumerate() {
            let at = q as usize * slots + slot as usize;
            cells[at] = input[i];
            if let Some(witness) = &mut witness {
                witness.names[at] = i as u32;
            }
        }
        let twiddles = Twiddles::new(plan.n, direction);
        Memory { slots, cells, messages: vec![Vec::new(); p], twiddles, input, scratch: Vec::new(), witness }
    }

    /// Executes a step of processor `q` that is no exchange.
    pub fn execute(&mut self, plan: &Plan, q: u32, step: Step) {
        let from = q as usize * self.slots;
        let cells = &mut self.cells[from..from + self.slots];
        match step {
            Step::Local { first, last, base, len, log_block, block } => {
                let (base, len) = (base as usize, len as usize);
                let (stages, log_block) = (u32::from(last - first), u32::from(log_block));
                let part = &mut cells[base..base + len];
                let Some(witness) = &mut self.witness else {
                    kernel::local(part, stages, log_block, block as usize, &self.twiddles);
                    return;
                };
                for k in 0..stages {
                    kernel::local(part, 1, log_block - k, (block as usize) << k, &self.twiddles);
                    witness.note(from + base, part, u32::from(first) + k + 1, plan.n);
                }
            }
            Step::Combine { stage, own, other, len, block, upper } => {
                let (own, other, len) = (own as usize, other as usize, len as usize);
                let w = self.twiddles.blocks(block as usize, 1)[0];
                // The two halves do not overlap, in either order.
                let (low, high) = cells.split_at_mut(own.max(other));
                let (mine, theirs) = if own < other {
                    (&mut low[own..own + len], &high[..len])
                } else {
                    (&mut high[..len], &low[other..other + len])
                };
                kernel::combine(mine, theirs, w, upper);
                if let Some(witness) = &mut self.witness {
                    witness.note(from + own, mine, u32::from(stage) + 1, plan.n);
                }
            }
            Step::Copy { from: source, to } => {
                let (source, to) = (plan.slot_sets[source as usize], plan.slot_sets[to as usize]);
                self.scratch.clear();
                gather(cells, source, &mut self.scratch);
                scatter(cells, to, &self.scratch);
                if let Some(witness) = &mut self.witness {
                    let names = &mut witness.names[from..from + self.slots];
                    let mut moved = Vec::new();
                    gather(names, source, &mut moved);
                    scatter(names, to, &moved);
                }
            }
            Step::Reverse { base, len, low, high } => {
                let (base, len) = (base as usize, len as usize);
                reverse(&mut cells[base..base + len], low, high);
                if let Some(witness) = &mut self.witness {
                    reverse(&mut witness.names[from + base..from + base + len], low, high);
                }
            }
            Step::Exchange { .. } => unreachable!("an exchange goes through the network"),
        }
    }

    /// Puts the slots of processor `q` into its message.
    pub fn send(&mut self, q: u32, slots: Slots) {
        let from = q as usize * self.slots;
        let message = &mut self.messages[q as usize];
        message.clear();
        gather(&self.cells[from..from + self.slots], slots, message);
        if let Some(witness) = &mut self.witness {
            let message = &mut witness.messages[q as usize];
            message.clear();
            gather(&witness.names[from..from + self.slots], slots, message);
        }
    }

    /// Puts the delivered message of processor `source` into the slots of processor `q`.
    pub fn receive(&mut self, q: u32, source: u32, slots: Slots) {
        let from = q as usize * self.slots;
        scatter(&mut self.cells[from..from + self.slots], slots, &self.messages[source as usize]);
        if let Some(witness) = &mut self.witness {
            scatter(&mut witness.names[from..from + self.slots], slots, &witness.messages[source as usize]);
        }
    }

    /// Gathers the transform from where the Plan says it ends.
    pub fn output(self, plan: &Plan, direction: Direction) -> Output {
        // 1/n is a power of two: scaling is exact, whenever it is done.
        let scale = if direction == Direction::Inverse { 1.0 / plan.n as f64 } else { 1.0 };
        let at = |(q, slot): (u32, u32)| self.cells[q as usize * self.slots + slot as usize] * scale;
        let spectrum: Vec<Complex64> = plan.output.places().map(at).collect();
        let reference = output::reference(&self.input, direction);
        let relative_l2_error = output::relative_l2(&spectrum, &reference);
        let stages = self.witness.map_or(Vec::new(), |witness| witness.stages);
        Output { input: self.input, spectrum, stages, relative_l2_error }
    }
}

impl Witness {
    /// Notes the values of the slots from `from` after `stage` stages.
    fn note(&mut self, from: usize, values: &[Complex64], stage: u32, n: u64) {
        let row = stage as usize * n as usize;
        for (name, value) in self.names[from..].iter().zip(values) {
            self.stages[row + *name as usize] = *value;
        }
    }
}

fn gather<T: Copy>(cells: &[T], slots: Slots, into: &mut Vec<T>) {
    for start in slots.runs() {
        into.extend_from_slice(&cells[start as usize..(start + slots.run) as usize]);
    }
}

fn scatter<T: Copy>(cells: &mut [T], slots: Slots, from: &[T]) {
    for (start, part) in slots.runs().zip(from.chunks_exact(slots.run as usize)) {
        cells[start as usize..(start + slots.run) as usize].copy_from_slice(part);
    }
}

/// Reverses bits `low .. high` of the positions.
fn reverse<T>(cells: &mut [T], low: u8, high: u8) {
    let width = u32::from(high - low);
    let mask = ((1usize << width) - 1) << low;
    for k in 0..cells.len() {
        let middle = (k & mask) >> low;
        let moved = k & !mask | (middle.reverse_bits() >> (usize::BITS - width)) << low;
        if k < moved {
            cells.swap(k, moved);
        }
    }
}
