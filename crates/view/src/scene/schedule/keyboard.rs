//! Keyboard navigation in the schedule: up and down between the rows of the displayed processor, left and right to another
//! processor.

use super::ScheduleScene;
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::selection::Selection;

impl ScheduleScene {
    pub(super) fn neighbour(&self, from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
        let rows = self.panes.first()?.marks()?;
        let q = self.processor(from);
        if from.is_none() {
            return Some(Selection::Processor(q));
        }
        if way.is_sideways() {
            return neighbour(q, self.replay.p(), way).map(Selection::Processor);
        }
        let at = rows.iter().position(|row| Some(*row) == from);
        match (at, way) {
            (_, KeyDirection::Within) => None,
            (None, KeyDirection::Up) => None,
            (None, _) => rows.first().copied(),
            (Some(0), KeyDirection::Up) => Some(Selection::Processor(q)),
            (Some(at), way) => rows.get(neighbour(at as u32, rows.len() as u32, way)? as usize).copied(),
        }
    }
}
