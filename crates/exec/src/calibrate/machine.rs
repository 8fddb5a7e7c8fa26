//! A machine as it was measured: what t_c, t_s and t_w are on it for a scenario.

use super::Samples;
use super::fit::{Fit, Sample, medians};
use crate::measurement::Clocked;
use hyperfly_core::schedule::{Plan, Step};
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
        between(&self.samples.local, elements)
    }

    /// Seconds for a node of a stage between two exchanges, of so many elements.
    pub fn combine(&self, elements: f64) -> f64 {
        between(&self.samples.combine, elements)
    }

    /// Seconds for a node of this Plan, on average over all its steps: each by the table of its kind and size.
    pub fn node(&self, plan: &Plan) -> f64 {
        let (mut time, mut nodes) = (0.0, 0.0);
        for step in &plan.steps {
            let per_node = match *step {
                Step::Local { log_block, .. } => self.local(f64::from(1u32 << log_block)),
                Step::Combine { len, .. } => self.combine(f64::from(len)),
                _ => continue,
            };
            time += per_node * plan.nodes(step);
            nodes += plan.nodes(step);
        }
        if nodes > 0.0 { time / nodes } else { self.local(1.0) }
    }

    /// The same scenario on this machine: a complete graph with t_h = 0, times in nanoseconds, t_c for its steps and t_s and t_w for
    /// its messages.
    pub fn of(&self, settings: &Settings) -> Settings {
        // Processor 0 stands for all: their programs are of one kind.
        let plan = settings.scenario().program(0);
        let sent = plan.steps.iter().map(|step| plan.words(step)).filter(|words| *words > 0);
        let (messages, words) =
            sent.fold((0.0, 0.0), |(count, sum), words| (count + 1.0, sum + words as f64));
        let line = self.exchange().map(|fit| fit.line(if messages > 0.0 { words / messages } else { 1.0 }));
        Settings {
            machine: MachineKind::Network,
            topology: Topology::Complete,
            switching: Switching::CutThrough,
            tc: self.node(&plan) * RATE,
            ts: line.map_or(0.0, |line| line.ts * RATE),
            th: 0.0,
            tw: line.map_or(0.0, |line| line.tw * RATE),
            rate: RATE,
            ..settings.clone()
        }
    }
}

/// The median of the samples at this size; between two sizes along the logarithm, beyond the last as there. 0 of none.
fn between(samples: &[Sample], size: f64) -> f64 {
    let medians = medians(samples);
    let above = medians.partition_point(|(known, _)| f64::from(*known) < size);
    match (above.checked_sub(1).and_then(|below| medians.get(below)), medians.get(above)) {
        (Some(below), Some(above)) => {
            let log = |known: u32| f64::from(known).log2();
            let part = (size.log2() - log(below.0)) / (log(above.0) - log(below.0));
            below.1 + (above.1 - below.1) * part
        }
        (Some(only), None) | (None, Some(only)) => only.1,
        (None, None) => 0.0,
    }
}
