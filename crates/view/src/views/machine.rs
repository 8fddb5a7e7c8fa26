//! The machine: processors, channels and messages at one moment.

use super::cell::{Cell, Sink};
use super::descriptor::{Descriptor, Timing};
use super::subject::{SceneInputs, Subject};
use crate::draw::palette::Ink;
use crate::scene::comparison::ComparisonScene;
use crate::scene::machine::MachineScene;
use crate::scene::scene::Scene;
use crate::text::breakdown;
use crate::text::legend::{MAX_DISCS, ProcessorShape, Swatch, value_cell};
use crate::text::sentence::summary;
use crate::text::title::title_of;
use crate::trace::occupations::occupations;
use crate::trace::replay::Replay;
use hyperfly_core::machine::Switching;
use hyperfly_core::topology::Drawing;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text, view as texts};
use std::io;

/// The machine view.
pub struct Machine;

impl Descriptor for Machine {
    fn view(&self) -> View {
        View::Machine
    }

    fn timing(&self) -> Timing {
        Timing::Moment
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        let SceneInputs { replay, frame, .. } = *inputs;
        Some(match (inputs.other, inputs.comparison) {
            (Some(other), Some((alignment, right))) => {
                Box::new(ComparisonScene::new(replay, other, alignment, right, frame))
            }
            _ => Box::new(MachineScene::new(replay, frame)),
        })
    }

    fn legend(&self, replay: &Replay) -> Vec<(Swatch, &'static str)> {
        let mut all = marks(replay);
        if replay.p() <= MAX_DISCS {
            all.extend(value_cell(replay));
        }
        all
    }

    fn title(&self) -> &'static str {
        figures::machine()
    }

    fn caption(&self, replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        let replay = replay?;
        let processors = figures::processors(replay.p());
        let Some(graph) = replay.graph() else { return Some(figures::processors_no_channels(&processors)) };
        Some(match graph.drawing() {
            _ if replay.p() == 1 => processors,
            Drawing::Hypercube { d } => {
                let dimensions = figures::processors_dimensions(&processors, d);
                match MachineScene::bundled_messages(replay.p()) {
                    Some(wires) => format!("{dimensions}; {}", hyperfly_text::race::bundles(wires)),
                    None => dimensions,
                }
            }
            Drawing::Grid { planes: 1, rows, columns, .. } => figures::processors_grid(rows, columns),
            Drawing::Tree { levels, .. } => figures::processors_tree(&processors, levels),
            Drawing::Groups { groups, routers, hosts } => figures::processors_groups(groups, routers, hosts),
            _ => processors,
        })
    }

    fn label(&self) -> &'static str {
        figures::machine_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let report = &replay.run().report;
        match replay.p() {
            1 => text::machine_one(&title_of(replay), &summary(replay)),
            _ => text::machine(&title_of(replay), report.messages, report.words, &summary(replay)),
        }
    }

    fn columns(&self) -> &'static [&'static str] {
        &["from", "to", "source", "destination", "words", "start", "end", "share"]
    }

    /// Passes the occupations of channels; on a machine without channels, each message from sender to receiver.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let replay = subject.replay;
        let run = replay.run();
        if replay.has_channels() {
            return occupations(run).iter().try_for_each(|at| {
                sink(&[
                    at.from.into(),
                    at.to.into(),
                    at.source.into(),
                    at.destination.into(),
                    at.words.into(),
                    at.start.into(),
                    at.end.into(),
                    at.share.into(),
                ])
            });
        }
        let mut messages = (0..run.plan.steps.len() as u32).filter_map(|record| replay.message(record));
        messages.try_for_each(|message| {
            let (from, to) = (Cell::from(message.from), Cell::from(message.to));
            let (start, end) = (replay.departure(message.record), message.delivered);
            let words = message.words.into();
            sink(&[from.clone(), to.clone(), from, to, words, start.into(), end.into(), 1.0.into()])
        })
    }

    fn heading(&self, column: &'static str) -> &'static str {
        match column {
            "from" => text::channel_from(),
            "to" => text::channel_to(),
            other => super::headings::common(other),
        }
    }

    fn is_presented(&self) -> bool {
        true
    }

    fn shows_other_run(&self, compares: bool) -> bool {
        compares
    }

    fn allows_questions(&self) -> bool {
        true
    }

    fn changes_with_time(&self) -> bool {
        true
    }
}

/// Returns the marks of processors by activity, of channels by load, and of messages.
fn marks(replay: &Replay) -> Vec<(Swatch, &'static str)> {
    let kind = replay.machine();
    let form = if replay.p() > MAX_DISCS { ProcessorShape::Square } else { ProcessorShape::Disc };
    let happens = |activity: &Activity| breakdown::can_occur(&replay.run().scenario, *activity);
    let held_up =
        replay.busiest_channel().is_some() || replay.run().report.breakdown.of(Activity::Contention) > 1e-9;
    let shown = |activity: &Activity| *activity != Activity::Contention || held_up;
    let processor = |activity| (Swatch::Processor(activity, form), breakdown::label(kind, activity));
    let mut all: Vec<_> = Activity::ALL.into_iter().filter(happens).filter(shown).map(processor).collect();
    if replay.p() == 1 {
        return all;
    }
    let Some(switching) = replay.run().scenario.machine.network().map(|network| network.switching) else {
        all.push((Swatch::Dot(Ink::Transfer), texts::message_under_way()));
        return all;
    };
    if replay.graph().is_some_and(|graph| graph.nodes() > graph.processors()) {
        all.push((Swatch::Dot(Ink::Wire), texts::switch()));
    }
    all.push((Swatch::Line(Ink::Wire), texts::free_channel()));
    all.push((Swatch::Line(Ink::Transfer), texts::one_message()));
    if replay.busiest_channel().is_some() {
        let many = match switching {
            Switching::CutThrough => texts::shared_channel(),
            _ => texts::wanted_channel(),
        };
        all.push((Swatch::Numbered(Ink::load(2)), many));
        match switching {
            Switching::StoreAndForward if form == ProcessorShape::Disc => {
                all.push((Swatch::Dot(Ink::Contention), texts::message_waits()));
            }
            Switching::Wormhole if form == ProcessorShape::Disc => {
                all.push((Swatch::Line(Ink::Contention), texts::message_waits()));
            }
            _ => {}
        }
    }
    if form == ProcessorShape::Disc {
        all.push(match switching {
            Switching::StoreAndForward => (Swatch::Dot(Ink::Transfer), texts::message_under_way()),
            _ => (Swatch::Triangle(Ink::Text), texts::words_move()),
        });
    }
    all
}
