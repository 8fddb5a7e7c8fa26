//! Lengths of the phases of a run, measured and simulated.

use crate::trace::phases::Phase;
use crate::trace::replay::Replay;
use std::collections::BTreeMap;

/// The length of a phase in seconds, from the first processor's entry to the last one's exit.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    pub name: String,
    pub measured: f64,
    pub simulated: Option<f64>,
}

/// The time of one stage on one processor, measured by external code, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExternalTiming {
    pub rank: u32,
    /// Butterfly stage, from 0.
    pub stage: u32,
    pub begin: f64,
    pub end: f64,
}

/// Returns the phases of a measured run with their lengths in a simulated run of the same plan.
pub fn stages(measured: &Replay, simulated: Option<&Replay>) -> Vec<Stage> {
    let seconds = |replay: &Replay, phase: &Phase| replay.run().seconds(phase.end - phase.start);
    let stage = |(at, phase): (usize, &Phase)| {
        let other =
            simulated.and_then(|other| seconds(other, &other.phases()[matching_phase(measured, at, other)?]));
        Some(Stage { name: phase.kind.label(), measured: seconds(measured, phase)?, simulated: other })
    };
    measured.phases().iter().enumerate().filter_map(stage).collect()
}

/// Returns the index of a phase of `own` in another run of the same plan.
pub(super) fn matching_phase(own: &Replay, at: usize, other: &Replay) -> Option<usize> {
    let kind = own.phases()[at].kind;
    other.phases().iter().position(|phase| phase.kind == kind)
}

/// Returns the phases of a simulated run with their lengths by external timings. Each phase covers the timings of the stages that it
/// executes; phases without a timing are left out.
pub fn stages_from_timings(timings: &[ExternalTiming], simulated: &Replay) -> Vec<Stage> {
    let stage = |(at, [begin, end]): (usize, [f64; 2])| {
        let phase = &simulated.phases()[at];
        let simulated = simulated.run().seconds(phase.end - phase.start);
        Stage { name: phase.kind.label(), measured: end - begin, simulated }
    };
    phase_spans(timings, simulated).into_iter().map(stage).collect()
}

/// Returns begin and end of each phase that has timings, by the index of the phase.
pub(super) fn phase_spans(timings: &[ExternalTiming], simulated: &Replay) -> BTreeMap<usize, [f64; 2]> {
    let mut spans: BTreeMap<usize, [f64; 2]> = BTreeMap::new();
    for timing in timings {
        let holds = |phase: &Phase| {
            phase
                .kind
                .stages()
                .is_some_and(|(first, last)| (u32::from(first)..u32::from(last)).contains(&timing.stage))
        };
        let Some(at) = simulated.phases().iter().position(holds) else { continue };
        let [begin, end] = spans.entry(at).or_insert([f64::INFINITY, f64::NEG_INFINITY]);
        (*begin, *end) = (begin.min(timing.begin), end.max(timing.end));
    }
    spans
}
