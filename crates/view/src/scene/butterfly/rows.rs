//! n > 64: one row a processor (or a group of them), one column a phase; exchanges as wires, local stages as blocks.

mod marks;

use crate::batch::Batch;
use crate::palette::Ink;
use crate::scene::{Frame, Selection};
use crate::story::{PhaseKind, Story};
use crate::surface::{Anchor, Surface, Type};
use crate::why;
use hyperfly_core::order::Sorted;
use hyperfly_core::plan::Step;
use hyperfly_core::trace::Activity;
use hyperfly_text::scene as said;
use hyperfly_text::view;
use std::rc::Rc;

/// All wires of a redistribution are drawn up to this many, or to one for each row; beyond, only those in use.
const MOST_WIRES: usize = 256;

/// The two notes above the rows fit beside each other from this width on, in heights of the text.
const NOTES: f32 = 32.0;

/// The processors and phases, laid out.
pub struct Rows {
    story: Rc<Story>,
    frame: Frame,
    columns: Vec<Column>,
    /// Processors in a row.
    group: u32,
    rows: u32,
    left: f32,
    top: f32,
    row: f32,
    lines: Batch,
    strong: Batch,
    rects: Batch,
    discs: Batch,
}

struct Column {
    kind: PhaseKind,
    /// What takes time in it, a bit for each activity.
    does: u8,
    x: f32,
    width: f32,
    /// Where the wires end and the block begins.
    block: f32,
    /// By row.
    cells: Vec<Cell>,
    /// Of a redistribution: from which row to which, from the first message that leaves to the last that arrives. Empty if
    /// they are too many.
    wires: Vec<(u32, u32, (f64, f64))>,
}

/// One phase of one row of processors.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    /// Row of the partner; its own if the exchange stays within the row.
    partner: u32,
    /// The record that a reader points at here.
    record: u32,
    /// When its messages were under way.
    flight: (f64, f64),
    /// When it computed.
    work: (f64, f64),
}

fn part(t: f64, (start, end): (f64, f64)) -> f32 {
    if t >= end {
        1.0
    } else if t <= start {
        0.0
    } else {
        ((t - start) / (end - start)) as f32
    }
}

impl Rows {
    /// Lays the phases out.
    pub fn new(story: &Rc<Story>, frame: Frame) -> Self {
        let em = frame.text;
        let p = story.p();
        let left = em * (0.54 * p.to_string().len() as f32 + 0.9).max(3.2);
        let mut room = (frame.height - em * 3.0).max(20.0);
        let mut group = 1;
        while p / group > 1 && (room / (p / group) as f32) < 3.4 * frame.hair() {
            group *= 2;
        }
        // Groups, and what is missing, are explained above them.
        let top = match (group > 1, story.is_detailed()) {
            (true, false) if frame.width - left < em * NOTES => em * 2.9,
            (false, true) => em * 0.8,
            _ => em * 1.7,
        };
        room = (room + em * 0.8 - top).max(20.0);
        let rows = p / group;
        let weights: Vec<f32> = story.phases().iter().map(|phase| weight(phase.kind)).collect();
        let unit = (frame.width - left - em).max(20.0) / weights.iter().sum::<f32>().max(0.1);
        let mut x = left;
        let mut columns = Vec::new();
        let does = why::by_phase(story);
        for (phase, weight) in story.phases().iter().zip(weights) {
            let width = unit * weight;
            let block = match phase.kind {
                PhaseKind::Exchange { .. } => x + width * 0.74,
                PhaseKind::Local { .. } => x,
                _ => x + width,
            };
            columns.push(Column {
                kind: phase.kind,
                does: does[columns.len()],
                x,
                width,
                block,
                cells: cells(story, columns.len(), group),
                wires: if phase.kind.is_move() { wires(story, columns.len(), group) } else { Vec::new() },
            });
            x += width;
        }
        let batch = Batch::default;
        Rows {
            story: story.clone(),
            frame,
            columns,
            group,
            rows,
            left,
            top,
            row: room / rows as f32,
            lines: batch(),
            strong: batch(),
            rects: batch(),
            discs: batch(),
        }
    }

    fn y(&self, row: u32) -> f32 {
        self.top + (row as f32 + 0.5) * self.row
    }

    /// The part of a column that holds a block: x and width.
    fn block(&self, column: &Column) -> (f32, f32) {
        let gap = (column.width * 0.06).min(4.0 * self.frame.hair());
        (column.block + gap, (column.x + column.width - column.block - 2.0 * gap).max(1.0))
    }

    fn bar(&self) -> f32 {
        (self.row * 0.56).clamp(1.5, 14.0 * self.frame.hair())
    }

    /// Rows, wires and blocks as they are before anything happened.
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
        let apart = ((em * 1.25 / self.row).ceil() as u32).max(1).next_power_of_two();
        for row in (0..self.rows).step_by(apart as usize) {
            let set = Type::new(em * 0.85, Anchor::End);
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
                    PhaseKind::Redistribution { .. } | PhaseKind::Reordering => {
                        lines.push(Ink::Faint, &[column.x, y, column.x + wires, y]);
                    }
                    PhaseKind::Local { .. } => {}
                }
            }
            for &(from, to, _) in &column.wires {
                lines.push(Ink::Wire, &[column.x, self.y(from), column.block, self.y(to)]);
            }
        }
        lines.lines(surface, 0.9 * hair);
        let mut rects = Batch::default();
        for column in &self.columns {
            if column.kind.stages().is_some() {
                let (x, width) = self.block(column);
                for row in 0..self.rows {
                    rects.push(Ink::ComputeSoft, &[x, self.y(row) - self.bar() / 2.0, width, self.bar()]);
                }
            }
        }
        rects.rects(surface);
        let y = self.top + self.row * self.rows as f32 + em * 1.1;
        for (k, column) in self.columns.iter().enumerate() {
            let roomy = |letters: f32| column.width > em * 0.56 * letters;
            let crowded = matches!(column.kind, PhaseKind::Exchange { .. }) && !roomy(2.6);
            if crowded && k % 2 == 1 {
                continue;
            }
            let label = match column.kind {
                PhaseKind::Exchange { stage } if k == 0 && roomy(9.0) => view::stage(u32::from(stage)),
                PhaseKind::Exchange { stage } => stage.to_string(),
                PhaseKind::Local { first, last } if last - first == 1 => first.to_string(),
                PhaseKind::Local { first, last } if roomy(13.0) => {
                    view::local(u32::from(first), u32::from(last) - 1)
                }
                PhaseKind::Local { first, last } => format!("{first}–{}", last - 1),
                kind if kind.is_move() && roomy(15.0) => kind.label(),
                _ => "⇄".into(),
            };
            let set = Type::new(em * 0.92, Anchor::Middle);
            surface.text(column.x + column.width / 2.0, y, set, Ink::Muted, &label);
        }
        if !self.story.is_detailed() {
            let text = said::bins_no_wavefront();
            let set = Type::new(em * 0.85, Anchor::Start);
            surface.text(self.left, self.top - em * 0.8, set, Ink::Muted, text);
        }
        if self.group > 1 {
            let text = said::rows(self.group);
            let set = Type::new(em * 0.85, Anchor::End);
            let y = if self.top > em * 2.0 { self.top - em * 2.0 } else { self.top - em * 0.8 };
            surface.text(self.frame.width - em * 0.4, y, set, Ink::Muted, &text);
        }
    }

    /// What is done, under way and to come at `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let bar = self.bar();
        if self.story.is_detailed() {
            for k in 0..self.columns.len() {
                let column = &self.columns[k];
                let wires = column.block - column.x;
                let (block_x, block_width) = self.block(column);
                for row in 0..self.rows {
                    let cell = column.cells[row as usize];
                    let y = self.top + (row as f32 + 0.5) * self.row;
                    let to = self.top + (cell.partner as f32 + 0.5) * self.row;
                    let flown = part(t, cell.flight);
                    if matches!(column.kind, PhaseKind::Exchange { .. }) && flown > 0.0 {
                        if flown >= 1.0 {
                            self.lines.push(Ink::Transfer, &[column.x, y, column.x + wires, to]);
                        } else {
                            let (x, y1) = (column.x + wires * flown, y + (to - y) * flown);
                            self.strong.push(Ink::Transfer, &[column.x, y, x, y1]);
                            self.discs.push(Ink::Transfer, &[x, y1, (self.row * 0.2).clamp(1.2, 3.5 * hair)]);
                        }
                    }
                    let worked = part(t, cell.work);
                    if worked > 0.0 && column.kind.stages().is_some() {
                        self.rects.push(Ink::Compute, &[block_x, y - bar / 2.0, block_width * worked, bar]);
                    }
                }
            }
            self.moves(t);
        }
        self.lines.lines(surface, 0.9 * hair);
        self.strong.lines(surface, 1.8 * hair);
        self.discs.discs(surface);
        self.rects.rects(surface);
        // The stages within a block of several.
        for k in 0..self.columns.len() {
            let column = &self.columns[k];
            if let PhaseKind::Local { first, last } = column.kind {
                let (x, width) = self.block(column);
                let height = self.row * self.rows as f32;
                for l in first + 1..last {
                    let x = x + width * f32::from(l - first) / f32::from(last - first);
                    self.lines.push(Ink::Ground, &[x, self.top, x, self.top + height]);
                }
            }
        }
        self.lines.lines(surface, 1.2 * hair);
        if let Some(selection) = selection {
            self.highlight(selection, surface);
        }
    }

    /// The wires of redistributions: those that are done and those under way; where they are too many, the rows' progress
    /// and the messages under way.
    fn moves(&mut self, t: f64) {
        let size = (self.row * 0.2).clamp(1.2, 3.5 * self.frame.hair());
        let (top, height, group) = (self.top, self.row, self.group);
        let middle = |row: u32| top + (row as f32 + 0.5) * height;
        let (lines, strong, discs) = (&mut self.lines, &mut self.strong, &mut self.discs);
        let mut fly = |x0: f32, x1: f32, from: u32, to: u32, flown: f32| {
            let (y0, y1) = (middle(from), middle(to));
            if flown >= 1.0 {
                lines.push(Ink::Transfer, &[x0, y0, x1, y1]);
            } else if flown > 0.0 {
                let (x, y) = (x0 + (x1 - x0) * flown, y0 + (y1 - y0) * flown);
                strong.push(Ink::Transfer, &[x0, y0, x, y]);
                discs.push(Ink::Transfer, &[x, y, size]);
            }
        };
        let mut open = false;
        for column in self.columns.iter().filter(|column| column.kind.is_move()) {
            for &(from, to, times) in &column.wires {
                fly(column.x, column.block, from, to, part(t, times));
            }
            if column.wires.is_empty() {
                open = true;
                for (row, cell) in column.cells.iter().enumerate() {
                    let (done, width) = (part(t, cell.flight), column.block - column.x);
                    if done > 0.0 {
                        let row = row as u32;
                        fly(column.x, column.x + width * done, row, row, 1.0);
                    }
                }
            }
        }
        if open {
            let (story, columns) = (&self.story, &self.columns);
            story.under_way(t, |message| {
                let Some(column) = story.phase_of(message.record).map(|k| &columns[k]) else { return };
                if column.kind.is_move() && column.wires.is_empty() {
                    let flown = part(t, (message.injected, message.delivered));
                    fly(column.x, column.block, message.from / group, message.to / group, flown);
                }
            });
        }
    }

    fn highlight(&self, selection: Selection, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let right = self.columns.last().map_or(self.left, |column| column.x + column.width);
        let outline = |q: u32, surface: &mut dyn Surface| {
            let y = self.top + (q / self.group) as f32 * self.row;
            let x = self.left - self.frame.text * 0.4;
            surface.frames(Ink::Focus, 1.5 * hair, &[x, y, right + self.frame.text * 0.2 - x, self.row]);
        };
        match selection {
            Selection::Processor(q) if q < self.story.p() => outline(q, surface),
            Selection::Stage(l) => {
                let inside = |c: &&Column| c.kind.stages().is_some_and(|(a, b)| (a..b).contains(&l));
                if let Some(column) = self.columns.iter().find(inside) {
                    let height = self.row * self.rows as f32;
                    surface.frames(Ink::Focus, 1.5 * hair, &[column.x, self.top, column.width, height]);
                }
            }
            Selection::Message(record) | Selection::Step(record) => {
                let plan = &self.story.run().plan;
                let Some(step) = plan.steps.get(record as usize) else { return };
                let (q, phase) = (self.story.owner(record), self.story.phase_of(record));
                if let (Some((partner, _)), Some(column)) =
                    (plan.sends(step), phase.map(|k| &self.columns[k]))
                {
                    let (y0, y1) = (self.y(q / self.group), self.y(partner / self.group));
                    surface.lines(Ink::Focus, 2.2 * hair, &[column.x, y0, column.block, y1]);
                } else {
                    outline(q, surface);
                }
            }
            Selection::Element { stage, index } => {
                if let Some(q) = self.story.owner_of(stage, index) {
                    outline(q, surface);
                }
            }
            Selection::Activity(activity) => {
                let height = self.row * self.rows as f32;
                for column in self.columns.iter().filter(|column| column.does & why::bit(activity) != 0) {
                    let (x, width) = match activity {
                        Activity::Compute => self.block(column),
                        Activity::Idle => (column.x, column.width),
                        _ => (column.x, column.block - column.x),
                    };
                    surface.frames(Ink::Focus, 1.5 * hair, &[x, self.top, width, height]);
                }
            }
            _ => {}
        }
    }

    /// The step of a processor, or the stage under its label.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        let row = ((y - self.top) / self.row).floor();
        if row < 0.0 || y > self.frame.height {
            return None;
        }
        let column = self.columns.iter().find(|c| (c.x..c.x + c.width).contains(&x));
        if row >= self.rows as f32 {
            return column?.kind.stages().map(|(first, _)| Selection::Stage(first));
        }
        let Some(column) = column else { return Some(Selection::Processor(row as u32 * self.group)) };
        let record = column.cells[row as usize].record;
        if record == u32::MAX {
            return None;
        }
        if x < column.block && self.story.message(record).is_some() {
            Some(Selection::Message(record))
        } else {
            Some(Selection::Processor(row as u32 * self.group))
        }
    }
}

/// How wide a phase is drawn.
fn weight(kind: PhaseKind) -> f32 {
    match kind {
        PhaseKind::Exchange { .. } => 1.0,
        PhaseKind::Local { first, last } => 0.5 + 0.22 * f32::from(last - first),
        PhaseKind::Redistribution { .. } | PhaseKind::Reordering => 1.7,
    }
}

/// The cells of a phase: each row's partner and times, over all its processors.
fn cells(story: &Story, phase: usize, group: u32) -> Vec<Cell> {
    let plan = &story.run().plan;
    let trace = &story.run().trace;
    let none = (f64::INFINITY, 0.0);
    let mut cells = Vec::new();
    for row in 0..story.p() / group {
        let mut cell = Cell { partner: row, record: u32::MAX, flight: none, work: none };
        for q in row * group..(row + 1) * group {
            for k in plan.first[q as usize]..plan.first[q as usize + 1] {
                if story.phase_of(k) != Some(phase) {
                    continue;
                }
                if let Some((partner, _)) = plan.sends(&plan.steps[k as usize]) {
                    if cell.record == u32::MAX {
                        (cell.record, cell.partner) = (k, partner / group);
                    }
                    if let Some(m) = story.message_of(q, k) {
                        cell.flight = (cell.flight.0.min(m.injected), cell.flight.1.max(m.delivered));
                    }
                }
                match plan.steps[k as usize] {
                    Step::Local { .. } | Step::Combine { .. } => {
                        cell.record = cell.record.min(k);
                        if story.is_detailed() {
                            let (start, end) = (trace.start[k as usize], trace.delivered[k as usize]);
                            cell.work = (cell.work.0.min(start), cell.work.1.max(end));
                        }
                    }
                    _ => {}
                }
            }
        }
        // What a phase does not contain is never under way.
        for times in [&mut cell.flight, &mut cell.work] {
            if times.0 > times.1 {
                *times = (f64::INFINITY, f64::INFINITY);
            }
        }
        cells.push(cell);
    }
    cells
}

/// The wires of a redistribution between rows; empty if they are too many to draw.
fn wires(story: &Story, phase: usize, group: u32) -> Vec<(u32, u32, (f64, f64))> {
    let plan = &story.run().plan;
    let most = MOST_WIRES.max((story.p() / group) as usize);
    let mut pairs: Sorted<(u32, u32), (f64, f64)> = Sorted::default();
    for q in 0..story.p() {
        for k in plan.first[q as usize]..plan.first[q as usize + 1] {
            let Some((to, _)) = plan.sends(&plan.steps[k as usize]) else { continue };
            if story.phase_of(k) == Some(phase) {
                let times = pairs.or_insert((q / group, to / group), (f64::INFINITY, 0.0));
                if let Some(m) = story.message_of(q, k) {
                    *times = (times.0.min(m.injected), times.1.max(m.delivered));
                }
            }
        }
        if pairs.len() > most {
            return Vec::new();
        }
    }
    pairs.into_vec().into_iter().map(|((from, to), times)| (from, to, times)).collect()
}
