//! One processor: its program of a Plan, its own memory, its notes. Who drives it waits for messages in its own way.

use crate::collective::Collective;
use crate::fault::Fault;
use crate::library::Transforms;
use crate::link::{Group, Link};
use crate::stamps::Stamps;
use hyperfly_core::Complex64;
use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::schedule::Plan;
use hyperfly_core::trace;

/// One processor in the middle of its program.
pub struct Processor<'a> {
    plan: &'a Plan,
    twiddles: &'a Twiddles,
    library: Option<&'a dyn Transforms>,
    q: u32,
    cells: Vec<Complex64>,
    /// The next step, among those of all processors, and whether its message is on its way already.
    record: u32,
    has_sent: bool,
    stamps: Stamps,
    scratch: Vec<Complex64>,
    /// Steps that a group does at once, in order, and how many of them are done.
    collectives: &'a [Collective],
    met: usize,
    outgoing: Vec<Complex64>,
    incoming: Vec<Complex64>,
}

/// How far a processor came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It waits for a message.
    Waits {
        /// Whose.
        from: u32,
    },
    /// Its next steps are those of a collective: it goes on with [`Processor::meet`].
    Meets,
    /// It has done its last step.
    Done,
}

impl<'a> Processor<'a> {
    /// Processor `q` with an empty memory.
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
            met: 0,
            outgoing: Vec::new(),
            incoming: Vec::new(),
        }
    }

    /// The same, which does these steps of its program with its group at once.
    pub fn with_collectives(self, collectives: &'a [Collective]) -> Processor<'a> {
        Processor { collectives, ..self }
    }

    /// The same, with a library for the steps that it can execute.
    pub fn with_library(self, library: Option<&'a dyn Transforms>) -> Processor<'a> {
        Processor { library, ..self }
    }

    /// Puts its part of the input where the Plan wants it, and goes back to the first step; `sample` says what element i is. What
    /// memory held before stays where no input goes, as on a machine that is used again.
    pub fn place(&mut self, sample: &(impl Fn(u64) -> Complex64 + ?Sized)) {
        for (slot, i) in self.plan.input.held_by(self.q) {
            self.cells[slot as usize] = sample(i);
        }
        self.record = self.plan.first[self.q as usize];
        self.has_sent = false;
        self.met = 0;
    }

    /// Executes its program as far as it gets.
    ///
    /// # Errors
    /// Those of the link; a message of the wrong length.
    pub fn advance(&mut self, link: &mut impl Link) -> Result<State, Fault> {
        let (plan, first) = (self.plan, self.plan.first[self.q as usize]);
        while self.record < plan.first[self.q as usize + 1] {
            if self.collectives.get(self.met).is_some_and(|next| next.steps.start == self.record) {
                return Ok(State::Meets);
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
                        return Ok(State::Waits { from });
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

    /// Does the steps of the collective that it stands before. Its messages are packed by the steps that send them, up to the first
    /// that receives; what is left then, that one packs. All are handed over, and all that come are there, at one time.
    ///
    /// # Errors
    /// Those of the group.
    pub fn meet(&mut self, group: &mut impl Group) -> Result<(), Fault> {
        let Some(collective) = self.collectives.get(self.met) else { return Ok(()) };
        let (plan, steps, first) = (self.plan, collective.steps.clone(), self.plan.first[self.q as usize]);
        let receives = |record: &u32| plan.receives(&plan.steps[*record as usize]).is_some();
        let receiving = steps.clone().find(receives).unwrap_or(steps.end);
        self.outgoing.clear();
        for record in steps.start..receiving {
            self.begin(record, group.now());
            self.pack(record);
            self.compute(record);
        }
        let is_left = (receiving..steps.end).any(|record| plan.sends(&plan.steps[record as usize]).is_some());
        if is_left {
            self.begin(receiving, group.now());
            (receiving..steps.end).for_each(|record| self.pack(record));
        }
        let words: u32 = collective.received.iter().map(|part| part.words).sum();
        let mut incoming = std::mem::take(&mut self.incoming);
        incoming.resize(words as usize, Complex64::default());
        let carried = group.all_to_all(collective, &self.outgoing, &mut incoming)?;
        if !is_left {
            // Handing over belongs to the steps that send.
            self.begin(receiving, carried.handed);
        }
        let mut rest = &incoming[..];
        for record in steps.clone() {
            let (k, step) = ((record - first) as usize, plan.steps[record as usize]);
            if plan.sends(&step).is_some() {
                self.stamps.injected[k] = carried.handed;
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
                (self.stamps.arrived[k], self.stamps.waited[k]) = (carried.arrived, carried.waited);
            }
            self.compute(record);
        }
        self.incoming = incoming;
        self.record = steps.end;
        self.met += 1;
        Ok(())
    }

    /// Executes what a step does within the memory.
    fn compute(&mut self, record: u32) {
        let step = self.plan.steps[record as usize];
        let is_done =
            self.library.is_some_and(|library| library.execute(&mut self.cells, &step, &mut self.scratch));
        if !is_done {
            kernel::execute(&mut self.cells, self.plan, step, self.twiddles, &mut self.scratch);
        }
    }

    /// Notes when a step begins.
    fn begin(&mut self, record: u32, now: f64) {
        let k = (record - self.plan.first[self.q as usize]) as usize;
        self.stamps.start[k] = now;
        self.stamps.waited[k] = false;
    }

    /// Adds what a step sends to what goes out together.
    fn pack(&mut self, record: u32) {
        if let Some((_, slots)) = self.plan.sends(&self.plan.steps[record as usize]) {
            kernel::gather(&self.cells, slots, &mut self.outgoing);
        }
    }

    /// Executes its program once to warm the caches, and then as often as asked for, each time over the same input. `once` places
    /// that, just before the program begins, and drives it to its end. What it noted each time that counts, and what its memory holds at the end.
    ///
    /// # Errors
    /// Those of `once`; passes that leave different bits.
    pub fn repeat(
        mut self,
        passes: u32,
        mut once: impl FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
        let mut noted = Noted::default();
        for _ in 0..=passes {
            once(&mut self)?;
            noted.add(&self)?;
        }
        Ok((noted.stamps, self.cells))
    }

    /// What it noted.
    pub fn stamps(&self) -> &Stamps {
        &self.stamps
    }

    /// What its memory holds.
    pub fn cells(&self) -> &[Complex64] {
        &self.cells
    }
}

/// What a processor noted, pass by pass. The first pass warms the caches and does not count.
#[derive(Default)]
pub struct Noted {
    /// Its notes of the passes that count.
    pub stamps: Vec<Stamps>,
    /// What memory held after the first pass, as a hash of its bits: NaN is unequal to itself.
    first: Option<u64>,
}

impl Noted {
    /// Adds the pass that the processor has ended.
    ///
    /// # Errors
    /// It left other bits than the one before.
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
