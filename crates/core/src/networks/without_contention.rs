//! A network on which every message travels as if it were alone.

use super::network::{Context, Message, NETWORK, Network};
use super::unhindered::unhindered_times;
use crate::agenda::{Event, Priority};
use crate::machine::{self, Machine};
use crate::topology::SharedGraph;

/// Channels that carry any number of messages at the same time, each at full rate.
pub struct WithoutContention {
    machine: Machine,
    startup: f64,
    p: u32,
    graph: SharedGraph,
    /// Scratch memory.
    route: Vec<u32>,
}

impl WithoutContention {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        WithoutContention {
            machine: Machine::Network(*network),
            startup: network.ts,
            p,
            graph,
            route: Vec::new(),
        }
    }
}

impl Network for WithoutContention {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, to, words, posted } = message;
        let cost = self.graph.route_cost(rank, to, &mut self.route);
        let times = unhindered_times(&self.machine, self.p, words, &cost, !posted);
        let delivery = context.agenda.now() + times.hop + times.transfer;
        context.agenda.push(delivery, Priority::Release, rank, NETWORK + id);
    }

    fn handle_event(&mut self, _priority: Priority, event: Event, context: &mut Context) {
        context.delivered.push(event.payload - NETWORK);
    }

    fn startup(&self) -> f64 {
        self.startup
    }
}
