//! One stage of a run in lockstep with the same stage as it was simulated: what every processor did in it, both from its beginning,
//! and where the difference comes from.

use super::stages::{Timing, beside, span_of};
use crate::trace::replay::Replay;
use hyperfly_core::trace::Activity;

/// Where a difference comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Butterflies at the pace of the fastest processor: caches make it another one than t_c.
    Computing,
    /// Start-up and words, and what holds these up. They are one, because a real processor packs and unpacks words itself: what the
    /// models count as transfer is start-up there.
    Messages,
    /// Waiting for what was not sent yet.
    Waiting,
    /// In the stage, where nobody noted what for.
    Within,
    /// Slower than the fastest processor, later in the stage, or out of it earlier: what the system does.
    Rest,
}

/// A part of a stage, in seconds; those of a stage are together as long as it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Portion {
    /// What for.
    pub cause: Cause,
    /// As measured.
    pub measured: f64,
    /// As simulated.
    pub simulated: f64,
}

/// What a processor does for some time, in seconds since the stage began.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// The processor.
    pub processor: u32,
    /// From.
    pub begin: f64,
    /// To.
    pub end: f64,
    /// What; `None` where nobody noted it.
    pub activity: Option<Activity>,
    /// Whether it is of this stage, and not of the one before or after.
    pub is_own: bool,
}

/// A stage of one run.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Side {
    /// Processors.
    pub p: u32,
    /// From the first that entered it to the last that left it, in seconds.
    pub lasts: f64,
    /// What they did meanwhile.
    pub bars: Vec<Bar>,
}

/// A stage, measured beside simulated.
#[derive(Clone, Debug, PartialEq)]
pub struct Lockstep {
    /// What it is called.
    pub name: String,
    /// As measured.
    pub measured: Side,
    /// As simulated.
    pub simulated: Option<Side>,
}

impl Side {
    /// The phase of this number, as a run has it.
    fn of(replay: &Replay, at: usize) -> Side {
        let phase = &replay.phases()[at];
        let seconds = |time: f64| replay.run().seconds(time).unwrap_or(0.0);
        let mut bars = Vec::new();
        for q in 0..replay.p() {
            replay.segments(q, |segment| {
                let (begin, end) = (segment.start.max(phase.start), segment.end.min(phase.end));
                if begin < end {
                    let (begin, end) = (seconds(begin - phase.start), seconds(end - phase.start));
                    let of = if segment.record == u32::MAX { None } else { replay.phase_of(segment.record) };
                    let (activity, is_own) = (Some(segment.activity), of == Some(at));
                    bars.push(Bar { processor: q, begin, end, activity, is_own });
                }
            });
        }
        Side { p: replay.p(), lasts: seconds(phase.end - phase.start), bars }
    }

    /// As somebody has timed it.
    fn timed(timings: &[Timing], p: u32, [begin, end]: [f64; 2], is_in: impl Fn(u8) -> bool) -> Side {
        let own = timings.iter().filter(|timing| is_in(timing.stage));
        let bar = |timing: &Timing| Bar {
            processor: timing.rank,
            begin: timing.begin - begin,
            end: timing.end - begin,
            activity: None,
            is_own: true,
        };
        Side { p, lasts: end - begin, bars: own.map(bar).collect() }
    }

    /// Seconds of each processor that are of this stage and go for something like this.
    fn spent(&self, is_it: impl Fn(Option<Activity>) -> bool) -> Vec<f64> {
        let mut spent = vec![0.0; self.p as usize];
        for bar in self.bars.iter().filter(|bar| bar.is_own && is_it(bar.activity)) {
            if let Some(spent) = spent.get_mut(bar.processor as usize) {
                *spent += bar.end - bar.begin;
            }
        }
        spent
    }

    fn mean(&self, is_it: impl Fn(Option<Activity>) -> bool) -> f64 {
        self.spent(is_it).iter().sum::<f64>() / f64::from(self.p.max(1))
    }
}

impl Lockstep {
    /// Where the difference comes from: means of the processors.
    pub fn portions(&self) -> Vec<Portion> {
        let (own, Some(other)) = (&self.measured, &self.simulated) else { return Vec::new() };
        let compute = |activity| activity == Some(Activity::Compute);
        let named = |activity: Option<Activity>| activity.is_some();
        let mut all = Vec::new();
        if own.bars.iter().any(|bar| bar.activity.is_none()) {
            let (measured, simulated) = (own.mean(|_| true), other.mean(named));
            all.push(Portion { cause: Cause::Within, measured, simulated });
        } else {
            // Processors that compute nothing in this stage have no pace.
            let paces = own.spent(compute).into_iter().zip(other.spent(compute));
            let paces =
                paces.filter(|(own, other)| *own > 0.0 && *other > 0.0).map(|(own, other)| own / other);
            let simulated = other.mean(compute);
            let measured = match paces.reduce(f64::min) {
                Some(pace) => pace * simulated,
                None => own.mean(compute),
            };
            all.push(Portion { cause: Cause::Computing, measured, simulated });
            let messages = [Activity::Startup, Activity::Hop, Activity::Transfer, Activity::Contention];
            for (cause, activities) in [(Cause::Messages, &messages[..]), (Cause::Waiting, &[Activity::Idle])]
            {
                let is_it = |activity: Option<Activity>| activity.is_some_and(|it| activities.contains(&it));
                all.push(Portion { cause, measured: own.mean(is_it), simulated: other.mean(is_it) });
            }
        }
        let rest = |whole: f64, part: fn(&Portion) -> f64| {
            let rest = whole - all.iter().map(part).sum::<f64>();
            // What is only the rounding of the sum.
            if rest.abs() < 1e-9 * whole { 0.0 } else { rest }
        };
        let measured = rest(own.lasts, |portion| portion.measured);
        let simulated = rest(other.lasts, |portion| portion.simulated);
        all.push(Portion { cause: Cause::Rest, measured, simulated });
        all
    }

    /// The part that makes most of the difference, unless there is hardly any.
    pub fn most(&self) -> Option<Portion> {
        let by = |portion: &Portion| (portion.measured - portion.simulated).abs();
        let most = self.portions().into_iter().max_by(|a, b| by(a).total_cmp(&by(b)))?;
        (by(&most) > 0.02 * self.measured.lasts).then_some(most)
    }
}

/// A stage of a measured run, by its number, beside the same one of the simulated run of the same plan.
pub fn lockstep(measured: &Replay, simulated: Option<&Replay>, at: usize) -> Option<Lockstep> {
    let name = measured.phases().get(at)?.kind.label();
    let simulated = simulated.and_then(|other| Some(Side::of(other, beside(measured, at, other)?)));
    Some(Lockstep { name, measured: Side::of(measured, at), simulated })
}

/// A stage that somebody has timed, by its number among those that are, beside the same one of a simulated run.
pub fn lockstep_of(timings: &[Timing], simulated: &Replay, nth: usize) -> Option<Lockstep> {
    let (at, span) = span_of(timings, simulated).into_iter().nth(nth)?;
    let kind = simulated.phases()[at].kind;
    let is_in = |stage: u8| kind.stages().is_some_and(|(first, last)| (first..last).contains(&stage));
    let ranks = timings.iter().map(|timing| timing.rank).filter(|rank| *rank < MOST_RANKS).max();
    let measured = Side::timed(timings, ranks.map_or(0, |rank| rank + 1), span, is_in);
    Some(Lockstep { name: kind.label(), measured, simulated: Some(Side::of(simulated, at)) })
}

/// Ranks from this one on are not drawn: there is no room for them.
const MOST_RANKS: u32 = 1 << 12;

/// Which stage differs most from what was simulated, of so many.
pub fn most_different(count: usize, of: impl Fn(usize) -> Option<Lockstep>) -> usize {
    let by = |at: &usize| {
        let found = of(*at)?;
        Some((found.measured.lasts - found.simulated?.lasts).abs())
    };
    let all = (0..count).filter_map(|at| Some((at, by(&at)?)));
    all.fold((0, 0.0), |most, next| if next.1 > most.1 { next } else { most }).0
}
