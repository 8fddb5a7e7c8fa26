//! Store-and-forward: a channel serves one message at a time, first come first served, for t_h + t_w·m
//! (multiplied by the channel's factors, if the graph has any). A message is received as a whole before it
//! is forwarded (GK 2.2; docs/semantics/machines.md).

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
    /// Messages that request a channel at this instant, as (rank of the sender, message number); served in
    /// this order by one event on the agenda. If crossing a channel may take no time, each message has its
    /// own event instead, so that a message that has crossed proceeds before the others request.
    asking: Vec<(u32, u32)>,
    together: bool,
}

/// Payload of the event that serves all requests.
const ALL: u32 = u32::MAX;

#[derive(Clone, Default)]
struct State {
    /// Message id.
    id: u32,
    rank: u32,
    /// Number of channels crossed, and the current or requested channel.
    crossed: u32,
    channel: u32,
    /// Transfer time t_w·m.
    words: f64,
}

impl StoreAndForward {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        let routes = Routes::new(graph);
        let (times, queues) = (Times::of(network, p), Queues::new(routes.channels()));
        let together = times.tw > 0.0;
        StoreAndForward { times, routes, queues, messages: Vec::new(), asking: Vec::new(), together }
    }

    /// Requests the next channel of a message, after all releases of this instant.
    fn ask(&mut self, rank: u32, number: u32, context: &mut Context) {
        if !self.together {
            context.agenda.push(context.agenda.now(), Priority::Request, rank, NETWORK + number);
            return;
        }
        if self.asking.is_empty() {
            context.agenda.push(context.agenda.now(), Priority::Request, rank, ALL);
        }
        self.asking.push((rank, number));
    }

    /// Serves all requests: lower ranks first, equal ranks in order of request.
    fn answer(&mut self, context: &mut Context) {
        let mut asking = std::mem::take(&mut self.asking);
        asking.sort_by_key(|(rank, _)| *rank);
        for (k, &(_, number)) in asking.iter().enumerate() {
            let channel = self.messages[number as usize].channel;
            if self.queues.request(channel, number) && !self.serve(number, context) {
                // The service time is so short that the clock did not advance; requeue the remaining
                // requests.
                for &(rank, number) in &asking[k + 1..] {
                    context.agenda.push(context.agenda.now(), Priority::Request, rank, NETWORK + number);
                }
                break;
            }
        }
        asking.clear();
        self.asking = asking;
    }

    /// Starts to transfer a message over its next channel. Returns whether that takes any time.
    fn serve(&mut self, number: u32, context: &mut Context) -> bool {
        let now = context.agenda.now();
        let State { id, rank, crossed, channel, words } = self.messages[number as usize];
        let service = self.times.th * self.routes.hop(channel) + words / self.routes.capacity(channel);
        context.log.hop_start(id, crossed, channel, now);
        context.agenda.push(now + service, Priority::Release, rank, NETWORK + number);
        now + service > now
    }
}

impl Network for StoreAndForward {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let number = self.routes.begin(&message);
        let Message { id, rank, words, .. } = message;
        let (channel, words) = (self.routes.get(number)[0], self.times.tw * words as f64);
        *entry(&mut self.messages, number) = State { id, rank, crossed: 0, channel, words };
        self.ask(rank, number, context);
    }

    fn event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        if event.what == ALL {
            return self.answer(context);
        }
        let number = event.what - NETWORK;
        let State { id, crossed, channel, .. } = self.messages[number as usize];
        if priority == Priority::Request {
            if self.queues.request(channel, number) {
                self.serve(number, context);
            }
            return;
        }
        // The message has crossed this channel. The channel serves the next message in its queue, and the
        // message requests its next channel.
        let now = context.agenda.now();
        context.log.hop_end(id, crossed, channel, now);
        if let Some(next) = self.queues.release(channel) {
            self.serve(next, context);
        }
        match self.routes.get(number).get(crossed as usize + 1) {
            Some(&channel) => {
                let state = &mut self.messages[number as usize];
                (state.crossed, state.channel) = (crossed + 1, channel);
                self.ask(event.rank, number, context);
            }
            None => {
                self.routes.end(number);
                context.delivered.push(id);
            }
        }
    }

    fn startup(&self) -> f64 {
        self.times.ts
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }
}
