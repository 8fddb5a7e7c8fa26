//! LogP (design §4; S 2): words travel one by one; a processor sends and receives no two of them within g, and a word
//! that is sent at t is there at t + L. Computation goes on meanwhile; each word costs its sender and its receiver o.

use super::routes::entry;
use super::{Context, Message, Network};
use crate::report::HotChannel;
use crate::scenario::Scenario;
use crate::sim::{Event, NETWORK, Phase};

pub struct LogP {
    latency: f64,
    gap: f64,
    overhead: f64,
    /// When a processor may send, and receive, its next word.
    send_from: Vec<f64>,
    receive_from: Vec<f64>,
    messages: Vec<State>,
}

#[derive(Clone, Default)]
struct State {
    rank: u32,
    to: u32,
    /// Words that have not been sent, and that have not arrived.
    unsent: u64,
    coming: u64,
}

impl LogP {
    pub fn new(s: &Scenario) -> Self {
        let idle = || vec![0.0; s.p as usize];
        LogP {
            latency: s.latency,
            gap: s.gap,
            overhead: s.overhead,
            send_from: idle(),
            receive_from: idle(),
            messages: Vec::new(),
        }
    }

    /// Puts the next word of message `id` on the agenda, when its sender may send again.
    fn send_next(&mut self, id: u32, context: &mut Context) {
        let rank = self.messages[id as usize].rank;
        let from = &mut self.send_from[rank as usize];
        let time = from.max(context.agenda.now());
        *from = time + self.gap;
        context.agenda.push(time + self.latency, Phase::Request, rank, NETWORK + id);
    }
}

impl Network for LogP {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, to, words } = message;
        *entry(&mut self.messages, id) = State { rank, to, unsent: words, coming: words };
        // The words of one message leave back to back, g apart: their arrivals are known at once.
        while self.messages[id as usize].unsent > 0 {
            self.messages[id as usize].unsent -= 1;
            self.send_next(id, context);
        }
    }

    fn event(&mut self, phase: Phase, event: Event, context: &mut Context) {
        let id = event.what - NETWORK;
        let State { rank, to, .. } = self.messages[id as usize];
        if phase == Phase::Request {
            // The word is there; it is taken when the receiver may receive again.
            let from = &mut self.receive_from[to as usize];
            let time = from.max(context.agenda.now());
            *from = time + self.gap;
            context.agenda.push(time, Phase::Release, rank, event.what);
            return;
        }
        let coming = &mut self.messages[id as usize].coming;
        *coming -= 1;
        if *coming == 0 {
            context.delivered.push(id);
        }
    }

    fn send_cost(&self, words: u64) -> f64 {
        self.overhead * words as f64
    }

    fn receive_cost(&self, words: u64) -> f64 {
        self.overhead * words as f64
    }

    fn pipelined(&self) -> bool {
        true
    }

    fn hottest(&self) -> Option<HotChannel> {
        None
    }
}
