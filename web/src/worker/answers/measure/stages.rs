//! Formats a measured run next to its simulation for the page: by stages, with both timelines, or one stage in lockstep.

use super::predicted::to_predicted;
use crate::worker::protocol::queries::measured::{self as protocol, Cause, SideBySide, Timeline};
use hyperfly_exec::Measurement;
use hyperfly_request::View;
use hyperfly_text::measured as text;
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::measured::{
    CauseTime, ExternalTiming, Lockstep, Stage, cause_name, draw_lockstep, lockstep, lockstep_from_timings,
    lockstep_height, most_different_stage, stage_sentence, stages, stages_from_timings,
};
use hyperfly_view::notation::numbers::seconds;
use hyperfly_view::{ColourScheme, Frame, Palette, Replay, figure};
use std::rc::Rc;

/// Width of a timeline, which the page scales.
const WIDTH: f32 = 620.0;
/// Width of a stage in lockstep, which has its causes next to it.
const LOCKSTEP_WIDTH: f32 = 450.0;

/// A measured run with its simulation.
pub struct MeasuredRun {
    pub measurement: Measurement,
    /// The measured run.
    pub replay: Rc<Replay>,
    /// The simulated run.
    pub simulated: Option<Rc<Replay>>,
}

/// Two runs to compare.
pub enum RunPair<'a> {
    /// A measured run with its simulation.
    Runs(&'a MeasuredRun),
    /// Timings from a file with a simulated run.
    Timed(&'a [ExternalTiming], &'a Rc<Replay>),
}

impl RunPair<'_> {
    fn stages(&self) -> Vec<Stage> {
        match self {
            RunPair::Runs(measured_run) => stages(&measured_run.replay, measured_run.simulated.as_deref()),
            RunPair::Timed(timings, run) => stages_from_timings(timings, run),
        }
    }

    fn lockstep(&self, index: usize) -> Option<Lockstep> {
        match self {
            RunPair::Runs(measured_run) => {
                lockstep(&measured_run.replay, measured_run.simulated.as_deref(), index)
            }
            RunPair::Timed(timings, run) => lockstep_from_timings(timings, run, index),
        }
    }

    /// Returns the titles of the table and of both timelines.
    fn titles(&self) -> [String; 3] {
        let simulated = text::as_simulated().to_owned();
        match self {
            RunPair::Runs(measured_run) => {
                [text::stages().into(), text::as_measured(measured_run.replay.p()), simulated]
            }
            RunPair::Timed(..) => [text::timings().into(), text::measured().into(), text::simulated().into()],
        }
    }
}

/// Compares all stages, or the stage `selected` (from 1) in lockstep.
pub fn side_by_side(runs: &RunPair, selected: usize, theme: ColourScheme) -> SideBySide {
    let stages = runs.stages();
    let [caption, upper_title, lower_title] = runs.titles();
    let stage_number = selected.min(stages.len());
    let detail = stage_number.checked_sub(1).and_then(|index| runs.lockstep(index));
    let measured_run = match runs {
        RunPair::Runs(measured_run) => Some(measured_run),
        RunPair::Timed(..) => None,
    };
    let timelines = measured_run
        .filter(|_| detail.is_none())
        .map(|measured_run| draw_timelines(measured_run, &upper_title, &lower_title, theme));
    let most_different = match stages.len() {
        0 => 0,
        count => 1 + most_different_stage(count, |index| runs.lockstep(index)),
    };
    SideBySide {
        caption,
        stages: stages.iter().map(to_stage).collect(),
        collectives: measured_run.and_then(|MeasuredRun { measurement, .. }| {
            Some(text::by_collectives(measurement.collective?, measurement.run.report.messages))
        }),
        rustfft: measured_run.and_then(|measured_run| measured_run.measurement.rustfft).map(text::by_rustfft),
        looked: stage_number,
        most_different,
        lockstep: detail.map(|detail| to_lockstep(&detail, [&upper_title, &lower_title], theme)),
        timelines: timelines.unwrap_or_default(),
    }
}

fn to_stage(stage: &Stage) -> protocol::Stage {
    protocol::Stage {
        name: stage.name.clone(),
        measured: seconds(stage.measured),
        simulated: to_predicted(stage.measured, stage.simulated),
    }
}

/// Compares one stage in lockstep: the causes of the difference, and both timelines from its start.
fn to_lockstep(stage: &Lockstep, titles: [&str; 2], theme: ColourScheme) -> protocol::Lockstep {
    let (palette, text_height) = (Palette::new(theme), figure::text_size(theme));
    let frame =
        Frame { width: LOCKSTEP_WIDTH, height: lockstep_height(stage, text_height), text: text_height };
    let mut svg = Svg::new(palette);
    draw_lockstep(stage, titles, frame, &mut svg);
    let title = text::lockstep(&stage.name);
    protocol::Lockstep {
        sentence: stage_sentence(stage),
        picture: svg.element(frame, &title),
        title,
        causes: to_causes(stage),
    }
}

fn to_causes(stage: &Lockstep) -> Vec<Cause> {
    let largest = stage.largest_portion();
    let to_cause = |portion: &CauseTime| Cause {
        key: format!("{:?}", portion.cause),
        name: cause_name(portion.cause).to_owned(),
        measured: seconds(portion.measured),
        simulated: seconds(portion.simulated),
        difference: signed_time(portion.measured - portion.simulated),
        is_most: largest.is_some_and(|largest| largest.cause == portion.cause),
    };
    stage.portions().iter().map(to_cause).collect()
}

/// Formats a signed difference.
fn signed_time(time: f64) -> String {
    let sign = if time < 0.0 { "−" } else { "+" };
    if time == 0.0 { seconds(time) } else { sign.to_owned() + &seconds(time.abs()) }
}

/// Returns the timelines of both runs.
fn draw_timelines(
    measured_run: &MeasuredRun,
    upper_title: &str,
    lower_title: &str,
    theme: ColourScheme,
) -> Vec<Timeline> {
    let to_timeline = |title: &str, replay: &Rc<Replay>| Timeline {
        title: title.to_owned(),
        picture: draw_timeline(replay, theme),
    };
    let measured_timeline = to_timeline(upper_title, &measured_run.replay);
    [measured_timeline]
        .into_iter()
        .chain(measured_run.simulated.as_ref().map(|simulated| to_timeline(lower_title, simulated)))
        .collect()
}

fn draw_timeline(replay: &Rc<Replay>, theme: ColourScheme) -> String {
    let default_figure = figure::Request::new(View::Timeline);
    let height = (150.0 + 24.0 * replay.p() as f32).min(420.0);
    figure::figure(replay, &figure::Request { width: WIDTH, height, theme, ..default_figure })
}
