//! LogP with its capacity (Culler et al. 2): at most ⌈L/g⌉ messages are in transit to one processor, and a sender that would
//! exceed that stalls. In LogP every word is a message, in LogGP a message is one as a whole.
//!
//! A message is in transit from the time at which its first word leaves until its last word arrives. A sender requests to send
//! its next message when overhead and gap allow it. Requests for one destination are granted first come first served, at one
//! instant the lower rank first. Until then the sender sends nothing else. From one processor, too, at most ⌈L/g⌉ messages
//! are in transit, because they leave g apart.

use super::network::{Context, Message, NETWORK, Network, RECEIVED};
use super::routes::entry_or_default;
use crate::agenda::{Event, Priority};
use crate::machine;
use std::collections::VecDeque;

pub struct LimitedLogp {
    machine: machine::LogP,
    /// Largest number of messages in transit to one processor.
    limit: u32,
    senders: Vec<Sender>,
    receivers: Vec<Receiver>,
    messages: Vec<MessageState>,
}

#[derive(Clone, Default)]
struct Sender {
    /// Messages that have not left completely; the first is being sent.
    queue: VecDeque<u32>,
    /// Units of the first that have left. A unit is in transit as a whole: a word, in LogGP a message.
    units_sent: u64,
    /// Earliest time at which the next unit may leave.
    earliest_send: f64,
}

#[derive(Clone, Default)]
struct Receiver {
    /// Units in transit to this processor.
    in_transit: u32,
    /// Ranks of the senders that stall, in the order in which they are to be served.
    stalled: VecDeque<u32>,
    /// Earliest time at which the next unit may be received.
    earliest_receive: f64,
}

#[derive(Clone, Default)]
struct MessageState {
    rank: u32,
    to: u32,
    posted: bool,
    injected: f64,
    units: u64,
    /// Time from the first word of a unit to its last.
    unit_time: f64,
    /// Units that have arrived, and that have been received.
    arrived: u64,
    received: u64,
    /// Time between two receptions, once the processor takes the words itself; and when it takes the last one that has arrived.
    taken_every: Option<f64>,
    last_taken: f64,
}

/// Payloads of releases besides the arrival of a unit: the end of its transit, and its reception by the interface.
const TRANSIT_END: u32 = NETWORK + (1 << 30);
const RECEPTION: u32 = NETWORK + (1 << 29);

impl LimitedLogp {
    /// Creates the network of a machine with at most `limit` messages in transit to one processor.
    pub fn new(logp: &machine::LogP, limit: f64, p: u32) -> Self {
        LimitedLogp {
            machine: *logp,
            limit: limit as u32,
            senders: vec![Sender::default(); p as usize],
            receivers: vec![Receiver::default(); p as usize],
            messages: Vec::new(),
        }
    }

    /// Schedules the request of a sender for its next unit, if it has one.
    fn request_next(&mut self, rank: u32, context: &mut Context) {
        let Sender { queue, units_sent, earliest_send } = &self.senders[rank as usize];
        let Some(&id) = queue.front() else { return };
        let MessageState { posted, injected, .. } = self.messages[id as usize];
        // A posted word is ready when its overhead is over.
        let ready = if posted { self.machine.overhead * *units_sent as f64 } else { 0.0 };
        let time = earliest_send.max(injected + ready);
        context.agenda.push(time, Priority::Request, rank, NETWORK + id);
    }

    /// Lets the next unit of a sender leave.
    fn leave(&mut self, rank: u32, context: &mut Context) {
        let now = context.agenda.now();
        let machine::LogP { latency, gap, .. } = self.machine;
        let sender = &mut self.senders[rank as usize];
        let id = sender.queue[0];
        let MessageState { to, posted, units, unit_time, .. } = self.messages[id as usize];
        self.receivers[to as usize].in_transit += 1;
        if sender.units_sent == 0 {
            context.log.departure(id, now);
        }
        sender.units_sent += 1;
        let left = now + unit_time;
        let is_last = sender.units_sent == units;
        sender.earliest_send = left + if posted || is_last { gap } else { self.machine.spacing(true) };
        context.agenda.push(now + latency, Priority::Release, rank, NETWORK + id);
        if unit_time > 0.0 {
            context.agenda.push(left + latency, Priority::Release, rank, TRANSIT_END + to);
        }
        if is_last {
            (sender.units_sent, _) = (0, sender.queue.pop_front());
            if !posted {
                context.agenda.push(left, Priority::Inject, rank, NETWORK + id);
            }
        }
        self.request_next(rank, context);
    }

    /// Ends the transit of a unit. The sender that has stalled longest may send.
    fn end_transit(&mut self, to: u32, context: &mut Context) {
        let receiver = &mut self.receivers[to as usize];
        receiver.in_transit -= 1;
        if let Some(rank) = receiver.stalled.pop_front() {
            self.leave(rank, context);
        }
    }

    /// Handles the arrival of the first word of a unit.
    fn arrive(&mut self, id: u32, context: &mut Context) {
        let now = context.agenda.now();
        let receives_by_processor = self.receives_by_processor();
        let state = &mut self.messages[id as usize];
        let MessageState { rank, to, units, unit_time, .. } = *state;
        state.arrived += 1;
        let receiver = &mut self.receivers[to as usize];
        if !receives_by_processor {
            let time = receiver.earliest_receive.max(now) + unit_time;
            receiver.earliest_receive = time + self.machine.gap;
            context.agenda.push(time, Priority::Release, rank, RECEPTION + id);
        } else {
            if let Some(every) = state.taken_every {
                let since =
                    if state.received > 0 { state.last_taken + every } else { receiver.earliest_receive };
                (state.last_taken, state.received) = (since.max(now), state.received + 1);
                if state.received == units {
                    receiver.earliest_receive = state.last_taken + self.machine.spacing(false);
                    context.agenda.push(state.last_taken, Priority::Step, to, RECEIVED);
                }
            }
            if self.messages[id as usize].arrived == units {
                context.delivered.push(id);
            }
        }
        if unit_time == 0.0 {
            self.end_transit(to, context);
        }
    }
}

impl Network for LimitedLogp {
    /// The first word is ready to leave, now.
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, to, words, posted } = message;
        let (units, unit_time) = self.machine.units(words);
        let injected = context.agenda.now();
        *entry_or_default(&mut self.messages, id) =
            MessageState { rank, to, posted, injected, units, unit_time, ..MessageState::default() };
        let queue = &mut self.senders[rank as usize].queue;
        queue.push_back(id);
        if queue.len() == 1 {
            self.request_next(rank, context);
        }
    }

    fn handle_event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        let Event { rank, payload } = event;
        match priority {
            Priority::Inject => context.sent.push(rank),
            Priority::Request => {
                let receiver = &mut self.receivers[self.messages[(payload - NETWORK) as usize].to as usize];
                if receiver.in_transit < self.limit {
                    self.leave(rank, context);
                } else {
                    receiver.stalled.push_back(rank);
                }
            }
            _ if payload >= TRANSIT_END => self.end_transit(payload - TRANSIT_END, context),
            _ if payload >= RECEPTION => {
                let id = payload - RECEPTION;
                let state = &mut self.messages[id as usize];
                state.received += 1;
                if state.received == state.units {
                    context.delivered.push(id);
                }
            }
            _ => self.arrive(payload - NETWORK, context),
        }
    }

    fn startup(&self) -> f64 {
        self.machine.overhead
    }

    fn post_cost(&self, words: u64) -> f64 {
        self.machine.overhead * self.machine.units(words).0 as f64
    }

    fn receives_by_processor(&self) -> bool {
        self.machine.receives_by_processor()
    }

    /// Takes the words that have arrived. Returns infinity if there are others, and announces the last one when it arrives.
    fn start_receiving(&mut self, id: u32, exchange: bool, now: f64) -> f64 {
        let every = self.machine.spacing(exchange);
        let state = &mut self.messages[id as usize];
        let receiver = &mut self.receivers[state.to as usize];
        state.taken_every = Some(every);
        state.received = state.arrived;
        if state.arrived > 0 {
            let first = receiver.earliest_receive.max(now);
            state.last_taken = first + every * (state.arrived - 1) as f64;
        }
        if state.received < state.units {
            return f64::INFINITY;
        }
        receiver.earliest_receive = state.last_taken + self.machine.spacing(false);
        state.last_taken
    }

    fn receive_cost(&self) -> f64 {
        self.machine.overhead
    }

    fn is_pipelined(&self) -> bool {
        true
    }
}
