//! The heat map: the words over each channel so far, in a matrix of senders and receivers.

mod scene;
mod traffic;

use super::cell::Sink;
use super::descriptor::{Descriptor, Timing};
use super::subject::{SceneInputs, Subject};
use crate::draw::palette::Ink;
use crate::notation::numbers::whole;
use crate::scene::scene::Scene;
use crate::text::legend::Swatch;
use crate::trace::replay::Replay;
use hyperfly_request::View;
use hyperfly_text::{figures, scene as scene_texts, told_words as text, view as texts};
use scene::HeatMapScene;
use std::io;
use traffic::Traffic;

/// The heat map.
pub struct HeatMap;

impl Descriptor for HeatMap {
    fn view(&self) -> View {
        View::HeatMap
    }

    fn suits(&self, replay: Option<&Replay>) -> bool {
        replay.is_none_or(|replay| replay.p() > 1)
    }

    fn timing(&self) -> Timing {
        Timing::BuildsUp
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        Some(Box::new(HeatMapScene::new(inputs)))
    }

    fn legend(&self, _replay: &Replay) -> Vec<(Swatch, &'static str)> {
        vec![
            (Swatch::Cell(Ink::Wire), texts::heat_none()),
            (Swatch::Cell(Ink::Load1), texts::heat_least()),
            (Swatch::Cell(Ink::Load6), texts::heat_most()),
        ]
    }

    fn title(&self) -> &'static str {
        figures::heat_map()
    }

    fn caption(&self, _replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        Some(figures::heat_map_what().to_owned())
    }

    fn label(&self) -> &'static str {
        figures::heat_map_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let traffic = Traffic::new(subject.replay);
        let Some(busiest) = traffic.busiest() else { return text::heat_map_none().to_owned() };
        let used = whole(traffic.used().count() as u64);
        let sum = whole(traffic.links.iter().map(|link| link.words).sum());
        let [most, from, to] = [busiest.words, busiest.from.into(), busiest.to.into()].map(whole);
        let words = match subject.replay.has_channels() {
            true => text::heat_map(&used, &whole(traffic.links.len() as u64), &sum, &most, &from, &to),
            false => text::heat_map_pairs(&used, &sum, &most, &from, &to),
        };
        match subject.replay.is_detailed() {
            true => words,
            false => format!("{words} ({})", scene_texts::heat_whole_run()),
        }
    }

    fn columns(&self) -> &'static [&'static str] {
        &["from", "to", "messages", "words"]
    }

    /// Passes the channels that carried words; on a machine without channels, the pairs of sender and receiver.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        Traffic::new(subject.replay).used().try_for_each(|link| {
            sink(&[link.from.into(), link.to.into(), link.messages.into(), link.words.into()])
        })
    }

    fn heading(&self, column: &'static str) -> &'static str {
        match column {
            "from" => text::source(),
            "to" => text::destination(),
            other => super::headings::common(other),
        }
    }

    fn is_on_demand(&self) -> bool {
        true
    }

    fn is_deferred(&self) -> bool {
        true
    }

    fn opens_at_end(&self) -> bool {
        true
    }
}
