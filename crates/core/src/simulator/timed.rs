//! Processors on a network: each executes its steps in virtual time and exchanges messages through the
//! network.

use super::parts::Parts;
use crate::agenda::{Agenda, Priority};
use crate::networks::{Context, Deadlock, Message, NETWORK, Network};
use crate::schedule::{Envelope, Plan, Step};
use std::collections::VecDeque;

/// [`crate::agenda::Event::what`] of the instant at which a processor has received all words of a message.
const TAKEN: u32 = 1;

/// State of a processor.
#[derive(Clone, Default)]
struct Processor {
    /// Record (step of the Plan) that it executes or executes next.
    record: u32,
    /// Whether it waits for messages in that step, and since when.
    waits: bool,
    since: f64,
    /// Whether its own message of this exchange has been delivered.
    delivered: bool,
    /// Message that it is receiving word by word, and whether it has all words.
    taking: Option<u32>,
    taken: bool,
    /// Posted messages that wait for the network interface, which sends one at a time.
    outbox: VecDeque<u32>,
    sending: bool,
}

/// All processors, the network between them, and the agenda.
pub struct Timed {
    network: Box<dyn Network>,
    agenda: Agenda,
    processors: Vec<Processor>,
    finished: u32,
    steps_done: u64,
    /// Scratch list, reused between instants.
    delivered: Vec<u32>,
}

impl Timed {
    /// Creates a simulation at the beginning of `plan`.
    pub fn new(plan: &Plan, network: Box<dyn Network>) -> Self {
        let mut agenda = Agenda::new();
        (0..plan.p).for_each(|q| agenda.push(0.0, Priority::Step, q, 0));
        let processors = plan.first[..plan.p as usize].iter();
        Timed {
            network,
            agenda,
            processors: processors.map(|&record| Processor { record, ..Processor::default() }).collect(),
            finished: 0,
            steps_done: 0,
            delivered: Vec::new(),
        }
    }

    /// Returns the number of completed steps.
    pub fn steps_done(&self) -> u64 {
        self.steps_done
    }

    /// Returns the network in its final state.
    pub fn into_network(self) -> Box<dyn Network> {
        self.network
    }

    /// Executes instants until about `budget` events have happened. Returns whether all processors have
    /// finished.
    ///
    /// # Errors
    /// Returns an error if no event is left although processors have not finished.
    pub fn advance(&mut self, parts: &mut Parts, budget: u64) -> Result<bool, Deadlock> {
        let mut spent = 0;
        while self.finished < parts.plan.p {
            if spent >= budget {
                return Ok(false);
            }
            let time = self.agenda.next_time().min(self.network.next_time());
            if time.is_infinite() {
                return Err(self.network.deadlock().unwrap_or(Deadlock { circle: Vec::new() }));
            }
            spent += self.instant(parts, time);
        }
        Ok(true)
    }

    /// Executes all events at `time` and returns their number.
    fn instant(&mut self, parts: &mut Parts, time: f64) -> u64 {
        self.agenda.open(time);
        self.network(parts, |network, context| network.at(context));
        let mut count = self.delivered.len() as u64;
        self.deliver(parts);
        while let Some((priority, event)) = self.agenda.next_event() {
            count += 1;
            match priority {
                Priority::Step if event.what == TAKEN => self.has_taken(parts, event.rank),
                Priority::Step => self.step(parts, event.rank),
                Priority::Inject if event.what < NETWORK => self.inject(parts, event.what),
                Priority::Inject | Priority::Release | Priority::Request => {
                    self.network(parts, |network, context| network.event(priority, event, context));
                    if !self.delivered.is_empty() {
                        self.deliver(parts);
                    }
                }
            }
        }
        self.network(parts, |network, context| network.settle(context));
        count
    }

    fn network(&mut self, parts: &mut Parts, mut with: impl FnMut(&mut dyn Network, &mut Context)) {
        let Timed { network, agenda, delivered, .. } = self;
        with(&mut **network, &mut Context { agenda, log: &mut parts.recorder, delivered });
    }

    /// Executes the steps of processor `q` from the current one to the next that takes time.
    fn step(&mut self, parts: &mut Parts, q: u32) {
        let last = parts.plan.first[q as usize + 1];
        let now = self.agenda.now();
        loop {
            let record = self.processors[q as usize].record;
            if record == last {
                parts.recorder.finish(q, now);
                self.finished += 1;
                return;
            }
            parts.recorder.begin(record, now);
            let step = parts.plan.steps[record as usize];
            let busy = match step {
                Step::Exchange { .. } => {
                    let id = send(parts, q, record);
                    parts.recorder.begun(id, now);
                    self.agenda.push(now + self.network.startup(), Priority::Inject, q, id);
                    self.wait(q);
                    self.take(parts, q);
                    return;
                }
                Step::Await { .. } => {
                    self.wait(q);
                    self.take(parts, q);
                    self.meet(parts, q);
                    return;
                }
                Step::Post { .. } => self.post(parts, q, record),
                _ => {
                    let Ok(()) = parts.interpreter.compute(&parts.plan, q, record);
                    let time = parts.work.time(&parts.plan, record, &step);
                    parts.recorder.computed(q, record, now, now + time);
                    time
                }
            };
            self.processors[q as usize].record += 1;
            self.steps_done += 1;
            if busy > 0.0 {
                self.agenda.push(now + busy, Priority::Step, q, 0);
                return;
            }
        }
    }

    fn wait(&mut self, q: u32) {
        let now = self.agenda.now();
        let processor = &mut self.processors[q as usize];
        (processor.waits, processor.since) = (true, now);
    }

    /// Hands a message to the network and returns how long the processor itself is busy.
    fn post(&mut self, parts: &mut Parts, q: u32, record: u32) -> f64 {
        let now = self.agenda.now();
        let id = send(parts, q, record);
        if self.network.pipelined() {
            let cost = self.network.post_cost(parts.interpreter.envelope(id).words);
            parts.recorder.begun(id, now);
            parts.recorder.busy(q, now, now + cost);
            self.agenda.push(now + self.network.startup(), Priority::Inject, q, id);
            return cost;
        }
        self.processors[q as usize].outbox.push_back(id);
        self.next_of_outbox(parts, q);
        0.0
    }

    /// Starts the next posted message on the network interface of `q`, if it is idle.
    fn next_of_outbox(&mut self, parts: &mut Parts, q: u32) {
        let processor = &mut self.processors[q as usize];
        if processor.sending {
            return;
        }
        if let Some(id) = processor.outbox.pop_front() {
            processor.sending = true;
            let now = self.agenda.now();
            parts.recorder.begun(id, now);
            self.agenda.push(now + self.network.startup(), Priority::Inject, q, id);
        }
    }

    /// Passes a message to the network when its start-up is over.
    fn inject(&mut self, parts: &mut Parts, id: u32) {
        let Envelope { from, to, words, posted, .. } = parts.interpreter.envelope(id);
        parts.recorder.injected(id, self.agenda.now());
        let message = Message { id, rank: from, to, words, posted };
        self.network(parts, |network, context| network.inject(message, context));
        if self.network.take_cost() > 0.0 {
            // Here the mailbox also contains messages that are still in flight.
            parts.interpreter.arrive(id);
            self.take(parts, to);
        }
    }

    /// Starts to receive a message that is in flight, if `q` waits for it and receiving takes processor
    /// time.
    fn take(&mut self, parts: &mut Parts, q: u32) {
        let processor = &mut self.processors[q as usize];
        if self.network.take_cost() == 0.0 || !processor.waits || processor.taking.is_some() {
            return;
        }
        let Some(id) = parts.interpreter.take(&parts.plan, q, processor.record) else { return };
        processor.taking = Some(id);
        let exchange = matches!(parts.plan.steps[processor.record as usize], Step::Exchange { .. });
        if let Some(time) = self.network.take(id, exchange, self.agenda.now()) {
            self.agenda.push(time, Priority::Step, q, TAKEN);
        }
    }

    /// Handles the arrival of the last word of the message that `q` receives.
    fn has_taken(&mut self, parts: &mut Parts, q: u32) {
        let processor = &mut self.processors[q as usize];
        processor.taken = true;
        if let Some(id) = processor.taking.filter(|id| parts.interpreter.envelope(*id).posted) {
            parts.recorder.delivered(id, self.agenda.now());
        }
        self.meet(parts, q);
    }

    /// Puts the messages delivered at this instant into their mailboxes and wakes the processors that wait
    /// for them.
    fn deliver(&mut self, parts: &mut Parts) {
        let now = self.agenda.now();
        let mut delivered = std::mem::take(&mut self.delivered);
        for id in delivered.drain(..) {
            let Envelope { from, to, posted, .. } = parts.interpreter.envelope(id);
            let is_taken = self.network.take_cost() > 0.0;
            if !is_taken {
                parts.interpreter.arrive(id);
            }
            // If receiving takes processor time, a posted message counts as delivered when it has been
            // received.
            if !(is_taken && posted) {
                parts.recorder.delivered(id, now);
            }
            if !posted {
                self.processors[from as usize].delivered = true;
                self.meet(parts, from);
            } else if !self.network.pipelined() {
                self.processors[from as usize].sending = false;
                self.next_of_outbox(parts, from);
            }
            self.meet(parts, to);
        }
        self.delivered = delivered;
    }

    /// Ends the step of `q` if it waits and everything that it waits for has arrived.
    fn meet(&mut self, parts: &mut Parts, q: u32) {
        let processor = &self.processors[q as usize];
        if !processor.waits {
            return;
        }
        let step = parts.plan.steps[processor.record as usize];
        let exchange = matches!(step, Step::Exchange { .. });
        if exchange && !processor.delivered {
            return;
        }
        let Some(id) = self.received(parts, q) else { return };
        let now = self.agenda.now();
        let processor = &mut self.processors[q as usize];
        let (record, since) = (processor.record, processor.since);
        (processor.waits, processor.delivered) = (false, false);
        processor.record += 1;
        self.steps_done += 1;
        parts.recorder.received(record, parts.interpreter.envelope(id).record, now);
        if exchange {
            parts.recorder.exchanged(q, now);
        } else {
            parts.recorder.awaited(q, id, since, now);
        }
        let cost = self.network.take_cost();
        parts.recorder.busy(q, now, now + cost);
        let Ok(()) = parts.interpreter.receive(&parts.plan, q, record, id);
        self.agenda.push(now + cost, Priority::Step, q, 0);
    }

    /// Returns the message for which `q` waits, if all its words have arrived.
    fn received(&mut self, parts: &mut Parts, q: u32) -> Option<u32> {
        let processor = &mut self.processors[q as usize];
        if self.network.take_cost() > 0.0 {
            let id = processor.taking.take_if(|_| processor.taken)?;
            processor.taken = false;
            return Some(id);
        }
        parts.interpreter.take(&parts.plan, q, processor.record)
    }
}

/// Creates the message of a sending step and returns its id.
fn send(parts: &mut Parts, q: u32, record: u32) -> u32 {
    let Ok(id) = parts.interpreter.send(&parts.plan, q, record);
    let id = id.expect("the step sends");
    parts.recorder.sent(id, &parts.interpreter.envelope(id));
    id
}
