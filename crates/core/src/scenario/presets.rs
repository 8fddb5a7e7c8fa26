//! Machines with names: the parameters of the papers' machines and of a few of today, each number with its origin.
//!
//! Network machines are in units of t_c = 1, so that their ratios can be compared; `unit` says how long that is.

use super::{Machine, Scenario};

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A paper: which, and where in it.
    Paper(&'static str),
    /// A measurement or a data sheet, named.
    Source(&'static str),
    /// Assumed here, and why so.
    Assumption(&'static str),
}

/// One parameter of a preset.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameter {
    /// The key of the schema.
    pub key: &'static str,
    /// Its value.
    pub value: f64,
    /// Where it comes from.
    pub origin: Origin,
}

/// A machine with a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Preset {
    /// The id in the schema.
    pub id: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// The kind of machine.
    pub machine: Machine,
    /// How long one unit of virtual time is.
    pub unit: &'static str,
    /// Its parameters; the others keep their defaults.
    pub parameters: &'static [Parameter],
    /// Parameters that depend on p: p, g, l (IB Table 4). The row of the nearest p from below counts.
    pub by_p: &'static [(u32, f64, f64)],
}

const fn parameter(key: &'static str, value: f64, origin: Origin) -> Parameter {
    Parameter { key, value, origin }
}

const M_RATIO: Origin = Origin::Paper("GK 8, Table 1: t_w/t_c");
const STARTUP_ASSUMED: Origin =
    Origin::Assumption("GK give no start-up; a few hundred microseconds were usual on such machines");
const NO_HOP: Origin = Origin::Paper("GK 2.2: t_h is ignored");

/// All machines with names.
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "ncube1",
        name: "nCUBE1 (GK M1)",
        machine: Machine::Network,
        unit: "80 µs",
        parameters: &[
            parameter("rate", 12_500.0, Origin::Paper("GK 8: t_c ≈ 80 µs")),
            parameter("tc", 1.0, Origin::Paper("GK 8: t_c ≈ 80 µs, the unit")),
            parameter("ts", 4.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 0.2, Origin::Paper("GK 8: t_w = 16 µs for 8 bytes")),
        ],
        by_p: &[],
    },
    Preset {
        id: "ncube2",
        name: "nCUBE2 (GK M2)",
        machine: Machine::Network,
        unit: "2.5 µs",
        parameters: &[
            parameter("rate", 400_000.0, Origin::Paper("GK 8: 3.2 Mflop/s, 8 flops a unit")),
            parameter("tc", 1.0, Origin::Paper("GK 8: 3.2 Mflop/s, 8 flops a unit")),
            parameter("ts", 64.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 1.28, M_RATIO),
        ],
        by_p: &[],
    },
    Preset {
        id: "ipsc2",
        name: "Intel iPSC/2 (GK M3)",
        machine: Machine::Network,
        unit: "16 µs",
        parameters: &[
            parameter("rate", 62_500.0, Origin::Paper("GK 8: 0.5 Mflop/s, 8 flops a unit")),
            parameter("tc", 1.0, Origin::Paper("GK 8: 0.5 Mflop/s, 8 flops a unit")),
            parameter("ts", 25.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 0.18, M_RATIO),
        ],
        by_p: &[],
    },
    Preset {
        id: "ipsc-rx",
        name: "Intel iPSC/RX (GK M4)",
        machine: Machine::Network,
        unit: "0.27 µs",
        parameters: &[
            parameter("rate", 3_750_000.0, Origin::Paper("GK 8: 30 Mflop/s, 8 flops a unit")),
            parameter("tc", 1.0, Origin::Paper("GK 8: 30 Mflop/s, 8 flops a unit")),
            parameter("ts", 500.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 10.7, M_RATIO),
        ],
        by_p: &[],
    },
    Preset {
        id: "t3e",
        name: "Cray T3E (IB Table 4)",
        machine: Machine::Bsp,
        unit: "1 flop at 34.9 Mflop/s",
        parameters: &[parameter("rate", 34_900_000.0, Origin::Paper("IB Table 4: v = 34.9 Mflop/s"))],
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
        name: "Cluster on 100 Gb Ethernet",
        machine: Machine::Network,
        unit: "0.8 ns",
        parameters: &[
            parameter("rate", 1.25e9, Origin::Assumption("one core at 10 Gflop/s in an FFT, 8 flops a unit")),
            parameter("tc", 1.0, Origin::Assumption("one core at 10 Gflop/s in an FFT, 8 flops a unit")),
            parameter("ts", 12_500.0, Origin::Assumption("10 µs through the kernel's sockets")),
            parameter("th", 750.0, Origin::Assumption("0.6 µs through a store-and-forward switch")),
            parameter("tw", 1.6, Origin::Source("16 bytes at 12.5 GB/s, the rate of the standard")),
        ],
        by_p: &[],
    },
    Preset {
        id: "infiniband",
        name: "Cluster on InfiniBand NDR",
        machine: Machine::Network,
        unit: "0.8 ns",
        parameters: &[
            parameter("rate", 1.25e9, Origin::Assumption("one core at 10 Gflop/s in an FFT, 8 flops a unit")),
            parameter("tc", 1.0, Origin::Assumption("one core at 10 Gflop/s in an FFT, 8 flops a unit")),
            parameter("ts", 1250.0, Origin::Assumption("1 µs from host to host, less the switches")),
            parameter("th", 160.0, Origin::Assumption("0.13 µs through a cut-through switch")),
            parameter("tw", 0.4, Origin::Source("16 bytes at 50 GB/s, the rate of the standard (400 Gb/s)")),
        ],
        by_p: &[],
    },
    Preset {
        id: "gpu-node",
        name: "GPU node (8 GPUs, all to all)",
        machine: Machine::Network,
        unit: "2 ps",
        parameters: &[
            parameter(
                "rate",
                5e11,
                Origin::Assumption("4 Tflop/s in a double precision FFT, 8 flops a unit"),
            ),
            parameter("tc", 1.0, Origin::Assumption("4 Tflop/s in a double precision FFT, 8 flops a unit")),
            parameter("ts", 2_500_000.0, Origin::Assumption("5 µs to launch a kernel that sends")),
            parameter("th", 0.0, Origin::Assumption("a switch between all: counted in the start-up")),
            parameter("tw", 17.8, Origin::Assumption("16 bytes at 450 GB/s each way")),
        ],
        by_p: &[],
    },
    Preset {
        id: "web-workers",
        name: "Web workers of a browser",
        machine: Machine::Network,
        unit: "1.2 ns",
        parameters: &[
            parameter(
                "rate",
                1.0 / 1.2e-9,
                Origin::Assumption("half of the native speed of this kernel, as t_c"),
            ),
            parameter(
                "tc",
                1.0,
                Origin::Assumption("half of the native speed of this kernel on one core of 2026"),
            ),
            parameter("ts", 40_000.0, Origin::Assumption("50 µs for a message between workers")),
            parameter("th", 0.0, Origin::Assumption("there are no hops")),
            parameter("tw", 1.3, Origin::Assumption("16 bytes copied into and out of a buffer at 10 GB/s")),
        ],
        by_p: &[],
    },
];

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
            return Some(Origin::Paper("IB Table 4"));
        }
        self.parameters.iter().find(|parameter| parameter.key == key).map(|parameter| parameter.origin)
    }
}
