//! The cube: which processor holds which part of a transform in two or three dimensions, from one redistribution to the next.

use super::cell::Sink;
use super::descriptor::{Descriptor, Timing};
use super::distribution::Distribution;
use super::subject::{SceneInputs, Subject};
use crate::scene::cube::CubeScene;
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Transform;
use hyperfly_request::View;
use hyperfly_text::figures;
use std::io;

/// The cube view.
pub struct Cube;

impl Descriptor for Cube {
    fn view(&self) -> View {
        View::Cube
    }

    fn suits(&self, replay: Option<&Replay>) -> bool {
        replay.is_some_and(|replay| {
            replay.p() > 1 && matches!(replay.run().plan.transform, Transform::Box { .. })
        })
    }

    fn timing(&self) -> Timing {
        Timing::BuildsUp
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        Some(Box::new(CubeScene::new(inputs.replay, inputs.frame)))
    }

    fn title(&self) -> &'static str {
        figures::cube()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::cube_what().to_owned())
    }

    fn label(&self) -> &'static str {
        figures::cube_about()
    }

    fn words(&self, subject: &Subject, kept: f64) -> String {
        Distribution.words(subject, kept)
    }

    fn columns(&self) -> &'static [&'static str] {
        Distribution.columns()
    }

    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        Distribution.rows(subject, sink)
    }

    fn heading(&self, column: &'static str) -> &'static str {
        Distribution.heading(column)
    }

    fn is_deferred(&self) -> bool {
        true
    }

    fn allows_questions(&self) -> bool {
        true
    }

    fn changes_with_time(&self) -> bool {
        true
    }
}
