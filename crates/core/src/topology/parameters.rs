//! The parameters of all topologies as flat values, for callers that hold one value for each.

use super::dragonfly::DragonflyRoute;
use serde::{Deserialize, Serialize};

/// Largest arity, number of hosts and number of routers.
pub const MAX_COUNT: u32 = 1 << 16;

/// One value for each parameter that some topology has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TopologyParameters {
    /// k of a fat tree: a power of two from 2 on.
    pub arity: u32,
    /// τ of a fat tree: time of a word between switches, as a multiple of t_w; at least 1.
    pub taper: f64,
    /// h of a dragonfly: processors of a router; `None` for the default.
    pub hosts: Option<u32>,
    /// a of a dragonfly: routers of a group; `None` for the default.
    pub routers: Option<u32>,
    pub route: DragonflyRoute,
    /// Seed of the intermediate groups.
    pub seed: u64,
}

impl Default for TopologyParameters {
    fn default() -> Self {
        TopologyParameters {
            arity: 4,
            taper: 1.0,
            hosts: None,
            routers: None,
            route: DragonflyRoute::Minimal,
            seed: 0,
        }
    }
}

/// A field of [`TopologyParameters`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TopologyParameter {
    Arity,
    Taper,
    Hosts,
    Routers,
    Route,
}
