//! One processor: its program of a Plan, its own memory, its notes. Who drives it waits for messages in its own way.

use crate::fault::Fault;
use crate::link::Link;
use crate::stamps::Stamps;
use hyperfly_core::Complex64;
use hyperfly_core::kernel::{self, Twiddles};
use hyperfly_core::schedule::Plan;
use hyperfly_core::trace;

/// One processor in the middle of its program.
pub struct Processor<'a> {
    plan: &'a Plan,
    twiddles: &'a Twiddles,
    q: u32,
    cells: Vec<Complex64>,
    /// The next step, among those of all processors, and whether its message is on its way already.
    record: u32,
    has_sent: bool,
    stamps: Stamps,
    scratch: Vec<Complex64>,
}

/// How far a processor came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It waits for a message.
    Waits {
        /// Whose.
        from: u32,
    },
    /// It has done its last step.
    Done,
}

impl<'a> Processor<'a> {
    /// Processor `q` with an empty memory.
    pub fn new(plan: &'a Plan, q: u32, twiddles: &'a Twiddles) -> Processor<'a> {
        Processor {
            plan,
            twiddles,
            q,
            cells: vec![Complex64::default(); plan.slots as usize],
            record: plan.first[q as usize],
            has_sent: false,
            stamps: Stamps::new(plan, q),
            scratch: Vec::new(),
        }
    }

    /// Puts its part of the input where the Plan wants it, and goes back to the first step; `sample` says what element i is. What
    /// memory held before stays where no input goes, as on a machine that is used again.
    pub fn place(&mut self, sample: &(impl Fn(u64) -> Complex64 + ?Sized)) {
        for (slot, i) in self.plan.input.held_by(self.q) {
            self.cells[slot as usize] = sample(i);
        }
        self.record = self.plan.first[self.q as usize];
        self.has_sent = false;
    }

    /// Executes its program as far as it gets.
    ///
    /// # Errors
    /// Those of the link; a message of the wrong length.
    pub fn advance(&mut self, link: &mut impl Link) -> Result<State, Fault> {
        let (plan, first) = (self.plan, self.plan.first[self.q as usize]);
        while self.record < plan.first[self.q as usize + 1] {
            let step = plan.steps[self.record as usize];
            let k = (self.record - first) as usize;
            if !self.has_sent {
                self.stamps.start[k] = link.now();
                self.stamps.waited[k] = false;
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
            kernel::execute(&mut self.cells, plan, step, self.twiddles, &mut self.scratch);
            self.record += 1;
            self.has_sent = false;
        }
        self.stamps.finish = link.now();
        Ok(State::Done)
    }

    /// Executes its program once to warm the caches, and then as often as asked for, each time over the same input. `once` drives it
    /// to its end. What it noted each time that counts, and what its memory holds at the end.
    ///
    /// # Errors
    /// Those of `once`; passes that leave different bits.
    pub fn repeat(
        mut self,
        passes: u32,
        sample: &(impl Fn(u64) -> Complex64 + ?Sized),
        mut once: impl FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(Vec<Stamps>, Vec<Complex64>), Fault> {
        let mut noted = Noted::default();
        for _ in 0..=passes {
            self.place(sample);
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
