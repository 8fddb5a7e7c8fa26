//! Processors on a network: each executes its steps in virtual time and exchanges messages through the
//! network.

use super::run_state::RunState;
use crate::agenda::{Agenda, Priority};
use crate::networks::{Context, Deadlock, Message, NETWORK, Network, RECEIVED};
use crate::schedule::{Envelope, Plan, Step};
use std::collections::VecDeque;

/// State of a processor.
#[derive(Clone, Default)]
struct Processor {
    /// Record (step of the plan) that it executes or executes next.
    record: u32,
    /// Whether it waits for messages in that step, and since when.
    is_waiting: bool,
    since: f64,
    /// Whether its own message of this exchange no longer keeps it: it was delivered, or on LogP its last word has left.
    own_message_done: bool,
    /// Message that it is receiving word by word, and whether it has all words.
    receiving: Option<u32>,
    has_all_words: bool,
    /// Posted messages that wait for the network interface, and the one that it sends.
    outbox: VecDeque<u32>,
    sending: Option<u32>,
    /// Its messages of exchanges that must not overtake a posted one.
    behind_posted: Vec<BehindPosted>,
}

/// A message of an exchange whose sender had posted a message to the same processor that was not delivered. A processor
/// receives messages from another one in the order in which they were sent.
#[derive(Clone)]
struct BehindPosted {
    message: u32,
    posted: u32,
    is_delivered: bool,
}

/// All processors, the network between them, and the agenda.
pub struct EventSimulation {
    network: Box<dyn Network>,
    agenda: Agenda,
    processors: Vec<Processor>,
    finished: u32,
    steps_done: u64,
    /// Scratch lists, reused between instants.
    delivered: Vec<u32>,
    sent: Vec<u32>,
}

impl EventSimulation {
    /// Creates a simulation at the beginning of `plan`.
    pub fn new(plan: &Plan, network: Box<dyn Network>) -> Self {
        let mut agenda = Agenda::new();
        (0..plan.p).for_each(|q| agenda.push(0.0, Priority::Step, q, 0));
        let processors = plan.first[..plan.p as usize].iter();
        EventSimulation {
            network,
            agenda,
            processors: processors.map(|&record| Processor { record, ..Processor::default() }).collect(),
            finished: 0,
            steps_done: 0,
            delivered: Vec::new(),
            sent: Vec::new(),
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
    pub fn advance(&mut self, state: &mut RunState, budget: u64) -> Result<bool, Deadlock> {
        let mut spent = 0;
        while self.finished < state.plan.p {
            if spent >= budget {
                return Ok(false);
            }
            let time = self.agenda.next_time().min(self.network.next_time());
            if time.is_infinite() {
                return Err(self.network.deadlock().unwrap_or(Deadlock { cycle: Vec::new() }));
            }
            spent += self.execute_instant(state, time);
        }
        Ok(true)
    }

    /// Executes all events at `time` and returns their number.
    fn execute_instant(&mut self, state: &mut RunState, time: f64) -> u64 {
        self.agenda.advance_to(time);
        self.with_network(state, |network, context| network.deliver_due(context));
        let mut count = self.delivered.len() as u64;
        self.deliver(state);
        while let Some((priority, event)) = self.agenda.next_event() {
            count += 1;
            match priority {
                Priority::Step if event.payload == RECEIVED => self.finish_receiving(state, event.rank),
                Priority::Step => self.step(state, event.rank),
                Priority::Inject if event.payload < NETWORK => self.inject(state, event.payload),
                Priority::Inject | Priority::Release | Priority::Request => {
                    self.with_network(state, |network, context| {
                        network.handle_event(priority, event, context)
                    });
                    if !self.delivered.is_empty() {
                        self.deliver(state);
                    }
                    while let Some(rank) = self.sent.pop() {
                        self.release_sender(state, rank);
                    }
                }
            }
        }
        self.with_network(state, |network, context| network.settle(context));
        count
    }

    fn with_network(&mut self, state: &mut RunState, mut action: impl FnMut(&mut dyn Network, &mut Context)) {
        let EventSimulation { network, agenda, delivered, sent, .. } = self;
        action(&mut **network, &mut Context { agenda, log: &mut state.recorder, delivered, sent });
    }

    /// Executes the steps of processor `q` from the current one to the next that takes time.
    fn step(&mut self, state: &mut RunState, q: u32) {
        let last = state.plan.first[q as usize + 1];
        let now = self.agenda.now();
        loop {
            let record = self.processors[q as usize].record;
            if record == last {
                state.recorder.record_finish(q, now);
                self.finished += 1;
                return;
            }
            state.recorder.record_step_start(record, now);
            let step = state.plan.steps[record as usize];
            let busy = match step {
                Step::Exchange { .. } => {
                    let id = send(state, q, record);
                    self.keep_behind_posted(state, q, id);
                    state.recorder.record_startup_begin(id, now);
                    self.agenda.push(now + self.network.startup(), Priority::Inject, q, id);
                    self.wait(q);
                    self.start_receiving(state, q);
                    return;
                }
                Step::Await { .. } => {
                    self.wait(q);
                    self.start_receiving(state, q);
                    self.try_end_step(state, q);
                    return;
                }
                Step::Post { .. } => self.post(state, q, record),
                _ => {
                    let Ok(()) = state.interpreter.compute(&state.plan, q, record);
                    let time = state.work.time(&state.plan, record, &step);
                    state.recorder.record_computation(q, record, now, now + time);
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
        (processor.is_waiting, processor.since) = (true, now);
    }

    /// Hands a message to the network and returns how long the processor itself is busy.
    fn post(&mut self, state: &mut RunState, q: u32, record: u32) -> f64 {
        let now = self.agenda.now();
        let id = send(state, q, record);
        if self.network.is_pipelined() {
            let cost = self.network.post_cost(state.interpreter.envelope(id).words);
            state.recorder.record_startup_begin(id, now);
            state.recorder.record_busy(q, now, now + cost);
            self.agenda.push(now + self.network.startup(), Priority::Inject, q, id);
            return cost;
        }
        self.processors[q as usize].outbox.push_back(id);
        self.send_next_posted(state, q);
        0.0
    }

    /// Starts the next posted message on the network interface of `q`, if it is idle.
    fn send_next_posted(&mut self, state: &mut RunState, q: u32) {
        let processor = &mut self.processors[q as usize];
        if processor.sending.is_some() {
            return;
        }
        if let Some(id) = processor.outbox.pop_front() {
            processor.sending = Some(id);
            let now = self.agenda.now();
            state.recorder.record_startup_begin(id, now);
            self.agenda.push(now + self.network.startup(), Priority::Inject, q, id);
        }
    }

    /// Notes that a message of an exchange follows a posted one to the same processor, if one is under way.
    fn keep_behind_posted(&mut self, state: &RunState, q: u32, message: u32) {
        let receiver = |id: u32| state.interpreter.envelope(id).to;
        let processor = &mut self.processors[q as usize];
        let mut under_way = processor.outbox.iter().rev().copied().chain(processor.sending);
        if let Some(posted) = under_way.find(|posted| receiver(*posted) == receiver(message)) {
            processor.behind_posted.push(BehindPosted { message, posted, is_delivered: false });
        }
    }

    /// Passes a message to the network when its start-up is over.
    fn inject(&mut self, state: &mut RunState, id: u32) {
        let Envelope { from, to, words, posted, .. } = state.interpreter.envelope(id);
        state.recorder.record_startup_end(id, self.agenda.now());
        let message = Message { id, rank: from, to, words, posted };
        self.with_network(state, |network, context| network.inject(message, context));
        if self.network.receives_by_processor() {
            // Here the mailbox also contains messages that are still in flight.
            state.interpreter.arrive(id);
            self.start_receiving(state, to);
        }
    }

    /// Starts to receive a message that is in flight, if `q` waits for it and takes its words itself.
    fn start_receiving(&mut self, state: &mut RunState, q: u32) {
        let processor = &mut self.processors[q as usize];
        if !self.network.receives_by_processor() || !processor.is_waiting || processor.receiving.is_some() {
            return;
        }
        let Some(id) = state.interpreter.take(&state.plan, q, processor.record) else { return };
        processor.receiving = Some(id);
        let exchange = matches!(state.plan.steps[processor.record as usize], Step::Exchange { .. });
        let time = self.network.start_receiving(id, exchange, self.agenda.now());
        if time.is_finite() {
            self.agenda.push(time, Priority::Step, q, RECEIVED);
        }
    }

    /// Handles the arrival of the last word of the message that `q` receives.
    fn finish_receiving(&mut self, state: &mut RunState, q: u32) {
        let processor = &mut self.processors[q as usize];
        processor.has_all_words = true;
        if let Some(id) = processor.receiving.filter(|id| state.interpreter.envelope(*id).posted) {
            state.recorder.record_delivery(id, self.agenda.now());
        }
        self.try_end_step(state, q);
    }

    /// Puts the messages delivered at this instant into their mailboxes and wakes the processors that wait
    /// for them.
    fn deliver(&mut self, state: &mut RunState) {
        let now = self.agenda.now();
        let mut delivered = std::mem::take(&mut self.delivered);
        for id in delivered.drain(..) {
            let Envelope { from, to, posted, .. } = state.interpreter.envelope(id);
            let receives_by_processor = self.network.receives_by_processor();
            if !receives_by_processor {
                self.arrive(state, id);
            }
            // If the processor takes the words, a posted message counts as delivered when it has been
            // received.
            if !(receives_by_processor && posted) {
                state.recorder.record_delivery(id, now);
            }
            if !self.network.is_pipelined() {
                if posted {
                    self.processors[from as usize].sending = None;
                    self.send_next_posted(state, from);
                } else {
                    self.release_sender(state, from);
                }
            }
            self.try_end_step(state, to);
        }
        self.delivered = delivered;
    }

    /// Puts a delivered message into its mailbox, or keeps it until the posted one before it is delivered.
    fn arrive(&mut self, state: &mut RunState, id: u32) {
        let behind_posted = &mut self.processors[state.interpreter.envelope(id).from as usize].behind_posted;
        if let Some(message) = behind_posted.iter_mut().find(|message| message.message == id) {
            message.is_delivered = true;
            return;
        }
        state.interpreter.arrive(id);
        for message in behind_posted.extract_if(.., |message| message.posted == id) {
            if message.is_delivered {
                state.interpreter.arrive(message.message);
            }
        }
    }

    /// Frees the sender of an exchange from waiting for its own message.
    fn release_sender(&mut self, state: &mut RunState, rank: u32) {
        self.processors[rank as usize].own_message_done = true;
        self.try_end_step(state, rank);
    }

    /// Ends the step of `q` if it waits and everything that it waits for has arrived.
    fn try_end_step(&mut self, state: &mut RunState, q: u32) {
        let processor = &self.processors[q as usize];
        if !processor.is_waiting {
            return;
        }
        let step = state.plan.steps[processor.record as usize];
        let exchange = matches!(step, Step::Exchange { .. });
        if exchange && !processor.own_message_done {
            return;
        }
        let Some(id) = self.take_arrived(state, q) else { return };
        let now = self.agenda.now();
        let processor = &mut self.processors[q as usize];
        let (record, since) = (processor.record, processor.since);
        (processor.is_waiting, processor.own_message_done) = (false, false);
        processor.record += 1;
        self.steps_done += 1;
        state.recorder.record_reception(record, state.interpreter.envelope(id).record, now);
        if exchange {
            state.recorder.record_exchange(q, now);
        } else {
            state.recorder.record_wait(q, id, since, now);
        }
        let cost = self.network.receive_cost();
        state.recorder.record_busy(q, now, now + cost);
        let Ok(()) = state.interpreter.receive(&state.plan, q, record, id);
        self.agenda.push(now + cost, Priority::Step, q, 0);
    }

    /// Returns the message for which `q` waits, if all its words have arrived.
    fn take_arrived(&mut self, state: &mut RunState, q: u32) -> Option<u32> {
        let processor = &mut self.processors[q as usize];
        if self.network.receives_by_processor() {
            let id = processor.receiving.take_if(|_| processor.has_all_words)?;
            processor.has_all_words = false;
            return Some(id);
        }
        state.interpreter.take(&state.plan, q, processor.record)
    }
}

/// Creates the message of a sending step and returns its id.
fn send(state: &mut RunState, q: u32, record: u32) -> u32 {
    let Ok(id) = state.interpreter.send(&state.plan, q, record);
    let id = id.expect("the step sends");
    state.recorder.record_message(id, &state.interpreter.envelope(id));
    id
}
