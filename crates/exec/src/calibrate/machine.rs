//! A machine as it was measured: what t_c, t_s and t_w are on it for a scenario.

use super::Samples;
use super::fit::Fit;
use super::times::{Table, Times};
use crate::measurement::Clocked;
use hyperfly_core::topology::Topology;
use hyperfly_request::{MachineKind, Settings, Switching};

/// A machine that was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Calibrated {
    /// What executed the Plans.
    pub clocked: Clocked,
    /// Processors that took part.
    pub p: u32,
    /// What was measured.
    pub samples: Samples,
}

/// Keys in the address are in nanoseconds.
const RATE: f64 = 1e9;

impl Calibrated {
    /// t_s and t_w of an exchange; none on one processor.
    pub fn exchange(&self) -> Option<Fit> {
        Fit::through(&self.samples.exchange)
    }

    /// t_s and t_w of a message alone; none on one processor.
    pub fn ping_pong(&self) -> Option<Fit> {
        Fit::through(&self.samples.ping_pong)
    }

    /// Seconds for a node of a local transform of so many elements: the median, between two sizes along the logarithm.
    pub fn local(&self, elements: f64) -> f64 {
        Table::of(&self.samples.local).at(elements)
    }

    /// Seconds for a node of a stage between two exchanges, of so many elements.
    pub fn combine(&self, elements: f64) -> f64 {
        Table::of(&self.samples.combine).at(elements)
    }

    /// The same scenario on this machine: a complete graph with t_h = 0, times in nanoseconds, t_c for its steps (copies among
    /// them) and t_s and t_w for its messages.
    pub fn of(&self, settings: &Settings) -> Settings {
        // Processor 0 stands for all: their programs are of one kind.
        let plan = settings.scenario().program(0);
        let times = Times::of(&self.samples);
        let line = times.messages(&plan);
        Settings {
            machine: MachineKind::Network,
            topology: Topology::Complete,
            switching: Switching::CutThrough,
            tc: times.node(&plan) * RATE,
            ts: line.map_or(0.0, |line| line.ts * RATE),
            th: 0.0,
            tw: line.map_or(0.0, |line| line.tw * RATE),
            rate: RATE,
            ..settings.clone()
        }
    }
}
