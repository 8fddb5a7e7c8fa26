//! Cut-through: the head takes t_h·x, then the m words flow at the max–min fair rate over the channels of
//! the route, each of capacity 1/t_w times the graph's factor. Rates change whenever a flow starts or ends.
//! If q flows share the worst channel from beginning to end, the transfer time is GK App. D's t_w·m·q.

use super::earliest_times::EarliestTimes;
use super::max_min::MaxMin;
use super::network::{Context, HotChannel, Message, NETWORK, Network};
use super::routes::{Times, entry_or_default, update_hottest};
use crate::agenda::{Event, Priority};
use crate::machine;
use crate::topology::SharedGraph;

pub struct CutThrough {
    times: Times,
    graph: SharedGraph,
    rates: MaxMin,
    /// Messages in flight, by reused numbers.
    flows: Vec<Flow>,
    free: Vec<u32>,
    /// End of each flow at its current rate.
    finish: EarliestTimes,
    /// Whether rates are outdated; no flow ends before they are recomputed.
    rates_outdated: bool,
    /// Flows that started at this instant.
    started: Vec<u32>,
    issued: u32,
    hottest: Option<HotChannel>,
    /// Flows that end at this instant, as (rank of the sender, order of issue, flow number), served in this order.
    ending: Vec<(u32, u32, u32)>,
    /// Flows with a new rate, as (message id, flow number).
    changed: Vec<(u32, u32)>,
    /// Scratch memory.
    route: Vec<u32>,
}

#[derive(Clone, Default)]
struct Flow {
    /// Message id.
    id: u32,
    rank: u32,
    to: u32,
    words: u64,
    /// Remaining channel time, t_w times the remaining words, as of `since`.
    remaining: f64,
    since: f64,
    rate: f64,
    started: f64,
    /// Order of start; breaks ties, because reused message ids do not order flows.
    issue: u32,
}

/// Relative distance within which ends of flows are one instant. Rates are quotients, so ends that are equal differ by
/// rounding, which adds up over the changes of a rate.
const TOLERANCE: f64 = 1.0 + 256.0 * f64::EPSILON;

impl CutThrough {
    pub fn new(network: &machine::Network, p: u32, graph: SharedGraph) -> Self {
        CutThrough {
            times: Times::of(network, p),
            rates: MaxMin::new(graph.channels() as usize, graph.capacities().to_vec()),
            graph,
            flows: Vec::new(),
            free: Vec::new(),
            finish: EarliestTimes::new(),
            rates_outdated: false,
            started: Vec::new(),
            issued: 0,
            hottest: None,
            ending: Vec::new(),
            changed: Vec::new(),
            route: Vec::new(),
        }
    }
}

impl Network for CutThrough {
    fn inject(&mut self, message: Message, context: &mut Context) {
        let Message { id, rank, to, words, .. } = message;
        let head = self.graph.route_cost(rank, to, &mut self.route).head;
        let head_time = (self.times.th * head).round();
        let number = self.free.pop().unwrap_or(self.flows.len() as u32);
        *entry_or_default(&mut self.flows, number) = Flow { id, rank, to, words, ..Flow::default() };
        context.agenda.push(context.agenda.now() + head_time, Priority::Request, rank, NETWORK + number);
    }

    /// Starts the flow of the words when the head has arrived.
    fn handle_event(&mut self, _priority: Priority, event: Event, context: &mut Context) {
        let number = event.payload - NETWORK;
        let now = context.agenda.now();
        let flow = &mut self.flows[number as usize];
        let (remaining, issue) = (self.times.tw * flow.words as f64, self.issued);
        self.issued += 1;
        *flow = Flow { remaining, since: now, started: now, rate: 0.0, issue, ..*flow };
        self.route.clear();
        self.graph.route(flow.rank, flow.to, &mut self.route);
        self.rates.add(number, &self.route);
        self.started.push(number);
    }

    fn startup(&self) -> f64 {
        self.times.ts
    }

    fn next_time(&self) -> f64 {
        if self.rates_outdated { f64::INFINITY } else { self.finish.first() }
    }

    fn deliver_due(&mut self, context: &mut Context) {
        let now = context.agenda.now();
        if now < self.next_time() {
            return;
        }
        let CutThrough { finish, flows, ending, .. } = self;
        ending.clear();
        finish.up_to(now * TOLERANCE, &mut |number| {
            let Flow { rank, issue, .. } = flows[number as usize];
            ending.push((rank, issue, number));
        });
        ending.sort_unstable();
        for &(_, _, number) in ending.iter() {
            finish.set(number, f64::INFINITY);
            self.rates.remove(number);
            self.free.push(number);
            let Flow { id, started, .. } = flows[number as usize];
            context.log.flow(self.rates.route(number), started, now);
            context.delivered.push(id);
        }
        self.rates_outdated = true;
    }

    fn settle(&mut self, context: &mut Context) {
        if self.started.is_empty() && self.ending.is_empty() {
            return;
        }
        let now = context.agenda.now();
        self.rates.settle();
        let CutThrough { rates, flows, changed, .. } = self;
        changed.clear();
        changed.extend(rates.changed().map(|number| (flows[number as usize].id, number)));
        changed.sort_by_key(|(id, _)| *id);
        for &(id, number) in &self.changed {
            let rate = self.rates.rate(number);
            let flow = &mut self.flows[number as usize];
            flow.remaining = (flow.remaining - flow.rate * (now - flow.since)).max(0.0);
            (flow.since, flow.rate) = (now, rate);
            self.finish.set(number, now + flow.remaining / rate);
            context.log.rate_changed(id, now, rate);
        }
        for &number in &self.started {
            // Channels with less load than the current maximum cannot change it.
            if self.hottest.is_some_and(|hottest| self.rates.max_load(number) < hottest.load) {
                continue;
            }
            for &channel in self.rates.route(number) {
                update_hottest(&mut self.hottest, channel, self.rates.load(channel));
            }
        }
        self.started.clear();
        self.ending.clear();
        self.rates_outdated = false;
    }

    fn hottest(&self) -> Option<HotChannel> {
        self.hottest
    }
}
