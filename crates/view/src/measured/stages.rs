//! Where the time went stage by stage, measured beside simulated.

use crate::phases::{Phase, PhaseKind};
use crate::replay::Replay;
use std::collections::BTreeMap;

/// One stretch of a run, from the first processor that entered it to the last that left it. Times are seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// What it is called.
    pub name: String,
    /// How long it took, as measured.
    pub measured: f64,
    /// How long it took, as simulated.
    pub simulated: Option<f64>,
}

/// One stage of one processor, as somebody else has timed it, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    /// The processor.
    pub rank: u32,
    /// The butterfly stage, from 0.
    pub stage: u8,
    /// When it began.
    pub begin: f64,
    /// When it ended.
    pub end: f64,
}

/// The stretches of a measured run, each beside the same one of the simulated run of the same plan.
pub fn stages(measured: &Replay, simulated: Option<&Replay>) -> Vec<Stage> {
    let lasts = |replay: &Replay, phase: &Phase| replay.run().seconds(phase.end - phase.start);
    let beside = |kind: PhaseKind, nth: usize| {
        let simulated = simulated?;
        let phase = simulated.phases().iter().filter(|phase| phase.kind == kind).nth(nth)?;
        lasts(simulated, phase)
    };
    let mut met: Vec<PhaseKind> = Vec::new();
    let mut all = Vec::new();
    for phase in measured.phases() {
        // Redistributions before one stage may come more than once.
        let nth = met.iter().filter(|kind| **kind == phase.kind).count();
        met.push(phase.kind);
        if let Some(time) = lasts(measured, phase) {
            all.push(Stage { name: phase.kind.label(), measured: time, simulated: beside(phase.kind, nth) });
        }
    }
    all
}

/// The stretches of a simulated run beside what somebody has timed: each takes in the stages that it executes. Those without a timing are
/// left out.
pub fn stages_of(timings: &[Timing], simulated: &Replay) -> Vec<Stage> {
    let mut spans: BTreeMap<usize, [f64; 2]> = BTreeMap::new();
    let phases = simulated.phases();
    for timing in timings {
        let holds = |phase: &Phase| {
            phase.kind.stages().is_some_and(|(first, last)| (first..last).contains(&timing.stage))
        };
        let Some(at) = phases.iter().position(holds) else { continue };
        let [begin, end] = spans.entry(at).or_insert([f64::INFINITY, f64::NEG_INFINITY]);
        (*begin, *end) = (begin.min(timing.begin), end.max(timing.end));
    }
    let stage = |(at, [begin, end]): (usize, [f64; 2])| {
        let phase = &phases[at];
        let simulated = simulated.run().seconds(phase.end - phase.start);
        Stage { name: phase.kind.label(), measured: end - begin, simulated }
    };
    spans.into_iter().map(stage).collect()
}
