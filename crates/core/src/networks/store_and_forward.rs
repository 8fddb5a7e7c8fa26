//! Store-and-forward: a channel serves one message at a time, first come first served, for t_h + t_w·m
//! (multiplied by the channel's factors, if the graph has any). A message is received as a whole before it
//! is forwarded (GK 2.2; docs/semantics/machines.md).

use super::network::{Context, HotChannel, Message, NETWORK, Network};
use super::routes::{Queues, Routes, Times, entry_or_default};
use crate::agenda::{Event, Priority};
use crate::machine;
use crate::topology::SharedGraph;

pub struct StoreAndForward {
    times: Times,
    routes: Routes,
    queues: Queues,
    messages: Vec<MessageState>,
    /// Messages that request a channel at this instant, as (rank of the sender, message number); served in
    /// this order by one event on the agenda. If crossing a channel may take no time, each message has its
    /// own event instead, so that a message that has crossed proceeds before the others request.
    requests: Vec<(u32, u32)>,
    batches_requests: bool,
}

/// Payload of the event that serves all requests.
const BATCH: u32 = u32::MAX;

#[derive(Clone, Default)]
struct MessageState {
    /// Message id.
    id: u32,
    rank: u32,
    /// Number of channels crossed, and the current or requested channel.
    crossed: u32,
    channel: u32,
    /// Number of words, m.
    words: f64,
}

impl StoreAndForward {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        let times = Times::of(network, p);
        let routes = Routes::new(graph, times);
        let queues = Queues::new(routes.channels());
        let batches_requests = times.tw > 0.0;
        StoreAndForward {
            times,
            routes,
            queues,
            messages: Vec::new(),
            requests: Vec::new(),
            batches_requests,
        }
    }

    /// Requests the next channel of a message, after all releases of this instant.
    fn request_next(&mut self, rank: u32, number: u32, context: &mut Context) {
        if !self.batches_requests {
            context.agenda.push(context.agenda.now(), Priority::Request, rank, NETWORK + number);
            return;
        }
        if self.requests.is_empty() {
            context.agenda.push(context.agenda.now(), Priority::Request, rank, BATCH);
        }
        self.requests.push((rank, number));
    }

    /// Serves all requests: lower ranks first, equal ranks in order of request.
    fn serve_requests(&mut self, context: &mut Context) {
        let mut requests = std::mem::take(&mut self.requests);
        requests.sort_by_key(|(rank, _)| *rank);
        for (k, &(_, number)) in requests.iter().enumerate() {
            let channel = self.messages[number as usize].channel;
            if self.queues.request(channel, number) && !self.serve(number, context) {
                // The service time is so short that the clock did not advance; requeue the remaining
                // requests.
                for &(rank, number) in &requests[k + 1..] {
                    context.agenda.push(context.agenda.now(), Priority::Request, rank, NETWORK + number);
                }
                break;
            }
        }
        requests.clear();
        self.requests = requests;
    }

    /// Starts to transfer a message over its next channel. Returns whether that takes any time.
    fn serve(&mut self, number: u32, context: &mut Context) -> bool {
        let now = context.agenda.now();
        let MessageState { id, rank, crossed, channel, words } = self.messages[number as usize];
        let service = self.routes.hop_time(channel) + self.routes.word_time(channel) * words;
        context.log.hop_start(id, crossed, channel, now);
        context.agenda.push(now + service, Priority::Release, rank, NETWORK + number);
        now + service > now
    }
}

impl Network for StoreAndForward {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let number = self.routes.insert(&message);
        let Message { id, rank, words, .. } = message;
        let (channel, words) = (self.routes.get(number)[0], words as f64);
        *entry_or_default(&mut self.messages, number) = MessageState { id, rank, crossed: 0, channel, words };
        self.request_next(rank, number, context);
    }

    fn handle_event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        if event.payload == BATCH {
            return self.serve_requests(context);
        }
        let number = event.payload - NETWORK;
        let MessageState { id, crossed, channel, .. } = self.messages[number as usize];
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
                self.request_next(event.rank, number, context);
            }
            None => {
                self.routes.remove(number);
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
