//! Calibrated machines: t_c, t_s and t_w for a scenario.

use super::Samples;
use super::fit::Fit;
use super::times::{Table, Times};
use crate::measurement::ExecutorInfo;
use hyperfly_core::topology::Topology;
use hyperfly_request::{MachineKind, Settings, Switching};

/// A calibrated machine.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredMachine {
    pub executor: ExecutorInfo,
    /// Number of processors that took part.
    pub p: u32,
    pub samples: Samples,
}

/// Nanoseconds per second: the address gives times in nanoseconds.
const RATE: f64 = 1e9;

impl MeasuredMachine {
    /// Fits t_s and t_w of an exchange; `None` with one processor.
    pub fn exchange(&self) -> Option<Fit> {
        Fit::from_samples(&self.samples.exchange)
    }

    /// Fits t_s and t_w of a single message; `None` with one processor.
    pub fn ping_pong(&self) -> Option<Fit> {
        Fit::from_samples(&self.samples.ping_pong)
    }

    /// Returns the seconds per node of a local transform of this many elements: the median, interpolated linearly in the logarithm of the
    /// size.
    pub fn local(&self, elements: f64) -> f64 {
        Table::from_samples(&self.samples.local).at(elements)
    }

    /// Returns the seconds per node of a stage between two exchanges over this many elements.
    pub fn combine(&self, elements: f64) -> f64 {
        Table::from_samples(&self.samples.combine).at(elements)
    }

    /// Returns the settings of the same problem on this machine: a complete graph with t_h = 0, times in nanoseconds, t_c averaged over
    /// its steps including copies, and t_s and t_w for its messages.
    pub fn settings_for(&self, settings: &Settings) -> Settings {
        // Processor 0 represents all, since their programs have the same structure.
        let plan = settings.scenario().rank_plan(0);
        let times = Times::from_samples(&self.samples);
        let line = times.message_line(&plan);
        Settings {
            machine: MachineKind::Network,
            topology: Topology::Complete,
            switching: Switching::CutThrough,
            tc: times.node_time(&plan) * RATE,
            ts: line.map_or(0.0, |line| line.ts * RATE),
            th: 0.0,
            tw: line.map_or(0.0, |line| line.tw * RATE),
            rate: RATE,
            ..settings.clone()
        }
    }
}
