//! BSP (IB 1): executes any plan in supersteps. All processors compute until they have to send a message or to await one
//! that has not arrived; then all communicate until they reach a computation or need a word that arrives in this
//! superstep.
//!
//! A computation superstep costs the maximum work of any processor, in flops as counted by IB: 5 per
//! element and radix-2 stage (10 for the two elements of a butterfly), 34 for four elements and two radix-4
//! stages. A communication superstep costs h·g + l, where h is the maximum number of real numbers (2 per
//! complex word) that any processor sends or receives. The time unit is one flop.

use super::pending_slots::PendingSlots;
use super::run_state::RunState;
use crate::machine::Bsp;
use crate::networks::Deadlock;
use crate::schedule::{Envelope, Plan, Step};
use crate::trace::Superstep;

/// Progress of a processor.
#[derive(Default)]
struct Processor {
    /// Next record to compute or to receive.
    record: u32,
    /// Next record to send; ahead of `record` within a superstep.
    sending: u32,
}

/// Simulation in supersteps.
pub struct SuperstepSimulation {
    processors: Vec<Processor>,
    now: f64,
    steps_done: u64,
    bsp: Bsp,
    pending: PendingSlots,
}

impl SuperstepSimulation {
    /// Creates a simulation at the beginning of `plan`.
    pub fn new(plan: &Plan, bsp: Bsp) -> Self {
        let begin = |record: &u32| Processor { record: *record, sending: *record };
        SuperstepSimulation {
            processors: plan.first[..plan.p as usize].iter().map(begin).collect(),
            now: 0.0,
            steps_done: 0,
            bsp,
            pending: PendingSlots::new(plan.slots),
        }
    }

    /// Returns the number of completed steps.
    pub fn steps_done(&self) -> u64 {
        self.steps_done
    }

    /// Executes supersteps until about `budget` steps are done. Returns whether the simulation is complete.
    ///
    /// # Errors
    /// Returns an error if no processor can proceed.
    pub fn advance(&mut self, state: &mut RunState, budget: u64) -> Result<bool, Deadlock> {
        let mut spent = 0;
        while spent < budget {
            let steps = self.compute(state) + self.communicate(state);
            self.steps_done += steps;
            spent += steps;
            if self.steps_done == state.plan.steps.len() as u64 {
                return Ok(true);
            }
            if steps == 0 {
                return Err(Deadlock { cycle: Vec::new() });
            }
        }
        Ok(false)
    }

    /// Executes one computation superstep and returns the number of completed steps.
    fn compute(&mut self, state: &mut RunState) -> u64 {
        let RunState { plan, interpreter, work, recorder } = state;
        let (mut steps, mut end) = (0, self.now);
        for (q, processor) in self.processors.iter_mut().enumerate() {
            let (q, last) = (q as u32, plan.first[q + 1]);
            let mut time = self.now;
            // Steps sent ahead must be received first.
            while processor.record < last && processor.record >= processor.sending {
                let step = plan.steps[processor.record as usize];
                if step.communicates() {
                    // A message of an earlier superstep is there already and costs nothing.
                    let waits = matches!(step, Step::Await { .. });
                    let arrived = waits.then(|| interpreter.take(plan, q, processor.record)).flatten();
                    let Some(id) = arrived else { break };
                    recorder.record_step_start(processor.record, time);
                    recorder.record_reception(processor.record, interpreter.envelope(id).record, time);
                    let Ok(()) = interpreter.receive(plan, q, processor.record, id);
                } else {
                    let Ok(()) = interpreter.compute(plan, q, processor.record);
                    recorder.record_step_start(processor.record, time);
                    let done = time + work.time(plan, processor.record, &step);
                    recorder.record_computation(q, processor.record, time, done);
                    time = done;
                }
                (processor.record, steps) = (processor.record + 1, steps + 1);
                processor.sending = processor.record;
                if processor.record == last {
                    recorder.record_finish(q, time);
                }
            }
            end = f64::max(end, time);
        }
        if end > self.now {
            recorder.record_superstep(Superstep::computation(self.now, end), &[]);
        }
        self.now = end;
        steps
    }

    /// Executes one communication superstep and returns the number of completed steps.
    fn communicate(&mut self, state: &mut RunState) -> u64 {
        let p = state.plan.p;
        let mut sent = vec![0u64; self.processors.len()];
        let mut received = vec![0u64; self.processors.len()];
        let mut in_flight = Vec::new();
        for q in 0..p {
            self.send(state, q, |id, to, words| {
                sent[q as usize] += words;
                received[to as usize] += words;
                in_flight.push(id);
            });
        }
        let own: Vec<u64> =
            sent.iter().zip(&received).map(|(sent, received)| 2 * *sent.max(received)).collect();
        let h = own.iter().copied().max().unwrap_or(0);
        let start = self.now;
        if h > 0 {
            let Bsp { gap, sync } = self.bsp;
            self.now += h as f64 * gap + sync;
            state.recorder.record_superstep(Superstep { start, end: self.now, h, sync, gap }, &own);
        }
        in_flight.iter().for_each(|id| state.recorder.record_delivery(*id, self.now));
        let mut steps = 0;
        for q in 0..p {
            steps += self.receive(state, q, start);
        }
        steps
    }

    /// Sends the messages of `q` up to its next computation or first send that needs data of this superstep.
    fn send(&mut self, state: &mut RunState, q: u32, mut count: impl FnMut(u32, u32, u64)) {
        let RunState { plan, interpreter, recorder, .. } = state;
        let processor = &mut self.processors[q as usize];
        let ahead = plan.steps.part(processor.record, processor.sending).iter();
        let mut pending =
            self.pending.for_receiver(ahead.filter_map(|step| plan.receives(step)).map(|(_, slots)| slots));
        loop {
            let record = processor.sending;
            if record == plan.first[q as usize + 1] {
                return;
            }
            let step = plan.steps[record as usize];
            let set = |k: u32| &plan.slot_sets[k as usize];
            let touched = match step {
                Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) => return,
                Step::Copy { from, to } => [Some(set(from)), Some(set(to))],
                _ => [plan.sends(&step).map(|(_, slots)| slots), None],
            };
            if touched.into_iter().flatten().any(|slots| pending.intersects(slots)) {
                return;
            }
            // Only copies compute here; other computations have returned above.
            let Ok(()) = interpreter.compute(plan, q, record);
            let Ok(sent) = interpreter.send(plan, q, record);
            if let Some(id) = sent {
                let Envelope { to, words, .. } = interpreter.envelope(id);
                recorder.record_message(id, &interpreter.envelope(id));
                recorder.record_startup_begin(id, self.now);
                recorder.record_startup_end(id, self.now);
                count(id, to, words);
                interpreter.arrive(id);
            }
            if let Some((_, slots)) = plan.receives(&step) {
                pending.add(slots);
            }
            processor.sending += 1;
        }
    }

    /// Receives the messages for which `q` waited, in order, and returns the number of completed steps.
    fn receive(&mut self, state: &mut RunState, q: u32, start: f64) -> u64 {
        let RunState { plan, interpreter, recorder, .. } = state;
        let processor = &mut self.processors[q as usize];
        let from = processor.record;
        // All messages arrive at the end of the superstep: the first takes the time, the others none.
        let mut since = start;
        while processor.record < processor.sending {
            let record = processor.record;
            let step = plan.steps[record as usize];
            recorder.record_step_start(record, since);
            if plan.receives(&step).is_some() {
                let Some(id) = interpreter.take(plan, q, record) else { break };
                recorder.record_reception(record, interpreter.envelope(id).record, self.now);
                let Ok(()) = interpreter.receive(plan, q, record, id);
                since = self.now;
            }
            if let Step::Copy { .. } = step {
                recorder.record_computation(q, record, since, since);
            }
            processor.record += 1;
        }
        if processor.record == plan.first[q as usize + 1] && processor.record > from {
            recorder.record_finish(q, self.now);
        }
        u64::from(processor.record - from)
    }
}
