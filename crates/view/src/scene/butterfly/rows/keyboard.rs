//! Keyboard navigation in the phases: left and right between the exchanges of a row, up and down between rows. Processors are on
//! the left and contain their elements; stages are below. A message of a matrix leads to the other messages of its row.

use super::Rows;
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::selection::Selection;

impl Rows {
    /// Returns the next mark in a direction.
    pub fn neighbour(&self, from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
        if let (Some(Selection::Element { stage, index }), Some(strips)) = (from, &self.strips)
            && let Some((_, row)) = strips.cell_of(stage, index)
        {
            let start = (way == KeyDirection::Left).then_some(Selection::Processor(row * self.group));
            return strips.neighbour(stage, index, way).or(start);
        }
        let count = self.columns.len();
        let steps = self.replay.run().plan.steps.len();
        // Processors are in column 0, phase k is in column k + 1.
        let (column, row) = match from {
            Some(Selection::Stage(l)) => {
                let at = self.columns.iter().position(|column| {
                    column.kind.stages().is_some_and(|(first, last)| (first..last).contains(&l))
                })?;
                return match way {
                    KeyDirection::Up => Some(self.mark(at + 1, self.rows - 1)),
                    KeyDirection::Right => self.stage((at + 1)..count, false),
                    KeyDirection::Left => self.stage(0..at, true),
                    KeyDirection::Down | KeyDirection::Within => None,
                };
            }
            Some(Selection::Processor(q)) if q < self.replay.p() && way == KeyDirection::Within => {
                return self.strips.as_ref()?.first(q / self.group);
            }
            Some(Selection::Processor(q)) if q < self.replay.p() => (0, q / self.group),
            Some(Selection::Message(record)) if (record as usize) < steps => {
                let phase = self.replay.phase_of(record)?;
                if let (KeyDirection::Within, Some(matrix)) = (way, &self.columns[phase].matrix) {
                    let message = self.replay.message(record)?;
                    let (row, to) = (message.from / self.group, message.to / self.group);
                    return matrix.next(row as usize, to as usize).map(Selection::Message);
                }
                (phase + 1, self.replay.owner(record) / self.group)
            }
            Some(Selection::Step(record)) if (record as usize) < steps => {
                (0, self.replay.owner(record) / self.group)
            }
            _ => return Some(Selection::Processor(0)),
        };
        match way {
            KeyDirection::Right => (column + 1..=count).find_map(|column| self.message(column, row)),
            KeyDirection::Left if column == 0 => None,
            KeyDirection::Left => {
                let before = (1..column).rev().find_map(|column| self.message(column, row));
                before.or(Some(self.mark(0, row)))
            }
            KeyDirection::Down if row + 1 == self.rows => self.stage(column.saturating_sub(1)..count, false),
            KeyDirection::Up | KeyDirection::Down => Some(self.mark(column, neighbour(row, self.rows, way)?)),
            KeyDirection::Within => None,
        }
    }

    /// Returns the message of a row in a column, if it has one.
    fn message(&self, column: usize, row: u32) -> Option<Selection> {
        let record = self.columns.get(column.checked_sub(1)?)?.cells[row as usize].record;
        let is_message = record != u32::MAX && self.replay.message(record).is_some();
        is_message.then_some(Selection::Message(record))
    }

    fn mark(&self, column: usize, row: u32) -> Selection {
        self.message(column, row).unwrap_or(Selection::Processor(row * self.group))
    }

    /// Returns the first, or the last, stage among some columns.
    fn stage(&self, columns: std::ops::Range<usize>, last: bool) -> Option<Selection> {
        let stage = |k: usize| self.columns[k].kind.stages().map(|(first, _)| Selection::Stage(first));
        let mut columns = columns;
        if last { columns.rev().find_map(stage) } else { columns.find_map(stage) }
    }
}
