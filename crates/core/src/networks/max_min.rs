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
//! - Channels that cannot be full before another channel with the same flows ([`Crowds`]) are ignored. The
//!   few channels of a route where flows meet remain, so the cost depends neither on the length of routes
//!   nor on distant flows.

use super::crowds::Crowds;
use super::routes::entry;

/// Flows over channels. The caller numbers the flows; numbers can be reused.
pub struct MaxMin {
    crowds: Crowds,
    /// Level at which a channel became full; infinity while it is not full.
    level: Vec<f64>,
    flows: Vec<Flow>,
    /// Flows started, and rates of flows ended, since the last [`MaxMin::settle`].
    came: Vec<u32>,
    left: Vec<f64>,
    /// Full channels of ended flows, and full candidates that replaced a demoted channel.
    full: Vec<u32>,
    /// Index of a channel in `part`; valid only if that entry has the same channel.
    place: Vec<u32>,
    /// Channels in the current computation.
    part: Vec<Part>,
    /// Flows in the current computation.
    taken: Vec<u32>,
    /// Indices in `part` of the channels on which rates still rise.
    filling: Vec<u32>,
    changed: Vec<u32>,
}

#[derive(Clone, Copy, Default)]
struct Flow {
    share: f64,
    /// Rate in the current filling; negative while still rising.
    rising: f64,
    /// Whether the flow is in the current computation.
    taken: bool,
}

/// A channel in the current computation.
struct Part {
    channel: u32,
    /// Number of rising flows on it, and the capacity left for them.
    count: u32,
    rest: f64,
    /// Whether its members have been examined.
    open: bool,
}

/// Relative tolerance within which levels coincide; they differ by rounding only.
const SAME: f64 = 1.0 + 1e-12;

impl MaxMin {
    /// Creates `channels` channels without flows. `capacity` holds their capacities, all above 0; empty if
    /// all are 1.
    pub fn new(channels: usize, capacity: Vec<f64>) -> Self {
        MaxMin {
            crowds: Crowds::new(channels, capacity),
            level: vec![f64::INFINITY; channels],
            flows: Vec::new(),
            came: Vec::new(),
            left: Vec::new(),
            full: Vec::new(),
            place: vec![0; channels],
            part: Vec::new(),
            taken: Vec::new(),
            filling: Vec::new(),
            changed: Vec::new(),
        }
    }

    /// Starts a flow over the nonempty `route`. The next [`MaxMin::settle`] computes its rate.
    pub fn add(&mut self, flow: u32, route: &[u32]) {
        self.crowds.add(flow, route);
        self.hand_on();
        *entry(&mut self.flows, flow) = Flow::default();
        self.came.push(flow);
    }

    /// Ends a flow.
    pub fn remove(&mut self, flow: u32) {
        if let Some(at) = self.came.iter().position(|came| *came == flow) {
            // Added since the last update, so the flow has no rate yet and affects no other.
            self.came.swap_remove(at);
        } else {
            // A channel that was not full did not limit any other flow.
            let full = |channel: &u32| self.level[*channel as usize].is_finite();
            self.full.extend(self.crowds.decisive(flow).filter(full));
            self.left.push(self.flows[flow as usize].share);
        }
        self.crowds.remove(flow);
        self.hand_on();
    }

    /// Moves the level of a demoted full channel to the channel that dominates it.
    fn hand_on(&mut self) {
        for &channel in self.crowds.demoted() {
            let level = std::mem::replace(&mut self.level[channel as usize], f64::INFINITY);
            if level.is_finite() {
                let decider = self.crowds.decider(channel);
                let known = &mut self.level[decider as usize];
                *known = known.min(level);
                self.full.push(decider);
            }
        }
    }

    /// Returns the rate of a flow, at most the smallest capacity on its route.
    pub fn share(&self, flow: u32) -> f64 {
        self.flows[flow as usize].share
    }

    /// Returns the number of flows on a channel.
    pub fn load(&self, channel: u32) -> u32 {
        self.crowds.members(channel).len() as u32
    }

    /// Returns the largest number of flows on a channel of the route of `flow`.
    pub fn most(&self, flow: u32) -> u32 {
        self.crowds.decisive(flow).map(|channel| self.load(channel)).max().unwrap_or(0)
    }

    /// Returns the route of a flow, even after the flow has ended.
    pub fn route(&self, flow: u32) -> &[u32] {
        self.crowds.route(flow)
    }

    /// Returns the flows whose rate the last `settle` changed.
    pub fn changed(&self) -> impl Iterator<Item = u32> {
        self.changed.iter().copied()
    }

    /// Recomputes the rates after flows started or ended.
    pub fn settle(&mut self) {
        self.changed.clear();
        if self.came.is_empty() && self.left.is_empty() {
            return;
        }
        let felt = self.first_felt();
        self.part.clear();
        self.taken.clear();
        for &channel in &self.full {
            if self.crowds.decides(channel) {
                touch(&mut self.part, &mut self.place, channel);
            }
        }
        for k in 0..self.came.len() {
            self.take_in(self.came[k]);
        }
        loop {
            self.spread(felt);
            self.fill();
            if !self.take_in_exceeded() {
                break;
            }
        }
        for &flow in &self.taken {
            let entry = &mut self.flows[flow as usize];
            entry.taken = false;
            if entry.share != entry.rising {
                entry.share = entry.rising;
                self.changed.push(flow);
            }
        }
        self.came.clear();
        self.left.clear();
        self.full.clear();
    }

    /// Returns the lowest level at which filling can differ from last time.
    fn first_felt(&self) -> f64 {
        let crowded = |flow: &u32| {
            let each = |c: u32| self.crowds.capacity(c) / f64::from(self.load(c));
            self.crowds.decisive(*flow).map(each).fold(f64::INFINITY, f64::min)
        };
        let left = self.left.iter().copied();
        left.chain(self.came.iter().map(crowded)).fold(f64::INFINITY, f64::min) / SAME
    }

    /// Includes a flow and its candidate channels in the computation.
    #[inline]
    fn take_in(&mut self, flow: u32) {
        let taken = &mut self.flows[flow as usize].taken;
        if std::mem::replace(taken, true) {
            return;
        }
        self.taken.push(flow);
        for channel in self.crowds.decisive(flow) {
            touch(&mut self.part, &mut self.place, channel);
        }
    }

    /// Includes the flows with rates of at least `felt` on every full channel of the computation.
    fn spread(&mut self, felt: f64) {
        let mut next = 0;
        while next < self.part.len() {
            let Part { channel, open, .. } = &mut self.part[next];
            let channel = *channel;
            next += 1;
            if *open || self.level[channel as usize].is_infinite() {
                continue;
            }
            *open = true;
            for k in 0..self.crowds.members(channel).len() {
                let flow = self.crowds.members(channel)[k].flow();
                if self.flows[flow as usize].share >= felt {
                    self.take_in(flow);
                }
            }
        }
    }

    /// Fills the included flows progressively; all other rates are fixed.
    fn fill(&mut self) {
        let MaxMin { crowds, level, flows, part, place, taken, filling, .. } = self;
        for &flow in taken.iter() {
            flows[flow as usize].rising = -1.0;
        }
        filling.clear();
        let mut lowest = f64::INFINITY;
        for (k, part) in (0..).zip(part.iter_mut()) {
            let members = crowds.members(part.channel);
            let (mut free, mut rising) = (crowds.capacity(part.channel), 0);
            for member in members {
                let flow = &flows[member.flow() as usize];
                if flow.taken {
                    rising += 1;
                } else {
                    free -= flow.share;
                }
            }
            (part.rest, part.count) = (free, rising);
            // A channel without rising flows keeps its level, or is empty.
            if rising > 0 {
                level[part.channel as usize] = f64::INFINITY;
                lowest = lowest.min(free / f64::from(rising));
                filling.push(k);
            } else if members.is_empty() {
                level[part.channel as usize] = f64::INFINITY;
            }
        }
        let mut left = taken.len();
        loop {
            lowest = lowest.max(0.0);
            for &k in filling.iter() {
                let Part { channel, count, rest, .. } = part[k as usize];
                if count == 0 || rest > lowest * SAME * f64::from(count) {
                    continue;
                }
                level[channel as usize] = lowest;
                for member in crowds.members(channel) {
                    let flow = &mut flows[member.flow() as usize];
                    if !flow.taken || flow.rising >= 0.0 {
                        continue;
                    }
                    flow.rising = lowest;
                    left -= 1;
                    for other in crowds.decisive(member.flow()) {
                        let other = &mut part[place[other as usize] as usize];
                        other.rest -= lowest;
                        other.count -= 1;
                    }
                }
            }
            if left == 0 {
                return;
            }
            lowest = f64::INFINITY;
            filling.retain(|&k| {
                let Part { count, rest, .. } = part[k as usize];
                if count > 0 {
                    lowest = lowest.min(rest / f64::from(count));
                }
                count > 0
            });
        }
    }

    /// Includes flows that exceed the level of a channel that has become full. Returns whether there are
    /// any.
    fn take_in_exceeded(&mut self) -> bool {
        let before = self.taken.len();
        for at in 0..self.part.len() {
            let Part { channel, open, .. } = self.part[at];
            // Every previously full channel is already open.
            let level = self.level[channel as usize];
            if level.is_infinite() || open {
                continue;
            }
            for k in 0..self.crowds.members(channel).len() {
                let flow = self.crowds.members(channel)[k].flow();
                let Flow { share, taken, .. } = self.flows[flow as usize];
                if !taken && share > level * SAME {
                    self.take_in(flow);
                }
            }
        }
        self.taken.len() > before
    }
}

/// Adds a channel to the computation unless `place` shows that it is in `part`.
#[inline]
fn touch(part: &mut Vec<Part>, place: &mut [u32], channel: u32) {
    let at = &mut place[channel as usize];
    if part.get(*at as usize).is_none_or(|part| part.channel != channel) {
        *at = part.len() as u32;
        part.push(Part { channel, count: 0, rest: 0.0, open: false });
    }
}
