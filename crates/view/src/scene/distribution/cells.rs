//! The distribution for n ≤ 64: every element is a cell, in both views or in one strip that turns from one view to the other.

use super::line_elements::LineElements;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::wrap::wrap;
use crate::notation::numbers;
use crate::scene::navigation::Mark;
use crate::trace::distribution::{Distributions, ElementLocation};
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_text::scene as texts;
use std::rc::Rc;

/// The cells with their layout.
pub struct Cells {
    replay: Rc<Replay>,
    frame: Frame,
    all: Rc<Distributions>,
    /// Strips per distribution: 2 for the logical and the storage view, 1 for a strip that turns.
    strips: usize,
    /// Turn of the strips: 0 is the logical view, 1 the storage view.
    turn: f32,
    left: f32,
    top: f32,
    width: f32,
    /// Height of a distribution with the space below it, of a strip, and of the space between its two strips.
    block: f32,
    strip: f32,
    strip_gap: f32,
    /// Horizontal gap between two processors.
    gap: f32,
    /// Names of the processors, written below the columns.
    names: Vec<String>,
    moving: Vec<([f32; 4], Ink)>,
    cells: Batch,
    edges: Batch,
    line_elements: LineElements,
    lines: Batch,
    strong: Batch,
}

/// Returns what the strips of a distribution are.
fn note(replay: &Replay, all: &Distributions, strips: usize) -> String {
    let (order, is_unmoved) = (all.order(), all.all.len() == 1 && replay.p() > 1);
    match (strips, is_unmoved) {
        (2, false) => texts::strips(order),
        (2, true) => texts::strips_unmoved(order),
        (_, false) => texts::logical(order),
        (_, true) => texts::logical_unmoved(order),
    }
}

impl Cells {
    /// Lays out the cells, in one or two strips per distribution.
    pub fn new(replay: &Rc<Replay>, all: Rc<Distributions>, frame: Frame, strips: usize) -> Self {
        let em = frame.text;
        let left = em * 7.6;
        let top = em * 0.3;
        let width = (frame.width - left - em * 0.3).max(20.0);
        let count = all.all.len() as f32;
        let notes = wrap(&note(replay, &all, strips), frame.width, em * 0.92).len();
        let below = em * (2.3 + 1.2 * notes as f32);
        let space = (frame.height - top - below).max(20.0);
        // The last distribution needs no space below.
        let strips_height = 1.3 * strips as f32 - 0.3;
        let strip = (space / ((strips_height + 1.6) * count - 1.6))
            .min(em * if frame.is_projected() { 4.5 } else { 2.2 });
        let last_height = strips_height * strip;
        let block = if count > 1.0 {
            ((space - last_height) / (count - 1.0)).min(strip * 4.0 * strips as f32)
        } else {
            last_height
        };
        // A projected picture has the height of the screen.
        let used = block * (count - 1.0) + last_height;
        let top = top + if frame.is_projected() { (space - used) / 2.0 } else { 0.0 };
        let p = replay.p();
        let gap = (width / p as f32 * 0.16).min(5.0 * frame.hair());
        let has_long_names = width / p as f32 > em * 2.2;
        let names = (0..p).map(|q| if has_long_names { format!("P{q}") } else { q.to_string() }).collect();
        let batch = Batch::default;
        Cells {
            replay: replay.clone(),
            frame,
            all,
            strips,
            turn: 0.0,
            left,
            top,
            width,
            block,
            strip,
            strip_gap: strip * 0.3,
            gap,
            names,
            moving: Vec::new(),
            cells: batch(),
            edges: batch(),
            line_elements: LineElements::default(),
            lines: batch(),
            strong: batch(),
        }
    }

    /// Sets the turn of the strips: 0 is the logical view, 1 the storage view.
    pub fn turn(&mut self, part: f32) {
        self.turn = part;
    }

    fn n(&self) -> f32 {
        self.replay.run().plan.n as f32
    }

    /// Returns the turn of strip `s` of each distribution.
    fn strip_turn(&self, s: usize) -> f32 {
        if self.strips == 2 { s as f32 } else { self.turn }
    }

    /// Returns left end and width of the cell at a position of the storage view.
    fn storage_cell(&self, at: u32) -> [f32; 2] {
        let p = self.replay.p();
        let local_len = self.replay.run().plan.n as u32 / p;
        let cell = (self.width - self.gap * (p - 1) as f32) / self.n();
        [self.left + at as f32 * cell + (at / local_len) as f32 * self.gap, cell]
    }

    /// Returns the rectangle of an element in strip `s` of distribution `k`.
    fn cell(&self, k: usize, s: usize, held: &ElementLocation) -> [f32; 4] {
        let cell = self.width / self.n();
        let part = self.strip_turn(s);
        let [x, w] = self.storage_cell(held.storage_index);
        let between = |from: f32, to: f32| from + (to - from) * part;
        let y = self.top + k as f32 * self.block + s as f32 * (self.strip + self.strip_gap);
        [between(self.left + held.logical_index as f32 * cell, x), y, between(cell, w), self.strip]
    }

    /// Returns the bottom of all strips.
    fn bottom(&self) -> f32 {
        let last = (self.all.all.len() - 1) as f32;
        self.top
            + last * self.block
            + self.strips as f32 * self.strip
            + (self.strips - 1) as f32 * self.strip_gap
    }

    /// Returns left and right end of a processor's cells in the storage view.
    fn column_extent(&self, q: u32) -> [f32; 2] {
        let local_len = self.replay.run().plan.n as u32 / self.replay.p();
        let [x, _] = self.storage_cell(q * local_len);
        let [end, w] = self.storage_cell((q + 1) * local_len - 1);
        [x, end + w]
    }

    /// Returns the text size of the numbers in cells; 0 if there is no space for them.
    fn number_size(&self) -> f32 {
        let digits = if self.n() > 10.0 { 2.0 } else { 1.0 };
        let cell = self.storage_cell(0)[1];
        let size = (self.strip * 0.62).min(cell / (0.68 * digits + 0.15)).min(self.frame.text);
        if size >= self.frame.min_text_size() * 0.92 { size } else { 0.0 }
    }

    /// Draws the titles and, in files, the columns of the processors.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let last = self.all.all.len() - 1;
        if self.strips == 2 {
            let mut bands = Batch::default();
            for q in 0..self.replay.p() {
                let [x, end] = self.column_extent(q);
                let ink = if q % 2 == 0 { Ink::BandA } else { Ink::BandB };
                bands
                    .push(ink, &[x - self.gap / 2.0, self.top, end - x + self.gap, self.bottom() - self.top]);
            }
            bands.rects(surface);
        }
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        let height = self.strips as f32 * self.strip + (self.strips - 1) as f32 * self.strip_gap;
        for (k, distribution) in self.all.all.iter().enumerate() {
            let middle = self.top + k as f32 * self.block + height / 2.0;
            let title = distribution.title(k == 0, k == last);
            let lines: Vec<&str> = title.split(", ").collect();
            let line_distance = (em * 1.25).min(self.block.max(height) / lines.len() as f32);
            for (row, line) in lines.iter().enumerate() {
                let y = middle + (row as f32 - (lines.len() - 1) as f32 / 2.0) * line_distance;
                surface.text(0.0, y, set, if row == 0 { Ink::Text } else { Ink::Muted }, line);
            }
        }
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        let lines = wrap(&note(&self.replay, &self.all, self.strips), self.frame.width, set.size);
        let last_y = self.frame.height - em * (0.4 + 1.2 * (lines.len() - 1) as f32);
        let y = (self.bottom() + em * 2.6).min(last_y);
        for (row, line) in lines.iter().enumerate() {
            surface.text(0.0, y + row as f32 * em * 1.2, set, Ink::Muted, line);
        }
    }

    /// Returns the path of an element from the last strip of distribution `k − 1` to the first of `k`.
    fn path(&self, k: usize, i: usize) -> [[f32; 2]; 2] {
        let [x0, y0, w0, h] = self.cell(k - 1, self.strips - 1, &self.all.all[k - 1].held[i]);
        // In files the path passes the logical strip and ends at the column in which the element is stored.
        let held = &self.all.all[k].held[i];
        let [x1, _, w1, _] = self.cell(k, self.strips - 1, held);
        let [_, y1, ..] = self.cell(k, 0, held);
        [[x0 + w0 / 2.0, y0 + h], [x1 + w1 / 2.0, y1]]
    }

    /// Draws the elements at their places and those in flight at `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let p = self.replay.p();
        let (all, strips) = (self.all.clone(), self.strips);
        for k in 1..all.all.len() {
            for i in 0..all.all[k].held.len() {
                let [from, to] = self.path(k, i);
                self.lines.push(Ink::Wire, &[from[0], from[1], to[0], to[1]]);
            }
        }
        self.lines.lines(surface, 0.8 * hair);
        // Places of elements that have not arrived.
        for (k, distribution) in all.all.iter().enumerate() {
            for held in distribution.held.iter().filter(|held| t < held.arrived) {
                for s in 0..strips {
                    let cell = self.cell(k, s, held);
                    self.cells.push(Ink::Ground, &cell);
                    self.edges.push(Ink::Faint, &cell);
                }
            }
        }
        self.cells.rects(surface);
        self.edges.frames(surface, 0.8 * hair);
        for (k, distribution) in all.all.iter().enumerate() {
            for (i, held) in distribution.held.iter().enumerate() {
                let ink = Ink::holder(held.processor, p);
                if t >= held.arrived {
                    for s in 0..strips {
                        let cell = self.cell(k, s, held);
                        self.cells.push(ink, &cell);
                        self.edges.push(Ink::Ground, &cell);
                    }
                }
                if k > 0 && t >= held.left {
                    self.push_path(k, i, t);
                }
            }
        }
        self.lines.lines(surface, 0.9 * hair);
        self.cells.rects(surface);
        self.edges.frames(surface, 0.6 * hair);
        self.draw_texts(t, surface);
        for (cell, ink) in self.moving.drain(..) {
            self.cells.push(ink, &cell);
            self.edges.push(Ink::Transfer, &cell);
        }
        self.cells.rects(surface);
        self.edges.frames(surface, 1.4 * hair);
        if let Some(selection) = selection {
            self.highlight(selection, surface);
        }
    }

    /// Draws the path of an element to distribution `k` up to `t`.
    fn push_path(&mut self, k: usize, i: usize, t: f64) {
        let held = self.all.all[k].held[i];
        let [from, to] = self.path(k, i);
        let part = match held.arrived > held.left {
            true => ((t - held.left) / (held.arrived - held.left)).clamp(0.0, 1.0) as f32,
            false => 1.0,
        };
        let (x, y) = (from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
        let stays = self.all.all[k - 1].held[i].processor == held.processor;
        let ink = if stays { Ink::Idle } else { Ink::Transfer };
        self.lines.push(ink, &[from[0], from[1], x, y]);
        if part < 1.0 {
            let side = self.storage_cell(0)[1].min(self.strip) * 0.8;
            let cell = [x - side / 2.0, y - side / 2.0, side, side];
            self.moving.push((cell, Ink::holder(held.processor, self.replay.p())));
        }
    }

    /// Writes owners in the logical view and indices in the storage view, with the names of processors below.
    fn draw_texts(&self, t: f64, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let size = self.number_size();
        let set = TextStyle::new(size, Anchor::Middle);
        for (k, distribution) in self.all.all.iter().enumerate().filter(|_| size > 0.0) {
            for held in distribution.held.iter().filter(|held| t >= held.arrived) {
                for s in 0..self.strips {
                    let [x, y, w, h] = self.cell(k, s, held);
                    let number = if self.strip_turn(s) < 0.5 { held.processor } else { held.logical_index };
                    surface.text(x + w / 2.0, y + h / 2.0, set, Ink::Text, numbers::static_text(number));
                }
            }
        }
        let size = (em * 0.92).min(self.width / self.replay.p() as f32 / 1.9);
        if size >= self.frame.min_text_size() && self.strip_turn(self.strips - 1) == 1.0 {
            for (q, name) in self.names.iter().enumerate() {
                let [x, end] = self.column_extent(q as u32);
                let set = TextStyle::new(size, Anchor::Middle);
                surface.text((x + end) / 2.0, self.bottom() + em * 0.9, set, Ink::Muted, name);
            }
        }
    }

    fn highlight(&mut self, selection: Selection, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let all = self.all.clone();
        // A step selects its processor.
        let selection = match selection {
            Selection::Step(record) if (record as usize) < self.replay.run().plan.steps.len() => {
                Selection::Processor(self.replay.owner(record))
            }
            other => other,
        };
        if let Selection::Line(line) = selection {
            self.line_elements.select(line, &self.replay, &all);
        }
        let shows_paths = matches!(selection, Selection::Element { .. } | Selection::Message(_));
        for (k, distribution) in all.all.iter().enumerate() {
            if let Selection::Stage(stage) = selection
                && (distribution.stages.0..distribution.stages.1).contains(&stage)
            {
                let y = self.top + k as f32 * self.block;
                let height = self.strips as f32 * self.strip + (self.strips - 1) as f32 * self.strip_gap;
                self.edges.push(Ink::Focus, &[self.left - 2.0, y - 2.0, self.width + 4.0, height + 4.0]);
            }
            for (i, held) in distribution.held.iter().enumerate() {
                let is_selected = match selection {
                    Selection::Processor(q) => held.processor == q,
                    Selection::Message(record) => held.sent == record && k > 0,
                    Selection::Line(_) => self.line_elements.contains(k, i),
                    Selection::Element { index, .. } => i as u64 == index,
                    _ => false,
                };
                if !is_selected {
                    continue;
                }
                for s in 0..self.strips {
                    let cell = self.cell(k, s, held);
                    self.edges.push(Ink::Focus, &cell);
                }
                if self.strips == 2 {
                    // Connects the element in the two views.
                    let [logical, stored] = [self.cell(k, 0, held), self.cell(k, 1, held)];
                    let middle = |[x, _, w, _]: [f32; 4]| x + w / 2.0;
                    let bottom = logical[1] + self.strip;
                    self.lines.push(Ink::Focus, &[middle(logical), bottom, middle(stored), stored[1]]);
                }
                if k > 0 && shows_paths {
                    let [from, to] = self.path(k, i);
                    self.strong.push(Ink::Focus, &[from[0], from[1], to[0], to[1]]);
                }
            }
        }
        self.lines.lines(surface, 1.0 * hair);
        self.strong.lines(surface, 1.8 * hair);
        self.edges.frames(surface, 1.6 * hair);
    }

    /// Returns the element or the processor at a point.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        let p = self.replay.p();
        let inside = |[cx, cy, w, h]: [f32; 4]| (cx..cx + w).contains(&x) && (cy..cy + h).contains(&y);
        let bottom = self.bottom();
        if (bottom..bottom + self.frame.text * 1.8).contains(&y)
            && (self.left..self.left + self.width).contains(&x)
        {
            return Some(Selection::Processor((((x - self.left) / self.width * p as f32) as u32).min(p - 1)));
        }
        for (k, distribution) in self.all.all.iter().enumerate() {
            let stage = distribution.stages.0;
            for (index, held) in distribution.held.iter().enumerate() {
                if (0..self.strips).any(|s| inside(self.cell(k, s, held))) {
                    return Some(Selection::Element { stage, index: index as u64 });
                }
            }
        }
        None
    }

    /// Returns the elements of all distributions from top to bottom, then the processors.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (k, distribution) in self.all.all.iter().enumerate() {
            let order = if self.turn < 0.5 { &distribution.by_index } else { &distribution.by_storage };
            for &index in order {
                let [x, y, w, h] = self.cell(k, 0, &distribution.held[index as usize]);
                let selection = Selection::Element { stage: distribution.stages.0, index: index.into() };
                marks.push(Mark { selection, at: [x + w / 2.0, y + h / 2.0] });
            }
        }
        let (p, y) = (self.replay.p(), self.bottom() + self.frame.text * 0.9);
        for q in 0..p {
            let x = self.left + (q as f32 + 0.5) / p as f32 * self.width;
            marks.push(Mark { selection: Selection::Processor(q), at: [x, y] });
        }
        marks
    }
}
