//! The one interpreter of schedules: executes steps on whatever slots hold ([`Domain`]), and keeps the messages between sending
//! and reception.
//!
//! *When* a step happens is up to who drives it: [`Interpreter::run`] lets every processor go on as far as it can, with no
//! clock; the simulator asks a network, or goes by supersteps.

use super::domain::{At, Domain};
use super::plan::Plan;
use super::step::Step;
use std::collections::VecDeque;

/// What stands on a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// Who sent it.
    pub from: u32,
    /// Who gets it.
    pub to: u32,
    /// The step that sent it.
    pub record: u32,
    /// m.
    pub words: u64,
    /// Whether it was posted; else it is part of an exchange.
    pub posted: bool,
}

/// The memories of all processors, and the messages between them.
pub struct Interpreter<D: Domain> {
    domain: D,
    /// By number; the numbers in `free` are used again.
    messages: Vec<(Envelope, D::Message)>,
    free: Vec<u32>,
    /// What has come to each processor and was not taken, in order.
    mailboxes: Vec<VecDeque<u32>>,
}

impl<D: Domain> Interpreter<D> {
    /// Memories as `domain` has them, and no messages yet.
    pub fn new(plan: &Plan, domain: D) -> Self {
        let mailboxes = vec![VecDeque::new(); plan.p as usize];
        Interpreter { domain, messages: Vec::new(), free: Vec::new(), mailboxes }
    }

    /// What the memories hold at the end.
    pub fn into_domain(self) -> D {
        self.domain
    }

    /// Executes step `record` of processor `q`, if it is no message.
    ///
    /// # Errors
    /// Those of the domain.
    pub fn compute(&mut self, plan: &Plan, q: u32, record: u32) -> Result<(), D::Error> {
        match plan.steps[record as usize] {
            Step::Local { .. } | Step::Combine { .. } | Step::Copy { .. } => {
                self.domain.compute(plan, At { processor: q, record })
            }
            Step::Exchange { .. } | Step::Post { .. } | Step::Await { .. } => Ok(()),
        }
    }

    /// Makes the message that step `record` of processor `q` sends; its number, `None` if the step sends none.
    ///
    /// # Errors
    /// Those of the domain.
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
        self.domain.send(plan, At { processor: q, record }, to, slots, message)?;
        Ok(Some(id))
    }

    /// What stands on message `id`.
    pub fn envelope(&self, id: u32) -> Envelope {
        self.messages[id as usize].0
    }

    /// Puts message `id` into the mailbox of its receiver.
    pub fn arrive(&mut self, id: u32) {
        let Envelope { to, .. } = self.envelope(id);
        self.mailboxes[to as usize].push_back(id);
    }

    /// Takes the message for which step `record` of processor `q` waits out of the mailbox, if it is there.
    pub fn take(&mut self, plan: &Plan, q: u32, record: u32) -> Option<u32> {
        let (Step::Exchange { from, .. } | Step::Await { from, .. }) = plan.steps[record as usize] else {
            return None;
        };
        let mailbox = &mut self.mailboxes[q as usize];
        let at = mailbox.iter().position(|id| self.messages[*id as usize].0.from == from)?;
        mailbox.remove(at)
    }

    /// Puts message `id`, which was taken, into the slots of step `record` of processor `q`. Its number is free from now on.
    ///
    /// # Errors
    /// Those of the domain.
    pub fn receive(&mut self, plan: &Plan, q: u32, record: u32, id: u32) -> Result<(), D::Error> {
        if let Some((_, slots)) = plan.receives(&plan.steps[record as usize]) {
            let (_, message) = &self.messages[id as usize];
            self.domain.receive(plan, At { processor: q, record }, slots, message)?;
        }
        self.free.push(id);
        Ok(())
    }

    /// How many messages processor `q` has not taken.
    pub fn waiting(&self, q: u32) -> usize {
        self.mailboxes[q as usize].len()
    }

    /// Executes all programs as far as they get, with no clock: a message arrives when it is sent. The step at which each
    /// processor stands then; past its last one if it has finished.
    ///
    /// # Errors
    /// Those of the domain.
    pub fn run(&mut self, plan: &Plan) -> Result<Vec<u32>, D::Error> {
        let mut standing: Vec<Standing> = plan.first[..plan.p as usize].iter().map(Standing::at).collect();
        loop {
            let mut moved = false;
            for (q, standing) in standing.iter_mut().enumerate() {
                while self.advance(plan, q as u32, standing)? {
                    moved = true;
                }
            }
            if !moved {
                return Ok(standing.into_iter().map(|standing| standing.record).collect());
            }
        }
    }

    /// One step of processor `q`, as far as it gets; whether anything happened.
    fn advance(&mut self, plan: &Plan, q: u32, standing: &mut Standing) -> Result<bool, D::Error> {
        let record = standing.record;
        if record == plan.first[q as usize + 1] {
            return Ok(false);
        }
        let mut happened = false;
        if !standing.has_sent {
            if let Some(id) = self.send(plan, q, record)? {
                self.arrive(id);
                happened = true;
            }
            standing.has_sent = true;
        }
        if plan.receives(&plan.steps[record as usize]).is_some() {
            let Some(id) = self.take(plan, q, record) else { return Ok(happened) };
            self.receive(plan, q, record, id)?;
        }
        self.compute(plan, q, record)?;
        *standing = Standing::at(&(record + 1));
        Ok(true)
    }
}

/// Where a processor is, with no clock.
struct Standing {
    record: u32,
    /// Whether the message of this step is on its way already.
    has_sent: bool,
}

impl Standing {
    fn at(record: &u32) -> Self {
        Standing { record: *record, has_sent: false }
    }
}
