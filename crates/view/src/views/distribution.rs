//! The distribution: which processor holds which element, from one redistribution to the next.

use super::cell::Sink;
use super::descriptor::{Descriptor, Timing};
use super::subject::{SceneInputs, Subject};
use crate::scene::distribution::DistributionScene;
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use hyperfly_request::View;
use hyperfly_text::{figures, scene, told_words as text};
use std::io;

/// The distribution view.
pub struct Distribution;

impl Descriptor for Distribution {
    fn view(&self) -> View {
        View::Distribution
    }

    fn suits(&self, replay: Option<&Replay>) -> bool {
        replay.is_some_and(|replay| replay.p() > 1)
    }

    fn timing(&self) -> Timing {
        Timing::BuildsUp
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        let build = if inputs.turns { DistributionScene::turning } else { DistributionScene::new };
        Some(Box::new(build(inputs.replay, inputs.frame)))
    }

    fn page_height(&self, replay: &Replay, text: f32) -> Option<f32> {
        DistributionScene::height(replay, text)
    }

    fn title(&self) -> &'static str {
        figures::distribution()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::distribution_what().to_owned())
    }

    fn label(&self) -> &'static str {
        figures::distribution_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let Some(all) = replay.distributions() else { return scene::not_followed().to_owned() };
        let last = all.all.len().saturating_sub(1);
        let titles: Vec<String> =
            all.all.iter().enumerate().map(|(k, one)| one.title(k == 0, k == last)).collect();
        let report = &replay.run().report;
        text::distribution(titles.len(), &titles.join("; "), report.messages, report.words)
    }

    fn columns(&self) -> &'static [&'static str] {
        &["distribution", "stages", "element", "processor", "position", "left", "arrived"]
    }

    /// Passes every element in every distribution; nothing if the transform is too large to trace its elements.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let replay = subject.replay;
        let Some(all) = replay.distributions() else { return Ok(()) };
        let last = all.all.len() - 1;
        let local_len = replay.run().plan.n / u64::from(replay.p());
        for (k, distribution) in all.all.iter().enumerate() {
            let title = distribution.title(k == 0, k == last);
            for &i in &distribution.by_index {
                let held = distribution.held[i as usize];
                sink(&[
                    (k as u64).into(),
                    title.as_str().into(),
                    held.logical_index.into(),
                    held.processor.into(),
                    (u64::from(held.storage_index) % local_len).into(),
                    held.left.into(),
                    held.arrived.into(),
                ])?;
            }
        }
        Ok(())
    }

    fn heading(&self, column: &'static str) -> &'static str {
        match column {
            "distribution" => text::distribution_number(),
            other => super::headings::common(other),
        }
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
