//! Store-and-forward: each channel serves one message at a time, first come first served, for t_h + t_w·m (its own
//! multiples of them, where the graph has any); the whole message is received before it is forwarded (GK 2.2;
//! docs/semantics/machines.md).

use super::network::{Context, HotChannel, Message, NETWORK, Network};
use super::routes::{Queues, Routes, Times, entry};
use crate::agenda::{Event, Priority};
use crate::machine;
use crate::topology::SharedGraph;

pub struct StoreAndForward {
    times: Times,
    routes: Routes,
    queues: Queues,
    messages: Vec<State>,
}

#[derive(Clone, Default)]
struct State {
    rank: u32,
    /// How many channels it has crossed.
    crossed: u32,
    /// t_w·m.
    words: f64,
}

impl StoreAndForward {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        let routes = Routes::new(graph);
        let (times, queues) = (Times::of(network, p), Queues::new(routes.channels()));
        StoreAndForward { times, routes, queues, messages: Vec::new() }
    }

    /// Message `id` gets its next channel, now.
    fn serve(&mut self, id: u32, context: &mut Context) {
        let now = context.agenda.now();
        let State { rank, crossed, words } = self.messages[id as usize];
        let channel = self.routes.get(id)[crossed as usize];
        let service = self.times.th * self.routes.hop(channel) + words / self.routes.capacity(channel);
        context.log.hop_start(id, crossed, channel, now);
        context.agenda.push(now + service, Priority::Release, rank, NETWORK + id);
    }
}

impl Network for StoreAndForward {
    fn inject(&mut self, message: Message, context: &mut Context) {
        self.routes.set(&message);
        let words = self.times.tw * message.words as f64;
        *entry(&mut self.messages, message.id) = State { rank: message.rank, crossed: 0, words };
        context.agenda.push(context.agenda.now(), Priority::Request, message.rank, NETWORK + message.id);
    }

    fn event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        let id = event.what - NETWORK;
        let crossed = self.messages[id as usize].crossed;
        let channel = self.routes.get(id)[crossed as usize];
        if priority == Priority::Request {
            if self.queues.request(channel, id) {
                self.serve(id, context);
            }
            return;
        }
        // The message has crossed this channel: the next in line gets it, and the message asks for its next one.
        let now = context.agenda.now();
        context.log.hop_end(id, crossed, channel, now);
        self.messages[id as usize].crossed += 1;
        if let Some(next) = self.queues.release(channel) {
            self.serve(next, context);
        }
        if crossed as usize + 1 == self.routes.get(id).len() {
            context.delivered.push(id);
        } else {
            context.agenda.push(now, Priority::Request, event.rank, event.what);
        }
    }

    fn startup(&self) -> f64 {
        self.times.ts
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }
}
