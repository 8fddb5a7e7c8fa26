//! Which flows share which channels, and at which channels alone a share can be decided.
//!
//! A channel whose flows are all on another one, too, that carries no more, is never full before that one is: it decides nothing
//! and can be left out when shares are computed. A route in a busy network has many channels and few where flows meet, so what
//! is left is little, however long routes are and however many flows are under way.
//!
//! Only neighbours on routes are compared, which is enough: from one channel to the next the flows are the same unless
//! one comes or goes. Channel c is left out if
//! - all its flows come from one channel, which carries no more (of several with the same flows, the first of the route stays), or
//! - all its flows go on to one channel, which carries no more and has more flows.
//!
//! What is left out points to a channel with more flows, or with the same flows and earlier on their routes. So there is no
//! circle, and the last one pointed to stays.

use super::routes::entry;

/// A flow in the list of a channel, and which channel of its route that is: in one number, as there are millions.
#[derive(Clone, Copy)]
pub struct Member(u32);

/// Bits of the place in a route.
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

/// Flows over channels.
pub struct Crowds {
    /// By channel; empty if all are 1.
    capacity: Vec<f64>,
    channels: Vec<Channel>,
    flows: Vec<Route>,
    /// The channels that decided a share before the last flow came or went, and now do not.
    demoted: Vec<u32>,
}

#[derive(Clone, Default)]
struct Channel {
    members: Vec<Member>,
    before: Neighbour,
    after: Neighbour,
    /// Whether it can decide a share.
    decides: bool,
}

/// Where the members of a channel come from, or go on to.
#[derive(Clone, Copy)]
struct Neighbour {
    /// The channel of one of them, and of how many.
    channel: u32,
    same: u32,
}

/// An empty list keeps no more room than for so many.
const MANY: usize = 8;
/// No channel: the route begins or ends here.
const NONE: u32 = u32::MAX;

impl Default for Neighbour {
    fn default() -> Self {
        Neighbour { channel: NONE, same: 0 }
    }
}

/// The route of a flow.
#[derive(Clone, Default)]
struct Route {
    channels: Vec<u32>,
    /// Where the flow stands in the member list of each of them.
    position: Vec<u32>,
    /// Which of them can decide a share, a bit for each.
    decisive: Vec<u64>,
}

impl Route {
    fn before(&self, hop: usize) -> u32 {
        hop.checked_sub(1).map_or(NONE, |hop| self.channels[hop])
    }

    fn after(&self, hop: usize) -> u32 {
        self.channels.get(hop + 1).copied().unwrap_or(NONE)
    }
}

/// Channels of a route, chosen by bits.
pub struct Decisive<'a> {
    channels: &'a [u32],
    words: &'a [u64],
    /// The word at hand, and what is left of it.
    at: usize,
    left: u64,
}

impl Iterator for Decisive<'_> {
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

impl Crowds {
    /// No flows on so many channels with these capacities, all above 0; all of capacity 1 if none are said.
    pub fn new(channels: usize, capacity: Vec<f64>) -> Self {
        Crowds {
            capacity,
            channels: vec![Channel::default(); channels],
            flows: Vec::new(),
            demoted: Vec::new(),
        }
    }

    /// How much a channel carries.
    #[inline]
    pub fn capacity(&self, channel: u32) -> f64 {
        if self.capacity.is_empty() { 1.0 } else { self.capacity[channel as usize] }
    }

    /// The flows on a channel.
    #[inline]
    pub fn members(&self, channel: u32) -> &[Member] {
        &self.channels[channel as usize].members
    }

    /// The channels of a flow's route, also when it has left.
    pub fn route(&self, flow: u32) -> &[u32] {
        &self.flows[flow as usize].channels
    }

    /// The channels of its route at which the share of a flow can be decided, in order.
    #[inline]
    pub fn decisive(&self, flow: u32) -> Decisive<'_> {
        let Route { channels, decisive, .. } = &self.flows[flow as usize];
        Decisive { channels, words: decisive, at: 0, left: decisive.first().copied().unwrap_or(0) }
    }

    /// Whether shares can be decided at a channel.
    pub fn decides(&self, channel: u32) -> bool {
        self.channels[channel as usize].decides
    }

    /// The channels that decided shares before the last flow came or went, and now leave that to another one.
    pub fn demoted(&self) -> &[u32] {
        &self.demoted
    }

    /// The channel that decides for one that does not.
    pub fn decider(&self, channel: u32) -> u32 {
        let mut at = channel;
        while let Some(next) = self.leaves_to(at) {
            at = next;
        }
        at
    }

    /// A flow comes, over a route that is not empty.
    pub fn add(&mut self, flow: u32, route: &[u32]) {
        let Route { channels, position, decisive } = entry(&mut self.flows, flow);
        channels.clear();
        channels.extend_from_slice(route);
        position.clear();
        decisive.clear();
        decisive.resize(channels.len().div_ceil(64), 0);
        let mut before = NONE;
        for (hop, &c) in channels.iter().enumerate() {
            let after = channels.get(hop + 1).copied().unwrap_or(NONE);
            let channel = &mut self.channels[c as usize];
            position.push(channel.members.len() as u32);
            if channel.members.len() == channel.members.capacity() && channel.members.len() >= MANY {
                // By half, not to twice: there are millions of places.
                channel.members.reserve_exact(channel.members.len() / 2);
            }
            channel.members.push(Member::new(flow, hop));
            channel.before.add(before);
            channel.after.add(after);
            if channel.decides {
                decisive[hop / 64] |= 1 << (hop % 64);
            }
            before = c;
        }
        self.refresh_route(flow);
    }

    /// A flow goes.
    pub fn remove(&mut self, flow: u32) {
        let mut route = std::mem::take(&mut self.flows[flow as usize]);
        for (hop, &c) in route.channels.iter().enumerate() {
            let at = route.position[hop] as usize;
            let channel = &mut self.channels[c as usize];
            channel.members.swap_remove(at);
            if let Some(moved) = channel.members.get(at) {
                self.flows[moved.flow() as usize].position[moved.hop()] = at as u32;
            }
            if channel.members.is_empty() && channel.members.capacity() > MANY {
                channel.members = Vec::new();
            }
            if channel.before.remove(route.before(hop)) {
                channel.before = common(&channel.members, &self.flows, Route::before);
            }
            if channel.after.remove(route.after(hop)) {
                channel.after = common(&channel.members, &self.flows, Route::after);
            }
        }
        route.decisive.clear();
        self.flows[flow as usize] = route;
        self.refresh_route(flow);
    }

    /// Which channels can decide, after `flow` has come or gone: those of its route, and those from which all others come that
    /// are on one of them.
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
        let decides = channel.members.is_empty() || self.leaves_to(c).is_none();
        if decides == channel.decides {
            return;
        }
        let Crowds { channels, flows, demoted, .. } = self;
        let channel = &mut channels[c as usize];
        channel.decides = decides;
        if !decides {
            demoted.push(c);
        }
        for member in &channel.members {
            flows[member.flow() as usize].decisive[member.hop() / 64] ^= 1 << (member.hop() % 64);
        }
    }

    /// The channel to which one with flows leaves it to decide.
    #[inline]
    fn leaves_to(&self, c: u32) -> Option<u32> {
        let channel = &self.channels[c as usize];
        let members = channel.members.len() as u32;
        let narrower = |other: u32| self.capacity.is_empty() || self.capacity(other) <= self.capacity(c);
        let Neighbour { channel: before, same } = channel.before;
        if same == members && before != NONE && narrower(before) {
            return Some(before);
        }
        let Neighbour { channel: after, same } = channel.after;
        let goes_on = same == members && after != NONE && narrower(after);
        (goes_on && self.channels[after as usize].members.len() as u32 > members).then_some(after)
    }
}

/// The neighbour of the first member of a channel, and of how many others.
fn common(members: &[Member], flows: &[Route], neighbour: fn(&Route, usize) -> u32) -> Neighbour {
    let of = |member: &Member| neighbour(&flows[member.flow() as usize], member.hop());
    let Some(channel) = members.first().map(of) else { return Neighbour::default() };
    Neighbour { channel, same: members.iter().filter(|member| of(member) == channel).count() as u32 }
}

impl Neighbour {
    #[inline]
    fn add(&mut self, channel: u32) {
        if self.same == 0 {
            *self = Neighbour { channel, same: 1 };
        } else if self.channel == channel {
            self.same += 1;
        }
    }

    /// Whether nobody is left of those that were counted.
    #[inline]
    fn remove(&mut self, channel: u32) -> bool {
        if self.channel == channel {
            self.same -= 1;
        }
        self.same == 0
    }
}
