//! Texts next to the headings of figures.

use crate::state::displayed_run::DisplayedRun;
use hyperfly_core::topology::Drawing;

use hyperfly_text::figures as text;
use hyperfly_view::trace::schedule;
use hyperfly_view::{PhaseKind, Replay};

/// Describes the difference between the schedules of S, or the rows of the only one.
pub fn schedule_caption(shown: &DisplayedRun, other: Option<&DisplayedRun>) -> String {
    match other {
        Some(other) => schedule::difference(&shown.replay, &other.replay),
        None => text::schedule_rows().to_owned(),
    }
}

fn processors(replay: &Replay) -> String {
    text::processors(replay.p())
}

/// Describes the number of processors and their arrangement.
pub fn machine_caption(replay: &Replay) -> String {
    let Some(graph) = replay.graph() else { return text::processors_no_channels(&processors(replay)) };
    match graph.drawing() {
        _ if replay.p() == 1 => processors(replay),
        Drawing::Hypercube { d } => text::processors_dimensions(&processors(replay), d),
        Drawing::Grid { planes: 1, rows, columns, .. } => text::processors_grid(rows, columns),
        _ => processors(replay),
    }
}

/// Counts the stages that exchange data and those within a processor.
pub fn butterfly_caption(replay: &Replay) -> String {
    let count_stages = |exchange: bool| -> u32 {
        let stages = |kind: PhaseKind| kind.stages().map_or(0, |(first, last)| u32::from(last - first));
        let is_exchange = |kind: PhaseKind| matches!(kind, PhaseKind::Exchange { .. });
        replay
            .phases()
            .iter()
            .map(|phase| phase.kind)
            .filter(|kind| is_exchange(*kind) == exchange)
            .map(stages)
            .sum()
    };
    text::butterfly_stages(count_stages(true), count_stages(false))
}
