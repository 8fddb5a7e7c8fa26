//! Where the time went stage by stage, measured beside simulated.

use crate::trace::phases::Phase;
use crate::trace::replay::Replay;
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
    let stage = |(at, phase): (usize, &Phase)| {
        let other = simulated.and_then(|other| lasts(other, &other.phases()[beside(measured, at, other)?]));
        Some(Stage { name: phase.kind.label(), measured: lasts(measured, phase)?, simulated: other })
    };
    measured.phases().iter().enumerate().filter_map(stage).collect()
}

/// Where the phase of a run is in another run of the same plan.
pub(super) fn beside(own: &Replay, at: usize, other: &Replay) -> Option<usize> {
    let kind = own.phases()[at].kind;
    other.phases().iter().position(|phase| phase.kind == kind)
}

/// The stretches of a simulated run beside what somebody has timed: each takes in the stages that it executes. Those without a timing are
/// left out.
pub fn stages_of(timings: &[Timing], simulated: &Replay) -> Vec<Stage> {
    let stage = |(at, [begin, end]): (usize, [f64; 2])| {
        let phase = &simulated.phases()[at];
        let simulated = simulated.run().seconds(phase.end - phase.start);
        Stage { name: phase.kind.label(), measured: end - begin, simulated }
    };
    span_of(timings, simulated).into_iter().map(stage).collect()
}

/// From when to when the phases lasted that somebody has timed.
pub(super) fn span_of(timings: &[Timing], simulated: &Replay) -> BTreeMap<usize, [f64; 2]> {
    let mut spans: BTreeMap<usize, [f64; 2]> = BTreeMap::new();
    for timing in timings {
        let holds = |phase: &Phase| {
            phase.kind.stages().is_some_and(|(first, last)| (first..last).contains(&timing.stage))
        };
        let Some(at) = simulated.phases().iter().position(holds) else { continue };
        let [begin, end] = spans.entry(at).or_insert([f64::INFINITY, f64::NEG_INFINITY]);
        (*begin, *end) = (begin.min(timing.begin), end.max(timing.end));
    }
    spans
}
