//! Scenes: the run of a step, its view, moment and selection, and the claims about it.

use crate::claim::{Claim, Verdict};
use crate::facts::Facts;
use crate::runs::Runs;
use crate::snapshot::Snapshot;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Request, View};
use hyperfly_view::figure::default_moment;
use hyperfly_view::scene::Selection;
use hyperfly_view::trace::machine_state::MachineState;
use hyperfly_view::{EventTimes, Replay};
use serde_json::Value;

/// Scene of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Settings of the run and of its display.
    pub state: Request,
    pub comparison: Option<Request>,
    /// View that the step refers to.
    pub view: Option<View>,
    pub moment: MomentSpec,
    pub selection: Option<SelectionSpec>,
    /// Claims about the run.
    pub claims: Vec<Claim>,
}

/// Moment of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MomentSpec {
    /// The state's time if it has one, else a moment with much to see.
    Auto,
    Start,
    End,
    /// Playback from the start.
    Play,
    /// Time in the run's units.
    Time(f64),
    /// Fraction of T_p, 0 … 1.
    Part(f64),
    /// First contention.
    Contention,
    /// Middle of a stage of the transform, from 0.
    Stage(u8),
    /// Middle of a redistribution, from 0.
    Redistribution(u8),
}

/// Selection in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionSpec {
    Processor(u32),
    /// Channel from one processor to another.
    Channel(u32, u32),
    /// Most loaded channel.
    Hottest,
    Stage(u8),
    /// Butterfly node: stage and index.
    Element(u8, u64),
    /// All segments of one activity.
    Activity(Activity),
}

/// A scene with its run.
pub struct SceneRun {
    /// State of the page: the run at its moment.
    pub request: Request,
    /// Values of the run.
    pub facts: Facts,
    /// Selection, if it exists in this run.
    pub selection: Option<Selection>,
    /// Results of the scene's claims, in order.
    pub verdicts: Vec<Verdict>,
    /// Reason why the run or the comparison run is missing.
    pub failure: Option<String>,
}

/// Maximum number of moments searched for the first contention.
const MAX_MOMENTS: usize = 4000;

impl Scene {
    /// Runs the scene.
    pub fn run(&self, runs: &mut Runs) -> SceneRun {
        let mut request = self.state.clone();
        let (mut facts, mut failure, mut selection) = (Facts::default(), None, None);
        match runs.get(&request.settings) {
            Ok(replay) => {
                let t = round_time(self.time(&replay), replay.t_end());
                request.look.play = self.moment == MomentSpec::Play;
                request.look.t = if request.look.play { 0.0 } else { t };
                selection = self.selection.and_then(|spec| spec.resolve(&replay));
                facts.run = Some(Snapshot::new(request.clone(), replay, t));
            }
            Err(reason) => failure = Some(reason),
        }
        if let Some(comparison) = &self.comparison {
            match runs.get(&comparison.settings) {
                Ok(replay) => facts.comparison = Some(Snapshot::new(comparison.clone(), replay, 0.0)),
                Err(reason) => failure = failure.or(Some(reason)),
            }
        }
        let verdicts = self.claims.iter().map(|claim| claim.check(&facts)).collect();
        SceneRun { request, facts, selection, verdicts, failure }
    }

    fn time(&self, replay: &Replay) -> f64 {
        let end = replay.t_end();
        match self.moment {
            MomentSpec::Start | MomentSpec::Play => 0.0,
            MomentSpec::End => end,
            MomentSpec::Auto if self.state.look.t > 0.0 => self.state.look.t.min(end),
            MomentSpec::Auto => default_moment(replay),
            MomentSpec::Time(t) => t.min(end),
            MomentSpec::Part(fraction) => fraction * end,
            MomentSpec::Contention => first_contention(replay).unwrap_or_else(|| default_moment(replay)),
            MomentSpec::Stage(stage) => {
                let has_stage = |stages: Option<(u8, u8)>| {
                    stages.is_some_and(|(first, last)| (first..last).contains(&stage))
                };
                replay.phases().iter().find(|phase| has_stage(phase.kind.stages())).map_or(0.0, |phase| {
                    let (first, last) = phase.kind.stages().unwrap_or_default();
                    let fraction = (f64::from(stage - first) + 0.5) / f64::from(last - first);
                    phase.start + fraction * (phase.end - phase.start)
                })
            }
            MomentSpec::Redistribution(k) => {
                let mut moves = replay.phases().iter().filter(|phase| phase.kind.is_move());
                moves.nth(k.into()).map_or(0.0, |phase| (phase.start + phase.end) / 2.0)
            }
        }
    }
}

/// Returns the middle of the first interval in which a channel carries or delays a second message. Without channels, middle of the first
/// interval in which a message waits for the gap.
fn first_contention(replay: &Replay) -> Option<f64> {
    if !replay.has_channels() {
        let mut first: Option<f64> = None;
        for rank in 0..replay.p() {
            replay.segments(rank, |segment| {
                let midpoint = (segment.start + segment.end) / 2.0;
                if segment.activity == Activity::Contention && first.is_none_or(|t| midpoint < t) {
                    first = Some(midpoint);
                }
            });
        }
        return first;
    }
    let moments = EventTimes::new(replay);
    let mut machine_state = MachineState::default();
    moments.times().windows(2).take(MAX_MOMENTS).map(|window| (window[0] + window[1]) / 2.0).find(|&t| {
        machine_state.set(replay, t);
        machine_state.loaded.iter().any(|&channel| machine_state.load[channel as usize] > 1)
    })
}

impl MomentSpec {
    /// Reads a moment from a file.
    pub fn read(value: &Value) -> Option<MomentSpec> {
        if let Some(t) = value.as_f64() {
            return (t >= 0.0).then_some(MomentSpec::Time(t));
        }
        let text = value.as_str()?.trim();
        let number = |rest: &str| rest.trim().parse::<u8>().ok();
        match text {
            "start" => Some(MomentSpec::Start),
            "end" => Some(MomentSpec::End),
            "play" => Some(MomentSpec::Play),
            "telling" => Some(MomentSpec::Auto),
            "contention" => Some(MomentSpec::Contention),
            _ => {
                if let Some(fraction) = text.strip_suffix('%') {
                    let fraction: f64 = fraction.trim().parse().ok()?;
                    return (0.0..=100.0).contains(&fraction).then_some(MomentSpec::Part(fraction / 100.0));
                }
                match text.split_once(' ')? {
                    ("stage", rest) => Some(MomentSpec::Stage(number(rest)?)),
                    ("redistribution", rest) => {
                        Some(MomentSpec::Redistribution(number(rest)?.checked_sub(1)?))
                    }
                    _ => None,
                }
            }
        }
    }
}

impl SelectionSpec {
    /// Reads a selection from a file.
    pub fn read(value: &Value) -> Option<SelectionSpec> {
        let fields = value.as_object().filter(|fields| fields.len() == 1)?;
        let (name, value) = fields.iter().next()?;
        let window = |value: &Value| {
            let list = value.as_array().filter(|list| list.len() == 2)?;
            Some((list[0].as_u64()?, list[1].as_u64()?))
        };
        match name.as_str() {
            "processor" => Some(SelectionSpec::Processor(u32::try_from(value.as_u64()?).ok()?)),
            "stage" => Some(SelectionSpec::Stage(u8::try_from(value.as_u64()?).ok()?)),
            "channel" if value.as_str() == Some("hottest") => Some(SelectionSpec::Hottest),
            "channel" => {
                let (from, to) = window(value)?;
                Some(SelectionSpec::Channel(u32::try_from(from).ok()?, u32::try_from(to).ok()?))
            }
            "activity" => {
                let name = value.as_str()?;
                Activity::ALL
                    .into_iter()
                    .find(|activity| activity.name() == name)
                    .map(SelectionSpec::Activity)
            }
            "element" => {
                let (stage, index) = window(value)?;
                Some(SelectionSpec::Element(u8::try_from(stage).ok()?, index))
            }
            _ => None,
        }
    }

    /// Resolves the selection in a run; `None` if it does not exist there.
    pub fn resolve(self, replay: &Replay) -> Option<Selection> {
        let run = replay.run();
        match self {
            SelectionSpec::Processor(rank) => (rank < replay.p()).then_some(Selection::Processor(rank)),
            SelectionSpec::Channel(from, to) => {
                let graph = replay.graph()?;
                let channel = (0..graph.channels()).find(|&c| graph.ends(c) == Some((from, to)))?;
                Some(Selection::Channel(channel))
            }
            SelectionSpec::Hottest => {
                let hottest_channel = || {
                    run.report
                        .hottest
                        .filter(|_| replay.has_channels())
                        .map(|channel_load| channel_load.channel)
                };
                let busiest = replay.busiest_channel().map(|busiest| busiest.channel);
                busiest.or_else(hottest_channel).map(Selection::Channel)
            }
            SelectionSpec::Stage(stage) => {
                (u32::from(stage) < run.scenario.r()).then_some(Selection::Stage(stage))
            }
            SelectionSpec::Activity(activity) => Some(Selection::Activity(activity)),
            SelectionSpec::Element(stage, index) => {
                let exists = u32::from(stage) <= run.scenario.r() && index < run.scenario.words();
                exists.then_some(Selection::Element { stage, index })
            }
        }
    }
}

/// Rounds a time to about five digits of T_p, to keep addresses short.
fn round_time(t: f64, t_parallel: f64) -> f64 {
    if t <= 0.0 || t >= t_parallel {
        return t.clamp(0.0, t_parallel);
    }
    let digits = (4.0 - t_parallel.log10().floor()).clamp(0.0, 15.0) as usize;
    format!("{t:.digits$}").parse().unwrap_or(t)
}
