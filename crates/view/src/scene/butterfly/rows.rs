//! The butterfly for n > 64: one row per processor or group of processors, one column per phase. Exchanges are wires, local
//! stages are blocks.

mod columns;
mod fan;
mod keyboard;
mod matrix;
mod selection;
mod strips;

use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::value_cells::ValueCells;
use columns::{Column, Wire, columns};
use fan::Fan;
use hyperfly_text::scene as texts;
use hyperfly_text::view;
use std::rc::Rc;
use strips::Strips;

/// Minimum width at which the two notes above the rows fit side by side, in heights of the text.
const MIN_NOTES_WIDTH: f32 = 32.0;

/// The processors and phases with their layout.
pub struct Rows {
    replay: Rc<Replay>,
    frame: Frame,
    columns: Vec<Column>,
    /// `None` if the run kept no values or there is no space.
    strips: Option<Strips>,
    /// Processors per row.
    group: u32,
    rows: u32,
    left: f32,
    top: f32,
    row: f32,
    lines: Batch,
    strong: Batch,
    rects: Batch,
    discs: Batch,
    fan: Fan,
}

/// Returns the fraction of an interval that has passed at `t`, 0 … 1.
fn elapsed_fraction(t: f64, (start, end): (f64, f64)) -> f32 {
    if t >= end {
        1.0
    } else if t <= start {
        0.0
    } else {
        ((t - start) / (end - start)) as f32
    }
}

impl Rows {
    /// Lays out the phases.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let em = frame.text;
        let p = replay.p();
        let left = em * (0.54 * p.to_string().len() as f32 + 0.9).max(3.2);
        let mut space = (frame.height - em * 3.0).max(20.0);
        let mut group = 1;
        while p / group > 1 && (space / (p / group) as f32) < 3.4 * frame.hair() {
            group *= 2;
        }
        // Notes above the rows explain groups and missing data.
        let top = match (group > 1, replay.is_detailed()) {
            (true, false) if frame.width - left < em * MIN_NOTES_WIDTH => em * 2.9,
            (false, true) => em * 0.8,
            _ => em * 1.7,
        };
        space = (space + em * 0.8 - top).max(20.0);
        let rows = p / group;
        let row = space / rows as f32;
        let shares = ValueCells::new(replay);
        // Space for the input before the first column.
        let strip_width = if shares.is_some() { (frame.width * 0.04).min(em * 2.4) } else { 0.0 };
        let start = left + strip_width;
        let mut columns =
            columns(replay, group, start, (frame.width - start - em).max(20.0), shares.is_some());
        let strips = shares
            .and_then(|shares| Strips::new(shares, &columns, start, strip_width, [top, row, rows as f32]));
        for column in columns.iter_mut().filter(|column| column.kind.stages().is_some()) {
            let (x, width) = column.block_extent(frame.hair());
            let mut from = x;
            for [x, width] in strips.iter().flat_map(|strips| strips.strips_between(x, x + width)) {
                column.bars.push([from, x - from]);
                from = x + width;
            }
            if column.bars.is_empty() {
                column.bars.push([x, width]);
            }
        }
        let batch = Batch::default;
        Rows {
            replay: replay.clone(),
            frame,
            columns,
            strips,
            group,
            rows,
            left,
            top,
            row,
            lines: batch(),
            strong: batch(),
            rects: batch(),
            discs: batch(),
            fan: Fan::default(),
        }
    }

    fn y(&self, row: u32) -> f32 {
        self.top + (row as f32 + 0.5) * self.row
    }

    /// Returns the height of all rows together.
    fn height(&self) -> f32 {
        self.row * self.rows as f32
    }

    fn bar(&self) -> f32 {
        (self.row * 0.56).clamp(1.5, 14.0 * self.frame.hair())
    }

    /// Draws rows, wires and blocks before anything has happened.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        let right = self.columns.last().map_or(self.left, |column| column.x + column.width);
        let mut bands = Batch::default();
        for row in 0..self.rows {
            let ink = if row % 2 == 0 { Ink::BandA } else { Ink::BandB };
            let y = self.top + row as f32 * self.row;
            bands.push(ink, &[self.left - em * 0.4, y, right + em * 0.6 - self.left, self.row]);
        }
        bands.rects(surface);
        let label_stride = ((em * 1.25 / self.row).ceil() as u32).max(1).next_power_of_two();
        for row in (0..self.rows).step_by(label_stride as usize) {
            let set = TextStyle::new(em * 0.92, Anchor::End);
            let text = (row * self.group).to_string();
            surface.text(self.left - em * 0.8, self.y(row), set, Ink::Muted, &text);
        }
        let mut lines = Batch::default();
        for column in &self.columns {
            let wires = column.block - column.x;
            for (row, cell) in column.cells.iter().enumerate() {
                let y = self.y(row as u32);
                match column.kind {
                    PhaseKind::Exchange { .. } => {
                        lines.push(Ink::Faint, &[column.x, y, column.x + wires, y]);
                        lines.push(Ink::Wire, &[column.x, y, column.x + wires, self.y(cell.partner)]);
                    }
                    PhaseKind::Redistribution { .. } | PhaseKind::Reordering if column.matrix.is_none() => {
                        lines.push(Ink::Faint, &[column.x, y, column.x + wires, y]);
                    }
                    _ => {}
                }
            }
            for &Wire { from, to, .. } in &column.wires {
                lines.push(Ink::Wire, &[column.x, self.y(from), column.block, self.y(to)]);
            }
        }
        lines.lines(surface, 0.9 * hair);
        let (mut rects, mut frames) = (Batch::default(), Vec::new());
        for column in &self.columns {
            if column.kind.stages().is_some() {
                for row in 0..self.rows {
                    let y = self.y(row) - self.bar() / 2.0;
                    for [x, width] in &column.bars {
                        rects.push(Ink::ComputeSoft, &[*x, y, *width, self.bar()]);
                    }
                }
            }
            if let Some(matrix) = &column.matrix {
                let rect = column.matrix_rect(self.top, self.height());
                matrix.draw_static(rect, &mut rects);
                frames.extend_from_slice(&rect);
            }
        }
        rects.rects(surface);
        surface.frames(Ink::Wire, 0.8 * hair, &frames);
        if let Some(strips) = &self.strips {
            strips.draw_static(hair, surface);
        }
        let y = self.top + self.height() + em * 1.1;
        for (k, column) in self.columns.iter().enumerate() {
            let fits = |letters: f32| column.width > em * 0.56 * letters;
            let is_crowded = matches!(column.kind, PhaseKind::Exchange { .. }) && !fits(2.6);
            if is_crowded && k % 2 == 1 {
                continue;
            }
            let label = match column.kind {
                PhaseKind::Exchange { stage } if k == 0 && fits(9.0) => view::stage(u32::from(stage)),
                PhaseKind::Exchange { stage } => stage.to_string(),
                PhaseKind::Local { first, last } if last - first == 1 => first.to_string(),
                PhaseKind::Local { first, last } if fits(13.0) => {
                    view::local(u32::from(first), u32::from(last) - 1)
                }
                PhaseKind::Local { first, last } => format!("{first}–{}", last - 1),
                kind if kind.is_move() && fits(15.0) => kind.label(),
                _ => "⇄".into(),
            };
            let set = TextStyle::new(em * 0.92, Anchor::Middle);
            surface.text(column.x + column.width / 2.0, y, set, Ink::Muted, &label);
        }
        if !self.replay.is_detailed() {
            let text = texts::bins_no_wavefront();
            let set = TextStyle::new(em * 0.92, Anchor::Start);
            surface.text(self.left, self.top - em * 0.8, set, Ink::Muted, text);
        }
        if self.group > 1 {
            let text = texts::rows(self.group);
            let set = TextStyle::new(em * 0.92, Anchor::End);
            let y = if self.top > em * 2.0 { self.top - em * 2.0 } else { self.top - em * 0.8 };
            surface.text(self.frame.width - em * 0.4, y, set, Ink::Muted, &text);
        }
    }

    /// Draws what is done, in progress and pending at `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let bar = self.bar();
        if self.replay.is_detailed() {
            for k in 0..self.columns.len() {
                let column = &self.columns[k];
                let wires = column.block - column.x;
                let (block_x, block_width) = column.block_extent(hair);
                for row in 0..self.rows {
                    let cell = column.cells[row as usize];
                    let y = self.top + (row as f32 + 0.5) * self.row;
                    let to = self.top + (cell.partner as f32 + 0.5) * self.row;
                    let travelled = elapsed_fraction(t, cell.under_way);
                    if matches!(column.kind, PhaseKind::Exchange { .. }) && travelled > 0.0 {
                        if travelled >= 1.0 {
                            self.lines.push(Ink::Transfer, &[column.x, y, column.x + wires, to]);
                        } else {
                            let (x, y1) = (column.x + wires * travelled, y + (to - y) * travelled);
                            self.strong.push(Ink::Transfer, &[column.x, y, x, y1]);
                            self.discs.push(Ink::Transfer, &[x, y1, (self.row * 0.2).clamp(1.2, 3.5 * hair)]);
                        }
                    }
                    let computed = elapsed_fraction(t, cell.work);
                    if computed > 0.0 && column.kind.stages().is_some() {
                        let front = block_x + block_width * computed;
                        for &[x, width] in column.bars.iter().filter(|[x, _]| *x < front) {
                            let bar_width = (front - x).min(width);
                            self.rects.push(Ink::Compute, &[x, y - bar / 2.0, bar_width, bar]);
                        }
                    }
                }
            }
            self.draw_moves(t);
            if let Some(strips) = &self.strips {
                strips.cover(t, &mut self.rects);
            }
        }
        self.lines.lines(surface, 0.9 * hair);
        self.strong.lines(surface, 1.8 * hair);
        self.discs.discs(surface);
        self.rects.rects(surface);
        // Lines between the stages of a block.
        for k in 0..self.columns.len() {
            let column = &self.columns[k];
            if let PhaseKind::Local { first, last } = column.kind
                && column.bars.len() == 1
            {
                let (x, width) = column.block_extent(hair);
                let height = self.height();
                for l in first + 1..last {
                    let x = x + width * f32::from(l - first) / f32::from(last - first);
                    self.lines.push(Ink::Ground, &[x, self.top, x, self.top + height]);
                }
            }
        }
        self.lines.lines(surface, 1.2 * hair);
        self.update_fan(selection);
        if let Some(selection) = selection {
            self.highlight(selection, surface);
        }
    }

    /// Draws the finished and the active wires of redistributions, or the cells of their matrix if there are too many.
    fn draw_moves(&mut self, t: f64) {
        let size = (self.row * 0.2).clamp(1.2, 3.5 * self.frame.hair());
        let (top, height) = (self.top, self.row);
        let middle = |row: u32| top + (row as f32 + 0.5) * height;
        let mut is_crowded = false;
        for column in self.columns.iter().filter(|column| column.kind.is_move()) {
            for &Wire { from, to, times } in &column.wires {
                let travelled = elapsed_fraction(t, times);
                let [x0, y0, x1, y1] = [column.x, middle(from), column.block, middle(to)];
                let (x, y) = (x0 + (x1 - x0) * travelled, y0 + (y1 - y0) * travelled);
                if travelled >= 1.0 {
                    self.lines.push(Ink::Transfer, &[x0, y0, x1, y1]);
                } else if travelled > 0.0 {
                    self.strong.push(Ink::Transfer, &[x0, y0, x, y]);
                    self.discs.push(Ink::Transfer, &[x, y, size]);
                }
            }
            if let Some(matrix) = &column.matrix {
                is_crowded = true;
                matrix.draw_delivered(t, column.matrix_rect(top, height * self.rows as f32), &mut self.rects);
            }
        }
        if is_crowded {
            let (replay, columns, rects) = (&self.replay, &self.columns, &mut self.rects);
            let (group, height) = (self.group, height * self.rows as f32);
            replay.for_each_in_flight(t, |message| {
                let Some(column) = replay.phase_of(message.record).map(|k| &columns[k]) else { return };
                if let Some(matrix) = &column.matrix {
                    let (row, to) = (message.from / group, (message.to / group) as usize);
                    let cell = matrix.cells_rect(row as usize, to, to + 1, column.matrix_rect(top, height));
                    rects.push(matrix::ink(replay, &message, t), &cell);
                }
            });
        }
    }
}
