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
//! The limit of ⌈L/g⌉ messages in flight to one processor is not modelled.

use super::network::{Context, HotChannel, Message, NETWORK, Network};
use super::routes::entry_or_default;
use crate::agenda::{Event, Priority};
use crate::machine;

pub struct Logp {
    latency: f64,
    gap: f64,
    overhead: f64,
    /// Earliest time at which each processor may send, and receive, its next word.
    earliest_send: Vec<f64>,
    earliest_receive: Vec<f64>,
    messages: Vec<MessageState>,
}

#[derive(Clone, Default)]
struct MessageState {
    rank: u32,
    to: u32,
    words: u64,
    /// Words that have not been received (used if o = 0).
    words_missing: u64,
    /// Arrival of the first and of the last word (used if o > 0).
    first: f64,
    last: f64,
}

impl Logp {
    pub fn new(logp: &machine::LogP, p: u32) -> Self {
        let idle = || vec![0.0; p as usize];
        Logp {
            latency: logp.latency,
            gap: logp.gap,
            overhead: logp.overhead,
            earliest_send: idle(),
            earliest_receive: idle(),
            messages: Vec::new(),
        }
    }

    /// Returns the minimum time between two words that a processor sends, or receives, in one step.
    fn spacing(&self, exchange: bool) -> f64 {
        self.gap.max(if exchange { 2.0 * self.overhead } else { self.overhead })
    }
}

impl Network for Logp {
    /// The first word is ready to leave, now.
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, to, words, posted } = message;
        let now = context.agenda.now();
        let apart = if posted { self.gap } else { self.spacing(true) };
        let ready = if posted { self.overhead } else { 0.0 };
        let (mut first, mut last, mut left) = (0.0, 0.0, now);
        for k in 0..words {
            // Word k is ready now; it leaves when the gap after the previous word is over.
            let leaves = self.earliest_send[rank as usize].max(now + ready * k as f64);
            self.earliest_send[rank as usize] = leaves + apart;
            (left, last) = (leaves, leaves + self.latency);
            if k == 0 {
                first = last;
            }
            if self.overhead == 0.0 {
                context.agenda.push(last, Priority::Request, rank, NETWORK + id);
            }
        }
        if words > 0 {
            // After the exchange the gap is g.
            self.earliest_send[rank as usize] += self.gap - apart;
        }
        if !posted {
            context.agenda.push(left, Priority::Inject, rank, NETWORK + id);
        }
        *entry_or_default(&mut self.messages, id) =
            MessageState { rank, to, words, words_missing: words, first, last };
        if self.overhead > 0.0 {
            context.agenda.push(last, Priority::Release, rank, NETWORK + id);
        }
    }

    fn handle_event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        let id = event.payload - NETWORK;
        if priority == Priority::Inject {
            context.sent.push(event.rank);
            return;
        }
        let MessageState { rank, to, .. } = self.messages[id as usize];
        if priority == Priority::Request {
            // The word has arrived; it is received when the receiver's gap is over.
            let from = &mut self.earliest_receive[to as usize];
            let time = from.max(context.agenda.now());
            *from = time + self.gap;
            context.agenda.push(time, Priority::Release, rank, event.payload);
            return;
        }
        let words_missing = &mut self.messages[id as usize].words_missing;
        *words_missing = if self.overhead > 0.0 { 0 } else { *words_missing - 1 };
        if *words_missing == 0 {
            context.delivered.push(id);
        }
    }

    fn startup(&self) -> f64 {
        self.overhead
    }

    fn post_cost(&self, words: u64) -> f64 {
        self.overhead * words as f64
    }

    fn start_receiving(&mut self, id: u32, exchange: bool, now: f64) -> Option<f64> {
        if self.overhead == 0.0 {
            return None;
        }
        let MessageState { to, words, first, last, .. } = self.messages[id as usize];
        let apart = self.spacing(exchange);
        let from = &mut self.earliest_receive[to as usize];
        // Words arrive no closer than they leave, and their times are convex, so the first or the last word
        // decides.
        let taken = (first.max(now).max(*from) + apart * words.saturating_sub(1) as f64).max(last);
        *from = taken + self.gap.max(self.overhead);
        Some(taken)
    }

    fn receive_cost(&self) -> f64 {
        self.overhead
    }

    fn is_pipelined(&self) -> bool {
        true
    }

    fn hottest(&self) -> Option<HotChannel> {
        None
    }
}
