//! Memories of the simulated processors and words of messages; the only place that holds data.

use crate::Complex64;
use crate::kernel::{self, Twiddles, gather, scatter};
use crate::output::{self, MAX_STAGES_N, Output};
use crate::problem::Direction;
use crate::schedule::{Domain, Plan, SlotSet, Step, StepRef, Unpack};
use crate::signal;
use std::convert::Infallible;

/// Memories of all processors, with `slots` numbers each.
pub struct Memory {
    slots: usize,
    cells: Vec<Complex64>,
    twiddles: Twiddles,
    /// The samples, not packed.
    input: Vec<Complex64>,
    scratch: Vec<Complex64>,
    /// For small transforms: index of R in each slot, and every R[i] after each stage.
    tracker: Option<ElementTracker>,
}

/// Tracks the elements of a small transform through memories and messages, to show them stage by stage.
struct ElementTracker {
    names: Vec<u32>,
    stages: Vec<Complex64>,
}

impl Memory {
    /// Creates the memories and places the samples `input`, packed if they are real, as the plan says.
    pub fn new(plan: &Plan, input: Vec<Complex64>, direction: Direction) -> Self {
        let slots = plan.slots as usize;
        let p = plan.p as usize;
        let mut cells = vec![Complex64::default(); p * slots];
        let words = signal::pack(&input, plan.transform);
        let mut tracker = (plan.n <= MAX_STAGES_N).then(|| {
            let mut stages = words.to_vec();
            let none = Complex64::new(f64::NAN, f64::NAN);
            stages.resize(words.len() * (plan.stages() as usize + 1), none);
            ElementTracker { names: vec![0; p * slots], stages }
        });
        for (i, (q, slot)) in plan.input.places().enumerate() {
            let at = q as usize * slots + slot as usize;
            cells[at] = words[i];
            if let Some(tracker) = &mut tracker {
                tracker.names[at] = i as u32;
            }
        }
        let twiddles = Twiddles::of(plan, direction);
        Memory { slots, cells, twiddles, input, scratch: Vec::new(), tracker }
    }

    /// Executes a computing step of processor `q`.
    fn execute(&mut self, plan: &Plan, q: u32, step: Step) {
        let from = q as usize * self.slots;
        let Memory { cells, twiddles, scratch, tracker, slots, .. } = self;
        let cells = &mut cells[from..from + *slots];
        let Some(tracker) = tracker else {
            kernel::execute(cells, plan, step, twiddles, scratch);
            return;
        };
        match step {
            Step::Local { base, .. } => {
                let from = from + base as usize;
                let record = |stage, part: &[Complex64]| tracker.record(from, part, stage, plan.n);
                kernel::execute_stages(cells, plan, step, twiddles, record);
            }
            Step::Combine(half) => {
                kernel::execute(cells, plan, step, twiddles, scratch);
                for (_, [low, high, to]) in half.each_node() {
                    // The result belongs to the element of its half.
                    let (input, to) = (if half.upper { high } else { low } as usize, to as usize);
                    tracker.names[from + to] = tracker.names[from + input];
                    tracker.record(from + to, &cells[to..=to], u32::from(half.stage) + 1, plan.n);
                }
            }
            Step::Unpack(Unpack { own, .. }) => {
                kernel::execute(cells, plan, step, twiddles, scratch);
                for slot in plan.slot_sets[own as usize].iter().map(|slot| slot as usize) {
                    tracker.record(from + slot, &cells[slot..=slot], plan.stages(), plan.n);
                }
            }
            Step::Copy { from: source, to } => {
                kernel::execute(cells, plan, step, twiddles, scratch);
                let names = &mut tracker.names[from..from + *slots];
                let mut moved = Vec::new();
                gather(names, &plan.slot_sets[source as usize], &mut moved);
                scatter(names, &plan.slot_sets[to as usize], &moved);
            }
            // `send` and `receive` move the words of messages.
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => {}
        }
    }

    /// Collects the transform from where the plan says it ends, and compares it with a reference.
    pub fn output(self, plan: &Plan, direction: Direction) -> Output {
        let scale = output::scale(plan.n, direction);
        let at = |(q, slot): (u32, u32)| self.cells[q as usize * self.slots + slot as usize] * scale;
        let spectrum = output::coefficients(plan.output.places().map(at).collect(), plan.transform);
        let Memory { input, tracker, cells, twiddles, .. } = self;
        // Frees memory for the reference.
        drop((cells, twiddles));
        let reference = output::reference(&input, plan.transform, direction);
        let relative_l2_error = output::relative_l2(&spectrum, &reference);
        let stages = tracker.map_or(Vec::new(), |tracker| tracker.stages);
        Output { input, spectrum, stages, relative_l2_error }
    }
}

/// Words of a message, and for small transforms the index of R of each.
#[derive(Default)]
pub struct Message {
    words: Vec<Complex64>,
    names: Vec<u32>,
}

impl Domain for Memory {
    type Message = Message;
    type Error = Infallible;

    fn compute(&mut self, plan: &Plan, at: StepRef) -> Result<(), Infallible> {
        self.execute(plan, at.processor, plan.steps[at.record as usize]);
        Ok(())
    }

    fn send(
        &mut self,
        _: &Plan,
        at: StepRef,
        _to: u32,
        slots: &SlotSet,
        message: &mut Message,
    ) -> Result<(), Infallible> {
        let from = at.processor as usize * self.slots;
        message.words.clear();
        gather(&self.cells[from..from + self.slots], slots, &mut message.words);
        if let Some(tracker) = &self.tracker {
            message.names.clear();
            gather(&tracker.names[from..from + self.slots], slots, &mut message.names);
        }
        Ok(())
    }

    fn receive(
        &mut self,
        _: &Plan,
        at: StepRef,
        slots: &SlotSet,
        message: &Message,
    ) -> Result<(), Infallible> {
        let from = at.processor as usize * self.slots;
        scatter(&mut self.cells[from..from + self.slots], slots, &message.words);
        if let Some(tracker) = &mut self.tracker {
            scatter(&mut tracker.names[from..from + self.slots], slots, &message.names);
        }
        Ok(())
    }
}

impl ElementTracker {
    /// Stores the values of the slots from `from` after `stage` stages.
    fn record(&mut self, from: usize, values: &[Complex64], stage: u32, n: u64) {
        let row = stage as usize * n as usize;
        for (name, value) in self.names[from..].iter().zip(values) {
            self.stages[row + *name as usize] = *value;
        }
    }
}
