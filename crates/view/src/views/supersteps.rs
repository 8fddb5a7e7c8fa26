//! The supersteps of a BSP machine.

use super::cell::Sink;
use super::descriptor::{Descriptor, Timing};
use super::subject::{SceneInputs, Subject};
use crate::notation::numbers::{quantity, whole};
use crate::scene::scene::Scene;
use crate::scene::supersteps::SuperstepsScene;
use crate::text::legend::Swatch;
use crate::text::sentence::summary;
use crate::trace::replay::Replay;
use crate::trace::supersteps::{stages, supersteps};
use hyperfly_core::machine::MachineKind;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text, view as texts};
use std::io;

/// The supersteps view.
pub struct Supersteps;

impl Descriptor for Supersteps {
    fn view(&self) -> View {
        View::Supersteps
    }

    fn suits(&self, replay: Option<&Replay>) -> bool {
        replay.is_some_and(|replay| !replay.run().trace.supersteps.is_empty())
    }

    fn timing(&self) -> Timing {
        Timing::BuildsUp
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        Some(Box::new(SuperstepsScene::new(inputs.replay, inputs.frame)))
    }

    fn legend(&self, replay: &Replay) -> Vec<(Swatch, &'static str)> {
        if replay.machine() != MachineKind::Bsp {
            return Vec::new();
        }
        vec![
            (Swatch::Area(Activity::Compute), texts::computation()),
            (Swatch::Area(Activity::Hop), texts::l_synchronisation()),
            (Swatch::Area(Activity::Transfer), texts::hg_communication()),
        ]
    }

    fn relative_height(&self) -> f32 {
        0.75
    }

    fn page_height(&self, replay: &Replay, text: f32) -> Option<f32> {
        Some(SuperstepsScene::height(replay, text))
    }

    fn title(&self) -> &'static str {
        figures::supersteps()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::supersteps_rows().to_owned())
    }

    fn label(&self) -> &'static str {
        figures::supersteps_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let all = supersteps(replay);
        if all.is_empty() {
            return text::supersteps_none().to_owned();
        }
        let communicating = all.iter().filter(|superstep| superstep.h > 0).count();
        let h: u64 = all.iter().map(|superstep| superstep.h).sum();
        let time = quantity(replay.run().report.t_parallel, super::DIGITS);
        text::supersteps(all.len() - communicating, communicating, &whole(h), &time, &summary(replay))
    }

    fn columns(&self) -> &'static [&'static str] {
        &["superstep", "kind", "stages", "start", "end", "h"]
    }

    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let replay = subject.replay;
        supersteps(replay).iter().enumerate().try_for_each(|(k, superstep)| {
            let stages = stages(replay, superstep);
            let kind = if superstep.h == 0 { "computation" } else { "communication" };
            sink(&[
                (k as u64 + 1).into(),
                kind.into(),
                Some(stages).filter(|stages| !stages.is_empty()).into(),
                superstep.start.into(),
                superstep.end.into(),
                superstep.h.into(),
            ])
        })
    }

    fn is_deferred(&self) -> bool {
        true
    }
}
