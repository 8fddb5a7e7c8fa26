//! What networks with channels have in common: their times, the routes of messages on their way, and queues at channels.

use super::network::{HotChannel, Message};
use crate::machine::Network;
use crate::topology::SharedGraph;
use std::collections::VecDeque;

/// The times of a network on p processors.
pub struct Times {
    pub ts: f64,
    pub th: f64,
    /// t_w of a channel of its width.
    pub tw: f64,
}

impl Times {
    pub fn of(network: &Network, p: u32) -> Self {
        Times { ts: network.ts, th: network.th, tw: network.channel_tw(p) }
    }
}

/// The route of each message on its way, by the message's number.
pub struct Routes {
    graph: SharedGraph,
    routes: Vec<Vec<u32>>,
}

impl Routes {
    pub fn new(graph: SharedGraph) -> Self {
        Routes { graph, routes: Vec::new() }
    }

    pub fn channels(&self) -> usize {
        self.graph.channels() as usize
    }

    /// The capacity of each channel.
    pub fn capacities(&self) -> &[f64] {
        self.graph.capacities()
    }

    /// Finds and keeps the route of a new message; how long its head is on the way, as a multiple of t_h.
    pub fn set(&mut self, message: &Message) -> f64 {
        let id = message.id as usize;
        if self.routes.len() <= id {
            self.routes.resize_with(id + 1, Vec::new);
        }
        let channels = &mut self.routes[id];
        channels.clear();
        self.graph.route(message.rank, message.to, channels);
        channels.iter().map(|channel| self.graph.hop(*channel)).sum()
    }

    pub fn get(&self, id: u32) -> &[u32] {
        &self.routes[id as usize]
    }

    /// How long the head of message `id` takes from the end of the `k`-th channel of its route to the end of the last, as a
    /// multiple of t_h.
    pub fn behind(&self, id: u32, k: u32) -> f64 {
        self.get(id)[k as usize + 1..].iter().map(|channel| self.graph.hop(*channel)).sum()
    }

    /// How long a head takes over a channel, as a multiple of t_h.
    pub fn hop(&self, channel: u32) -> f64 {
        self.graph.hop(channel)
    }

    /// How much a channel carries, as a multiple of 1/t_w.
    pub fn capacity(&self, channel: u32) -> f64 {
        self.graph.capacity(channel)
    }

    /// The least capacity on the route of message `id`.
    pub fn narrowest(&self, id: u32) -> f64 {
        self.get(id).iter().map(|channel| self.graph.capacity(*channel)).fold(f64::INFINITY, f64::min)
    }
}

/// The state of message `id` in a table that grows as numbers come into use.
pub fn entry<T: Clone + Default>(table: &mut Vec<T>, id: u32) -> &mut T {
    let id = id as usize;
    if table.len() <= id {
        table.resize(id + 1, T::default());
    }
    &mut table[id]
}

/// Channels that serve one message at a time, first come first served.
pub struct Queues {
    holder: Vec<u32>,
    waiting: Vec<VecDeque<u32>>,
    hottest: Option<HotChannel>,
}

const FREE: u32 = u32::MAX;

impl Queues {
    pub fn new(channels: usize) -> Self {
        Queues { holder: vec![FREE; channels], waiting: vec![VecDeque::new(); channels], hottest: None }
    }

    /// Asks for a channel; whether it is granted at once, otherwise the message waits in line.
    pub fn request(&mut self, channel: u32, id: u32) -> bool {
        let c = channel as usize;
        let granted = self.holder[c] == FREE;
        if granted {
            self.holder[c] = id;
        } else {
            self.waiting[c].push_back(id);
        }
        hotter(&mut self.hottest, channel, self.waiting[c].len() as u32 + 1);
        granted
    }

    /// Gives a channel up; who is granted it next.
    pub fn release(&mut self, channel: u32) -> Option<u32> {
        let c = channel as usize;
        let next = self.waiting[c].pop_front();
        self.holder[c] = next.unwrap_or(FREE);
        next
    }

    /// Who holds a channel.
    pub fn holder(&self, channel: u32) -> Option<u32> {
        let holder = self.holder[channel as usize];
        (holder != FREE).then_some(holder)
    }

    pub fn hottest(&self) -> Option<HotChannel> {
        self.hottest
    }
}

/// Keeps the highest load, and of equal ones the lowest channel.
pub fn hotter(hottest: &mut Option<HotChannel>, channel: u32, load: u32) {
    let more = hottest.is_none_or(|known| load > known.load || load == known.load && channel < known.channel);
    if more {
        *hottest = Some(HotChannel { channel, load });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equally_loaded_channels_the_lowest_is_the_hottest() {
        let mut hottest = None;
        for (channel, load, expected) in
            [(5, 2, 5), (3, 2, 3), (7, 2, 3), (1, 1, 3), (9, 3, 9), (2, 2, 9), (8, 3, 8)]
        {
            hotter(&mut hottest, channel, load);
            assert_eq!(hottest.map(|hot| hot.channel), Some(expected), "{load} on {channel}");
        }
        assert_eq!(hottest.map(|hot| hot.load), Some(3));
    }
}
