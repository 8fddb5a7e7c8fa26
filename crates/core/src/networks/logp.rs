//! LogP (Culler et al.; S 2): words travel one by one. A processor sends, and receives, at most one word in
//! any interval g, and a word that leaves at t arrives at t + L. Each word costs the sender and the
//! receiver o.
//!
//! - *Posted*: the sender is busy for m·o; word k leaves at start + (k+1)·o at the earliest. *Awaited*: the
//!   receiver takes words that have arrived, at intervals of at least max(g, o). Without contention:
//!   (m−1)·max(g, o) + 2o + L.
//! - *Exchange*: a processor alternates between sending and receiving, so words follow each other at max(g,
//!   2o). Without contention: (m−1)·max(g, 2o) + 2o + L. The step ends when the last word has left and the partner's
//!   message is received; the sender cannot know when its own message is.
//! - With o = 0 receiving needs no processor time: words are received as they arrive, g apart, during
//!   computation (S 2).
//!
//! LogGP (Alexandrov et al.): with G, a message is sent as a whole. It costs the sender and the receiver o once. The network
//! interface sends, and receives, its words G apart and is free for the next message g after the last one. Without
//! contention: (m−1)·G + 2o + L.
//!
//! `limited_logp.rs` adds the limit of ⌈L/g⌉ messages in transit to one processor.

use super::network::{Context, Message, NETWORK, Network};
use super::routes::entry_or_default;
use crate::agenda::{Event, Priority};
use crate::machine;

pub struct Logp {
    machine: machine::LogP,
    /// Earliest time at which each processor may send, and receive, its next word.
    earliest_send: Vec<f64>,
    earliest_receive: Vec<f64>,
    /// Whether messages wait for each other at their receiver.
    contends: bool,
    messages: Vec<MessageState>,
}

#[derive(Clone, Default)]
struct MessageState {
    rank: u32,
    to: u32,
    words: u64,
    /// Units that have not been received (used if the interface receives them). A unit is sent and received as a whole: a
    /// word, in LogGP a message.
    units_missing: u64,
    /// Time from the first word of a unit to its last.
    unit_time: f64,
    /// Arrival of the first and of the last word (used if the processor receives them).
    first: f64,
    last: f64,
}

impl Logp {
    pub fn new(logp: &machine::LogP, p: u32) -> Self {
        let idle = || vec![0.0; p as usize];
        Logp {
            machine: *logp,
            earliest_send: idle(),
            earliest_receive: idle(),
            contends: true,
            messages: Vec::new(),
        }
    }

    /// Creates a network on which a receiver takes any number of messages at the same time.
    pub fn without_contention(logp: &machine::LogP, p: u32) -> Self {
        Logp { contends: false, ..Logp::new(logp, p) }
    }

    /// Delays further messages to a processor until `time`.
    fn occupy_receiver(&mut self, to: u32, time: f64) {
        if self.contends {
            self.earliest_receive[to as usize] = time;
        }
    }
}

impl Network for Logp {
    /// The first word is ready to leave, now.
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, to, words, posted } = message;
        let now = context.agenda.now();
        let machine::LogP { latency, gap, overhead, word_gap, .. } = self.machine;
        let (units, unit_time) = self.machine.units(words);
        let apart = if posted || word_gap.is_some() { gap } else { self.machine.spacing(true) };
        let ready = if posted { overhead } else { 0.0 };
        let receives_by_processor = self.receives_by_processor();
        let (mut first, mut last, mut left) = (0.0, 0.0, now);
        for k in 0..units {
            // Unit k is ready now; it leaves when the gap after the previous one is over.
            let leaves = self.earliest_send[rank as usize].max(now + ready * k as f64);
            left = leaves + unit_time;
            self.earliest_send[rank as usize] = left + apart;
            last = leaves + latency;
            if k == 0 {
                first = last;
                context.log.departure(id, leaves);
            }
            if !receives_by_processor {
                context.agenda.push(last, Priority::Request, rank, NETWORK + id);
            }
        }
        if words > 0 {
            // After the exchange the gap is g.
            self.earliest_send[rank as usize] += gap - apart;
        }
        if !posted {
            context.agenda.push(left, Priority::Inject, rank, NETWORK + id);
        }
        *entry_or_default(&mut self.messages, id) =
            MessageState { rank, to, words, units_missing: units, unit_time, first, last };
        if receives_by_processor {
            context.agenda.push(last, Priority::Release, rank, NETWORK + id);
        }
    }

    fn handle_event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        let id = event.payload - NETWORK;
        if priority == Priority::Inject {
            context.sent.push(event.rank);
            return;
        }
        let MessageState { rank, to, unit_time, .. } = self.messages[id as usize];
        if priority == Priority::Request {
            // The first word of a unit has arrived; it is received when the receiver's gap is over.
            let time = self.earliest_receive[to as usize].max(context.agenda.now()) + unit_time;
            self.occupy_receiver(to, time + self.machine.gap);
            context.agenda.push(time, Priority::Release, rank, event.payload);
            return;
        }
        let receives_by_processor = self.receives_by_processor();
        let units_missing = &mut self.messages[id as usize].units_missing;
        *units_missing = if receives_by_processor { 0 } else { *units_missing - 1 };
        if *units_missing == 0 {
            context.delivered.push(id);
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

    fn start_receiving(&mut self, id: u32, exchange: bool, now: f64) -> f64 {
        let MessageState { to, words, first, last, .. } = self.messages[id as usize];
        let apart = self.machine.spacing(exchange);
        let from = self.earliest_receive[to as usize];
        // Words arrive no closer than they leave, and their times are convex, so the first or the last word
        // decides.
        let taken = (first.max(now).max(from) + apart * words.saturating_sub(1) as f64).max(last);
        self.occupy_receiver(to, taken + self.machine.gap.max(self.machine.overhead));
        taken
    }

    fn receive_cost(&self) -> f64 {
        self.machine.overhead
    }

    fn is_pipelined(&self) -> bool {
        true
    }
}
