//! Machines with names: the parameters of the papers' machines and of a few of today, each number with its origin.
//!
//! Network machines are in units of t_c = 1, so that their ratios can be compared; `unit` says how long that is.

use super::{Machine, Scenario};
use hyperfly_text::presets as said;

/// A text in the language that is spoken.
pub type Said = fn() -> &'static str;

/// Where a number comes from.
#[derive(Clone, Copy, Debug)]
pub enum Origin {
    /// A paper: which, and where in it.
    Paper(Said),
    /// A measurement or a data sheet, named.
    Source(Said),
    /// Assumed here, and why so.
    Assumption(Said),
}

/// One parameter of a preset.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The key of the schema.
    pub key: &'static str,
    /// Its value.
    pub value: f64,
    /// Where it comes from.
    pub origin: Origin,
}

/// A machine with a name.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The id in the schema.
    pub id: &'static str,
    /// What people call it.
    pub name: Said,
    /// The kind of machine.
    pub machine: Machine,
    /// How long one unit of virtual time is.
    pub unit: Said,
    /// Its parameters; the others keep their defaults.
    pub parameters: &'static [Parameter],
    /// Parameters that depend on p: p, g, l (IB Table 4). The row of the nearest p from below counts.
    pub by_p: &'static [(u32, f64, f64)],
}

const fn parameter(key: &'static str, value: f64, origin: Origin) -> Parameter {
    Parameter { key, value, origin }
}

const M_RATIO: Origin = Origin::Paper(said::ratio);
const STARTUP_ASSUMED: Origin = Origin::Assumption(said::startup_assumed);
const NO_HOP: Origin = Origin::Paper(said::no_hop);

/// All machines with names.
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "ncube1",
        name: said::ncube1,
        machine: Machine::Network,
        unit: said::unit_ncube1,
        parameters: &[
            parameter("rate", 12_500.0, Origin::Paper(said::ncube1_rate)),
            parameter("tc", 1.0, Origin::Paper(said::ncube1_tc)),
            parameter("ts", 4.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 0.2, Origin::Paper(said::ncube1_tw)),
        ],
        by_p: &[],
    },
    Preset {
        id: "ncube2",
        name: said::ncube2,
        machine: Machine::Network,
        unit: said::unit_ncube2,
        parameters: &[
            parameter("rate", 400_000.0, Origin::Paper(said::ncube2_rate)),
            parameter("tc", 1.0, Origin::Paper(said::ncube2_rate)),
            parameter("ts", 64.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 1.28, M_RATIO),
        ],
        by_p: &[],
    },
    Preset {
        id: "ipsc2",
        name: said::ipsc2,
        machine: Machine::Network,
        unit: said::unit_ipsc2,
        parameters: &[
            parameter("rate", 62_500.0, Origin::Paper(said::ipsc2_rate)),
            parameter("tc", 1.0, Origin::Paper(said::ipsc2_rate)),
            parameter("ts", 25.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 0.18, M_RATIO),
        ],
        by_p: &[],
    },
    Preset {
        id: "ipsc-rx",
        name: said::ipsc_rx,
        machine: Machine::Network,
        unit: said::unit_ipsc_rx,
        parameters: &[
            parameter("rate", 3_750_000.0, Origin::Paper(said::ipsc_rx_rate)),
            parameter("tc", 1.0, Origin::Paper(said::ipsc_rx_rate)),
            parameter("ts", 500.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 10.7, M_RATIO),
        ],
        by_p: &[],
    },
    Preset {
        id: "t3e",
        name: said::t3e,
        machine: Machine::Bsp,
        unit: said::unit_t3e,
        parameters: &[parameter("rate", 34_900_000.0, Origin::Paper(said::t3e_rate))],
        by_p: &[
            (1, 0.28, 3.0),
            (2, 1.14, 479.0),
            (4, 1.46, 858.0),
            (8, 2.14, 1377.0),
            (16, 2.30, 1754.0),
            (32, 2.77, 2024.0),
            (64, 3.05, 3861.0),
        ],
    },
    Preset {
        id: "ethernet-100g",
        name: said::ethernet_100g,
        machine: Machine::Network,
        unit: said::unit_cluster,
        parameters: &[
            parameter("rate", 1.25e9, Origin::Assumption(said::core_rate)),
            parameter("tc", 1.0, Origin::Assumption(said::core_rate)),
            parameter("ts", 12_500.0, Origin::Assumption(said::ethernet_ts)),
            parameter("th", 750.0, Origin::Assumption(said::ethernet_th)),
            parameter("tw", 1.6, Origin::Source(said::ethernet_tw)),
        ],
        by_p: &[],
    },
    Preset {
        id: "infiniband",
        name: said::infiniband,
        machine: Machine::Network,
        unit: said::unit_cluster,
        parameters: &[
            parameter("rate", 1.25e9, Origin::Assumption(said::core_rate)),
            parameter("tc", 1.0, Origin::Assumption(said::core_rate)),
            parameter("ts", 1250.0, Origin::Assumption(said::infiniband_ts)),
            parameter("th", 160.0, Origin::Assumption(said::infiniband_th)),
            parameter("tw", 0.4, Origin::Source(said::infiniband_tw)),
        ],
        by_p: &[],
    },
    Preset {
        id: "gpu-node",
        name: said::gpu_node,
        machine: Machine::Network,
        unit: said::unit_gpu_node,
        parameters: &[
            parameter("rate", 5e11, Origin::Assumption(said::gpu_rate)),
            parameter("tc", 1.0, Origin::Assumption(said::gpu_rate)),
            parameter("ts", 2_500_000.0, Origin::Assumption(said::gpu_ts)),
            parameter("th", 0.0, Origin::Assumption(said::gpu_th)),
            parameter("tw", 17.8, Origin::Assumption(said::gpu_tw)),
        ],
        by_p: &[],
    },
    Preset {
        id: "web-workers",
        name: said::web_workers,
        machine: Machine::Network,
        unit: said::unit_web_workers,
        parameters: &[
            parameter("rate", 1.0 / 1.2e-9, Origin::Assumption(said::worker_rate)),
            parameter("tc", 1.0, Origin::Assumption(said::worker_tc)),
            parameter("ts", 40_000.0, Origin::Assumption(said::worker_ts)),
            parameter("th", 0.0, Origin::Assumption(said::worker_th)),
            parameter("tw", 1.3, Origin::Assumption(said::worker_tw)),
        ],
        by_p: &[],
    },
];

impl PartialEq for Preset {
    fn eq(&self, other: &Preset) -> bool {
        self.id == other.id
    }
}

impl Preset {
    /// The preset of this id.
    pub fn of_id(id: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| preset.id == id)
    }

    /// Gives a scenario the parameters of this machine; those that depend on p, for its p.
    pub fn apply(&self, s: &mut Scenario) {
        s.machine = self.machine;
        for Parameter { key, value, .. } in self.parameters {
            match *key {
                "tc" => s.tc = *value,
                "ts" => s.ts = *value,
                "th" => s.th = *value,
                "tw" => s.tw = *value,
                "rate" => s.rate = *value,
                _ => debug_assert!(false, "a preset names {key}"),
            }
        }
        if let Some((_, gap, sync)) = self.by_p.iter().rev().find(|(p, _, _)| *p <= s.p) {
            (s.gap, s.sync) = (*gap, *sync);
        }
    }

    /// Where the value of a key comes from, if the preset gives it.
    pub fn origin(&self, key: &str) -> Option<Origin> {
        if !self.by_p.is_empty() && matches!(key, "g" | "l-sync") {
            return Some(Origin::Paper(said::t3e_by_p));
        }
        self.parameters.iter().find(|parameter| parameter.key == key).map(|parameter| parameter.origin)
    }
}
