//! Wormhole: the head is granted the channels of its route in order, t_h each, first come first served, and holds those
//! it has while it waits; once it has them all the m words stream in t_w·m, at the pace of the narrowest channel.
//!
//! With delivery at D the k-th of x channels is released at D less what the head took over the channels behind it, but not
//! before the head has its last channel. A worm is never longer than its message: of a message of m < x words, channel k is
//! released when the head is granted channel k + m, if there is one.

use super::network::{Context, Deadlock, HotChannel, Message, NETWORK, Network};
use super::routes::{Queues, Routes, Times, entry};
use crate::agenda::{Event, Priority};
use crate::machine;
use crate::topology::SharedGraph;

pub struct Wormhole {
    times: Times,
    routes: Routes,
    queues: Queues,
    messages: Vec<State>,
}

#[derive(Clone, Default)]
struct State {
    /// The message's own number.
    id: u32,
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
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        let routes = Routes::new(graph);
        let (times, queues) = (Times::of(network, p), Queues::new(routes.channels()));
        Wormhole { times, routes, queues, messages: Vec::new() }
    }

    /// The head of a message gets the channel that it asked for, now; whether its tail passes a channel at this instant.
    fn grant(&mut self, number: u32, context: &mut Context) -> bool {
        let now = context.agenda.now();
        let route = self.routes.get(number);
        let x = route.len() as u32;
        let state = &mut self.messages[number as usize];
        let channel = route[state.granted as usize];
        context.log.hop_start(state.id, state.granted, channel, now);
        state.granted += 1;
        let across = now + self.times.th * self.routes.hop(channel);
        let granted = state.granted;
        if granted < x {
            context.agenda.push(across, Priority::Request, state.rank, NETWORK + number);
            // The tail of a short worm moves with its head.
            return u64::from(granted) > state.words;
        }
        state.streaming_since = now;
        state.delivery = across + self.times.tw * state.words as f64 / self.routes.narrowest(number);
        let (released, rank) = (state.released, state.rank);
        let time = self.release_time(number, released);
        if time > now {
            context.agenda.push(time, Priority::Release, rank, NETWORK + number);
        }
        time <= now
    }

    /// When a message gives up the `k`-th channel of its route; infinity as long as its head has not come far enough.
    fn release_time(&self, number: u32, k: u32) -> f64 {
        let x = self.routes.get(number).len() as u32;
        let state = &self.messages[number as usize];
        let follows = u64::from(k) + state.words;
        if follows < u64::from(x) {
            return if u64::from(state.granted) > follows { 0.0 } else { f64::INFINITY };
        }
        if state.granted < x {
            return f64::INFINITY;
        }
        (state.delivery - self.routes.behind(number, k) * self.times.th).max(state.streaming_since)
    }

    /// The tail of a message passes, now, the channels of its route that it reaches at this instant; the next one is
    /// put on the agenda.
    fn release(&mut self, number: u32, context: &mut Context) {
        let now = context.agenda.now();
        let x = self.routes.get(number).len() as u32;
        let State { id, released, .. } = self.messages[number as usize];
        for k in released..x {
            let time = self.release_time(number, k);
            if time > now {
                // What waits for the head goes on when that is granted its next channel.
                if time.is_finite() {
                    context.agenda.push(
                        time,
                        Priority::Release,
                        self.messages[number as usize].rank,
                        NETWORK + number,
                    );
                }
                return;
            }
            self.messages[number as usize].released += 1;
            let channel = self.routes.get(number)[k as usize];
            context.log.hop_end(id, k, channel, now);
            if let Some(next) = self.queues.release(channel)
                && self.grant(next, context)
            {
                context.agenda.push(
                    now,
                    Priority::Release,
                    self.messages[next as usize].rank,
                    NETWORK + next,
                );
            }
        }
        self.routes.end(number);
        context.delivered.push(id);
    }
}

impl Network for Wormhole {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, words, .. } = message;
        let number = self.routes.begin(&message);
        *entry(&mut self.messages, number) = State { id, rank, words, ..State::default() };
        context.agenda.push(context.agenda.now(), Priority::Request, rank, NETWORK + number);
    }

    fn event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        let number = event.what - NETWORK;
        if priority == Priority::Request {
            let channel = self.routes.get(number)[self.messages[number as usize].granted as usize];
            // A tail that moves with the head comes before whatever else happens: it needs no place on the agenda.
            if self.queues.request(channel, number) && self.grant(number, context) {
                self.release(number, context);
            }
        } else {
            self.release(number, context);
        }
    }

    fn startup(&self) -> f64 {
        self.times.ts
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }

    fn deadlock(&self) -> Option<Deadlock> {
        // Follow "waits for a channel held by" from every message; a walk that comes back to itself is a circle.
        let waits_for = |number: u32| {
            let channel = *self.routes.get(number).get(self.messages[number as usize].granted as usize)?;
            self.queues.holder(channel).filter(|holder| *holder != number)
        };
        let mut starts: Vec<u32> = (0..self.messages.len() as u32).collect();
        starts.sort_by_key(|number| self.messages[*number as usize].id);
        for start in starts {
            let mut walk = vec![start];
            while let Some(next) = walk.last().and_then(|last| waits_for(*last)) {
                if let Some(at) = walk.iter().position(|number| *number == next) {
                    let circle =
                        walk[at..].iter().map(|number| self.messages[*number as usize].rank).collect();
                    return Some(Deadlock { circle });
                }
                walk.push(next);
            }
        }
        None
    }
}
