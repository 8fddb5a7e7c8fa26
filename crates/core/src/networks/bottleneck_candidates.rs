//! Flows by channel, and the channels that can be bottlenecks.
//!
//! If every flow of a channel also crosses another channel of at most the same capacity, the first is never
//! full before the second. It cannot be a bottleneck and is left out of the computation of rates. A route
//! in a busy network has many channels but few where flows meet, so few candidates remain, however long
//! routes are and however many flows exist.
//!
//! Comparing neighbours on routes suffices, because from one channel to the next the set of flows changes
//! only where a flow joins or leaves. Channel c is dominated, and left out, if
//! - all its flows come from one channel, which has no more capacity (of several channels with the same
//!   flows, the first of the route stays), or
//! - all its flows go on to one channel, which has no more capacity and more flows.
//!
//! The dominating channel has more flows, or the same flows and an earlier position on their routes.
//! Domination therefore has no cycles, and every chain ends at a candidate.

use super::routes::entry_or_default;

/// A flow and the position of a channel on its route, packed into 32 bits because there are millions.
#[derive(Clone, Copy)]
pub struct Member(u32);

/// Bits of the position.
const HOP: u32 = 15;

impl Member {
    fn new(flow: u32, hop: usize) -> Self {
        debug_assert!(hop < 1 << HOP && flow < 1 << (32 - HOP), "flow {flow}, channel {hop} of its route");
        Member(flow << HOP | hop as u32)
    }

    #[inline]
    pub fn flow(self) -> u32 {
        self.0 >> HOP
    }

    #[inline]
    fn hop(self) -> usize {
        self.0 as usize & ((1 << HOP) - 1)
    }
}

/// Flows by channel, and the channels that can be bottlenecks.
pub struct BottleneckCandidates {
    /// Indexed by channel; empty if all are 1.
    capacity: Vec<f64>,
    channels: Vec<Channel>,
    flows: Vec<Route>,
    /// Channels that the last change of flows demoted from candidates.
    demoted: Vec<u32>,
}

#[derive(Clone, Default)]
struct Channel {
    members: Vec<Member>,
    before: Neighbour,
    after: Neighbour,
    /// Whether the channel is a bottleneck candidate.
    is_candidate: bool,
}

/// Previous or next channel on the routes of a channel's members.
#[derive(Clone, Copy)]
struct Neighbour {
    /// The channel of one member, and the number of members that share it.
    channel: u32,
    count: u32,
}

/// Capacity up to which an empty list keeps its allocation.
const KEPT_CAPACITY: usize = 8;
/// Marks the beginning or end of a route.
const NONE: u32 = u32::MAX;

impl Default for Neighbour {
    fn default() -> Self {
        Neighbour { channel: NONE, count: 0 }
    }
}

/// Route of a flow.
#[derive(Clone, Default)]
struct Route {
    channels: Vec<u32>,
    /// Index of the flow in the member list of each channel.
    position: Vec<u32>,
    /// Bit set of the channels that are candidates.
    candidates: Vec<u64>,
}

impl Route {
    fn channel_before(&self, hop: usize) -> u32 {
        hop.checked_sub(1).map_or(NONE, |hop| self.channels[hop])
    }

    fn after(&self, hop: usize) -> u32 {
        self.channels.get(hop + 1).copied().unwrap_or(NONE)
    }
}

/// Iterator over the candidate channels of a route.
pub struct CandidateChannels<'a> {
    channels: &'a [u32],
    words: &'a [u64],
    /// Current word of the bit set, and its remaining bits.
    at: usize,
    left: u64,
}

impl Iterator for CandidateChannels<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        while self.left == 0 {
            self.at += 1;
            self.left = *self.words.get(self.at)?;
        }
        let bit = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        self.channels.get(self.at * 64 + bit).copied()
    }
}

impl BottleneckCandidates {
    /// Creates `channels` channels without flows. `capacity` holds their capacities, all above 0; empty if
    /// all are 1.
    pub fn new(channels: usize, capacity: Vec<f64>) -> Self {
        BottleneckCandidates {
            capacity,
            channels: vec![Channel::default(); channels],
            flows: Vec::new(),
            demoted: Vec::new(),
        }
    }

    /// Returns the capacity of a channel as a multiple of 1/t_w.
    #[inline]
    pub fn capacity(&self, channel: u32) -> f64 {
        if self.capacity.is_empty() { 1.0 } else { self.capacity[channel as usize] }
    }

    /// Returns the flows on a channel.
    #[inline]
    pub fn members(&self, channel: u32) -> &[Member] {
        &self.channels[channel as usize].members
    }

    /// Returns the route of a flow, even after the flow has ended.
    pub fn route(&self, flow: u32) -> &[u32] {
        &self.flows[flow as usize].channels
    }

    /// Returns the candidate channels on the route of a flow, in order.
    #[inline]
    pub fn candidates(&self, flow: u32) -> CandidateChannels<'_> {
        let Route { channels, candidates, .. } = &self.flows[flow as usize];
        CandidateChannels {
            channels,
            words: candidates,
            at: 0,
            left: candidates.first().copied().unwrap_or(0),
        }
    }

    /// Whether a channel is a bottleneck candidate.
    pub fn is_candidate(&self, channel: u32) -> bool {
        self.channels[channel as usize].is_candidate
    }

    /// Returns the channels that the last change of flows demoted.
    pub fn demoted(&self) -> &[u32] {
        &self.demoted
    }

    /// Follows domination from `channel` to a candidate.
    pub fn dominating_candidate(&self, channel: u32) -> u32 {
        let mut at = channel;
        while let Some(next) = self.dominator(at) {
            at = next;
        }
        at
    }

    /// Adds a flow over a nonempty route.
    pub fn add(&mut self, flow: u32, route: &[u32]) {
        let Route { channels, position, candidates } = entry_or_default(&mut self.flows, flow);
        channels.clear();
        channels.extend_from_slice(route);
        position.clear();
        candidates.clear();
        candidates.resize(channels.len().div_ceil(64), 0);
        let mut before = NONE;
        for (hop, &c) in channels.iter().enumerate() {
            let after = channels.get(hop + 1).copied().unwrap_or(NONE);
            let channel = &mut self.channels[c as usize];
            position.push(channel.members.len() as u32);
            if channel.members.len() == channel.members.capacity() && channel.members.len() >= KEPT_CAPACITY {
                // Grow by half instead of doubling: there are millions of entries.
                channel.members.reserve_exact(channel.members.len() / 2);
            }
            channel.members.push(Member::new(flow, hop));
            channel.before.add(before);
            channel.after.add(after);
            if channel.is_candidate {
                candidates[hop / 64] |= 1 << (hop % 64);
            }
            before = c;
        }
        self.refresh_route(flow);
    }

    /// Removes a flow.
    pub fn remove(&mut self, flow: u32) {
        let mut route = std::mem::take(&mut self.flows[flow as usize]);
        for (hop, &c) in route.channels.iter().enumerate() {
            let at = route.position[hop] as usize;
            let channel = &mut self.channels[c as usize];
            channel.members.swap_remove(at);
            if let Some(moved) = channel.members.get(at) {
                self.flows[moved.flow() as usize].position[moved.hop()] = at as u32;
            }
            if channel.members.is_empty() && channel.members.capacity() > KEPT_CAPACITY {
                channel.members = Vec::new();
            }
            if channel.before.remove(route.channel_before(hop)) {
                channel.before = common_neighbour(&channel.members, &self.flows, Route::channel_before);
            }
            if channel.after.remove(route.after(hop)) {
                channel.after = common_neighbour(&channel.members, &self.flows, Route::after);
            }
        }
        route.candidates.clear();
        self.flows[flow as usize] = route;
        self.refresh_route(flow);
    }

    /// Updates the candidates after `flow` was added or removed: the channels of its route, and the common
    /// predecessors of channels on it.
    fn refresh_route(&mut self, flow: u32) {
        self.demoted.clear();
        let route = std::mem::take(&mut self.flows[flow as usize].channels);
        let mut before = NONE;
        for &c in &route {
            let other = self.channels[c as usize].before.channel;
            if other != before && other != NONE {
                self.refresh(other);
            }
            self.refresh(c);
            before = c;
        }
        self.flows[flow as usize].channels = route;
    }

    #[inline]
    fn refresh(&mut self, c: u32) {
        let channel = &self.channels[c as usize];
        let is_candidate = channel.members.is_empty() || self.dominator(c).is_none();
        if is_candidate == channel.is_candidate {
            return;
        }
        let BottleneckCandidates { channels, flows, demoted, .. } = self;
        let channel = &mut channels[c as usize];
        channel.is_candidate = is_candidate;
        if !is_candidate {
            demoted.push(c);
        }
        for member in &channel.members {
            flows[member.flow() as usize].candidates[member.hop() / 64] ^= 1 << (member.hop() % 64);
        }
    }

    /// Returns the channel that dominates `c`, which has flows, or `None` if `c` is a candidate.
    #[inline]
    fn dominator(&self, c: u32) -> Option<u32> {
        let channel = &self.channels[c as usize];
        let members = channel.members.len() as u32;
        let narrower = |other: u32| self.capacity.is_empty() || self.capacity(other) <= self.capacity(c);
        let Neighbour { channel: before, count } = channel.before;
        if count == members && before != NONE && narrower(before) {
            return Some(before);
        }
        let Neighbour { channel: after, count } = channel.after;
        let goes_on = count == members && after != NONE && narrower(after);
        (goes_on && self.channels[after as usize].members.len() as u32 > members).then_some(after)
    }
}

/// Recounts the neighbour of the first member of a channel.
fn common_neighbour(members: &[Member], flows: &[Route], neighbour: fn(&Route, usize) -> u32) -> Neighbour {
    let of = |member: &Member| neighbour(&flows[member.flow() as usize], member.hop());
    let Some(channel) = members.first().map(of) else { return Neighbour::default() };
    Neighbour { channel, count: members.iter().filter(|member| of(member) == channel).count() as u32 }
}

impl Neighbour {
    #[inline]
    fn add(&mut self, channel: u32) {
        if self.count == 0 {
            *self = Neighbour { channel, count: 1 };
        } else if self.channel == channel {
            self.count += 1;
        }
    }

    /// Removes one member. Returns whether the count dropped to zero and has to be redone.
    #[inline]
    fn remove(&mut self, channel: u32) -> bool {
        if self.channel == channel {
            self.count -= 1;
        }
        self.count == 0
    }
}
