//! The timeline: one row per processor.

use super::cell::Sink;
use super::descriptor::{Descriptor, Sides, Timing};
use super::subject::{SceneInputs, Subject};
use crate::draw::palette::Ink;
use crate::notation::numbers::quantity;
use crate::scene::scene::Scene;
use crate::scene::timeline::TimelineScene;
use crate::text::breakdown;
use crate::text::legend::{Swatch, activities};
use crate::text::sentence::summary;
use crate::trace::processor_segments::ProcessorSegments;
use crate::trace::replay::Replay;
use hyperfly_core::machine::Switching;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text, view as texts};
use std::io;

/// The timeline view.
pub struct Timeline;

impl Descriptor for Timeline {
    fn view(&self) -> View {
        View::Timeline
    }

    fn timing(&self) -> Timing {
        Timing::Moment
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        let SceneInputs { replay, frame, .. } = *inputs;
        Some(Box::new(match inputs.comparison {
            Some((alignment, right)) => {
                let (end, done) = alignment.axis(right);
                TimelineScene::with_axis_end(replay, end, done, frame)
            }
            None => TimelineScene::new(replay, frame),
        }))
    }

    fn legend(&self, replay: &Replay) -> Vec<(Swatch, &'static str)> {
        let mut all = activities(replay);
        if is_held_up(replay) {
            let network = replay.run().scenario.machine.network();
            let shares = network.is_some_and(|network| network.switching == Switching::CutThrough);
            let delay = if shares { texts::held_up() } else { texts::waits_on_its_way() };
            all.push((Swatch::HeldUp, delay));
        }
        if replay.p() > 1 && replay.is_detailed() {
            all.push((Swatch::Line(Ink::Critical), texts::critical_path()));
        }
        all
    }

    fn relative_height(&self) -> f32 {
        0.75
    }

    fn title(&self) -> &'static str {
        figures::timeline()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::timeline_rows().to_owned())
    }

    fn label(&self) -> &'static str {
        figures::timeline_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let report = &replay.run().report;
        let time = &quantity(report.t_parallel, super::DIGITS);
        match replay.p() {
            1 => text::timeline_one(time, &summary(replay)),
            p => text::timeline(p, time, &breakdown::words(report, replay.machine()), &summary(replay)),
        }
    }

    fn columns(&self) -> &'static [&'static str] {
        &["processor", "activity", "start", "end", "step", "partner", "words"]
    }

    /// Passes the segments of each processor.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        ProcessorSegments::new(subject.replay.run()).rows(|row| {
            sink(&[
                row.processor.into(),
                row.activity.into(),
                row.start.into(),
                row.end.into(),
                row.step.into(),
                row.partner.into(),
                row.words.into(),
            ])
        })
    }

    fn is_presented(&self) -> bool {
        true
    }

    fn sides(&self) -> Sides {
        Sides::Rows
    }

    fn has_time_axis(&self) -> bool {
        true
    }
}

/// Returns whether any message is held up on a channel.
fn is_held_up(replay: &Replay) -> bool {
    replay.is_detailed()
        && replay.has_channels()
        && replay.run().report.breakdown.of(Activity::Contention) > 1e-9
}
