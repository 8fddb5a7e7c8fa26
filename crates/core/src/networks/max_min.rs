//! Max–min fair shares of channels by flows, kept up to date as flows come and go.
//!
//! Every channel has a capacity, as a multiple of 1/t_w. A share is max–min fair if it cannot be raised without lowering a smaller one; then each
//! flow has a bottleneck: a full channel on which no flow has more. Progressive filling computes the shares: all flows
//! rise together, and when a channel is full its flows stop (Bertsekas & Gallager, Data Networks, 6.5.2).
//!
//! When flows come or go, only what the change touches is filled again:
//! - Filling proceeds exactly as before up to the level where the change is first felt: a flow that has left is missed
//!   only from its old share on, and one that has come fills a channel no sooner than capacity / (flows on it). Flows below
//!   that level keep their shares.
//! - From there the change spreads only along full channels. A channel that was not full takes part as a limit; if it
//!   turns out to be exceeded for a flow that was left out, that flow is taken in and the filling repeated.
//! - Channels that cannot be full before another one that has the same flows ([`Crowds`]) take no part. What is left of a
//!   flow's route are the few channels where flows meet, so the cost does not grow with the length of routes, nor with
//!   what is under way elsewhere.

use super::crowds::Crowds;
use super::routes::entry;

/// Flows over channels. Flows are numbered by the caller, one at a time under each number.
pub struct MaxMin {
    crowds: Crowds,
    /// Level at which a channel became full; infinity while it is not full.
    level: Vec<f64>,
    flows: Vec<Flow>,
    /// What came and went since the last [`MaxMin::settle`].
    came: Vec<u32>,
    left: Vec<f64>,
    /// Full channels of flows that have left, and those that decide instead of a full one since a flow came or left.
    full: Vec<u32>,
    /// Where a channel stands in `part`, if it is there.
    place: Vec<u32>,
    /// The channels that take part.
    part: Vec<Part>,
    /// The flows that are filled again.
    taken: Vec<u32>,
    /// The channels at which flows still rise, by their places in `part`.
    filling: Vec<u32>,
    changed: Vec<u32>,
}

#[derive(Clone, Copy, Default)]
struct Flow {
    share: f64,
    /// Share while being filled; negative while still rising.
    rising: f64,
    /// Whether it is filled again.
    taken: bool,
}

/// A channel that takes part.
struct Part {
    channel: u32,
    /// How many flows rise on it, and what they have left.
    count: u32,
    rest: f64,
    /// Whether its members were all looked at.
    open: bool,
}

/// Levels closer than this count as one: they differ by rounding.
const SAME: f64 = 1.0 + 1e-12;

impl MaxMin {
    /// No flows on so many channels with these capacities, all above 0; all of capacity 1 if none are said.
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

    /// A flow starts over the channels of `route`, which must not be empty. Its share is known after `settle`.
    pub fn add(&mut self, flow: u32, route: &[u32]) {
        self.crowds.add(flow, route);
        self.hand_on();
        *entry(&mut self.flows, flow) = Flow::default();
        self.came.push(flow);
    }

    /// A flow ends.
    pub fn remove(&mut self, flow: u32) {
        if let Some(at) = self.came.iter().position(|came| *came == flow) {
            // It was added since the shares were last computed and had none yet: without it they stay as they are.
            self.came.swap_remove(at);
        } else {
            // Where a channel was not full, nobody was held back by the flow that leaves.
            let full = |channel: &u32| self.level[*channel as usize].is_finite();
            self.full.extend(self.crowds.decisive(flow).filter(full));
            self.left.push(self.flows[flow as usize].share);
        }
        self.crowds.remove(flow);
        self.hand_on();
    }

    /// Of a full channel that does not decide any more, the one that does is full as well.
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

    /// The share of a flow, at most the least capacity on its route.
    pub fn share(&self, flow: u32) -> f64 {
        self.flows[flow as usize].share
    }

    /// How many flows are on a channel.
    pub fn load(&self, channel: u32) -> u32 {
        self.crowds.members(channel).len() as u32
    }

    /// The most flows on a channel of the route of `flow`.
    pub fn most(&self, flow: u32) -> u32 {
        self.crowds.decisive(flow).map(|channel| self.load(channel)).max().unwrap_or(0)
    }

    /// The route of a flow, also when it has ended.
    pub fn route(&self, flow: u32) -> &[u32] {
        self.crowds.route(flow)
    }

    /// The flows to which the last `settle` gave another share.
    pub fn changed(&self) -> impl Iterator<Item = u32> {
        self.changed.iter().copied()
    }

    /// Makes the shares fair again.
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

    /// The lowest level at which filling can differ from last time.
    fn first_felt(&self) -> f64 {
        let crowded = |flow: &u32| {
            let each = |c: u32| self.crowds.capacity(c) / f64::from(self.load(c));
            self.crowds.decisive(*flow).map(each).fold(f64::INFINITY, f64::min)
        };
        let left = self.left.iter().copied();
        left.chain(self.came.iter().map(crowded)).fold(f64::INFINITY, f64::min) / SAME
    }

    /// A flow is filled again, and the channels at which its share can be decided take part.
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

    /// Takes in the flows at or above level `felt` on every full channel that takes part.
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

    /// Progressive filling of the flows taken in, the others being fixed.
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
            // A channel without rising flows is as full as it was, or empty.
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

    /// Takes in flows that were left out but have more than the level of a channel that has become full.
    fn take_in_exceeded(&mut self) -> bool {
        let before = self.taken.len();
        for at in 0..self.part.len() {
            let Part { channel, open, .. } = self.part[at];
            // Every full channel has been opened already unless it has just become full.
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

/// A channel takes part: it is in `part`, and `place` says where.
#[inline]
fn touch(part: &mut Vec<Part>, place: &mut [u32], channel: u32) {
    let at = &mut place[channel as usize];
    if part.get(*at as usize).is_none_or(|part| part.channel != channel) {
        *at = part.len() as u32;
        part.push(Part { channel, count: 0, rest: 0.0, open: false });
    }
}
