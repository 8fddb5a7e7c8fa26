//! What networks with channels have in common: their times, the routes of messages on their way, and queues at channels.

use super::network::{HotChannel, Message};
use crate::machine::Network;
use crate::topology::SharedGraph;

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

/// The messages on their way, numbered from 0 on, and the route of each. Many more may be waiting to be sent, so what a network
/// knows of a message it knows by this number and not by the message's own.
pub struct Routes {
    graph: SharedGraph,
    routes: Vec<Vec<u32>>,
    /// Numbers to be used again.
    free: Vec<u32>,
}

impl Routes {
    pub fn new(graph: SharedGraph) -> Self {
        Routes { graph, routes: Vec::new(), free: Vec::new() }
    }

    pub fn channels(&self) -> usize {
        self.graph.channels() as usize
    }

    /// A new message is on its way: its number here.
    pub fn begin(&mut self, message: &Message) -> u32 {
        let number = self.free.pop().unwrap_or_else(|| {
            self.routes.push(Vec::new());
            self.routes.len() as u32 - 1
        });
        let channels = &mut self.routes[number as usize];
        channels.clear();
        self.graph.route(message.rank, message.to, channels);
        number
    }

    /// A message has arrived.
    pub fn end(&mut self, number: u32) {
        self.free.push(number);
    }

    pub fn get(&self, number: u32) -> &[u32] {
        &self.routes[number as usize]
    }

    /// How long the head of a message takes from the end of the `k`-th channel of its route to the end of the last, as a
    /// multiple of t_h.
    pub fn behind(&self, number: u32, k: u32) -> f64 {
        let behind = &self.get(number)[k as usize + 1..];
        if self.graph.alike() {
            return behind.len() as f64;
        }
        behind.iter().map(|channel| self.graph.hop(*channel)).sum()
    }

    /// How long a head takes over a channel, as a multiple of t_h.
    pub fn hop(&self, channel: u32) -> f64 {
        self.graph.hop(channel)
    }

    /// How much a channel carries, as a multiple of 1/t_w.
    pub fn capacity(&self, channel: u32) -> f64 {
        self.graph.capacity(channel)
    }

    /// The least capacity on the route of a message.
    pub fn narrowest(&self, number: u32) -> f64 {
        if self.graph.alike() {
            return 1.0;
        }
        self.get(number).iter().map(|channel| self.graph.capacity(*channel)).fold(f64::INFINITY, f64::min)
    }
}

/// The state of what has number `id` in a table that grows as numbers come into use.
pub fn entry<T: Clone + Default>(table: &mut Vec<T>, id: u32) -> &mut T {
    let id = id as usize;
    if table.len() <= id {
        table.resize(id + 1, T::default());
    }
    &mut table[id]
}

/// Channels that serve one message at a time, first come first served. A message waits in one line at a time, so the lines are
/// lists through the messages.
pub struct Queues {
    lines: Vec<Line>,
    /// By message: who is behind it in the line in which it waits.
    behind: Vec<u32>,
    hottest: Option<HotChannel>,
}

/// A channel, and who waits for it.
#[derive(Clone)]
struct Line {
    holder: u32,
    waiting: u32,
    /// Nobody in particular while nobody waits.
    first: u32,
    last: u32,
}

const FREE: u32 = u32::MAX;

impl Queues {
    pub fn new(channels: usize) -> Self {
        let free = Line { holder: FREE, waiting: 0, first: FREE, last: FREE };
        Queues { lines: vec![free; channels], behind: Vec::new(), hottest: None }
    }

    /// Asks for a channel; whether it is granted at once, otherwise the message waits in line.
    #[inline]
    pub fn request(&mut self, channel: u32, id: u32) -> bool {
        let line = &mut self.lines[channel as usize];
        let granted = line.holder == FREE;
        if granted {
            line.holder = id;
        } else {
            entry(&mut self.behind, id);
            if line.waiting == 0 {
                line.first = id;
            } else {
                self.behind[line.last as usize] = id;
            }
            line.last = id;
            line.waiting += 1;
        }
        hotter(&mut self.hottest, channel, line.waiting + 1);
        granted
    }

    /// Gives a channel up; who is granted it next.
    #[inline]
    pub fn release(&mut self, channel: u32) -> Option<u32> {
        let line = &mut self.lines[channel as usize];
        if line.waiting == 0 {
            line.holder = FREE;
            return None;
        }
        line.holder = line.first;
        line.waiting -= 1;
        if line.waiting > 0 {
            line.first = self.behind[line.first as usize];
        }
        Some(line.holder)
    }

    /// Who holds a channel.
    pub fn holder(&self, channel: u32) -> Option<u32> {
        let holder = self.lines[channel as usize].holder;
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
