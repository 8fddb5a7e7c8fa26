//! The schedule of one processor: when it produces, sends and receives each element (S Fig. 2).

use super::cell::{Cell, Sink};
use super::descriptor::{Descriptor, Sides, Timing};
use super::subject::{Needs, SceneInputs, Subject};
use crate::draw::palette::Ink;
use crate::notation::numbers::quantity;
use crate::scene::scene::Scene;
use crate::scene::schedule::ScheduleScene;
use crate::text::legend::Swatch;
use crate::trace::replay::Replay;
use crate::trace::schedule::{Schedule as Outputs, difference, is_posted};
use hyperfly_core::machine::MachineKind;
use hyperfly_core::trace::Activity;
use hyperfly_request::{Choice, View};
use hyperfly_text::{figures, told_words as text, view as texts};
use std::io;

/// The schedule view.
pub struct Schedule;

impl Descriptor for Schedule {
    fn view(&self) -> View {
        View::Schedule
    }

    fn needs(&self) -> Needs {
        Needs::Counterpart
    }

    fn suits(&self, replay: Option<&Replay>) -> bool {
        replay.is_some_and(is_posted)
    }

    fn timing(&self) -> Timing {
        Timing::BuildsUp
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        let SceneInputs { replay, frame, .. } = *inputs;
        Some(Box::new(match inputs.comparison {
            Some(_) => ScheduleScene::new(replay, frame),
            None => ScheduleScene::with_counterpart(replay, inputs.other, frame),
        }))
    }

    fn legend(&self, replay: &Replay) -> Vec<(Swatch, &'static str)> {
        let wait = match replay.machine() {
            MachineKind::LogP => texts::waits_for_gap(),
            _ => texts::waits_to_be_sent(),
        };
        vec![
            (Swatch::Shades, texts::work_for_outputs()),
            (Swatch::Dot(Ink::Text), texts::output()),
            (Swatch::Line(Ink::Contention), wait),
            (Swatch::Arrow(Ink::Transfer), texts::leaves_under_way()),
            (Swatch::Area(Activity::Compute), texts::phase_two()),
        ]
    }

    fn page_height(&self, replay: &Replay, text: f32) -> Option<f32> {
        Some(ScheduleScene::height(replay, text))
    }

    fn title(&self) -> &'static str {
        figures::schedule()
    }

    fn caption(&self, replay: Option<&Replay>, other: Option<&Replay>) -> Option<String> {
        Some(match replay.zip(other) {
            Some((replay, other)) => difference(replay, other),
            None => figures::schedule_rows().to_owned(),
        })
    }

    fn label(&self) -> &'static str {
        figures::schedule_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let Some(found) = outputs(replay).filter(|found| !found.outputs.is_empty()) else {
            return text::schedule_none().to_owned();
        };
        let times = || found.outputs.iter().map(|output| output.produced);
        let (first, last) = (times().fold(f64::INFINITY, f64::min), times().fold(0.0, f64::max));
        let left = found.outputs.iter().filter_map(|output| output.message).map(|message| message.left);
        let [first, last, left] =
            [first, last, left.fold(0.0, f64::max)].map(|time| quantity(time, super::DIGITS));
        let outputs = text::schedule_outputs(replay.p() - 1, found.outputs.len(), &first, &last, &left);
        match subject.counterpart {
            Some(other) => text::schedule(&difference(replay, other), &outputs),
            None => outputs,
        }
    }

    fn columns(&self) -> &'static [&'static str] {
        &["algorithm", "processor", "output", "element", "produced", "to", "left", "delivered"]
    }

    /// Passes the outputs of the last rank, which the picture shows, in the order in which they are produced: for the run, then
    /// for its counterpart.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        for replay in [Some(subject.replay), subject.counterpart].into_iter().flatten() {
            let q = replay.p() - 1;
            let Some(schedule) = outputs(replay) else { continue };
            let algorithm = replay.run().scenario.formulation.algorithm().id();
            for output in &schedule.outputs {
                let message = output.message;
                sink(&[
                    algorithm.into(),
                    q.into(),
                    output.row.into(),
                    schedule.first.rows[output.row as usize].into(),
                    output.produced.into(),
                    message.map_or(Cell::from(q), |message| message.to.into()),
                    message.map(|message| message.left).into(),
                    message.map(|message| message.delivered).into(),
                ])?;
            }
        }
        Ok(())
    }

    fn sides(&self) -> Sides {
        Sides::Rows
    }

    fn shows_other_run(&self, _compares: bool) -> bool {
        true
    }

    fn is_deferred(&self) -> bool {
        true
    }
}

/// Returns the outputs of the last rank; `None` if its elements cannot be traced.
fn outputs(replay: &Replay) -> Option<Outputs> {
    replay.distributions().and_then(|all| Outputs::new(replay, &all, replay.p() - 1))
}
