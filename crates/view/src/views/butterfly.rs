//! The butterfly: the n-input graph with its wavefront, or its rows for many inputs.

use super::cell::{Cell, Sink};
use super::descriptor::{Descriptor, Timing};
use super::subject::{SceneInputs, Subject};
use crate::draw::palette::Ink;
use crate::notation::numbers::quantity;
use crate::scene::butterfly::ButterflyScene;
use crate::scene::scene::Scene;
use crate::text::legend::{MAX_WIRES, Swatch, activities, value_cell};
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use crate::trace::values::{MAX_NODES, Values};
use hyperfly_core::machine::MachineKind;
use hyperfly_core::output::MAX_STAGES_N;
use hyperfly_request::View;
use hyperfly_text::{figures, told_words as text, view as texts};
use std::collections::BTreeSet;
use std::io;

/// The butterfly view.
pub struct Butterfly;

impl Descriptor for Butterfly {
    fn view(&self) -> View {
        View::Butterfly
    }

    fn timing(&self) -> Timing {
        Timing::Moment
    }

    fn scene(&self, inputs: &SceneInputs) -> Option<Box<dyn Scene>> {
        Some(Box::new(ButterflyScene::new(inputs.replay, inputs.frame)))
    }

    fn legend(&self, replay: &Replay) -> Vec<(Swatch, &'static str)> {
        let mut all = activities(replay);
        if replay.is_detailed() {
            add_values(replay, &mut all);
        }
        all
    }

    fn title(&self) -> &'static str {
        figures::butterfly()
    }

    fn caption(&self, replay: Option<&Replay>, _other: Option<&Replay>) -> Option<String> {
        let replay = replay?;
        Some(figures::butterfly_stages(count_stages(replay, true), count_stages(replay, false)))
    }

    fn label(&self) -> &'static str {
        figures::butterfly_about()
    }

    fn words(&self, subject: &Subject, _kept: f64) -> String {
        let replay = subject.replay;
        let s = &replay.run().scenario;
        let across = count_stages(replay, true);
        let within = s.r() - across.min(s.r());
        let time = quantity(replay.run().report.t_parallel, super::DIGITS);
        text::butterfly(s.r(), s.words(), across, within, replay.phases().len(), &time) + &value_sizes(replay)
    }

    fn columns(&self) -> &'static [&'static str] {
        &["phase", "first_stage", "last_stage", "start", "end", "messages", "words"]
    }

    /// Passes the phases with their traffic.
    fn rows(&self, subject: &Subject, sink: &mut Sink) -> io::Result<()> {
        let replay = subject.replay;
        let plan = &replay.run().plan;
        let mut traffic = vec![(0u64, 0u64); replay.phases().len()];
        for (record, step) in plan.steps.iter().enumerate() {
            if let (Some(phase), Some(_)) = (replay.phase_of(record as u32), plan.sends(step)) {
                traffic[phase].0 += 1;
                traffic[phase].1 += plan.words(step);
            }
        }
        replay.phases().iter().zip(traffic).try_for_each(|(phase, (messages, words))| {
            let stages = phase.kind.stages();
            let number = |stage: u8| Cell::from(u64::from(stage));
            sink(&[
                phase.kind.label().into(),
                stages.map_or(Cell::Nothing, |(first, _)| number(first)),
                stages.map_or(Cell::Nothing, |(_, last)| number(last.saturating_sub(1))),
                phase.start.into(),
                phase.end.into(),
                messages.into(),
                words.into(),
            ])
        })
    }

    fn is_presented(&self) -> bool {
        true
    }

    fn allows_questions(&self) -> bool {
        true
    }

    fn changes_with_time(&self) -> bool {
        true
    }

    fn extra_embed_height(&self) -> u32 {
        60
    }
}

/// Returns the number of stages that need elements of other processors, or of those that do not.
fn count_stages(replay: &Replay, across: bool) -> u32 {
    let kinds = replay.phases().iter().map(|phase| phase.kind);
    let is_across = |kind: &PhaseKind| matches!(kind, PhaseKind::Exchange { .. }) == across;
    kinds.filter(is_across).map(|kind| kind.stages().map_or(0, |(first, last)| u32::from(last - first))).sum()
}

/// Describes the sizes of the values, or why there are none; empty for a run without data.
fn value_sizes(replay: &Replay) -> String {
    let run = replay.run();
    let sizes = match (&run.output, Values::new(replay)) {
        (None, _) => return String::new(),
        (_, None) => text::butterfly_no_values(MAX_STAGES_N),
        (_, Some(values)) => {
            let largest = |stage: u32| quantity(values.largest(stage as u8), 4);
            text::butterfly_values(&largest(0), &largest(run.scenario.r()))
        }
    };
    format!(" {sizes}")
}

/// Appends the legend entries of the values and of the matrices between the phases.
fn add_values(replay: &Replay, all: &mut Vec<(Swatch, &'static str)>) {
    let moves = replay.phases().iter().any(|phase| phase.kind.is_move());
    let nodes = replay.run().plan.n <= MAX_NODES;
    match value_cell(replay) {
        Some(_) if nodes => {
            all.push((Swatch::Value, texts::a_value()));
            all.push((Swatch::Circle(Ink::Muted), texts::not_yet()));
        }
        Some(cell) => {
            all.push(cell);
            all.push((Swatch::Cell(Ink::Ground), texts::not_yet()));
            if moves {
                all.push((Swatch::Cell(Ink::Transfer), texts::message_under_way()));
            }
        }
        None => {}
    }
    if !nodes && has_matrix(replay) {
        all.push((Swatch::Cell(Ink::Transfer), texts::message_under_way()));
        match replay.machine() {
            MachineKind::LogP => all.push((Swatch::Cell(Ink::Contention), texts::waits_for_gap())),
            MachineKind::Network => all.push((Swatch::Cell(Ink::Contention), texts::cell_held_up())),
            MachineKind::Bsp => {}
        }
        all.push((Swatch::Cell(Ink::TransferSoft), texts::cell_delivered()));
    }
}

/// Returns whether a redistribution has too many messages to draw wires. Rank 0 stands for all: every rank has as many
/// destinations.
fn has_matrix(replay: &Replay) -> bool {
    let plan = &replay.run().plan;
    (0..replay.phases().len()).filter(|phase| replay.phases()[*phase].kind.is_move()).any(|phase| {
        let sends = (0..plan.first[1]).filter(|k| replay.phase_of(*k) == Some(phase));
        let to: BTreeSet<u32> =
            sends.filter_map(|k| plan.sends(&plan.steps[k as usize])).map(|(to, _)| to).collect();
        to.len() * plan.p as usize > MAX_WIRES.max(plan.p as usize)
    })
}
