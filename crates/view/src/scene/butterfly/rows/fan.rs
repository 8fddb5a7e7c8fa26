//! The fan of a selected element: the messages and redistributions by which it spreads over the processors.

use super::Rows;
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::text::follow::descendants;
use crate::trace::phases::PhaseKind;
use crate::trace::selection::Selection;
use hyperfly_core::schedule::holdings::Holdings;
use std::collections::BTreeSet;

/// Most elements of a run whose fan is drawn: finding it takes time in proportion to n log n.
const MAX_FAN: u64 = 4096;

/// The lines of the fan of an element; found again only for another one.
#[derive(Default)]
pub struct Fan {
    element: Option<(u8, u64)>,
    lines: Vec<f32>,
}

impl Rows {
    /// Finds the fan of the selection.
    pub(super) fn update_fan(&mut self, selection: Option<Selection>) {
        let element = match selection {
            Some(Selection::Element { stage, index }) if index < self.replay.run().plan.n.min(MAX_FAN) => {
                Some((stage, index))
            }
            _ => None,
        };
        if self.fan.element != element {
            let lines = element.map(|(stage, index)| self.fan_lines(stage, index)).unwrap_or_default();
            self.fan = Fan { element, lines };
        }
    }

    /// Draws the fan.
    pub(super) fn draw_fan(&self, surface: &mut dyn Surface) {
        surface.lines(Ink::Focus, 1.6 * self.frame.hair(), &self.fan.lines);
    }

    /// Returns the lines between the rows of the processors that an element goes through: x0 y0 x1 y1 each.
    fn fan_lines(&self, stage: u8, index: u64) -> Vec<f32> {
        let mut lines = Vec::new();
        let Some(holdings) = self.replay.holdings() else { return lines };
        for column in &self.columns {
            let moves = self.moves(holdings, [u64::from(stage), index], column.kind);
            let rows: BTreeSet<(u32, u32)> =
                moves.into_iter().map(|(from, to)| (from / self.group, to / self.group)).collect();
            for (from, to) in rows {
                lines.extend([column.x, self.y(from), column.block, self.y(to)]);
            }
        }
        lines
    }

    /// Returns sender and receiver of every element of a phase that contains R[index] after `stage` stages.
    fn moves(&self, holdings: &Holdings, [stage, index]: [u64; 2], kind: PhaseKind) -> Vec<(u32, u32)> {
        let (replay, stage) = (&self.replay, stage as u8);
        let place = |l: u8, at: u64| holdings.at_stage(l).places[at as usize].processor;
        match kind {
            PhaseKind::Exchange { stage: l } if l >= stage => {
                let holders = descendants(replay, stage, index, l);
                let outputs =
                    holders.into_iter().flat_map(|at| replay.run().plan.pair(l, at).map(|to| (at, to)));
                outputs.filter_map(|(at, to)| Some((place(l, at), replay.owner_of(l + 1, to)?))).collect()
            }
            PhaseKind::Redistribution { before: l } if l >= stage => {
                let holders = descendants(replay, stage, index, l);
                holders.into_iter().filter_map(|at| Some((replay.owner_of(l, at)?, place(l, at)))).collect()
            }
            PhaseKind::Reordering => {
                let last = replay.run().scenario.r() as u8;
                let holders = descendants(replay, stage, index, last);
                holders
                    .into_iter()
                    .filter_map(|at| Some((replay.owner_of(last, at)?, place(last, at))))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}
