//! What a step shows: a run, where to look, the moment, what is selected, and what is claimed of it.

use crate::claim::{Claim, Verdict};
use crate::facts::Facts;
use crate::runs::Runs;
use crate::snapshot::Snapshot;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Request, View};
use hyperfly_view::figure::telling_moment;
use hyperfly_view::scene::Selection;
use hyperfly_view::trace::moment::Moment;
use hyperfly_view::{Moments, Replay};
use serde_json::Value;

/// What is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The run and how it is looked at.
    pub state: Request,
    /// The run that it is compared with.
    pub beside: Option<Request>,
    /// The view that is meant.
    pub look: Option<View>,
    /// The moment.
    pub at: At,
    /// What is selected.
    pub pick: Option<Pick>,
    /// What is claimed of the run.
    pub shows: Vec<Claim>,
}

/// A moment of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum At {
    /// One at which there is much to see; if the state says a time, that.
    Telling,
    /// The beginning.
    Start,
    /// The end.
    End,
    /// Playing, from the beginning.
    Play,
    /// A time.
    Time(f64),
    /// A part of the whole, 0 … 1.
    Part(f64),
    /// Where a message is held up for the first time.
    Contention,
    /// The middle of a stage of the transform, from 0.
    Stage(u8),
    /// The middle of a time at which elements change processors, from 0.
    Redistribution(u8),
}

/// What is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A processor.
    Processor(u32),
    /// The channel between two processors.
    Channel(u32, u32),
    /// The most loaded channel.
    Hottest,
    /// A stage.
    Stage(u8),
    /// A node of the butterfly: a stage and an index.
    Element(u8, u64),
    /// All that takes time for one reason.
    Activity(Activity),
}

/// A scene with its run.
pub struct Staged {
    /// What the page shows: the run at its moment.
    pub request: Request,
    /// What is known of the run.
    pub facts: Facts,
    /// What is selected, if it is there.
    pub selection: Option<Selection>,
    /// Whether the claims hold.
    pub verdicts: Vec<Verdict>,
    /// Why there is no run, or none beside it.
    pub why: Option<String>,
}

/// Moments that are looked at for the first contention.
const MOST_MOMENTS: usize = 4000;

impl Scene {
    /// Runs it.
    pub fn stage(&self, runs: &mut Runs) -> Staged {
        let mut request = self.state.clone();
        let (mut facts, mut why, mut selection) = (Facts::default(), None, None);
        match runs.of(&request.settings) {
            Ok(replay) => {
                let t = rounded(self.t(&replay), replay.t_end());
                request.look.play = self.at == At::Play;
                request.look.t = if request.look.play { 0.0 } else { t };
                selection = self.pick.and_then(|pick| pick.of(&replay));
                facts.seen = Some(Snapshot::new(request.clone(), replay, t));
            }
            Err(reason) => why = Some(reason),
        }
        if let Some(beside) = &self.beside {
            match runs.of(&beside.settings) {
                Ok(replay) => facts.beside = Some(Snapshot::new(beside.clone(), replay, 0.0)),
                Err(reason) => why = why.or(Some(reason)),
            }
        }
        let verdicts = self.shows.iter().map(|claim| claim.check(&facts)).collect();
        Staged { request, facts, selection, verdicts, why }
    }

    fn t(&self, replay: &Replay) -> f64 {
        let end = replay.t_end();
        match self.at {
            At::Start | At::Play => 0.0,
            At::End => end,
            At::Telling if self.state.look.t > 0.0 => self.state.look.t.min(end),
            At::Telling => telling_moment(replay),
            At::Time(t) => t.min(end),
            At::Part(part) => part * end,
            At::Contention => contention(replay).unwrap_or_else(|| telling_moment(replay)),
            At::Stage(stage) => {
                let has = |stages: Option<(u8, u8)>| {
                    stages.is_some_and(|(first, last)| (first..last).contains(&stage))
                };
                replay.phases().iter().find(|phase| has(phase.kind.stages())).map_or(0.0, |phase| {
                    let (first, last) = phase.kind.stages().unwrap_or_default();
                    let part = (f64::from(stage - first) + 0.5) / f64::from(last - first);
                    phase.start + part * (phase.end - phase.start)
                })
            }
            At::Redistribution(k) => {
                let mut moves = replay.phases().iter().filter(|phase| phase.kind.is_move());
                moves.nth(k.into()).map_or(0.0, |phase| (phase.start + phase.end) / 2.0)
            }
        }
    }
}

/// The middle of the first time at which a channel carries two messages or more, or one waits for it; without channels, of the
/// first time at which a message waits for the gap.
fn contention(replay: &Replay) -> Option<f64> {
    if !replay.has_channels() {
        let mut first: Option<f64> = None;
        for q in 0..replay.p() {
            replay.segments(q, |segment| {
                let middle = (segment.start + segment.end) / 2.0;
                if segment.activity == Activity::Contention && first.is_none_or(|t| middle < t) {
                    first = Some(middle);
                }
            });
        }
        return first;
    }
    let moments = Moments::new(replay);
    let mut moment = Moment::default();
    moments.times().windows(2).take(MOST_MOMENTS).map(|pair| (pair[0] + pair[1]) / 2.0).find(|&t| {
        moment.set(replay, t);
        moment.loaded.iter().any(|&channel| moment.load[channel as usize] > 1)
    })
}

impl At {
    /// Reads it from a file.
    pub fn read(value: &Value) -> Option<At> {
        if let Some(t) = value.as_f64() {
            return (t >= 0.0).then_some(At::Time(t));
        }
        let text = value.as_str()?.trim();
        let number = |rest: &str| rest.trim().parse::<u8>().ok();
        match text {
            "start" => Some(At::Start),
            "end" => Some(At::End),
            "play" => Some(At::Play),
            "telling" => Some(At::Telling),
            "contention" => Some(At::Contention),
            _ => {
                if let Some(part) = text.strip_suffix('%') {
                    let part: f64 = part.trim().parse().ok()?;
                    return (0.0..=100.0).contains(&part).then_some(At::Part(part / 100.0));
                }
                match text.split_once(' ')? {
                    ("stage", rest) => Some(At::Stage(number(rest)?)),
                    ("redistribution", rest) => Some(At::Redistribution(number(rest)?.checked_sub(1)?)),
                    _ => None,
                }
            }
        }
    }
}

impl Pick {
    /// Reads it from a file.
    pub fn read(value: &Value) -> Option<Pick> {
        let fields = value.as_object().filter(|fields| fields.len() == 1)?;
        let (name, value) = fields.iter().next()?;
        let pair = |value: &Value| {
            let list = value.as_array().filter(|list| list.len() == 2)?;
            Some((list[0].as_u64()?, list[1].as_u64()?))
        };
        match name.as_str() {
            "processor" => Some(Pick::Processor(u32::try_from(value.as_u64()?).ok()?)),
            "stage" => Some(Pick::Stage(u8::try_from(value.as_u64()?).ok()?)),
            "channel" if value.as_str() == Some("hottest") => Some(Pick::Hottest),
            "channel" => {
                let (from, to) = pair(value)?;
                Some(Pick::Channel(u32::try_from(from).ok()?, u32::try_from(to).ok()?))
            }
            "activity" => {
                let name = value.as_str()?;
                Activity::ALL.into_iter().find(|activity| activity.name() == name).map(Pick::Activity)
            }
            "element" => {
                let (stage, index) = pair(value)?;
                Some(Pick::Element(u8::try_from(stage).ok()?, index))
            }
            _ => None,
        }
    }

    /// What it is in a run; `None` if there is no such thing.
    pub fn of(self, replay: &Replay) -> Option<Selection> {
        let run = replay.run();
        match self {
            Pick::Processor(q) => (q < replay.p()).then_some(Selection::Processor(q)),
            Pick::Channel(from, to) => {
                let graph = replay.graph()?;
                let channel = (0..graph.channels()).find(|&c| graph.ends(c) == Some((from, to)))?;
                Some(Selection::Channel(channel))
            }
            Pick::Hottest => {
                let hottest = || run.report.hottest.filter(|_| replay.has_channels()).map(|hot| hot.channel);
                let busiest = replay.busiest().map(|busiest| busiest.channel);
                busiest.or_else(hottest).map(Selection::Channel)
            }
            Pick::Stage(stage) => (u32::from(stage) < run.scenario.r()).then_some(Selection::Stage(stage)),
            Pick::Activity(activity) => Some(Selection::Activity(activity)),
            Pick::Element(stage, index) => {
                let there = u32::from(stage) <= run.scenario.r() && index < run.scenario.n();
                there.then_some(Selection::Element { stage, index })
            }
        }
    }
}

/// A time rounded to about five digits of the time of the run: more would be noise in an address.
fn rounded(t: f64, whole: f64) -> f64 {
    if t <= 0.0 || t >= whole {
        return t.clamp(0.0, whole);
    }
    let digits = (4.0 - whole.log10().floor()).clamp(0.0, 15.0) as usize;
    format!("{t:.digits$}").parse().unwrap_or(t)
}
