//! The times of a run at which stepping by events, messages, stages, supersteps or contention stops.
//!
//! [`EventTimes`] holds the events of all kinds; [`StepPoints`] separates them by kind and says what happens at each.

use crate::trace::message::Message;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::supersteps::supersteps;
use hyperfly_core::machine::Switching;
use hyperfly_core::networks::UnhinderedTimes;
use std::cell::OnceCell;
use std::rc::Rc;

/// Maximum number of times kept, of all events and of each kind; the page steps through them one by one.
const MAX_TIMES: usize = 1 << 16;
/// A message that gets at least this fraction of its full rate is undisturbed; the rest is rounding.
const FULL_RATE: f64 = 1.0 - 1e-9;

/// The distinct times of a run's events in order, from 0 to T_p.
#[derive(Clone, Debug, PartialEq)]
pub struct EventTimes {
    times: Vec<f64>,
}

impl EventTimes {
    /// Collects the times at which steps begin and end, messages are injected and delivered, channels are granted, and rates
    /// change. A binned trace contributes the edges of its bins; a very long one only its phases.
    pub fn new(replay: &Replay) -> Self {
        let run = replay.run();
        let trace = &run.trace;
        let mut times = vec![0.0, trace.t_parallel];
        if let Some(bins) = &trace.bins {
            times.extend((0..bins.count).map(|b| f64::from(b) * bins.width));
        } else if trace.start.len() <= MAX_TIMES * 4 {
            times.extend(&trace.start);
            times.extend(&trace.finish);
            for (k, step) in run.plan.steps.iter().enumerate() {
                if run.plan.sends(step).is_some() && k < trace.start.len() {
                    times.push(trace.injected[k]);
                    times.push(trace.delivered[k]);
                }
            }
            if trace.hop_start.len() <= MAX_TIMES * 4 {
                times.extend(&trace.hop_start);
            }
            if trace.rates.len() <= MAX_TIMES * 4 {
                times.extend(trace.rates.iter().map(|share| share.time));
            }
        } else {
            times.extend(replay.phases().iter().flat_map(|phase| [phase.start, phase.end]));
        }
        times.retain(|t| t.is_finite() && (0.0..=trace.t_parallel).contains(t));
        times.sort_unstable_by(f64::total_cmp);
        // Sums in a different order differ by rounding; such times are merged.
        let tolerance = trace.t_parallel * 1e-11;
        times.dedup_by(|later, earlier| *later - *earlier <= tolerance);
        if times.len() > MAX_TIMES {
            let stride = times.len().div_ceil(MAX_TIMES);
            let last = times.last().copied();
            times = times.into_iter().step_by(stride).collect();
            times.extend(last);
            times.dedup();
        }
        EventTimes { times }
    }

    /// Returns all times in ascending order.
    pub fn times(&self) -> &[f64] {
        &self.times
    }

    /// Returns the first time after `t`, or T_p at the end.
    pub fn next(&self, t: f64) -> f64 {
        let tolerance = self.tolerance();
        let index = self.times.partition_point(|&time| time <= t + tolerance);
        self.times.get(index).or(self.times.last()).copied().unwrap_or(0.0)
    }

    /// Returns the last time before `t`, or 0 at the beginning.
    pub fn previous(&self, t: f64) -> f64 {
        let tolerance = self.tolerance();
        let index = self.times.partition_point(|&time| time < t - tolerance);
        index.checked_sub(1).map_or(0.0, |before| self.times[before])
    }

    fn tolerance(&self) -> f64 {
        self.times.last().copied().unwrap_or(0.0) * 1e-11
    }
}

/// The kind of events that a reader steps through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepUnit {
    /// Every event.
    #[default]
    Event,
    /// Injection or delivery of a message.
    Message,
    /// Beginning of a phase, or end of the last one.
    Stage,
    /// Beginning of a superstep of a BSP machine, or end of the last one.
    Superstep,
    /// A message begins to be delayed by others.
    Contention,
}

impl StepUnit {
    /// All units.
    pub const ALL: [StepUnit; 5] =
        [StepUnit::Event, StepUnit::Message, StepUnit::Stage, StepUnit::Superstep, StepUnit::Contention];

    /// Returns the identifier used in options and messages.
    pub fn id(self) -> &'static str {
        ["event", "message", "stage", "superstep", "contention"][self as usize]
    }
}

/// A time to stop at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepPoint {
    pub t: f64,
    /// The part of the run that the event belongs to, if there is just one.
    pub selection: Option<Selection>,
}

/// The stops of one kind in order, each with a record or a phase.
#[derive(Default)]
struct TimeList {
    times: Vec<f64>,
    subjects: Vec<u32>,
}

/// The stops of a run, collected for each kind on first use.
pub struct StepPoints {
    replay: Rc<Replay>,
    moments: OnceCell<EventTimes>,
    kinds: [OnceCell<TimeList>; 4],
    telling_moments: OnceCell<Rc<[f64]>>,
}

impl StepPoints {
    /// Creates an empty index over a run.
    pub fn new(replay: &Rc<Replay>) -> StepPoints {
        StepPoints {
            replay: replay.clone(),
            moments: OnceCell::new(),
            kinds: Default::default(),
            telling_moments: OnceCell::new(),
        }
    }

    /// Returns the times of all events.
    pub fn moments(&self) -> &EventTimes {
        self.moments.get_or_init(|| EventTimes::new(&self.replay))
    }

    /// Returns the times of a kind in order.
    pub fn times(&self, unit: StepUnit) -> &[f64] {
        if unit == StepUnit::Event { self.moments().times() } else { &self.list(unit).times }
    }

    /// Returns the first stop after `t`, if there is one.
    pub fn next(&self, unit: StepUnit, t: f64) -> Option<StepPoint> {
        let tolerance = self.tolerance();
        self.stop(unit, self.times(unit).partition_point(|&time| time <= t + tolerance))
    }

    /// Returns the last stop before `t`, if there is one.
    pub fn previous(&self, unit: StepUnit, t: f64) -> Option<StepPoint> {
        let tolerance = self.tolerance();
        self.stop(unit, self.times(unit).partition_point(|&time| time < t - tolerance).checked_sub(1)?)
    }

    /// Returns the times around which playback may slow down: the beginnings of stages and of contention, without the two ends of
    /// the run.
    pub fn slow_down_times(&self) -> &Rc<[f64]> {
        self.telling_moments.get_or_init(|| {
            let mut all = [self.times(StepUnit::Stage), self.times(StepUnit::Contention)].concat();
            let (tolerance, end) = (self.tolerance(), self.replay.t_end());
            all.retain(|&t| t > tolerance && t < end - tolerance);
            all.sort_unstable_by(f64::total_cmp);
            all.into()
        })
    }

    fn stop(&self, unit: StepUnit, k: usize) -> Option<StepPoint> {
        let t = *self.times(unit).get(k)?;
        let subject = (unit != StepUnit::Event).then(|| self.list(unit).subjects[k]);
        let selection = subject.and_then(|subject| match unit {
            StepUnit::Message | StepUnit::Contention => Some(Selection::Message(subject)),
            StepUnit::Stage => {
                let stages = self.replay.phases().get(subject as usize)?.kind.stages();
                stages.map(|(first, _)| Selection::Stage(first))
            }
            StepUnit::Event | StepUnit::Superstep => None,
        });
        Some(StepPoint { t, selection })
    }

    fn tolerance(&self) -> f64 {
        self.replay.t_end() * 1e-11
    }

    fn list(&self, unit: StepUnit) -> &TimeList {
        self.kinds[(unit as usize).max(1) - 1].get_or_init(|| {
            let mut times = Vec::new();
            match unit {
                StepUnit::Event => {}
                StepUnit::Message => for_each_message(&self.replay, |message, _| {
                    times.extend([(message.injected, message.record), (message.delivered, message.record)]);
                }),
                StepUnit::Stage => add_phase_starts(&self.replay, &mut times),
                StepUnit::Superstep => {
                    let all = supersteps(&self.replay);
                    times.extend(all.iter().map(|superstep| (superstep.start, u32::MAX)));
                    times.extend(all.last().map(|superstep| (superstep.end, u32::MAX)));
                }
                StepUnit::Contention => for_each_message(&self.replay, |message, late| {
                    if late {
                        add_contention_starts(&self.replay, message, &mut times);
                    }
                }),
            }
            self.sort_and_thin(times)
        })
    }

    /// Sorts the stops, merges equal times and thins them out to [`MOST`].
    fn sort_and_thin(&self, mut times: Vec<(f64, u32)>) -> TimeList {
        let (tolerance, end) = (self.tolerance(), self.replay.t_end());
        let mut list = TimeList::default();
        times.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        for (t, subject) in times {
            let t = t.min(end);
            if t.is_finite() && t >= 0.0 && list.times.last().is_none_or(|last| t > last + tolerance) {
                list.times.push(t);
                list.subjects.push(subject);
            }
        }
        let stride = list.times.len().div_ceil(MAX_TIMES).max(1);
        if stride > 1 {
            list.times = list.times.into_iter().step_by(stride).collect();
            list.subjects = list.subjects.into_iter().step_by(stride).collect();
        }
        list
    }
}

/// Calls `each` with every message of a run and whether others delayed it.
fn for_each_message(replay: &Replay, mut each: impl FnMut(&Message, bool)) {
    let plan = &replay.run().plan;
    if !replay.is_detailed() {
        return;
    }
    for q in 0..replay.p() {
        for record in plan.first[q as usize]..plan.first[q as usize + 1] {
            if let Some(message) = replay.message_of(q, record) {
                each(&message, replay.delay(&message) > 0.0);
            }
        }
    }
}

/// Adds the beginnings of the phases and the end of the last one.
fn add_phase_starts(replay: &Replay, times: &mut Vec<(f64, u32)>) {
    if !replay.is_detailed() {
        return;
    }
    for (k, phase) in replay.phases().iter().enumerate() {
        times.push((phase.start, k as u32));
    }
    if let Some((k, end)) = replay.phases().len().checked_sub(1).map(|k| (k, replay.t_end())) {
        times.push((end, k as u32));
    }
}

/// Adds the times at which a delayed message began to wait for a channel or to get less than the full rate of its narrowest one.
fn add_contention_starts(replay: &Replay, message: &Message, times: &mut Vec<(f64, u32)>) {
    let (run, record) = (replay.run(), message.record);
    let (trace, before) = (&run.trace, times.len());
    let UnhinderedTimes { hop, transfer } = replay.unhindered(record);
    match run.scenario.machine.network().map(|network| network.switching) {
        None => times.push((message.injected, record)),
        Some(Switching::CutThrough) => {
            // Alone it uses its narrowest channel fully.
            let full_rate =
                FULL_RATE * if transfer > 0.0 { replay.channel_time(message) / transfer } else { 1.0 };
            let mut last = full_rate;
            for share in replay.rates(record) {
                if share.share < full_rate && last >= full_rate {
                    times.push((share.time, record));
                }
                last = share.share;
            }
        }
        Some(switching) => {
            let hops = trace.hop_first.get(record as usize..record as usize + 2);
            let mut ready = message.injected;
            let mut hops = hops.map_or(0..0, |range| range[0] as usize..range[1] as usize);
            replay.for_each_crossing(message, |time| {
                let Some(at) = hops.next() else { return };
                if trace.hop_start[at] > ready + 1e-9 * message.delivered {
                    times.push((ready, record));
                }
                ready = match switching {
                    Switching::StoreAndForward => trace.hop_end[at],
                    _ => trace.hop_start[at] + time,
                };
            });
            // Worms on two virtual channels of one channel share it.
            let shared = replay.rates(record).filter(|change| change.share < FULL_RATE);
            times.extend(shared.map(|change| (change.time, record)));
        }
    }
    // If the rates were too many to keep, the only known bound is that contention began after the head's way.
    if times.len() == before {
        times.push((message.injected + hop, record));
    }
}
