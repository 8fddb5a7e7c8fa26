//! Wormhole: the head is granted the channels of its route in order, t_h each, first come first served, and holds those
//! it has while it waits; once it has them all the m words stream in t_w·m (design §4).
//!
//! With delivery at D the k-th of x channels is released at D − (x−1−k)·t_h. A message shorter than its route would
//! have left its first channels before its head had the last one; a channel is never given up before that moment,
//! because until then the head was still waiting and the message held all it had.

use super::routes::{Queues, Routes, entry};
use super::{Context, Deadlock, Message, Network};
use crate::report::HotChannel;
use crate::scenario::Scenario;
use crate::sim::{Event, NETWORK, Phase};
use crate::topology::Graph;

pub struct Wormhole {
    ts: f64,
    th: f64,
    tw: f64,
    routes: Routes,
    queues: Queues,
    messages: Vec<State>,
}

#[derive(Clone, Default)]
struct State {
    rank: u32,
    words: u64,
    /// How many channels it has been granted, and how many it has given up.
    granted: u32,
    released: u32,
    /// When its head was granted the last channel, and when its tail arrives.
    streaming_since: f64,
    delivery: f64,
}

impl Wormhole {
    pub fn new(s: &Scenario, graph: Box<dyn Graph>) -> Self {
        let routes = Routes::new(graph);
        let queues = Queues::new(routes.channels());
        Wormhole { ts: s.ts, th: s.th, tw: s.channel_tw(), routes, queues, messages: Vec::new() }
    }

    /// The head of message `id` gets the channel that it asked for, now.
    fn grant(&mut self, id: u32, context: &mut Context) {
        let now = context.agenda.now();
        let x = self.routes.get(id).len() as u32;
        let state = &mut self.messages[id as usize];
        context.recorder.hop_start(id, state.granted, self.routes.get(id)[state.granted as usize], now);
        state.granted += 1;
        if state.granted < x {
            context.agenda.push(now + self.th, Phase::Request, state.rank, NETWORK + id);
            return;
        }
        state.streaming_since = now;
        state.delivery = now + self.th + self.tw * state.words as f64;
        let (time, rank) = (self.release_time(id, 0), self.messages[id as usize].rank);
        context.agenda.push(time, Phase::Release, rank, NETWORK + id);
    }

    /// When the streaming message `id` gives up the `k`-th channel of its route.
    fn release_time(&self, id: u32, k: u32) -> f64 {
        let behind = self.routes.get(id).len() as u32 - 1 - k;
        let state = &self.messages[id as usize];
        (state.delivery - f64::from(behind) * self.th).max(state.streaming_since)
    }

    /// The tail of message `id` passes, now, the channels of its route that it reaches at this instant; the next one is
    /// put on the agenda.
    fn release(&mut self, id: u32, context: &mut Context) {
        let now = context.agenda.now();
        let x = self.routes.get(id).len() as u32;
        for k in self.messages[id as usize].released..x {
            let time = self.release_time(id, k);
            if time > now {
                context.agenda.push(time, Phase::Release, self.messages[id as usize].rank, NETWORK + id);
                return;
            }
            self.messages[id as usize].released += 1;
            let channel = self.routes.get(id)[k as usize];
            context.recorder.hop_end(id, k, channel, now);
            if let Some(next) = self.queues.release(channel) {
                self.grant(next, context);
            }
        }
        context.delivered.push(id);
    }
}

impl Network for Wormhole {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, words, .. } = message;
        self.routes.set(&message);
        *entry(&mut self.messages, id) = State { rank, words, ..State::default() };
        context.agenda.push(context.agenda.now(), Phase::Request, rank, NETWORK + id);
    }

    fn event(&mut self, phase: Phase, event: Event, context: &mut Context) {
        let id = event.what - NETWORK;
        if phase == Phase::Request {
            let channel = self.routes.get(id)[self.messages[id as usize].granted as usize];
            if self.queues.request(channel, id) {
                self.grant(id, context);
            }
        } else {
            self.release(id, context);
        }
    }

    fn send_cost(&self, _words: u64) -> f64 {
        self.ts
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }

    fn deadlock(&self) -> Option<Deadlock> {
        // Follow "waits for a channel held by" from every message; a walk that comes back to itself is a circle.
        let waits_for = |id: u32| {
            let channel = *self.routes.get(id).get(self.messages[id as usize].granted as usize)?;
            self.queues.holder(channel).filter(|holder| *holder != id)
        };
        for start in 0..self.messages.len() as u32 {
            let mut walk = vec![start];
            while let Some(next) = walk.last().and_then(|last| waits_for(*last)) {
                if let Some(at) = walk.iter().position(|id| *id == next) {
                    let circle = walk[at..].iter().map(|id| self.messages[*id as usize].rank).collect();
                    return Some(Deadlock { circle });
                }
                walk.push(next);
            }
        }
        None
    }
}
