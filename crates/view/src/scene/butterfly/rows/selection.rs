//! Highlighting and hit-testing of the rows.

use super::Rows;
use super::columns::Column;
use crate::draw::palette::Ink;
use crate::draw::surface::Surface;
use crate::trace::selection::Selection;
use hyperfly_core::trace::Activity;

impl Rows {
    pub(super) fn highlight(&self, selection: Selection, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let right = self.columns.last().map_or(self.left, |column| column.x + column.width);
        let outline = |q: u32, surface: &mut dyn Surface| {
            let x = self.left - self.frame.text * 0.4;
            self.frame_row(q, x, right + self.frame.text * 0.2 - x, surface);
        };
        match selection {
            Selection::Processor(q) if q < self.replay.p() => outline(q, surface),
            Selection::Stage(l) => {
                let has_stage = |c: &&Column| c.kind.stages().is_some_and(|(a, b)| (a..b).contains(&l));
                if let Some(column) = self.columns.iter().find(has_stage) {
                    let height = self.row * self.rows as f32;
                    surface.frames(Ink::Focus, 1.5 * hair, &[column.x, self.top, column.width, height]);
                }
            }
            Selection::Message(record) | Selection::Step(record) => {
                let sends = self.highlight_step(record, surface);
                if !sends && (record as usize) < self.replay.run().plan.steps.len() {
                    outline(self.replay.owner(record), surface);
                }
            }
            Selection::Line(line) => {
                for (k, column) in self.columns.iter().enumerate() {
                    // Cells of a matrix are too small for single frames.
                    let as_phase = column.matrix.is_some() || !self.replay.has_few_steps(line);
                    if as_phase && self.replay.is_in_phase(line, k) {
                        let height = self.row * self.rows as f32;
                        surface.frames(Ink::Focus, 1.5 * hair, &[column.x, self.top, column.width, height]);
                    }
                }
                if self.replay.has_few_steps(line) {
                    self.highlight_steps(line, surface);
                }
            }
            Selection::Element { stage, index } => {
                self.draw_fan(surface);
                if let Some((cell, _)) = self.strips.as_ref().and_then(|strips| strips.cell_of(stage, index))
                {
                    surface.frames(Ink::Focus, 1.5 * hair, &cell_frame(cell));
                } else if let Some(q) = self.replay.owner_of(stage, index) {
                    outline(q, surface);
                }
            }
            Selection::Activity(activity) => {
                let height = self.row * self.rows as f32;
                for column in self.columns.iter().filter(|column| column.activities.contains(activity)) {
                    let (x, width) = match activity {
                        Activity::Compute => column.block_extent(hair),
                        Activity::Idle => (column.x, column.width),
                        _ => (column.x, column.block - column.x),
                    };
                    surface.frames(Ink::Focus, 1.5 * hair, &[x, self.top, width, height]);
                }
            }
            _ => {}
        }
    }

    /// Highlights each step of a program line.
    fn highlight_steps(&self, line: u32, surface: &mut dyn Surface) {
        for record in self.replay.steps_of(line) {
            let column = self.replay.phase_of(record).map(|k| &self.columns[k]);
            let Some(column) = column.filter(|column| column.matrix.is_none()) else { continue };
            if !self.highlight_step(record, surface) {
                self.frame_row(self.replay.owner(record), column.x, column.width, surface);
            }
        }
    }

    /// Frames a part of a processor's row.
    fn frame_row(&self, q: u32, x: f32, width: f32, surface: &mut dyn Surface) {
        let y = self.top + (q / self.group) as f32 * self.row;
        surface.frames(Ink::Focus, 1.5 * self.frame.hair(), &[x, y, width, self.row]);
    }

    /// Highlights the message of a step. Returns whether it sends one.
    fn highlight_step(&self, record: u32, surface: &mut dyn Surface) -> bool {
        let hair = self.frame.hair();
        let plan = &self.replay.run().plan;
        let Some(step) = plan.steps.get(record as usize) else { return false };
        let (q, phase) = (self.replay.owner(record), self.replay.phase_of(record));
        let (Some((partner, _)), Some(column)) = (plan.sends(step), phase.map(|k| &self.columns[k])) else {
            return false;
        };
        if let Some(matrix) = &column.matrix {
            let (row, to) = ((q / self.group) as usize, (partner / self.group) as usize);
            let cell = matrix.cells_rect(row, to, to + 1, column.matrix_rect(self.top, self.height()));
            surface.frames(Ink::Focus, 1.5 * hair, &cell_frame(cell));
        } else {
            let (y0, y1) = (self.y(q / self.group), self.y(partner / self.group));
            surface.lines(Ink::Focus, 2.2 * hair, &[column.x, y0, column.block, y1]);
        }
        true
    }

    /// Returns the message or processor at a point, or the stage whose label is there.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        if let Some(element) = self.strips.as_ref().and_then(|strips| strips.hit(x, y)) {
            return Some(element);
        }
        let row = ((y - self.top) / self.row).floor();
        if row < 0.0 || y > self.frame.height {
            return None;
        }
        let column = self.columns.iter().find(|c| (c.x..c.x + c.width).contains(&x));
        if row >= self.rows as f32 {
            return column?.kind.stages().map(|(first, _)| Selection::Stage(first));
        }
        let Some(column) = column else { return Some(Selection::Processor(row as u32 * self.group)) };
        if let Some(matrix) = column.matrix.as_ref().filter(|_| x < column.block) {
            return matrix
                .record([x, y], column.matrix_rect(self.top, self.height()))
                .map(Selection::Message);
        }
        let record = column.cells[row as usize].record;
        if record == u32::MAX {
            return None;
        }
        if x < column.block && self.replay.message(record).is_some() {
            Some(Selection::Message(record))
        } else {
            Some(Selection::Processor(row as u32 * self.group))
        }
    }
}

/// Returns a frame around a cell, which may be very small.
fn cell_frame([x, y, width, height]: [f32; 4]) -> [f32; 4] {
    [x - 2.0, y - 2.0, width + 4.0, height + 4.0]
}
