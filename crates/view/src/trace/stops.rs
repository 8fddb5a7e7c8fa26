//! The times at which stepping by messages, stages, supersteps or contention stops.
//!
//! [`Moments`] holds the events of all kinds; [`Stops`] separates them by kind and says what happens at each.

use crate::trace::cursor::Moments;
use crate::trace::message::Message;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::supersteps::supersteps;
use hyperfly_core::machine::Switching;
use hyperfly_core::networks::Unhindered;
use std::cell::OnceCell;
use std::rc::Rc;

/// Maximum number of times kept per kind.
const MOST: usize = 1 << 16;
/// A message that gets at least this fraction of its full rate is undisturbed; the rest is rounding.
const WHOLE: f64 = 1.0 - 1e-9;

/// The kind of events that a reader steps through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
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

impl Unit {
    /// All units.
    pub const ALL: [Unit; 5] = [Unit::Event, Unit::Message, Unit::Stage, Unit::Superstep, Unit::Contention];

    /// Returns the identifier used in options and messages.
    pub fn id(self) -> &'static str {
        ["event", "message", "stage", "superstep", "contention"][self as usize]
    }
}

/// A time to stop at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    pub t: f64,
    /// The part of the run that the event belongs to, if there is just one.
    pub what: Option<Selection>,
}

/// The stops of one kind in order, each with a record or a phase.
#[derive(Default)]
struct Kind {
    times: Vec<f64>,
    what: Vec<u32>,
}

/// The stops of a run, collected for each kind on first use.
pub struct Stops {
    replay: Rc<Replay>,
    moments: OnceCell<Moments>,
    kinds: [OnceCell<Kind>; 4],
    telling: OnceCell<Rc<[f64]>>,
}

impl Stops {
    /// Creates an empty index over a run.
    pub fn new(replay: &Rc<Replay>) -> Stops {
        Stops {
            replay: replay.clone(),
            moments: OnceCell::new(),
            kinds: Default::default(),
            telling: OnceCell::new(),
        }
    }

    /// Returns the times of all events.
    pub fn moments(&self) -> &Moments {
        self.moments.get_or_init(|| Moments::new(&self.replay))
    }

    /// Returns the times of a kind in order.
    pub fn times(&self, unit: Unit) -> &[f64] {
        if unit == Unit::Event { self.moments().times() } else { &self.kind(unit).times }
    }

    /// Returns the first stop after `t`, if there is one.
    pub fn next(&self, unit: Unit, t: f64) -> Option<Stop> {
        let slack = self.slack();
        self.at(unit, self.times(unit).partition_point(|&time| time <= t + slack))
    }

    /// Returns the last stop before `t`, if there is one.
    pub fn previous(&self, unit: Unit, t: f64) -> Option<Stop> {
        let slack = self.slack();
        self.at(unit, self.times(unit).partition_point(|&time| time < t - slack).checked_sub(1)?)
    }

    /// Returns the times around which playback may slow down: the beginnings of stages and of contention, without the two ends of
    /// the run.
    pub fn telling(&self) -> &Rc<[f64]> {
        self.telling.get_or_init(|| {
            let mut all = [self.times(Unit::Stage), self.times(Unit::Contention)].concat();
            let (slack, end) = (self.slack(), self.replay.t_end());
            all.retain(|&t| t > slack && t < end - slack);
            all.sort_unstable_by(f64::total_cmp);
            all.into()
        })
    }

    fn at(&self, unit: Unit, k: usize) -> Option<Stop> {
        let t = *self.times(unit).get(k)?;
        let what = (unit != Unit::Event).then(|| self.kind(unit).what[k]);
        let what = what.and_then(|what| match unit {
            Unit::Message | Unit::Contention => Some(Selection::Message(what)),
            Unit::Stage => {
                let stages = self.replay.phases().get(what as usize)?.kind.stages();
                stages.map(|(first, _)| Selection::Stage(first))
            }
            Unit::Event | Unit::Superstep => None,
        });
        Some(Stop { t, what })
    }

    fn slack(&self) -> f64 {
        self.replay.t_end() * 1e-11
    }

    fn kind(&self, unit: Unit) -> &Kind {
        self.kinds[(unit as usize).max(1) - 1].get_or_init(|| {
            let mut found = Vec::new();
            match unit {
                Unit::Event => {}
                Unit::Message => each_message(&self.replay, |message, _| {
                    found.extend([(message.injected, message.record), (message.delivered, message.record)]);
                }),
                Unit::Stage => stages(&self.replay, &mut found),
                Unit::Superstep => {
                    let all = supersteps(&self.replay);
                    found.extend(all.iter().map(|superstep| (superstep.start, u32::MAX)));
                    found.extend(all.last().map(|superstep| (superstep.end, u32::MAX)));
                }
                Unit::Contention => each_message(&self.replay, |message, late| {
                    if late {
                        held_up(&self.replay, message, &mut found);
                    }
                }),
            }
            self.sorted(found)
        })
    }

    /// Sorts the stops, merges equal times and thins them out to [`MOST`].
    fn sorted(&self, mut found: Vec<(f64, u32)>) -> Kind {
        let (slack, end) = (self.slack(), self.replay.t_end());
        let mut kind = Kind::default();
        found.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        for (t, what) in found {
            let t = t.min(end);
            if t.is_finite() && t >= 0.0 && kind.times.last().is_none_or(|last| t > last + slack) {
                kind.times.push(t);
                kind.what.push(what);
            }
        }
        let keep = kind.times.len().div_ceil(MOST).max(1);
        if keep > 1 {
            kind.times = kind.times.into_iter().step_by(keep).collect();
            kind.what = kind.what.into_iter().step_by(keep).collect();
        }
        kind
    }
}

/// Calls `each` with every message of a run and whether others delayed it.
fn each_message(replay: &Replay, mut each: impl FnMut(&Message, bool)) {
    let plan = &replay.run().plan;
    if !replay.is_detailed() {
        return;
    }
    for q in 0..replay.p() {
        for record in plan.first[q as usize]..plan.first[q as usize + 1] {
            if let Some(message) = replay.message_of(q, record) {
                each(&message, replay.held_up(&message) > 0.0);
            }
        }
    }
}

/// Adds the beginnings of the phases and the end of the last one.
fn stages(replay: &Replay, found: &mut Vec<(f64, u32)>) {
    if !replay.is_detailed() {
        return;
    }
    for (k, phase) in replay.phases().iter().enumerate() {
        found.push((phase.start, k as u32));
    }
    if let Some((k, end)) = replay.phases().len().checked_sub(1).map(|k| (k, replay.t_end())) {
        found.push((end, k as u32));
    }
}

/// Adds the times at which a delayed message began to wait for a channel or to get less than the full rate of its narrowest one.
fn held_up(replay: &Replay, message: &Message, found: &mut Vec<(f64, u32)>) {
    let (run, record) = (replay.run(), message.record);
    let (trace, before) = (&run.trace, found.len());
    let Unhindered { hop, transfer } = replay.unhindered(record);
    match run.scenario.machine.network().map(|network| network.switching) {
        None => found.push((message.injected, record)),
        Some(Switching::CutThrough) => {
            // Alone it uses its narrowest channel fully.
            let whole = WHOLE * if transfer > 0.0 { replay.channel_time(message) / transfer } else { 1.0 };
            let mut last = whole;
            for share in replay.rates(record) {
                if share.share < whole && last >= whole {
                    found.push((share.time, record));
                }
                last = share.share;
            }
        }
        Some(switching) => {
            let hops = trace.hop_first.get(record as usize..record as usize + 2);
            let mut ready = message.injected;
            let mut hops = hops.map_or(0..0, |range| range[0] as usize..range[1] as usize);
            replay.crossings(message, |time| {
                let Some(at) = hops.next() else { return };
                if trace.hop_start[at] > ready + 1e-9 * message.delivered {
                    found.push((ready, record));
                }
                ready = match switching {
                    Switching::StoreAndForward => trace.hop_end[at],
                    _ => trace.hop_start[at] + time,
                };
            });
        }
    }
    // If the rates were too many to keep, the only known bound is that contention began after the head's way.
    if found.len() == before {
        found.push((message.injected + hop, record));
    }
}
