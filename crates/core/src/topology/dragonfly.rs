//! Dragonfly: groups of completely joined routers, and one link between any two groups
//! (docs/semantics/machines.md).

use super::graph::{Drawing, Graph};
use super::parameters::{MAX_COUNT, TopologyParameter, TopologyParameters};
use super::problem::TopologyProblem;
use crate::choice;
use crate::split_mix;
use serde::{Deserialize, Serialize};

choice! {
    /// Way of messages between two groups of a dragonfly.
    DragonflyRoute {
        /// Over the link between the two groups.
        Minimal => "minimal",
        /// Over an intermediate group chosen by the seed.
        Valiant => "valiant",
    }
}

/// Parameters of a dragonfly of any number of processors.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dragonfly {
    /// h: processors of a router, a power of two; `None` for the one nearest to p^(1/4).
    pub hosts: Option<u32>,
    /// a: routers of a group, a power of two; `None` for the one nearest to 2·p^(1/4).
    pub routers: Option<u32>,
    /// Seed of the intermediate groups of Valiant's routes; `None` for minimal routes.
    pub valiant_seed: Option<u64>,
}

impl Dragonfly {
    pub(super) const PARAMETERS: &[TopologyParameter] =
        &[TopologyParameter::Hosts, TopologyParameter::Routers, TopologyParameter::Route];

    pub(super) fn from_parameters(parameters: &TopologyParameters) -> Self {
        let TopologyParameters { hosts, routers, route, seed, .. } = *parameters;
        Dragonfly { hosts, routers, valiant_seed: (route == DragonflyRoute::Valiant).then_some(seed) }
    }

    pub(super) fn parameters(self) -> TopologyParameters {
        let Dragonfly { hosts, routers, valiant_seed } = self;
        let defaults = TopologyParameters::default();
        match valiant_seed {
            Some(seed) => {
                TopologyParameters { hosts, routers, route: DragonflyRoute::Valiant, seed, ..defaults }
            }
            None => TopologyParameters { hosts, routers, ..defaults },
        }
    }

    /// Refuses counts that are no powers of two, and groups of more than 2^d processors.
    pub(super) fn problems(self, d: u32) -> Vec<TopologyProblem> {
        let possible =
            |count: Option<u32>| count.is_none_or(|count| count.is_power_of_two() && count <= MAX_COUNT);
        let out_of_range = TopologyProblem::out_of_range(&[
            (TopologyParameter::Hosts, possible(self.hosts)),
            (TopologyParameter::Routers, possible(self.routers)),
        ]);
        let [log_hosts, log_routers] = self.log_sizes(d);
        if !out_of_range.is_empty() {
            out_of_range
        } else if log_hosts > d {
            vec![TopologyProblem::Hosts { most: 1 << d }]
        } else if log_hosts + log_routers > d {
            vec![TopologyProblem::Routers { most: 1 << (d - log_hosts) }]
        } else {
            Vec::new()
        }
    }

    /// Returns log2 of h and a on 2^d processors. Defaults are at most what fits into one group.
    fn log_sizes(self, d: u32) -> [u32; 2] {
        let [hosts, routers] =
            [self.hosts, self.routers].map(|count| count.map(|count| count.max(1).ilog2()));
        // The power of two nearest to 2^(d/4); 2^(d/4) is nearer to the lower one up to a half.
        let root = (d + 1) / 4;
        let space = |other: Option<u32>| d.saturating_sub(other.unwrap_or(0));
        let log_hosts = hosts.unwrap_or(root.min(space(routers)));
        let log_routers = routers.unwrap_or((root + 1).min(space(Some(log_hosts))));
        [log_hosts, log_routers]
    }

    /// Returns the dragonfly of 2^d processors.
    pub(super) fn graph(self, d: u32) -> DragonflyGraph {
        let [log_hosts, log_routers] = self.log_sizes(d);
        // Groups that are too large are refused before anything is simulated.
        let log_hosts = log_hosts.min(d);
        let log_routers = log_routers.min(d - log_hosts);
        let log_groups = d - log_hosts - log_routers;
        DragonflyGraph { log_hosts, log_routers, log_groups, valiant_seed: self.valiant_seed }
    }
}

/// Dragonfly of 2^d processors. Processor q belongs to router q / h, and router r to group r / a; router r is node
/// p + r.
///
/// Channel q leads from processor q to its router, channel p + q back. Channel 2p + r·a + b leads from router r to router
/// b of its group. Channel 2p + G·a² + i·G + j leads from group i to group j.
#[derive(Clone, Copy, Debug)]
pub struct DragonflyGraph {
    log_hosts: u32,
    log_routers: u32,
    log_groups: u32,
    valiant_seed: Option<u64>,
}

impl DragonflyGraph {
    /// Returns log2 of the number of all routers.
    fn log_all_routers(self) -> u32 {
        self.log_routers + self.log_groups
    }

    /// Returns the router of `group` at its link to the group `other`.
    fn gateway(self, group: u32, other: u32) -> u32 {
        let link = if group < other { other - 1 } else { other };
        group << self.log_routers | link & ((1 << self.log_routers) - 1)
    }

    /// Returns the group over which messages from one processor to another travel; `None` on a minimal route.
    ///
    /// The candidates are the G − 2 groups of neither end, numbered from 0 in ascending order. The route takes candidate
    /// z mod (G − 2), where z is the SplitMix64 output with index `from`·p + `to` for the seed.
    fn intermediate_group(self, from: u32, to: u32) -> Option<u32> {
        let seed = self.valiant_seed?;
        let [i, j] = [from, to].map(|q| q >> (self.log_hosts + self.log_routers));
        let others = (1u64 << self.log_groups).checked_sub(2).filter(|others| *others > 0 && i != j)?;
        let k = u64::from(from) * u64::from(self.processors()) + u64::from(to);
        let mut group = (split_mix::number(seed, k) % others) as u32;
        for taken in [i.min(j), i.max(j)] {
            group += u32::from(group >= taken);
        }
        Some(group)
    }

    /// Appends the channel from one router to another of its group, unless they are the same.
    fn within_group(self, from: u32, to: u32, route: &mut Vec<u32>) {
        if from != to {
            let a = 1 << self.log_routers;
            route.push(2 * self.processors() + from * a + to % a);
        }
    }

    /// Returns the number of the channel from group 0 to itself, which does not exist.
    fn first_global(self) -> u32 {
        let within_groups = 1u32.checked_shl(self.log_all_routers() + self.log_routers).unwrap_or(u32::MAX);
        within_groups.saturating_add(2 * self.processors())
    }
}

impl Graph for DragonflyGraph {
    fn processors(&self) -> u32 {
        1 << (self.log_hosts + self.log_all_routers())
    }

    fn nodes(&self) -> u32 {
        self.processors() + (1 << self.log_all_routers())
    }

    fn channels(&self) -> u32 {
        u32::try_from(self.max_channels()).unwrap_or(u32::MAX)
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let (p, a) = (self.processors(), 1 << self.log_routers);
        if channel < 2 * p {
            let q = channel & (p - 1);
            let router = p + (q >> self.log_hosts);
            return Some(if channel < p { (q, router) } else { (router, q) });
        }
        if channel < self.first_global() {
            let (from, to) = ((channel - 2 * p) / a, (channel - 2 * p) % a);
            return (from % a != to).then_some((p + from, p + from / a * a + to));
        }
        let pair = channel - self.first_global();
        let (i, j) = (pair >> self.log_groups, pair & ((1 << self.log_groups) - 1));
        (i != j).then(|| (p + self.gateway(i, j), p + self.gateway(j, i)))
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        if from == to {
            return;
        }
        let [mut here, last] = [from, to].map(|q| q >> self.log_hosts);
        route.push(from);
        let target = last >> self.log_routers;
        let stops = self.intermediate_group(from, to).into_iter().chain([target]);
        for next in stops {
            let group = here >> self.log_routers;
            if next != group {
                self.within_group(here, self.gateway(group, next), route);
                route.push(self.first_global() + (group << self.log_groups) + next);
                here = self.gateway(next, group);
            }
        }
        self.within_group(here, last, route);
        route.push(self.processors() + to);
    }

    fn max_channels(&self) -> u64 {
        let own = 2 * u64::from(self.processors());
        own + (1 << (self.log_all_routers() + self.log_routers)) + (1 << (2 * self.log_groups))
    }

    fn max_distance(&self) -> u64 {
        let within = u64::from(self.log_routers > 0);
        let groups = match (self.log_groups, self.valiant_seed) {
            (0, _) => 1,
            (1, _) | (_, None) => 2,
            (_, Some(_)) => 3,
        };
        2 + groups * within + groups - 1
    }

    fn drawing(&self) -> Drawing {
        let [groups, routers, hosts] =
            [self.log_groups, self.log_routers, self.log_hosts].map(|log| 1 << log);
        Drawing::Groups { groups, routers, hosts }
    }
}
