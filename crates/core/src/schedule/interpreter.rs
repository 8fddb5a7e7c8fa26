//! Interpreter of schedules, shared by all executors: executes steps on a [`Domain`] and stores messages
//! between sending and reception.
//!
//! The caller decides *when* a step happens: [`Interpreter::run`] lets every processor proceed as far as
//! possible without a clock; the simulator follows a network or supersteps.

use super::domain::{Domain, StepRef};
use super::plan::Plan;
use super::step::Step;
use std::collections::VecDeque;

/// Header of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    pub from: u32,
    pub to: u32,
    /// Step that sent it.
    pub record: u32,
    /// Number of words, m.
    pub words: u64,
    /// Whether the message was posted; otherwise it is part of an exchange.
    pub posted: bool,
}

/// Memories of all processors and the messages between them.
pub struct Interpreter<D: Domain> {
    domain: D,
    /// Indexed by message id; ids in `free` are reused.
    messages: Vec<(Envelope, D::Message)>,
    free: Vec<u32>,
    /// Messages that have arrived at each processor and were not received, in order.
    mailboxes: Vec<VecDeque<u32>>,
}

impl<D: Domain> Interpreter<D> {
    /// Creates an interpreter without messages.
    pub fn new(plan: &Plan, domain: D) -> Self {
        let mailboxes = vec![VecDeque::new(); plan.p as usize];
        Interpreter { domain, messages: Vec::new(), free: Vec::new(), mailboxes }
    }

    /// Returns the final contents of the memories.
    pub fn into_domain(self) -> D {
        self.domain
    }

    /// Executes step `record` of processor `q`, unless it communicates.
    ///
    /// # Errors
    /// Returns the errors of the domain.
    pub fn compute(&mut self, plan: &Plan, q: u32, record: u32) -> Result<(), D::Error> {
        match plan.steps[record as usize] {
            Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) | Step::Copy { .. } => {
                self.domain.compute(plan, StepRef { processor: q, record })
            }
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => Ok(()),
        }
    }

    /// Creates the message that step `record` of processor `q` sends. Returns its id, or `None` if the step
    /// sends none.
    ///
    /// # Errors
    /// Returns the errors of the domain.
    pub fn send(&mut self, plan: &Plan, q: u32, record: u32) -> Result<Option<u32>, D::Error> {
        let step = &plan.steps[record as usize];
        let Some((to, slots)) = plan.sends(step) else { return Ok(None) };
        let words = u64::from(slots.count());
        let envelope = Envelope { from: q, to, record, words, posted: matches!(step, Step::Post { .. }) };
        let id = self.free.pop().unwrap_or_else(|| {
            self.messages.push((envelope, D::Message::default()));
            self.messages.len() as u32 - 1
        });
        let (written, message) = &mut self.messages[id as usize];
        *written = envelope;
        self.domain.send(plan, StepRef { processor: q, record }, to, slots, message)?;
        Ok(Some(id))
    }

    /// Returns the header of message `id`.
    pub fn envelope(&self, id: u32) -> Envelope {
        self.messages[id as usize].0
    }

    /// Puts message `id` into the mailbox of its receiver.
    pub fn arrive(&mut self, id: u32) {
        let Envelope { to, .. } = self.envelope(id);
        self.mailboxes[to as usize].push_back(id);
    }

    /// Removes the message for which step `record` of processor `q` waits from the mailbox, if it is there.
    pub fn take(&mut self, plan: &Plan, q: u32, record: u32) -> Option<u32> {
        let (Step::Exchange { from, .. } | Step::Await { from, .. }) = plan.steps[record as usize] else {
            return None;
        };
        let mailbox = &mut self.mailboxes[q as usize];
        let at = mailbox.iter().position(|id| self.messages[*id as usize].0.from == from)?;
        mailbox.remove(at)
    }

    /// Copies message `id`, removed by [`Interpreter::take`], into the slots of step `record` of processor
    /// `q`. Its id can be reused.
    ///
    /// # Errors
    /// Returns the errors of the domain.
    pub fn receive(&mut self, plan: &Plan, q: u32, record: u32, id: u32) -> Result<(), D::Error> {
        if let Some((_, slots)) = plan.receives(&plan.steps[record as usize]) {
            let (_, message) = &self.messages[id as usize];
            self.domain.receive(plan, StepRef { processor: q, record }, slots, message)?;
        }
        self.free.push(id);
        Ok(())
    }

    /// Returns the number of messages that processor `q` has not received.
    pub fn waiting(&self, q: u32) -> usize {
        self.mailboxes[q as usize].len()
    }

    /// Executes all processors as far as possible, without a clock: a message arrives when it is sent.
    /// Returns the step that each processor has reached, one past its last step if it has finished.
    ///
    /// # Errors
    /// Returns the errors of the domain.
    pub fn run(&mut self, plan: &Plan) -> Result<Vec<u32>, D::Error> {
        let mut cursors: Vec<Cursor> = plan.first[..plan.p as usize].iter().map(Cursor::at).collect();
        loop {
            let mut moved = false;
            for (q, cursors) in cursors.iter_mut().enumerate() {
                while self.advance(plan, q as u32, cursors)? {
                    moved = true;
                }
            }
            if !moved {
                return Ok(cursors.into_iter().map(|cursors| cursors.record).collect());
            }
        }
    }

    /// Executes one step of processor `q` as far as possible. Returns whether anything happened.
    fn advance(&mut self, plan: &Plan, q: u32, cursors: &mut Cursor) -> Result<bool, D::Error> {
        let record = cursors.record;
        if record == plan.first[q as usize + 1] {
            return Ok(false);
        }
        let mut happened = false;
        if !cursors.has_sent {
            if let Some(id) = self.send(plan, q, record)? {
                self.arrive(id);
                happened = true;
            }
            cursors.has_sent = true;
        }
        if plan.receives(&plan.steps[record as usize]).is_some() {
            let Some(id) = self.take(plan, q, record) else { return Ok(happened) };
            self.receive(plan, q, record, id)?;
        }
        self.compute(plan, q, record)?;
        *cursors = Cursor::at(&(record + 1));
        Ok(true)
    }
}

/// Position of a processor, without a clock.
struct Cursor {
    record: u32,
    /// Whether the message of this step has already been sent.
    has_sent: bool,
}

impl Cursor {
    fn at(record: &u32) -> Self {
        Cursor { record: *record, has_sent: false }
    }
}
