//! Wormhole: the head acquires the channels of its route in order, t_h each, first come first served, and
//! holds them while it waits. Once it has all channels, the m words stream in t_w·m, at the rate of the
//! narrowest channel.
//!
//! With delivery at D, the k-th of x channels is released at D minus the time of the head over the channels
//! after it, but not before the head has its last channel. A worm is never longer than its message: with m
//! < x words, channel k is released when the head acquires channel k + m, if that exists.
//!
//! With two virtual channels per channel, a worm acquires virtual channels, and worms that stream over one channel share it
//! ([`Streams`]). D is then the delivery at the current rate.

use super::network::{Context, Deadlock, HotChannel, Message, NETWORK, Network};
use super::routes::{Queues, Routes, Times, entry_or_default};
use super::streams::Streams;
use crate::agenda::{Event, Priority};
use crate::machine;
use crate::topology::SharedGraph;

pub struct Wormhole {
    times: Times,
    routes: Routes,
    queues: Queues,
    messages: Vec<MessageState>,
    /// With two virtual channels per channel: the worms that stream, and the virtual channels of each route.
    streams: Option<Streams>,
    virtual_routes: Vec<Vec<u32>>,
}

#[derive(Clone, Default)]
struct MessageState {
    /// Message id.
    id: u32,
    rank: u32,
    words: u64,
    /// Number of channels acquired, and released.
    granted: u32,
    released: u32,
    /// Time at which the head acquired the last channel, and delivery time of the tail.
    streaming_since: f64,
    delivery: f64,
    /// Time of the next release as far as it is known; an event at another time is outdated.
    next_release: f64,
}

impl Wormhole {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        let times = Times::of(network, p);
        let routes = Routes::new(graph, times);
        let channels = routes.channels();
        let is_virtual = network.virtual_channels > 1;
        Wormhole {
            times,
            routes,
            queues: if is_virtual { Queues::of_virtual_channels(channels) } else { Queues::new(channels) },
            messages: Vec::new(),
            streams: is_virtual.then(|| Streams::new(2 * channels)),
            virtual_routes: Vec::new(),
        }
    }

    /// Returns the `k`-th channel of a route as its queue is numbered: the virtual channel, if there are two.
    fn queue(&self, number: u32, k: u32) -> u32 {
        match self.streams {
            Some(_) => self.virtual_routes[number as usize][k as usize],
            None => self.routes.get(number)[k as usize],
        }
    }

    /// Schedules the next release of a message.
    fn schedule_release(&mut self, number: u32, time: f64, context: &mut Context) {
        let state = &mut self.messages[number as usize];
        state.next_release = time;
        context.agenda.push(time, Priority::Release, state.rank, NETWORK + number);
    }

    /// Begins the stream of a worm when its head has crossed the last channel.
    fn begin_stream(&mut self, number: u32, context: &mut Context) {
        let MessageState { released, words, .. } = self.messages[number as usize];
        let time = self.routes.longest_word_time(number) * words as f64;
        if let Some(streams) = &mut self.streams {
            let held = &self.virtual_routes[number as usize][released as usize..];
            streams.begin(number, held, time, context.agenda.now());
        }
    }

    /// Grants the head of a message the channel that it requested. Returns whether its tail passes a
    /// channel at this instant.
    fn grant(&mut self, number: u32, context: &mut Context) -> bool {
        let now = context.agenda.now();
        let queue = self.queue(number, self.messages[number as usize].granted);
        let route = self.routes.get(number);
        let x = route.len() as u32;
        let state = &mut self.messages[number as usize];
        let channel = route[state.granted as usize];
        context.log.hop_start(state.id, state.granted, queue, now);
        state.granted += 1;
        let across = now + self.routes.hop_time(channel);
        let granted = state.granted;
        if granted < x {
            context.agenda.push(across, Priority::Request, state.rank, NETWORK + number);
            // The tail of a short worm moves with its head.
            return u64::from(granted) > state.words;
        }
        state.streaming_since = now;
        state.delivery = across + self.routes.longest_word_time(number) * state.words as f64;
        let (released, rank, streams_later) = (state.released, state.rank, state.delivery > across);
        if self.streams.is_some() && streams_later {
            context.agenda.push(across, Priority::Request, rank, NETWORK + number);
        }
        let time = self.release_time(number, released);
        if time > now {
            self.schedule_release(number, time, context);
        }
        time <= now
    }

    /// Returns the time at which a message releases the `k`-th channel of its route; infinity while that
    /// depends on further grants.
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
        (state.delivery - self.routes.head_time_after(number, k)).max(state.streaming_since)
    }

    /// Releases the channels that the tail passes at this instant and schedules the next release.
    fn release(&mut self, number: u32, context: &mut Context) {
        let now = context.agenda.now();
        let x = self.routes.get(number).len() as u32;
        let MessageState { id, released, .. } = self.messages[number as usize];
        for k in released..x {
            let time = self.release_time(number, k);
            if time > now {
                // A release that waits for the head continues at the head's next grant.
                if time.is_finite() {
                    self.schedule_release(number, time, context);
                }
                return;
            }
            self.messages[number as usize].released += 1;
            let channel = self.queue(number, k);
            context.log.hop_end(id, k, channel, now);
            if let Some(streams) = &mut self.streams {
                streams.end(number, channel);
            }
            if let Some(next) = self.queues.release(channel)
                && self.grant(next, context)
            {
                self.schedule_release(next, now, context);
            }
        }
        self.messages[number as usize].next_release = f64::INFINITY;
        self.routes.remove(number);
        context.delivered.push(id);
    }
}

impl Network for Wormhole {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, words, .. } = message;
        let number = self.routes.insert(&message);
        *entry_or_default(&mut self.messages, number) =
            MessageState { id, rank, words, ..MessageState::default() };
        if self.streams.is_some() {
            *entry_or_default(&mut self.virtual_routes, number) = self.routes.virtual_channels(number);
        }
        context.agenda.push(context.agenda.now(), Priority::Request, rank, NETWORK + number);
    }

    fn handle_event(&mut self, priority: Priority, event: Event, context: &mut Context) {
        let number = event.payload - NETWORK;
        let MessageState { granted, next_release, .. } = self.messages[number as usize];
        if priority == Priority::Request {
            if granted as usize == self.routes.get(number).len() {
                return self.begin_stream(number, context);
            }
            let channel = self.queue(number, granted);
            // A tail that moves with its head precedes all other events, so it is handled without the
            // agenda.
            if self.queues.request(channel, number) && self.grant(number, context) {
                self.release(number, context);
            }
        } else if self.streams.is_none() || next_release == context.agenda.now() {
            self.release(number, context);
        }
    }

    fn settle(&mut self, context: &mut Context) {
        let Some(mut streams) = self.streams.take() else { return };
        let now = context.agenda.now();
        streams.settle(now, |number, rate, delivery| {
            let MessageState { id, released, .. } = self.messages[number as usize];
            self.messages[number as usize].delivery = delivery;
            let time = self.release_time(number, released);
            if time.is_finite() {
                context.log.rate_changed(id, now, rate);
                self.schedule_release(number, time.max(now), context);
            }
        });
        self.streams = Some(streams);
    }

    fn startup(&self) -> f64 {
        self.times.ts
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.queues.hottest()
    }

    fn deadlock(&self) -> Option<Deadlock> {
        // Follow "waits for a channel held by" from every message; a walk that returns to itself is a
        // cycle.
        let waits_for = |number: u32| {
            let granted = self.messages[number as usize].granted;
            let channel =
                ((granted as usize) < self.routes.get(number).len()).then(|| self.queue(number, granted))?;
            self.queues.holder(channel).filter(|holder| *holder != number)
        };
        let mut starts: Vec<u32> = (0..self.messages.len() as u32).collect();
        starts.sort_by_key(|number| self.messages[*number as usize].id);
        for start in starts {
            let mut walk = vec![start];
            while let Some(next) = walk.last().and_then(|last| waits_for(*last)) {
                if let Some(at) = walk.iter().position(|number| *number == next) {
                    let cycle =
                        walk[at..].iter().map(|number| self.messages[*number as usize].rank).collect();
                    return Some(Deadlock { cycle });
                }
                walk.push(next);
            }
        }
        None
    }
}
