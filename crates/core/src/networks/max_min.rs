//! Max–min fair rates of flows over channels, updated incrementally as flows start and end.
//!
//! Every channel has a capacity, as a multiple of 1/t_w. Rates are max–min fair if no rate can be raised
//! without lowering a smaller one; then each flow has a bottleneck, a full channel on which no flow has a
//! higher rate. Progressive filling computes the rates: all rates rise together, and when a channel is full
//! its flows stop (Bertsekas & Gallager, Data Networks, 6.5.2).
//!
//! When flows start or end, only the affected part is filled again:
//! - Filling proceeds as before up to the level at which the change has an effect: a flow that ended is
//!   missed only above its old rate, and a flow that started fills a channel no sooner than capacity /
//!   (flows on it). Flows below that level keep their rates.
//! - From there the change spreads only along full channels. A channel that was not full participates as a
//!   limit; if a flow outside the computation turns out to exceed it, that flow is included and filling
//!   repeated.
//! - Channels that cannot be full before another channel with the same flows ([`BottleneckCandidates`]) are ignored. The
//!   few channels of a route where flows meet remain, so the cost depends neither on the length of routes
//!   nor on distant flows.

use super::bottleneck_candidates::BottleneckCandidates;
use super::routes::entry_or_default;

/// Flows over channels. The caller numbers the flows; numbers can be reused.
pub struct MaxMin {
    channels: BottleneckCandidates,
    /// Level at which a channel became full; infinity while it is not full.
    level: Vec<f64>,
    flows: Vec<Flow>,
    /// Flows started, and rates of flows ended, since the last [`MaxMin::settle`].
    started: Vec<u32>,
    ended_rates: Vec<f64>,
    /// Full channels of ended flows, and full candidates that replaced a demoted channel.
    full: Vec<u32>,
    /// Index of a channel in `active`; valid only if that entry has the same channel.
    active_index: Vec<u32>,
    /// Channels in the current computation.
    active: Vec<ActiveChannel>,
    /// Flows in the current computation.
    included: Vec<u32>,
    /// Indices in `active` of the channels on which rates still rise.
    filling: Vec<u32>,
    changed: Vec<u32>,
}

#[derive(Clone, Copy, Default)]
struct Flow {
    rate: f64,
    /// Rate in the current filling; negative while still rising.
    new_rate: f64,
    /// Whether the flow is in the current computation.
    included: bool,
}

/// A channel in the current computation.
struct ActiveChannel {
    channel: u32,
    /// Number of rising flows on it, and the capacity left for them.
    count: u32,
    free: f64,
    /// Whether its members have been examined.
    examined: bool,
}

/// Relative tolerance within which levels coincide; they differ by rounding only.
const TOLERANCE: f64 = 1.0 + 1e-12;

impl MaxMin {
    /// Creates `channels` channels without flows. `capacity` holds their capacities, all above 0; empty if
    /// all are 1.
    pub fn new(channels: usize, capacity: Vec<f64>) -> Self {
        MaxMin {
            channels: BottleneckCandidates::new(channels, capacity),
            level: vec![f64::INFINITY; channels],
            flows: Vec::new(),
            started: Vec::new(),
            ended_rates: Vec::new(),
            full: Vec::new(),
            active_index: vec![0; channels],
            active: Vec::new(),
            included: Vec::new(),
            filling: Vec::new(),
            changed: Vec::new(),
        }
    }

    /// Starts a flow over the nonempty `route`. The next [`MaxMin::settle`] computes its rate.
    pub fn add(&mut self, flow: u32, route: &[u32]) {
        self.channels.add(flow, route);
        self.transfer_bottleneck();
        *entry_or_default(&mut self.flows, flow) = Flow::default();
        self.started.push(flow);
    }

    /// Ends a flow.
    pub fn remove(&mut self, flow: u32) {
        if let Some(at) = self.started.iter().position(|started| *started == flow) {
            // Added since the last update, so the flow has no rate yet and affects no other.
            self.started.swap_remove(at);
        } else {
            // A channel that was not full did not limit any other flow.
            let full = |channel: &u32| self.level[*channel as usize].is_finite();
            self.full.extend(self.channels.candidates(flow).filter(full));
            self.ended_rates.push(self.flows[flow as usize].rate);
        }
        self.channels.remove(flow);
        self.transfer_bottleneck();
    }

    /// Moves the level of a demoted full channel to the channel that dominates it.
    fn transfer_bottleneck(&mut self) {
        for &channel in self.channels.demoted() {
            let level = std::mem::replace(&mut self.level[channel as usize], f64::INFINITY);
            if level.is_finite() {
                let dominating_candidate = self.channels.dominating_candidate(channel);
                let known = &mut self.level[dominating_candidate as usize];
                *known = known.min(level);
                self.full.push(dominating_candidate);
            }
        }
    }

    /// Returns the rate of a flow, at most the smallest capacity on its route.
    pub fn rate(&self, flow: u32) -> f64 {
        self.flows[flow as usize].rate
    }

    /// Returns the number of flows on a channel.
    pub fn load(&self, channel: u32) -> u32 {
        self.channels.members(channel).len() as u32
    }

    /// Returns the largest number of flows on a channel of the route of `flow`.
    pub fn max_load(&self, flow: u32) -> u32 {
        self.channels.candidates(flow).map(|channel| self.load(channel)).max().unwrap_or(0)
    }

    /// Returns the route of a flow, even after the flow has ended.
    pub fn route(&self, flow: u32) -> &[u32] {
        self.channels.route(flow)
    }

    /// Returns the flows whose rate the last `settle` changed.
    pub fn changed(&self) -> impl Iterator<Item = u32> {
        self.changed.iter().copied()
    }

    /// Recomputes the rates after flows started or ended.
    pub fn settle(&mut self) {
        self.changed.clear();
        if self.started.is_empty() && self.ended_rates.is_empty() {
            return;
        }
        let affected_level = self.lowest_affected_level();
        self.active.clear();
        self.included.clear();
        for &channel in &self.full {
            if self.channels.is_candidate(channel) {
                activate(&mut self.active, &mut self.active_index, channel);
            }
        }
        for k in 0..self.started.len() {
            self.include(self.started[k]);
        }
        loop {
            self.spread(affected_level);
            self.fill();
            if !self.include_exceeding() {
                break;
            }
        }
        for &flow in &self.included {
            let entry = &mut self.flows[flow as usize];
            entry.included = false;
            if entry.rate != entry.new_rate {
                entry.rate = entry.new_rate;
                self.changed.push(flow);
            }
        }
        self.started.clear();
        self.ended_rates.clear();
        self.full.clear();
    }

    /// Returns the lowest level at which filling can differ from last time.
    fn lowest_affected_level(&self) -> f64 {
        let lowest_full_level = |flow: &u32| {
            let each = |c: u32| self.channels.capacity(c) / f64::from(self.load(c));
            self.channels.candidates(*flow).map(each).fold(f64::INFINITY, f64::min)
        };
        let left = self.ended_rates.iter().copied();
        left.chain(self.started.iter().map(lowest_full_level)).fold(f64::INFINITY, f64::min) / TOLERANCE
    }

    /// Includes a flow and its candidate channels in the computation.
    #[inline]
    fn include(&mut self, flow: u32) {
        let included = &mut self.flows[flow as usize].included;
        if std::mem::replace(included, true) {
            return;
        }
        self.included.push(flow);
        for channel in self.channels.candidates(flow) {
            activate(&mut self.active, &mut self.active_index, channel);
        }
    }

    /// Includes the flows with rates of at least `affected_level` on every full channel of the computation.
    fn spread(&mut self, affected_level: f64) {
        let mut next = 0;
        while next < self.active.len() {
            let ActiveChannel { channel, examined, .. } = &mut self.active[next];
            let channel = *channel;
            next += 1;
            if *examined || self.level[channel as usize].is_infinite() {
                continue;
            }
            *examined = true;
            for k in 0..self.channels.members(channel).len() {
                let flow = self.channels.members(channel)[k].flow();
                if self.flows[flow as usize].rate >= affected_level {
                    self.include(flow);
                }
            }
        }
    }

    /// Fills the included flows progressively; all other rates are fixed.
    fn fill(&mut self) {
        let MaxMin { channels, level, flows, active, active_index, included, filling, .. } = self;
        for &flow in included.iter() {
            flows[flow as usize].new_rate = -1.0;
        }
        filling.clear();
        let mut lowest = f64::INFINITY;
        for (k, active) in (0..).zip(active.iter_mut()) {
            let members = channels.members(active.channel);
            let (mut free, mut rising) = (channels.capacity(active.channel), 0);
            for member in members {
                let flow = &flows[member.flow() as usize];
                if flow.included {
                    rising += 1;
                } else {
                    free -= flow.rate;
                }
            }
            (active.free, active.count) = (free, rising);
            // A channel without rising flows keeps its level, or is empty.
            if rising > 0 {
                level[active.channel as usize] = f64::INFINITY;
                lowest = lowest.min(free / f64::from(rising));
                filling.push(k);
            } else if members.is_empty() {
                level[active.channel as usize] = f64::INFINITY;
            }
        }
        let mut remaining = included.len();
        loop {
            lowest = lowest.max(0.0);
            for &k in filling.iter() {
                let ActiveChannel { channel, count, free, .. } = active[k as usize];
                if count == 0 || free > lowest * TOLERANCE * f64::from(count) {
                    continue;
                }
                level[channel as usize] = lowest;
                for member in channels.members(channel) {
                    let flow = &mut flows[member.flow() as usize];
                    if !flow.included || flow.new_rate >= 0.0 {
                        continue;
                    }
                    flow.new_rate = lowest;
                    remaining -= 1;
                    for other in channels.candidates(member.flow()) {
                        let other = &mut active[active_index[other as usize] as usize];
                        other.free -= lowest;
                        other.count -= 1;
                    }
                }
            }
            let filled = lowest;
            lowest = f64::INFINITY;
            filling.retain(|&k| {
                let ActiveChannel { channel, count, free, .. } = active[k as usize];
                if count > 0 {
                    lowest = lowest.min(free / f64::from(count));
                } else if free <= channels.capacity(channel) * (TOLERANCE - 1.0) {
                    // Full at the same level as a channel that stopped its last flows.
                    let known = &mut level[channel as usize];
                    *known = known.min(filled);
                }
                count > 0
            });
            if remaining == 0 {
                return;
            }
        }
    }

    /// Includes flows that exceed the level of a channel that has become full. Returns whether there are
    /// any.
    fn include_exceeding(&mut self) -> bool {
        let before = self.included.len();
        for at in 0..self.active.len() {
            let ActiveChannel { channel, examined, .. } = self.active[at];
            // Every previously full channel is already open.
            let level = self.level[channel as usize];
            if level.is_infinite() || examined {
                continue;
            }
            for k in 0..self.channels.members(channel).len() {
                let flow = self.channels.members(channel)[k].flow();
                let Flow { rate, included, .. } = self.flows[flow as usize];
                if !included && rate > level * TOLERANCE {
                    self.include(flow);
                }
            }
        }
        self.included.len() > before
    }
}

/// Adds a channel to the computation unless `active_index` shows that it is in `active`.
#[inline]
fn activate(active: &mut Vec<ActiveChannel>, active_index: &mut [u32], channel: u32) {
    let at = &mut active_index[channel as usize];
    if active.get(*at as usize).is_none_or(|active| active.channel != channel) {
        *at = active.len() as u32;
        active.push(ActiveChannel { channel, count: 0, free: 0.0, examined: false });
    }
}
