//! One stage as measured and as simulated, aligned at its beginning: the activities of every processor, and the causes of the
//! difference in length.

use super::stages::{ExternalTiming, matching_phase, phase_spans};
use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// Cause of a difference between measured and simulated time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Butterflies at the pace of the fastest processor, which caches make different from t_c.
    Computing,
    /// Start-up, transfer and contention. They are one cause because a real processor packs and unpacks words itself, so the models'
    /// transfer appears there as start-up.
    Messages,
    /// Waiting for a message that has not been sent.
    Waiting,
    /// Time in the stage without recorded activities.
    Within,
    /// Processors slower than the fastest one, late arrivals and early departures.
    Rest,
}

/// Time of a stage by cause, in seconds; the portions add up to its length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CauseTime {
    pub cause: Cause,
    pub measured: f64,
    pub simulated: f64,
}

/// An activity of a processor. Times are seconds since the stage began.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    pub processor: u32,
    pub begin: f64,
    pub end: f64,
    /// `None` if it was not recorded.
    pub activity: Option<Activity>,
    /// Whether it belongs to this stage and not to a neighbouring one.
    pub is_in_stage: bool,
}

/// A stage of one run.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Side {
    pub p: u32,
    /// Seconds from the first processor's entry to the last one's exit.
    pub duration: f64,
    pub bars: Vec<Bar>,
}

/// A stage as measured and as simulated.
#[derive(Clone, Debug, PartialEq)]
pub struct Lockstep {
    pub name: String,
    pub measured: Side,
    pub simulated: Option<Side>,
}

impl Side {
    /// Extracts a phase, by its index, from a run.
    fn from_replay(replay: &Replay, at: usize) -> Side {
        let phase = &replay.phases()[at];
        let seconds = |time: f64| replay.run().seconds(time).unwrap_or(0.0);
        let mut bars = Vec::new();
        for q in 0..replay.p() {
            replay.segments(q, |segment| {
                let (begin, end) = (segment.start.max(phase.start), segment.end.min(phase.end));
                if begin < end {
                    let (begin, end) = (seconds(begin - phase.start), seconds(end - phase.start));
                    let of_phase =
                        if segment.record == u32::MAX { None } else { replay.phase_of(segment.record) };
                    let (activity, is_in_stage) = (Some(segment.activity), of_phase == Some(at));
                    bars.push(Bar { processor: q, begin, end, activity, is_in_stage });
                }
            });
        }
        Side { p: replay.p(), duration: seconds(phase.end - phase.start), bars }
    }

    /// Builds a side from the timings of external code.
    fn from_timings(
        timings: &[ExternalTiming],
        p: u32,
        [begin, end]: [f64; 2],
        is_in: impl Fn(u32) -> bool,
    ) -> Side {
        let in_stage = timings.iter().filter(|timing| is_in(timing.stage));
        let bar = |timing: &ExternalTiming| Bar {
            processor: timing.rank,
            begin: timing.begin - begin,
            end: timing.end - begin,
            activity: None,
            is_in_stage: true,
        };
        Side { p, duration: end - begin, bars: in_stage.map(bar).collect() }
    }

    /// Returns the seconds of each processor in this stage whose activity satisfies a predicate.
    fn time_per_processor(&self, counts: impl Fn(Option<Activity>) -> bool) -> Vec<f64> {
        let mut spent = vec![0.0; self.p as usize];
        for bar in self.bars.iter().filter(|bar| bar.is_in_stage && counts(bar.activity)) {
            if let Some(spent) = spent.get_mut(bar.processor as usize) {
                *spent += bar.end - bar.begin;
            }
        }
        spent
    }

    fn mean(&self, counts: impl Fn(Option<Activity>) -> bool) -> f64 {
        self.time_per_processor(counts).iter().sum::<f64>() / f64::from(self.p.max(1))
    }
}

impl Lockstep {
    /// Splits the stage by cause, as means over the processors.
    pub fn portions(&self) -> Vec<CauseTime> {
        let (measured_side, Some(simulated_side)) = (&self.measured, &self.simulated) else {
            return Vec::new();
        };
        let compute = |activity| activity == Some(Activity::Compute);
        let recorded = |activity: Option<Activity>| activity.is_some();
        let mut all = Vec::new();
        if measured_side.bars.iter().any(|bar| bar.activity.is_none()) {
            let (measured, simulated) = (measured_side.mean(|_| true), simulated_side.mean(recorded));
            all.push(CauseTime { cause: Cause::Within, measured, simulated });
        } else {
            // Processors that compute nothing in this stage do not count.
            let paces = measured_side
                .time_per_processor(compute)
                .into_iter()
                .zip(simulated_side.time_per_processor(compute));
            let paces =
                paces.filter(|(own, other)| *own > 0.0 && *other > 0.0).map(|(own, other)| own / other);
            let simulated = simulated_side.mean(compute);
            let measured = match paces.reduce(f64::min) {
                Some(pace) => pace * simulated,
                None => measured_side.mean(compute),
            };
            all.push(CauseTime { cause: Cause::Computing, measured, simulated });
            let messages = [Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention];
            for (cause, activities) in [(Cause::Messages, &messages[..]), (Cause::Waiting, &[Activity::Idle])]
            {
                let counts = |activity: Option<Activity>| activity.is_some_and(|it| activities.contains(&it));
                all.push(CauseTime {
                    cause,
                    measured: measured_side.mean(counts),
                    simulated: simulated_side.mean(counts),
                });
            }
        }
        let rest = |whole: f64, part: fn(&CauseTime) -> f64| {
            let rest = whole - all.iter().map(part).sum::<f64>();
            // Drop the rounding of the sum.
            if rest.abs() < 1e-9 * whole { 0.0 } else { rest }
        };
        let measured = rest(measured_side.duration, |portion| portion.measured);
        let simulated = rest(simulated_side.duration, |portion| portion.simulated);
        all.push(CauseTime { cause: Cause::Rest, measured, simulated });
        all
    }

    /// Returns the portion with the largest difference, if it exceeds 2 % of the measured stage.
    pub fn largest_portion(&self) -> Option<CauseTime> {
        let difference = |portion: &CauseTime| (portion.measured - portion.simulated).abs();
        let most = self.portions().into_iter().max_by(|a, b| difference(a).total_cmp(&difference(b)))?;
        (difference(&most) > 0.02 * self.measured.duration).then_some(most)
    }
}

/// Compares a phase of a measured run, by its index, with the same phase of a simulated run of the same plan.
pub fn lockstep(measured: &Replay, simulated: Option<&Replay>, at: usize) -> Option<Lockstep> {
    let name = measured.phases().get(at)?.kind.label();
    let simulated =
        simulated.and_then(|other| Some(Side::from_replay(other, matching_phase(measured, at, other)?)));
    Some(Lockstep { name, measured: Side::from_replay(measured, at), simulated })
}

/// Compares the `nth` phase that external code has timed with the same phase of a simulated run.
pub fn lockstep_from_timings(timings: &[ExternalTiming], simulated: &Replay, nth: usize) -> Option<Lockstep> {
    let (at, span) = phase_spans(timings, simulated).into_iter().nth(nth)?;
    let kind = simulated.phases()[at].kind;
    let is_in = |stage: u32| {
        kind.stages().is_some_and(|(first, last)| (u32::from(first)..u32::from(last)).contains(&stage))
    };
    let ranks = timings.iter().map(|timing| timing.rank).filter(|rank| *rank < MAX_RANKS).max();
    let measured = Side::from_timings(timings, ranks.map_or(0, |rank| rank + 1), span, is_in);
    Some(Lockstep { name: kind.label(), measured, simulated: Some(Side::from_replay(simulated, at)) })
}

/// Ranks from this one on are not drawn, for lack of space.
const MAX_RANKS: u32 = 1 << 12;

/// Returns the index, out of `count`, of the stage whose length differs most from the simulated one.
pub fn most_different_stage(count: usize, of: impl Fn(usize) -> Option<Lockstep>) -> usize {
    let difference = |at: &usize| {
        let found = of(*at)?;
        Some((found.measured.duration - found.simulated?.duration).abs())
    };
    let all = (0..count).filter_map(|at| Some((at, difference(&at)?)));
    all.fold((0, 0.0), |most, next| if next.1 > most.1 { next } else { most }).0
}
