//! Cut-through: the head takes t_h·x; then the m words flow at the max–min fair rate over the channels of the route, each
//! of capacity 1/t_w or the multiple of it that the graph says, the rates changing whenever a flow starts or ends (GK App. D's t_w·m·q is what comes out
//! when q flows share the worst channel from beginning to end).

use super::max_min::MaxMin;
use super::network::{Context, HotChannel, Message, NETWORK, Network};
use super::routes::{Routes, Times, entry, hotter};
use crate::agenda::{Event, Priority};
use crate::machine;
use crate::topology::SharedGraph;

pub struct CutThrough {
    times: Times,
    routes: Routes,
    shares: MaxMin,
    flows: Vec<Flow>,
    /// The messages whose words flow, and when each ends at its present rate, side by side.
    active: Vec<u32>,
    finish: Vec<f64>,
    /// The earliest of `finish`; infinity if nothing flows.
    next: f64,
    /// Flows that started at this instant.
    started: Vec<u32>,
    issued: u64,
    hottest: Option<HotChannel>,
    /// What ends now: rank of the source, turn, number of the message.
    ending: Vec<(u32, u64, u32)>,
}

#[derive(Clone, Default)]
struct Flow {
    rank: u32,
    words: u64,
    /// Channel time still needed, t_w times the words to come, as of `since`.
    left: f64,
    since: f64,
    share: f64,
    started: f64,
    /// Its turn among those that started: numbers of messages are used again and say nothing about it.
    issue: u64,
    /// Index into `active`.
    at: u32,
}

/// Ends closer than this fraction of the time count as one: they differ by rounding.
const SAME: f64 = 1.0 + 4.0 * f64::EPSILON;

impl CutThrough {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        let routes = Routes::new(graph);
        CutThrough {
            times: Times::of(network, p),
            shares: MaxMin::new(routes.capacities().to_vec()),
            routes,
            flows: Vec::new(),
            active: Vec::new(),
            finish: Vec::new(),
            next: f64::INFINITY,
            started: Vec::new(),
            issued: 0,
            hottest: None,
            ending: Vec::new(),
        }
    }
}

impl Network for CutThrough {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, words, .. } = message;
        let head = self.routes.set(&message);
        *entry(&mut self.flows, id) = Flow { rank, words, ..Flow::default() };
        context.agenda.push(
            context.agenda.now() + self.times.th * head,
            Priority::Request,
            rank,
            NETWORK + id,
        );
    }

    /// The head has arrived: the words begin to flow.
    fn event(&mut self, _priority: Priority, event: Event, context: &mut Context) {
        let id = event.what - NETWORK;
        let now = context.agenda.now();
        let flow = &mut self.flows[id as usize];
        let at = self.active.len() as u32;
        let (left, issue) = (self.times.tw * flow.words as f64, self.issued);
        self.issued += 1;
        *flow = Flow { left, since: now, started: now, share: 0.0, issue, at, ..*flow };
        self.active.push(id);
        self.finish.push(f64::INFINITY);
        self.shares.add(id, self.routes.get(id));
        self.started.push(id);
    }

    fn startup(&self) -> f64 {
        self.times.ts
    }

    fn next_time(&self) -> f64 {
        self.next
    }

    fn at(&mut self, context: &mut Context) {
        let now = context.agenda.now();
        if now < self.next {
            return;
        }
        self.ending.clear();
        for (&id, &finish) in self.active.iter().zip(&self.finish) {
            if finish <= now * SAME {
                let Flow { rank, issue, .. } = self.flows[id as usize];
                self.ending.push((rank, issue, id));
            }
        }
        self.ending.sort_unstable();
        for &(_, _, id) in &self.ending {
            let at = self.flows[id as usize].at as usize;
            self.active.swap_remove(at);
            self.finish.swap_remove(at);
            if let Some(&moved) = self.active.get(at) {
                self.flows[moved as usize].at = at as u32;
            }
            self.shares.remove(id);
            let started = self.flows[id as usize].started;
            context.log.flow(self.routes.get(id), started, now);
            context.delivered.push(id);
        }
        // Until the rates are settled nothing else ends.
        self.next = f64::INFINITY;
    }

    fn settle(&mut self, context: &mut Context) {
        if self.started.is_empty() && self.ending.is_empty() {
            return;
        }
        let now = context.agenda.now();
        self.shares.settle();
        for id in self.shares.changed() {
            let share = self.shares.share(id);
            let flow = &mut self.flows[id as usize];
            flow.left = (flow.left - flow.share * (now - flow.since)).max(0.0);
            (flow.since, flow.share) = (now, share);
            self.finish[flow.at as usize] = now + flow.left / share;
            context.log.share(id, now, share);
        }
        for &id in &self.started {
            for &channel in self.routes.get(id) {
                hotter(&mut self.hottest, channel, self.shares.load(channel));
            }
        }
        self.started.clear();
        self.ending.clear();
        self.next = self.finish.iter().copied().fold(f64::INFINITY, f64::min);
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.hottest
    }
}
