//! The routes of the messages on their way, by source, in one array; and queues of messages at channels.

use crate::report::HotChannel;
use crate::topology::Graph;
use std::collections::VecDeque;

/// The route of each source's current message.
pub struct Routes {
    graph: Box<dyn Graph>,
    routes: Vec<Vec<u32>>,
}

impl Routes {
    pub fn new(graph: Box<dyn Graph>) -> Self {
        let routes = (0..graph.processors()).map(|_| Vec::new()).collect();
        Routes { graph, routes }
    }

    pub fn channels(&self) -> usize {
        self.graph.channels() as usize
    }

    /// Finds and keeps the route of a new message; its length.
    pub fn set(&mut self, rank: u32, to: u32) -> usize {
        let route = &mut self.routes[rank as usize];
        route.clear();
        self.graph.route(rank, to, route);
        route.len()
    }

    pub fn get(&self, rank: u32) -> &[u32] {
        &self.routes[rank as usize]
    }
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
    pub fn request(&mut self, channel: u32, rank: u32) -> bool {
        let c = channel as usize;
        let granted = self.holder[c] == FREE;
        if granted {
            self.holder[c] = rank;
        } else {
            self.waiting[c].push_back(rank);
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
