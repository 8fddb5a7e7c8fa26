//! Keyboard navigation between supersteps by their stages.

use super::SuperstepsScene;
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::selection::Selection;
use hyperfly_core::trace::Superstep;

impl SuperstepsScene {
    pub(super) fn neighbour(&self, from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
        let mut marks: Vec<Selection> =
            self.all.iter().filter_map(|superstep| self.stage_of(superstep)).collect();
        marks.dedup();
        let at = marks.iter().position(|mark| Some(*mark) == from);
        let Some(at) = at else { return marks.first().copied() };
        marks.get(neighbour(at as u32, marks.len() as u32, way)? as usize).copied()
    }

    /// Returns the stage that a superstep belongs to.
    pub(super) fn stage_of(&self, superstep: &Superstep) -> Option<Selection> {
        let middle = (superstep.start + superstep.end) / 2.0;
        let stages = self.replay.phases().iter().filter(|phase| phase.start <= middle && middle <= phase.end);
        let (first, _) = stages.filter_map(|phase| phase.kind.stages()).next()?;
        Some(Selection::Stage(first))
    }
}
