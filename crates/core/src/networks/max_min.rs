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

use super::routes::entry;

/// A flow's place in the list of a channel, or a channel's in the route of a flow.
#[derive(Clone, Copy)]
struct Member {
    flow: u32,
    /// Which channel of the flow's route this is.
    hop: u32,
}

/// Flows over channels. Flows are numbered by the caller, one at a time under each number.
pub struct MaxMin {
    capacity: Vec<f64>,
    members: Vec<Vec<Member>>,
    /// Level at which a channel became full; infinity while it is not full.
    level: Vec<f64>,
    flows: Vec<Flow>,
    /// What came and went since the last [`MaxMin::settle`].
    came: Vec<u32>,
    left: Vec<(u32, f64)>,
    /// Channels of flows that have left, flattened.
    left_channels: Vec<u32>,
    scratch: Scratch,
}

#[derive(Clone, Default)]
struct Flow {
    route: Vec<u32>,
    /// Where the flow stands in the member list of each channel of its route.
    position: Vec<u32>,
    share: f64,
    /// Share while being filled; negative while still rising.
    rising: f64,
    mark: u32,
}

#[derive(Default)]
struct Scratch {
    epoch: u32,
    channel_mark: Vec<u32>,
    /// Whether the members of a touched channel were all taken in.
    channel_open: Vec<u32>,
    rest: Vec<f64>,
    count: Vec<u32>,
    flows: Vec<u32>,
    channels: Vec<u32>,
    filling: Vec<u32>,
    changed: Vec<u32>,
}

/// Levels closer than this count as one: they differ by rounding.
const SAME: f64 = 1.0 + 1e-12;

impl MaxMin {
    /// No flows on channels with these capacities, all above 0.
    pub fn new(capacity: Vec<f64>) -> Self {
        let channels = capacity.len();
        MaxMin {
            capacity,
            members: (0..channels).map(|_| Vec::new()).collect(),
            level: vec![f64::INFINITY; channels],
            flows: Vec::new(),
            came: Vec::new(),
            left: Vec::new(),
            left_channels: Vec::new(),
            scratch: Scratch {
                channel_mark: vec![0; channels],
                channel_open: vec![0; channels],
                rest: vec![0.0; channels],
                count: vec![0; channels],
                ..Scratch::default()
            },
        }
    }

    /// A flow starts over the channels of `route`, which must not be empty. Its share is known after `settle`.
    pub fn add(&mut self, flow: u32, route: &[u32]) {
        let entry = entry(&mut self.flows, flow);
        entry.route.clear();
        entry.route.extend_from_slice(route);
        entry.position.clear();
        entry.share = 0.0;
        for (hop, &channel) in route.iter().enumerate() {
            let members = &mut self.members[channel as usize];
            entry.position.push(members.len() as u32);
            members.push(Member { flow, hop: hop as u32 });
        }
        self.came.push(flow);
    }

    /// A flow ends.
    pub fn remove(&mut self, flow: u32) {
        let route = std::mem::take(&mut self.flows[flow as usize].route);
        for (hop, &channel) in route.iter().enumerate() {
            let at = self.flows[flow as usize].position[hop] as usize;
            let members = &mut self.members[channel as usize];
            members.swap_remove(at);
            if let Some(moved) = members.get(at) {
                self.flows[moved.flow as usize].position[moved.hop as usize] = at as u32;
            }
        }
        if let Some(at) = self.came.iter().position(|came| *came == flow) {
            // It was added since the shares were last computed and had none yet: without it they stay as they are.
            self.came.swap_remove(at);
        } else {
            self.left_channels.extend_from_slice(&route);
            self.left.push((flow, self.flows[flow as usize].share));
        }
        self.flows[flow as usize].route = route;
    }

    /// The share of a flow, at most the least capacity on its route.
    pub fn share(&self, flow: u32) -> f64 {
        self.flows[flow as usize].share
    }

    /// How many flows are on a channel.
    pub fn load(&self, channel: u32) -> u32 {
        self.members[channel as usize].len() as u32
    }

    /// The flows to which the last `settle` gave another share, in order of number.
    pub fn changed(&self) -> impl Iterator<Item = u32> {
        self.scratch.changed.iter().copied()
    }

    /// Makes the shares fair again.
    pub fn settle(&mut self) {
        self.scratch.changed.clear();
        if self.came.is_empty() && self.left.is_empty() {
            return;
        }
        let felt = self.first_felt();
        self.begin();
        for k in 0..self.left_channels.len() {
            // Where a channel was not full, nobody was held back by the flow that left.
            let channel = self.left_channels[k];
            if self.level[channel as usize].is_finite() {
                self.touch(channel);
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
        for k in 0..self.scratch.flows.len() {
            let flow = self.scratch.flows[k];
            let entry = &mut self.flows[flow as usize];
            if entry.share != entry.rising {
                entry.share = entry.rising;
                self.scratch.changed.push(flow);
            }
        }
        self.scratch.changed.sort_unstable();
        self.came.clear();
        self.left.clear();
        self.left_channels.clear();
    }

    /// The lowest level at which filling can differ from last time.
    fn first_felt(&self) -> f64 {
        let left = self.left.iter().map(|(_, share)| *share);
        let crowded = |flow: &u32| {
            let each = |c: &u32| self.capacity[*c as usize] / self.members[*c as usize].len() as f64;
            self.flows[*flow as usize].route.iter().map(each).fold(f64::INFINITY, f64::min)
        };
        left.chain(self.came.iter().map(crowded)).fold(f64::INFINITY, f64::min) / SAME
    }

    fn begin(&mut self) {
        let scratch = &mut self.scratch;
        scratch.epoch = scratch.epoch.wrapping_add(1);
        if scratch.epoch == 0 {
            scratch.channel_mark.fill(0);
            scratch.channel_open.fill(0);
            self.flows.iter_mut().for_each(|flow| flow.mark = 0);
            scratch.epoch = 1;
        }
        scratch.flows.clear();
        scratch.channels.clear();
    }

    /// A channel takes part.
    fn touch(&mut self, channel: u32) {
        let scratch = &mut self.scratch;
        let c = channel as usize;
        if scratch.channel_mark[c] != scratch.epoch {
            scratch.channel_mark[c] = scratch.epoch;
            scratch.channels.push(channel);
        }
    }

    /// A flow is filled again, and all its channels take part.
    fn take_in(&mut self, flow: u32) {
        let epoch = self.scratch.epoch;
        if self.flows[flow as usize].mark == epoch {
            return;
        }
        self.flows[flow as usize].mark = epoch;
        self.scratch.flows.push(flow);
        for hop in 0..self.flows[flow as usize].route.len() {
            let channel = self.flows[flow as usize].route[hop];
            self.touch(channel);
        }
    }

    /// Takes in the flows at or above level `felt` on every full channel that takes part.
    fn spread(&mut self, felt: f64) {
        let mut next = 0;
        while next < self.scratch.channels.len() {
            let channel = self.scratch.channels[next] as usize;
            next += 1;
            if self.scratch.channel_open[channel] == self.scratch.epoch || self.level[channel].is_infinite() {
                continue;
            }
            self.scratch.channel_open[channel] = self.scratch.epoch;
            for k in 0..self.members[channel].len() {
                let flow = self.members[channel][k].flow;
                if self.flows[flow as usize].share >= felt {
                    self.take_in(flow);
                }
            }
        }
    }

    /// Progressive filling of the flows taken in, the others being fixed.
    fn fill(&mut self) {
        let MaxMin { capacity, members, level, flows, scratch, .. } = self;
        let Scratch { epoch, rest, count, flows: taken, channels, filling, .. } = scratch;
        for &flow in taken.iter() {
            flows[flow as usize].rising = -1.0;
        }
        filling.clear();
        for &channel in channels.iter() {
            let c = channel as usize;
            let (mut free, mut rising) = (capacity[c], 0);
            for member in &members[c] {
                let flow = &flows[member.flow as usize];
                if flow.mark == *epoch {
                    rising += 1;
                } else {
                    free -= flow.share;
                }
            }
            (rest[c], count[c]) = (free, rising);
            // A channel without rising flows is as full as it was, or empty.
            if rising > 0 {
                level[c] = f64::INFINITY;
                filling.push(channel);
            } else if members[c].is_empty() {
                level[c] = f64::INFINITY;
            }
        }
        let mut left = taken.len();
        while left > 0 {
            let mut lowest = f64::INFINITY;
            filling.retain(|&channel| {
                let c = channel as usize;
                if count[c] == 0 {
                    return false;
                }
                lowest = lowest.min(rest[c] / f64::from(count[c]));
                true
            });
            let lowest = lowest.max(0.0);
            for &channel in filling.iter() {
                let c = channel as usize;
                if count[c] == 0 || rest[c] > lowest * SAME * f64::from(count[c]) {
                    continue;
                }
                level[c] = lowest;
                for k in 0..members[c].len() {
                    let flow = &mut flows[members[c][k].flow as usize];
                    if flow.mark != *epoch || flow.rising >= 0.0 {
                        continue;
                    }
                    flow.rising = lowest;
                    left -= 1;
                    for &other in &flow.route {
                        rest[other as usize] -= lowest;
                        count[other as usize] -= 1;
                    }
                }
            }
        }
    }

    /// Takes in flows that were left out but have more than the level of a channel that has become full.
    fn take_in_exceeded(&mut self) -> bool {
        let before = self.scratch.flows.len();
        for at in 0..self.scratch.channels.len() {
            let channel = self.scratch.channels[at] as usize;
            // Every full channel has been opened already unless it has just become full.
            let level = self.level[channel];
            if level.is_infinite() || self.scratch.channel_open[channel] == self.scratch.epoch {
                continue;
            }
            for k in 0..self.members[channel].len() {
                let flow = self.members[channel][k].flow;
                if self.flows[flow as usize].mark != self.scratch.epoch
                    && self.flows[flow as usize].share > level * SAME
                {
                    self.take_in(flow);
                }
            }
        }
        self.scratch.flows.len() > before
    }
}
