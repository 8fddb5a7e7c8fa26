//! The moments of a run by what happens at them: where stepping by messages, stages, supersteps or contention stops.
//!
//! [`Moments`] are all events together; here are those of one kind, each with what happens there.

use crate::trace::cursor::Moments;
use crate::trace::message::Message;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::supersteps::supersteps;
use hyperfly_core::machine::Switching;
use hyperfly_core::networks::Unhindered;
use std::cell::OnceCell;
use std::rc::Rc;

/// At most so many stops of a kind are kept.
const MOST: usize = 1 << 16;
/// A share this near to all that a message can have is one that rounding made.
const WHOLE: f64 = 1.0 - 1e-9;

/// What a reader steps through a run by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Anything that happens.
    #[default]
    Event,
    /// A message enters the network or arrives.
    Message,
    /// A phase begins, or the last one ends.
    Stage,
    /// A superstep of a BSP machine begins, or the last one ends.
    Superstep,
    /// A message begins to be held up.
    Contention,
}

impl Unit {
    /// All of them.
    pub const ALL: [Unit; 5] = [Unit::Event, Unit::Message, Unit::Stage, Unit::Superstep, Unit::Contention];

    /// A name for options and messages.
    pub fn id(self) -> &'static str {
        ["event", "message", "stage", "superstep", "contention"][self as usize]
    }
}

/// A moment to stop at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// When.
    pub t: f64,
    /// What happens there, where that is one thing.
    pub what: Option<Selection>,
}

/// The stops of a kind in order, and for each a record or a phase.
#[derive(Default)]
struct Kind {
    times: Vec<f64>,
    what: Vec<u32>,
}

/// All stops of a run, each kind and all moments found when they are first asked for.
pub struct Stops {
    replay: Rc<Replay>,
    moments: OnceCell<Moments>,
    kinds: [OnceCell<Kind>; 4],
    telling: OnceCell<Rc<[f64]>>,
}

impl Stops {
    /// Of a run.
    pub fn new(replay: &Rc<Replay>) -> Stops {
        Stops {
            replay: replay.clone(),
            moments: OnceCell::new(),
            kinds: Default::default(),
            telling: OnceCell::new(),
        }
    }

    /// All events.
    pub fn moments(&self) -> &Moments {
        self.moments.get_or_init(|| Moments::new(&self.replay))
    }

    /// The stops of a kind, in order.
    pub fn times(&self, unit: Unit) -> &[f64] {
        if unit == Unit::Event { self.moments().times() } else { &self.kind(unit).times }
    }

    /// The first stop after `t`, if there is one.
    pub fn next(&self, unit: Unit, t: f64) -> Option<Stop> {
        let slack = self.slack();
        self.at(unit, self.times(unit).partition_point(|&time| time <= t + slack))
    }

    /// The last stop before `t`, if there is one.
    pub fn previous(&self, unit: Unit, t: f64) -> Option<Stop> {
        let slack = self.slack();
        self.at(unit, self.times(unit).partition_point(|&time| time < t - slack).checked_sub(1)?)
    }

    /// The moments around which playback may slow down: a stage begins, contention begins. The two ends of the run are left
    /// out.
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

    /// In order, each moment once, not too many.
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

/// Every message of a run, and whether it took longer than its way alone takes.
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

/// The phases' beginnings, and the end of the last.
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

/// When a message that is late began to be held up: each time that it waited for a channel, or got less than all of its narrowest one.
fn held_up(replay: &Replay, message: &Message, found: &mut Vec<(f64, u32)>) {
    let (run, record) = (replay.run(), message.record);
    let (trace, before) = (&run.trace, found.len());
    let Unhindered { hop, transfer } = replay.unhindered(record);
    match run.scenario.machine.network().map(|network| network.switching) {
        None => found.push((message.injected, record)),
        Some(Switching::CutThrough) => {
            // Alone it has all of its narrowest channel.
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
    // Where rates were too many to keep, all that is known is that it began after the head's way.
    if found.len() == before {
        found.push((message.injected + hop, record));
    }
}
