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
    q: u32,
    cells: Vec<Complex64>,
    /// Index of the next step in the whole plan, and whether that step's message has been sent.
    record: u32,
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
    /// Creates processor `q` with zeroed memory.
    pub fn new(plan: &'a Plan, q: u32, twiddles: &'a Twiddles) -> Processor<'a> {
        Processor {
            plan,
            twiddles,
            library: None,
            q,
            cells: vec![Complex64::default(); plan.slots as usize],
            record: plan.first[q as usize],
            has_sent: false,
            stamps: Stamps::new(plan, q),
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
    pub fn place(&mut self, sample: &(impl Fn(u64) -> Complex64 + ?Sized)) {
        for (slot, i) in self.plan.input.held_by(self.q) {
            self.cells[slot as usize] = sample(i);
        }
        self.record = self.plan.first[self.q as usize];
        self.has_sent = false;
        self.collectives_done = 0;
    }

    /// Executes the program until it must wait, reaches a collective, or ends.
    ///
    /// # Errors
    /// The link fails, or a message has the wrong length.
    pub fn advance(&mut self, link: &mut impl Link) -> Result<State, Fault> {
        let (plan, first) = (self.plan, self.plan.first[self.q as usize]);
        while self.record < plan.first[self.q as usize + 1] {
            if self.collectives.get(self.collectives_done).is_some_and(|next| next.steps.start == self.record)
            {
                return Ok(State::AtCollective);
            }
            let step = plan.steps[self.record as usize];
            let k = (self.record - first) as usize;
            if !self.has_sent {
                self.begin(self.record, link.now());
                if let Some((to, slots)) = plan.sends(&step) {
                    link.send(to, |words| kernel::gather(&self.cells, slots, words))?;
                    self.stamps.injected[k] = link.now();
                }
                self.has_sent = true;
            }
            if let Some((from, slots)) = plan.receives(&step) {
                let (cells, arrived) = (&mut self.cells, &mut self.stamps.arrived[k]);
                let taken = link.take(from, |now, words| {
                    *arrived = now;
                    let fits = words.len() == slots.count() as usize;
                    if fits {
                        kernel::scatter(cells, slots, words);
                    }
                    fits
                })?;
                match taken {
                    Some(true) => {}
                    Some(false) => return Err(Fault::Length { processor: self.q, from }),
                    None => {
                        self.stamps.waited[k] = true;
                        return Ok(State::Waiting { from });
                    }
                }
            }
            self.compute(self.record);
            self.record += 1;
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
        let (plan, steps, first) = (self.plan, collective.steps.clone(), self.plan.first[self.q as usize]);
        let receives = |record: &u32| plan.receives(&plan.steps[*record as usize]).is_some();
        let receiving = steps.clone().find(receives).unwrap_or(steps.end);
        self.outgoing.clear();
        for record in steps.start..receiving {
            self.begin(record, group.now());
            self.pack(record);
            self.compute(record);
        }
        let has_unpacked =
            (receiving..steps.end).any(|record| plan.sends(&plan.steps[record as usize]).is_some());
        if has_unpacked {
            self.begin(receiving, group.now());
            (receiving..steps.end).for_each(|record| self.pack(record));
        }
        let words: u32 = collective.received.iter().map(|part| part.words).sum();
        let mut incoming = std::mem::take(&mut self.incoming);
        incoming.resize(words as usize, Complex64::default());
        let times = group.all_to_all(collective, &self.outgoing, &mut incoming)?;
        if !has_unpacked {
            // The time of handing over belongs to the sending steps.
            self.begin(receiving, times.handed);
        }
        let mut rest = &incoming[..];
        for record in steps.clone() {
            let (k, step) = ((record - first) as usize, plan.steps[record as usize]);
            if plan.sends(&step).is_some() {
                self.stamps.injected[k] = times.handed;
            }
            if record < receiving {
                continue;
            }
            if record > receiving {
                self.begin(record, group.now());
            }
            if let Some((_, slots)) = plan.receives(&step) {
                let words;
                (words, rest) = rest.split_at(slots.count() as usize);
                kernel::scatter(&mut self.cells, slots, words);
                (self.stamps.arrived[k], self.stamps.waited[k]) = (times.arrived, times.waited);
            }
            self.compute(record);
        }
        self.incoming = incoming;
        self.record = steps.end;
        self.collectives_done += 1;
        Ok(())
    }

    /// Executes the computation of a step.
    fn compute(&mut self, record: u32) {
        let step = self.plan.steps[record as usize];
        let is_done =
            self.library.is_some_and(|library| library.execute(&mut self.cells, &step, &mut self.scratch));
        if !is_done {
            kernel::execute(&mut self.cells, self.plan, step, self.twiddles, &mut self.scratch);
        }
    }

    /// Records the start of a step.
    fn begin(&mut self, record: u32, now: f64) {
        let k = (record - self.plan.first[self.q as usize]) as usize;
        self.stamps.start[k] = now;
        self.stamps.waited[k] = false;
    }

    /// Appends a step's message to the outgoing buffer of the collective.
    fn pack(&mut self, record: u32) {
        if let Some((_, slots)) = self.plan.sends(&self.plan.steps[record as usize]) {
            kernel::gather(&self.cells, slots, &mut self.outgoing);
        }
    }

    /// Executes the program once as warm-up and then `passes` times over the same input. `once` places the input immediately before the
    /// program starts and drives it to the end. Returns the timestamps of the counted passes and the final memory contents.
    ///
    /// # Errors
    /// `once` fails, or two passes leave different bits.
    pub fn repeat(
        mut self,
        passes: u32,
        mut once: impl FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
        let mut log = PassLog::default();
        for _ in 0..=passes {
            once(&mut self)?;
            log.add(&self)?;
        }
        Ok((log.stamps, self.cells))
    }

    /// Timestamps of the current or last pass.
    pub fn stamps(&self) -> &Stamps {
        &self.stamps
    }

    /// Memory contents by slot.
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
            Some(first) if first != bits => return Err(Fault::Differs { processor: processor.q }),
            Some(_) => self.stamps.push(processor.stamps.clone()),
        }
        Ok(())
    }
}
