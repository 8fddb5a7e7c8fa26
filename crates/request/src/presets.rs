//! Machine presets: parameters of the papers' machines and of some current ones, each with its origin.
//!
//! Network machines use t_c = 1, so that their ratios can be compared; `unit` describes the duration of t_c.

use crate::settings::Settings;
use hyperfly_core::machine::MachineKind;
use hyperfly_text::presets as text;

/// A text in the current language.
pub type TextFn = fn() -> &'static str;

/// Source of a number.
#[derive(Clone, Copy, Debug)]
pub enum Origin {
    /// A paper and the place in it.
    Paper(TextFn),
    /// A measurement or a data sheet.
    Source(TextFn),
    /// An assumption with its reason.
    Assumption(TextFn),
}

/// One parameter of a preset.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Key of the schema.
    pub key: &'static str,
    pub value: f64,
    pub origin: Origin,
}

/// A named machine.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    pub id: &'static str,
    pub name: TextFn,
    pub machine: MachineKind,
    /// Duration of one unit of virtual time.
    pub unit: TextFn,
    /// Other parameters keep their defaults.
    pub parameters: &'static [Parameter],
    /// Parameters that depend on p: (p, g, l) as in IB Table 4. The last row with at most the run's p applies.
    pub by_p: &'static [(u32, f64, f64)],
    /// Keys that choosing this machine also sets: topology, switching, and p if it is fixed. An address that only names
    /// the preset keeps the schema's defaults for them.
    pub also_sets: &'static [PresetSetting],
}

/// A key that choosing a preset sets in addition to its parameters.
#[derive(Clone, Copy, Debug)]
pub struct PresetSetting {
    pub key: &'static str,
    pub value: &'static str,
    pub origin: Origin,
}

const fn parameter(key: &'static str, value: f64, origin: Origin) -> Parameter {
    Parameter { key, value, origin }
}

const fn setting(key: &'static str, value: &'static str, origin: Origin) -> PresetSetting {
    PresetSetting { key, value, origin }
}

const HYPERCUBE: PresetSetting = setting("topology", "hypercube", Origin::Paper(text::hypercube));
const COMPLETE_SWITCH: PresetSetting = setting("topology", "complete", Origin::Assumption(text::one_switch));
const SECOND_GENERATION: PresetSetting =
    setting("switching", "cut-through", Origin::Paper(text::second_generation));
const PACKETS: PresetSetting = setting("switching", "cut-through", Origin::Assumption(text::packets));

const M_RATIO: Origin = Origin::Paper(text::ratio);
const STARTUP_ASSUMED: Origin = Origin::Assumption(text::startup_assumed);
const NO_HOP: Origin = Origin::Paper(text::no_hop);

/// All presets.
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "ncube1",
        name: text::ncube1,
        machine: MachineKind::Network,
        unit: text::unit_ncube1,
        parameters: &[
            parameter("rate", 12_500.0, Origin::Paper(text::ncube1_rate)),
            parameter("tc", 1.0, Origin::Paper(text::ncube1_tc)),
            parameter("ts", 4.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 0.2, Origin::Paper(text::ncube1_tw)),
        ],
        by_p: &[],
        also_sets: &[
            HYPERCUBE,
            setting("switching", "store-and-forward", Origin::Paper(text::first_generation)),
        ],
    },
    Preset {
        id: "ncube2",
        name: text::ncube2,
        machine: MachineKind::Network,
        unit: text::unit_ncube2,
        parameters: &[
            parameter("rate", 400_000.0, Origin::Paper(text::ncube2_rate)),
            parameter("tc", 1.0, Origin::Paper(text::ncube2_rate)),
            parameter("ts", 64.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 1.28, M_RATIO),
        ],
        by_p: &[],
        also_sets: &[HYPERCUBE, SECOND_GENERATION],
    },
    Preset {
        id: "ipsc2",
        name: text::ipsc2,
        machine: MachineKind::Network,
        unit: text::unit_ipsc2,
        parameters: &[
            parameter("rate", 62_500.0, Origin::Paper(text::ipsc2_rate)),
            parameter("tc", 1.0, Origin::Paper(text::ipsc2_rate)),
            parameter("ts", 25.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 0.18, M_RATIO),
        ],
        by_p: &[],
        also_sets: &[HYPERCUBE, SECOND_GENERATION],
    },
    Preset {
        id: "ipsc-rx",
        name: text::ipsc_rx,
        machine: MachineKind::Network,
        unit: text::unit_ipsc_rx,
        parameters: &[
            parameter("rate", 3_750_000.0, Origin::Paper(text::ipsc_rx_rate)),
            parameter("tc", 1.0, Origin::Paper(text::ipsc_rx_rate)),
            parameter("ts", 500.0, STARTUP_ASSUMED),
            parameter("th", 0.0, NO_HOP),
            parameter("tw", 10.7, M_RATIO),
        ],
        by_p: &[],
        also_sets: &[HYPERCUBE, setting("switching", "cut-through", Origin::Assumption(text::rx_switching))],
    },
    Preset {
        id: "t3e",
        name: text::t3e,
        machine: MachineKind::Bsp,
        unit: text::unit_t3e,
        parameters: &[parameter("rate", 34_900_000.0, Origin::Paper(text::t3e_rate))],
        by_p: &[
            (1, 0.28, 3.0),
            (2, 1.14, 479.0),
            (4, 1.46, 858.0),
            (8, 2.14, 1377.0),
            (16, 2.30, 1754.0),
            (32, 2.77, 2024.0),
            (64, 3.05, 3861.0),
        ],
        also_sets: &[],
    },
    Preset {
        id: "ethernet-100g",
        name: text::ethernet_100g,
        machine: MachineKind::Network,
        unit: text::unit_cluster,
        parameters: &[
            parameter("rate", 1.25e9, Origin::Assumption(text::core_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::core_rate)),
            parameter("ts", 12_500.0, Origin::Assumption(text::ethernet_ts)),
            parameter("th", 750.0, Origin::Assumption(text::ethernet_th)),
            parameter("tw", 1.6, Origin::Source(text::ethernet_tw)),
        ],
        by_p: &[],
        also_sets: &[COMPLETE_SWITCH, PACKETS],
    },
    Preset {
        id: "infiniband",
        name: text::infiniband,
        machine: MachineKind::Network,
        unit: text::unit_cluster,
        parameters: &[
            parameter("rate", 1.25e9, Origin::Assumption(text::core_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::core_rate)),
            parameter("ts", 1250.0, Origin::Assumption(text::infiniband_ts)),
            parameter("th", 160.0, Origin::Assumption(text::infiniband_th)),
            parameter("tw", 0.4, Origin::Source(text::infiniband_tw)),
        ],
        by_p: &[],
        also_sets: &[COMPLETE_SWITCH, PACKETS],
    },
    Preset {
        id: "gpu-node",
        name: text::gpu_node,
        machine: MachineKind::Network,
        unit: text::unit_gpu_node,
        parameters: &[
            parameter("rate", 5e11, Origin::Assumption(text::gpu_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::gpu_rate)),
            parameter("ts", 2_500_000.0, Origin::Assumption(text::gpu_ts)),
            parameter("th", 0.0, Origin::Assumption(text::gpu_th)),
            parameter("tw", 17.8, Origin::Assumption(text::gpu_tw)),
        ],
        by_p: &[],
        also_sets: &[
            setting("topology", "complete", Origin::Assumption(text::gpu_topology)),
            PACKETS,
            setting("p", "8", Origin::Assumption(text::gpu_p)),
        ],
    },
    Preset {
        id: "frontier",
        name: text::frontier,
        machine: MachineKind::Network,
        unit: text::unit_four_ps,
        parameters: &[
            parameter("rate", 2.5e11, Origin::Assumption(text::memory_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::memory_rate)),
            parameter("ts", 1_250_000.0, Origin::Assumption(text::gpu_ts)),
            parameter("th", 87_500.0, Origin::Source(text::frontier_th)),
            parameter("tw", 320.0, Origin::Source(text::frontier_tw)),
        ],
        by_p: &[],
        also_sets: &[setting("topology", "dragonfly", Origin::Source(text::frontier_topology)), PACKETS],
    },
    Preset {
        id: "fugaku",
        name: text::fugaku,
        machine: MachineKind::Network,
        unit: text::unit_fugaku,
        parameters: &[
            parameter("rate", 1.6e11, Origin::Assumption(text::memory_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::memory_rate)),
            parameter("ts", 78_400.0, Origin::Source(text::fugaku_ts)),
            parameter("th", 16_000.0, Origin::Assumption(text::hop_estimate)),
            parameter("tw", 376.5, Origin::Source(text::fugaku_tw)),
        ],
        by_p: &[],
        also_sets: &[setting("topology", "mesh3d", Origin::Assumption(text::fugaku_topology)), PACKETS],
    },
    Preset {
        id: "tpu-v3",
        name: text::tpu_v3,
        machine: MachineKind::Network,
        unit: text::unit_four_ps,
        parameters: &[
            parameter("rate", 2.5e11, Origin::Assumption(text::memory_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::memory_rate)),
            parameter("ts", 250_000.0, Origin::Assumption(text::tpu_ts)),
            parameter("th", 25_000.0, Origin::Assumption(text::hop_estimate)),
            parameter("tw", 40.0, Origin::Source(text::tpu_tw)),
        ],
        by_p: &[],
        also_sets: &[setting("topology", "torus", Origin::Source(text::tpu_topology)), PACKETS],
    },
    Preset {
        id: "h100",
        name: text::h100,
        machine: MachineKind::Network,
        unit: text::unit_gpu_node,
        parameters: &[
            parameter("rate", 5e11, Origin::Assumption(text::memory_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::memory_rate)),
            parameter("ts", 2_500_000.0, Origin::Assumption(text::gpu_ts)),
            parameter("th", 65_000.0, Origin::Assumption(text::infiniband_th)),
            parameter("tw", 160.0, Origin::Source(text::h100_tw)),
        ],
        by_p: &[],
        also_sets: &[
            setting("topology", "fat-tree", Origin::Source(text::h100_topology)),
            setting("arity", "32", Origin::Assumption(text::h100_arity)),
            PACKETS,
        ],
    },
    Preset {
        id: "web-workers",
        name: text::web_workers,
        machine: MachineKind::Network,
        unit: text::unit_web_workers,
        parameters: &[
            parameter("rate", 1.0 / 1.2e-9, Origin::Assumption(text::worker_rate)),
            parameter("tc", 1.0, Origin::Assumption(text::worker_tc)),
            parameter("ts", 40_000.0, Origin::Assumption(text::worker_ts)),
            parameter("th", 0.0, Origin::Assumption(text::worker_th)),
            parameter("tw", 1.3, Origin::Assumption(text::worker_tw)),
        ],
        by_p: &[],
        also_sets: &[
            setting("topology", "complete", Origin::Assumption(text::worker_topology)),
            setting("switching", "cut-through", Origin::Assumption(text::worker_switching)),
        ],
    },
];

impl PartialEq for Preset {
    fn eq(&self, other: &Preset) -> bool {
        self.id == other.id
    }
}

impl Preset {
    /// Finds a preset by id.
    pub fn from_id(id: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| preset.id == id)
    }

    /// Sets the parameters of this machine, using the p of `s` where they depend on it.
    pub fn apply(&self, s: &mut Settings) {
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

    /// Updates the parameters that depend on p after p changed from `previous_p`. Explicit values stay.
    pub(crate) fn update_for_p(&self, previous_p: u32, s: &mut Settings) {
        let default = Settings::default();
        let parameters_for = |p: u32| {
            let row = self.by_p.iter().rev().find(|(from, ..)| *from <= p);
            row.map_or((default.gap, default.sync), |(_, gap, sync)| (*gap, *sync))
        };
        let (old_parameters, new_parameters) = (parameters_for(previous_p), parameters_for(s.p));
        if s.gap == old_parameters.0 {
            s.gap = new_parameters.0;
        }
        if s.sync == old_parameters.1 {
            s.sync = new_parameters.1;
        }
    }

    /// Returns the keys and values that choosing this machine sets in addition to its parameters.
    pub fn also_sets(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        self.also_sets.iter().map(|setting| (setting.key, setting.value))
    }

    /// Returns the source of a key's value on `p` processors, if the preset sets the key.
    pub fn origin(&self, key: &str, p: u32) -> Option<Origin> {
        if let Some((last, ..)) = self.by_p.last().filter(|_| matches!(key, "g" | "l-sync")) {
            return Some(match p <= *last {
                true => Origin::Paper(text::t3e_by_p),
                false => Origin::Assumption(text::t3e_beyond),
            });
        }
        let parameters = self.parameters.iter().map(|parameter| (parameter.key, parameter.origin));
        let settings = self.also_sets.iter().map(|setting| (setting.key, setting.origin));
        parameters.chain(settings).find(|(name, _)| *name == key).map(|(_, origin)| origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origin_beyond_the_published_table_is_an_assumption() {
        let t3e = Preset::from_id("t3e").expect("a machine of the paper");
        assert!(matches!(t3e.origin("g", 64), Some(Origin::Paper(_))));
        assert!(matches!(t3e.origin("g", 128), Some(Origin::Assumption(_))));
        assert!(matches!(t3e.origin("l-sync", 1024), Some(Origin::Assumption(_))));
    }
}
