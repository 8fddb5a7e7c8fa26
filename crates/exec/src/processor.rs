//! One processor: its program of a plan, its memory and its timestamps. The caller decides how to wait for messages.

use crate::collective::Collective;
use crate::fault::Fault;
use crate::library::Transforms;
use crate::link::{Group, Link};
use crate::stamps::Stamps;
use hyperfly_core::Complex64;
use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::schedule::Plan;
use hyperfly_core::trace;

/// State of one processor while it executes its program.
pub struct Processor<'a> {
    plan: &'a Plan,
    twiddles: &'a Twiddles,
    library: Option<&'a dyn Transforms>,
    rank: u32,
    cells: Vec<Complex64>,
    /// Index of the next step in the whole plan, and whether that step's message has been sent.
    next_step: u32,
    has_sent: bool,
    stamps: Stamps,
    scratch: Vec<Complex64>,
    /// Collectives of the program in order, and the number completed.
    collectives: &'a [Collective],
    collectives_done: usize,
    outgoing: Vec<Complex64>,
    incoming: Vec<Complex64>,
}

/// Outcome of [`Processor::advance`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// A message is missing.
    Waiting { from: u32 },
    /// The next steps form a collective; continue with [`Processor::execute_collective`].
    AtCollective,
    /// The program has ended.
    Done,
}

impl<'a> Processor<'a> {
    /// Creates processor `rank` with zeroed memory.
    pub fn new(plan: &'a Plan, rank: u32, twiddles: &'a Twiddles) -> Processor<'a> {
        Processor {
            plan,
            twiddles,
            library: None,
            rank,
            cells: vec![Complex64::default(); plan.slots as usize],
            next_step: plan.first[rank as usize],
            has_sent: false,
            stamps: Stamps::new(plan, rank),
            scratch: Vec::new(),
            collectives: &[],
            collectives_done: 0,
            outgoing: Vec::new(),
            incoming: Vec::new(),
        }
    }

    /// Executes these steps of the program as collectives.
    pub fn with_collectives(self, collectives: &'a [Collective]) -> Processor<'a> {
        Processor { collectives, ..self }
    }

    /// Uses a library for the steps that it supports.
    pub fn with_library(self, library: Option<&'a dyn Transforms>) -> Processor<'a> {
        Processor { library, ..self }
    }

    /// Loads the input slots according to the plan and returns to the first step. `sample(i)` is input element i. Other slots keep their
    /// contents, as on a machine that runs repeatedly.
    pub fn place_input(&mut self, sample: &(impl Fn(u64) -> Complex64 + ?Sized)) {
        for (slot, i) in self.plan.input.held_by(self.rank) {
            self.cells[slot as usize] = sample(i);
        }
        self.next_step = self.plan.first[self.rank as usize];
        self.has_sent = false;
        self.collectives_done = 0;
    }

    /// Executes the program until it must wait, reaches a collective, or ends.
    ///
    /// # Errors
    /// The link fails, or a message has the wrong length.
    pub fn advance(&mut self, link: &mut impl Link) -> Result<State, Fault> {
        let (plan, first) = (self.plan, self.plan.first[self.rank as usize]);
        while self.next_step < plan.first[self.rank as usize + 1] {
            if self
                .collectives
                .get(self.collectives_done)
                .is_some_and(|next_run| next_run.steps.start == self.next_step)
            {
                return Ok(State::AtCollective);
            }
            let step = plan.steps[self.next_step as usize];
            let k = (self.next_step - first) as usize;
            if !self.has_sent {
                self.begin(self.next_step, link.now());
                if let Some((to, slots)) = plan.sends(&step) {
                    link.send(to, |words| kernel::gather(&self.cells, slots, words))?;
                    self.stamps.injected[k] = link.now();
                }
                self.has_sent = true;
            }
            if let Some((from, slots)) = plan.receives(&step) {
                let (cells, arrival) = (&mut self.cells, &mut self.stamps.arrived[k]);
                let has_valid_length = link.take(from, |time, words| {
                    *arrival = time;
                    let is_valid = words.len() == slots.count() as usize;
                    if is_valid {
                        kernel::scatter(cells, slots, words);
                    }
                    is_valid
                })?;
                match has_valid_length {
                    Some(true) => {}
                    Some(false) => return Err(Fault::Length { processor: self.rank, from }),
                    None => {
                        self.stamps.waited[k] = true;
                        return Ok(State::Waiting { from });
                    }
                }
            }
            self.compute(self.next_step);
            self.next_step += 1;
            self.has_sent = false;
        }
        self.stamps.finish = link.now();
        Ok(State::Done)
    }

    /// Executes the next collective. Steps before the first receiving one pack their own messages; that step packs all remaining ones.
    /// All outgoing messages are handed over at one time, and all incoming ones arrive at one time.
    ///
    /// # Errors
    /// The group fails.
    pub fn execute_collective(&mut self, group: &mut impl Group) -> Result<(), Fault> {
        let Some(collective) = self.collectives.get(self.collectives_done) else { return Ok(()) };
        let (plan, steps, first) = (self.plan, collective.steps.clone(), self.plan.first[self.rank as usize]);
        let receives = |step_index: &u32| plan.receives(&plan.steps[*step_index as usize]).is_some();
        let receiving = steps.clone().find(receives).unwrap_or(steps.end);
        self.outgoing.clear();
        for step_index in steps.start..receiving {
            self.begin(step_index, group.now());
            self.send_step(step_index);
            self.compute(step_index);
        }
        let has_unpacked =
            (receiving..steps.end).any(|step_index| plan.sends(&plan.steps[step_index as usize]).is_some());
        if has_unpacked {
            self.begin(receiving, group.now());
            (receiving..steps.end).for_each(|step_index| self.send_step(step_index));
        }
        let words: u32 = collective.received.iter().map(|message| message.words).sum();
        let mut incoming = std::mem::take(&mut self.incoming);
        incoming.resize(words as usize, Complex64::default());
        let times = group.all_to_all(collective, &self.outgoing, &mut incoming)?;
        if !has_unpacked {
            // The time of handing over belongs to the sending steps.
            self.begin(receiving, times.handover);
        }
        let mut rest = &incoming[..];
        for step_index in steps.clone() {
            let (k, step) = ((step_index - first) as usize, plan.steps[step_index as usize]);
            if plan.sends(&step).is_some() {
                self.stamps.injected[k] = times.handover;
            }
            if step_index < receiving {
                continue;
            }
            if step_index > receiving {
                self.begin(step_index, group.now());
            }
            if let Some((_, slots)) = plan.receives(&step) {
                let words;
                (words, rest) = rest.split_at(slots.count() as usize);
                kernel::scatter(&mut self.cells, slots, words);
                (self.stamps.arrived[k], self.stamps.waited[k]) = (times.arrival, times.has_waited);
            }
            self.compute(step_index);
        }
        self.incoming = incoming;
        self.next_step = steps.end;
        self.collectives_done += 1;
        Ok(())
    }

    /// Executes the computation of a step.
    fn compute(&mut self, step_index: u32) {
        let step = self.plan.steps[step_index as usize];
        let is_done =
            self.library.is_some_and(|library| library.execute(&mut self.cells, &step, &mut self.scratch));
        if !is_done {
            kernel::execute(&mut self.cells, self.plan, step, self.twiddles, &mut self.scratch);
        }
    }

    /// Records the start of a step.
    fn begin(&mut self, step_index: u32, time: f64) {
        let k = (step_index - self.plan.first[self.rank as usize]) as usize;
        self.stamps.start[k] = time;
        self.stamps.waited[k] = false;
    }

    /// Appends a step's message to the outgoing buffer of the collective.
    fn send_step(&mut self, step_index: u32) {
        if let Some((_, slots)) = self.plan.sends(&self.plan.steps[step_index as usize]) {
            kernel::gather(&self.cells, slots, &mut self.outgoing);
        }
    }

    /// Executes the program once as warm-up and then `passes` times over the same input. `run_pass` places the input immediately before the
    /// program starts and drives it to the end. Returns the timestamps of the counted passes and the final memory contents.
    ///
    /// # Errors
    /// `run_pass` fails, or two passes leave different bits.
    pub fn run_passes(
        mut self,
        passes: u32,
        mut run_pass: impl FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
        let mut log = PassLog::default();
        for _ in 0..=passes {
            run_pass(&mut self)?;
            log.add(&self)?;
        }
        Ok((log.stamps, self.cells))
    }

    /// Returns the timestamps of the current or last pass.
    pub fn stamps(&self) -> &Stamps {
        &self.stamps
    }

    /// Returns the memory contents by slot.
    pub fn cells(&self) -> &[Complex64] {
        &self.cells
    }
}

/// Timestamps of a processor, pass by pass. The first pass warms the caches and is not counted.
#[derive(Default)]
pub struct PassLog {
    /// Timestamps of the counted passes.
    pub stamps: Vec<Stamps>,
    /// Hash of the memory's bits after the first pass. A hash because NaN is unequal to itself.
    first: Option<u64>,
}

impl PassLog {
    /// Adds the pass that the processor has completed.
    ///
    /// # Errors
    /// The pass left different bits than the first one.
    pub fn add(&mut self, processor: &Processor) -> Result<(), Fault> {
        let bits = trace::hash_values(0, &processor.cells);
        match self.first {
            None => self.first = Some(bits),
            Some(first) if first != bits => return Err(Fault::Differs { processor: processor.rank }),
            Some(_) => self.stamps.push(processor.stamps.clone()),
        }
        Ok(())
    }
}
