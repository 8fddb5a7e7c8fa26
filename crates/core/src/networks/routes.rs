//! Common parts of networks with channels: times, routes of messages in flight, and queues at channels.

use super::network::{HotChannel, Message};
use crate::machine::Network;
use crate::topology::SharedGraph;

/// Times in whole ticks.
#[derive(Clone, Copy)]
pub struct Times {
    pub ts: f64,
    pub th: f64,
    /// t_w / w.
    pub tw: f64,
}

impl Times {
    pub fn of(network: &Network, p: u32) -> Self {
        Times { ts: network.ts, th: network.th, tw: network.channel_tw(p) }
    }
}

/// Routes of the messages in flight, by route numbers from 0 on. Many more messages may wait to be sent, so
/// networks index their state by route number instead of message id.
pub struct Routes {
    graph: SharedGraph,
    times: Times,
    /// Times of the head and of a word over each channel; empty if all channels are alike.
    own_hop: Vec<f64>,
    own_word: Vec<f64>,
    routes: Vec<Vec<u32>>,
    /// Numbers to be reused.
    free: Vec<u32>,
}

impl Routes {
    pub fn new(graph: SharedGraph, times: Times) -> Self {
        // A multiple of ticks is rounded like every duration, so that sums are exact.
        let of_channels = |time: &dyn Fn(u32) -> f64| match graph.is_uniform() {
            true => Vec::new(),
            false => (0..graph.channels()).map(|channel| time(channel).round()).collect(),
        };
        let own_hop = of_channels(&|channel| times.th * graph.hop(channel));
        let own_word = of_channels(&|channel| times.tw / graph.capacity(channel));
        Routes { graph, times, own_hop, own_word, routes: Vec::new(), free: Vec::new() }
    }

    pub fn channels(&self) -> usize {
        self.graph.channels() as usize
    }

    /// Stores the route of a new message and returns its number.
    pub fn insert(&mut self, message: &Message) -> u32 {
        let number = self.free.pop().unwrap_or_else(|| {
            self.routes.push(Vec::new());
            self.routes.len() as u32 - 1
        });
        let channels = &mut self.routes[number as usize];
        channels.clear();
        self.graph.route(message.rank, message.to, channels);
        number
    }

    /// Returns the route of a message by virtual channels, two for each channel.
    pub fn virtual_channels(&self, number: u32) -> Vec<u32> {
        let mut channels = self.get(number).to_vec();
        self.graph.virtual_channels(&mut channels);
        channels
    }

    /// Releases a route number.
    pub fn remove(&mut self, number: u32) {
        self.free.push(number);
    }

    pub fn get(&self, number: u32) -> &[u32] {
        &self.routes[number as usize]
    }

    /// Returns the time of the head from the end of the `k`-th channel of a route to the end of the last.
    pub fn head_time_after(&self, number: u32, k: u32) -> f64 {
        let behind = &self.get(number)[k as usize + 1..];
        if self.own_hop.is_empty() {
            return self.times.th * behind.len() as f64;
        }
        behind.iter().map(|channel| self.hop_time(*channel)).sum()
    }

    /// Returns the time of a head over a channel.
    #[inline]
    pub fn hop_time(&self, channel: u32) -> f64 {
        self.own_hop.get(channel as usize).copied().unwrap_or(self.times.th)
    }

    /// Returns the time of a word over a channel.
    #[inline]
    pub fn word_time(&self, channel: u32) -> f64 {
        self.own_word.get(channel as usize).copied().unwrap_or(self.times.tw)
    }

    /// Returns the longest time of a word over a channel of a route.
    pub fn longest_word_time(&self, number: u32) -> f64 {
        if self.own_word.is_empty() {
            return self.times.tw;
        }
        self.get(number).iter().map(|channel| self.word_time(*channel)).fold(0.0, f64::max)
    }
}

/// Returns the entry `id` of a table, which grows as needed.
pub fn entry_or_default<T: Clone + Default>(table: &mut Vec<T>, id: u32) -> &mut T {
    let id = id as usize;
    if table.len() <= id {
        table.resize(id + 1, T::default());
    }
    &mut table[id]
}

/// Channels that serve one message at a time, first come first served. A message waits in at most one
/// queue, so the queues are linked lists through the messages.
pub struct Queues {
    queues: Vec<ChannelQueue>,
    /// Next message in the same queue, by message.
    next_in_queue: Vec<u32>,
    hottest: Option<HotChannel>,
    /// Whether queues 2c and 2c + 1 belong to the two virtual channels of channel c.
    is_virtual: bool,
}

/// A channel and its queue.
#[derive(Clone)]
struct ChannelQueue {
    holder: u32,
    waiting: u32,
    /// Undefined while `waiting` is 0.
    first: u32,
    last: u32,
}

const FREE: u32 = u32::MAX;

impl Queues {
    pub fn new(channels: usize) -> Self {
        let free = ChannelQueue { holder: FREE, waiting: 0, first: FREE, last: FREE };
        Queues { queues: vec![free; channels], next_in_queue: Vec::new(), hottest: None, is_virtual: false }
    }

    /// Creates two queues for each channel, one for each virtual channel.
    pub fn of_virtual_channels(channels: usize) -> Self {
        Queues { is_virtual: true, ..Queues::new(2 * channels) }
    }

    /// Requests a channel. Returns whether it is granted at once; otherwise the message is queued.
    #[inline]
    pub fn request(&mut self, channel: u32, id: u32) -> bool {
        let queue = &mut self.queues[channel as usize];
        let granted = queue.holder == FREE;
        if granted {
            queue.holder = id;
        } else {
            entry_or_default(&mut self.next_in_queue, id);
            if queue.waiting == 0 {
                queue.first = id;
            } else {
                self.next_in_queue[queue.last as usize] = id;
            }
            queue.last = id;
            queue.waiting += 1;
        }
        let (mut channel, mut load) = (channel, queue.waiting + 1);
        if self.is_virtual {
            let ChannelQueue { holder, waiting, .. } = self.queues[channel as usize ^ 1];
            load += waiting + u32::from(holder != FREE);
            channel /= 2;
        }
        update_hottest(&mut self.hottest, channel, load);
        granted
    }

    /// Releases a channel and returns the message to which it is granted next.
    #[inline]
    pub fn release(&mut self, channel: u32) -> Option<u32> {
        let queue = &mut self.queues[channel as usize];
        if queue.waiting == 0 {
            queue.holder = FREE;
            return None;
        }
        queue.holder = queue.first;
        queue.waiting -= 1;
        if queue.waiting > 0 {
            queue.first = self.next_in_queue[queue.first as usize];
        }
        Some(queue.holder)
    }

    /// Returns the message that holds a channel.
    pub fn holder(&self, channel: u32) -> Option<u32> {
        let holder = self.queues[channel as usize].holder;
        (holder != FREE).then_some(holder)
    }

    pub fn hottest(&self) -> Option<HotChannel> {
        self.hottest
    }
}

/// Keeps the highest load; on a tie the lowest channel.
pub fn update_hottest(hottest: &mut Option<HotChannel>, channel: u32, load: u32) {
    let more = hottest.is_none_or(|known| load > known.load || load == known.load && channel < known.channel);
    if more {
        *hottest = Some(HotChannel { channel, load });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hottest_channel_is_the_lowest_on_a_tie() {
        let mut hottest = None;
        for (channel, load, expected) in
            [(5, 2, 5), (3, 2, 3), (7, 2, 3), (1, 1, 3), (9, 3, 9), (2, 2, 9), (8, 3, 8)]
        {
            update_hottest(&mut hottest, channel, load);
            assert_eq!(hottest.map(|hot| hot.channel), Some(expected), "{load} on {channel}");
        }
        assert_eq!(hottest.map(|hot| hot.load), Some(3));
    }
}
