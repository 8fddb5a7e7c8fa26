//! n ≤ 64: every element a cell, in both views of every distribution.

use crate::batch::Batch;
use crate::distribution::{Distributions, Held};
use crate::numbers;
use crate::palette::Ink;
use crate::scene::{Frame, Selection};
use crate::story::Story;
use crate::surface::{Anchor, Surface, Type};
use std::rc::Rc;

/// The cells, laid out.
pub struct Cells {
    story: Rc<Story>,
    frame: Frame,
    all: Rc<Distributions>,
    left: f32,
    top: f32,
    width: f32,
    /// Height of a distribution with the room below it, of a strip, and between its two strips.
    block: f32,
    strip: f32,
    inner: f32,
    /// Between two processors.
    gap: f32,
    cells: Batch,
    edges: Batch,
    lines: Batch,
    strong: Batch,
}

impl Cells {
    /// Lays them out.
    pub fn new(story: &Rc<Story>, all: Rc<Distributions>, frame: Frame) -> Self {
        let em = frame.text;
        let left = em * 7.6;
        let top = em * 0.3;
        let width = (frame.width - left - em * 0.3).max(20.0);
        let count = all.all.len() as f32;
        let room = (frame.height - top - em * 3.5).max(20.0);
        // The last one needs no room below.
        let strip = (room / (3.9 * count - 1.6)).min(em * 2.2);
        let inner = strip * 0.3;
        let block = if count > 1.0 {
            ((room - 2.0 * strip - inner) / (count - 1.0)).min(strip * 8.0)
        } else {
            2.0 * strip + inner
        };
        let gap = (width / story.p() as f32 * 0.16).min(5.0 * frame.hair());
        let batch = Batch::default;
        Cells {
            story: story.clone(),
            frame,
            all,
            left,
            top,
            width,
            block,
            strip,
            inner,
            gap,
            cells: batch(),
            edges: batch(),
            lines: batch(),
            strong: batch(),
        }
    }

    fn n(&self) -> f32 {
        self.story.run().plan.n as f32
    }

    /// The cell at a position of the logical strip of distribution `k`.
    fn logical(&self, k: usize, at: u32) -> [f32; 4] {
        let cell = self.width / self.n();
        [self.left + at as f32 * cell, self.top + k as f32 * self.block, cell, self.strip]
    }

    /// The cell at a position of the storage strip.
    fn stored(&self, k: usize, at: u32) -> [f32; 4] {
        let p = self.story.p();
        let share = self.story.run().plan.n as u32 / p;
        let cell = (self.width - self.gap * (p - 1) as f32) / self.n();
        let x = self.left + at as f32 * cell + (at / share) as f32 * self.gap;
        [x, self.top + k as f32 * self.block + self.strip + self.inner, cell, self.strip]
    }

    /// The size of the numbers in cells; 0 if there is no room for them.
    fn size(&self, most: u32) -> f32 {
        let digits = if most >= 10 { 2.0 } else { 1.0 };
        let cell = self.stored(0, 0)[2];
        let size = (self.strip * 0.62).min(cell / (0.68 * digits + 0.15)).min(self.frame.text);
        if size >= 5.5 { size } else { 0.0 }
    }

    /// The strips as they are before anything has come there, the ways between them, and the words.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        let p = self.story.p();
        let share = self.story.run().plan.n as u32 / p;
        let last = self.all.all.len() - 1;
        let mut bands = Batch::default();
        let bottom = self.stored(last, 0)[1] + self.strip;
        for q in 0..p {
            let [x, ..] = self.stored(0, q * share);
            let [end, _, w, _] = self.stored(0, (q + 1) * share - 1);
            let ink = if q % 2 == 0 { Ink::BandA } else { Ink::BandB };
            bands.push(ink, &[x - self.gap / 2.0, self.top, end + w - x + self.gap, bottom - self.top]);
        }
        bands.rects(surface);
        // Under the columns, their processors.
        let group = self.width / p as f32;
        let size = (em * 0.92).min(group / 1.9);
        if size >= 6.0 {
            for q in 0..p {
                let [x, ..] = self.stored(0, q * share);
                let [end, _, w, _] = self.stored(0, (q + 1) * share - 1);
                let name = if group > em * 2.2 { format!("P{q}") } else { q.to_string() };
                let set = Type::new(size, Anchor::Middle);
                surface.text((x + end + w) / 2.0, bottom + em * 0.9, set, Ink::Muted, &name);
            }
        }
        let mut lines = Batch::default();
        for k in 1..=last {
            for i in 0..self.all.all[k].held.len() {
                let [from, to] = self.way(k, i);
                lines.push(Ink::Wire, &[from[0], from[1], to[0], to[1]]);
            }
        }
        lines.lines(surface, 0.8 * hair);
        let mut frames = Batch::default();
        let set = Type::new(em * 0.92, Anchor::Start);
        for (k, distribution) in self.all.all.iter().enumerate() {
            for at in 0..distribution.held.len() as u32 {
                for cell in [self.logical(k, at), self.stored(k, at)] {
                    frames.push(Ink::Ground, &cell);
                }
            }
            frames.rects(surface);
            for at in 0..distribution.held.len() as u32 {
                for cell in [self.logical(k, at), self.stored(k, at)] {
                    frames.push(Ink::Faint, &cell);
                }
            }
            frames.frames(surface, 0.8 * hair);
            let middle = self.logical(k, 0)[1] + self.strip + self.inner / 2.0;
            let title = distribution.title(k == 0, k == last);
            let lines: Vec<&str> = title.split(", ").collect();
            let apart = (em * 1.25).min(2.4 * self.strip / lines.len() as f32);
            for (row, line) in lines.iter().enumerate() {
                let y = middle + (row as f32 - (lines.len() - 1) as f32 / 2.0) * apart;
                surface.text(0.0, y, set, if row == 0 { Ink::Text } else { Ink::Muted }, line);
            }
        }
        let words = match (self.all.all.len(), self.story.p()) {
            (1, 2..) => "no element changes its processor; ",
            _ => "",
        };
        let note = format!("{words}upper strips: {}; lower strips: as stored", self.all.order());
        let set = Type::new(em * 0.85, Anchor::Start);
        let y = (bottom + em * 2.6).min(self.frame.height - em * 0.4);
        surface.text(0.0, y, set, Ink::Muted, &note);
    }

    /// From the storage strip of the distribution before `k` to that of `k`, past the logical one.
    fn way(&self, k: usize, i: usize) -> [[f32; 2]; 2] {
        let (before, here) = (self.all.all[k - 1].held[i], self.all.all[k].held[i]);
        let [x0, y0, w, h] = self.stored(k - 1, before.stored);
        let [x1, ..] = self.stored(k, here.stored);
        [[x0 + w / 2.0, y0 + h], [x1 + w / 2.0, self.logical(k, 0)[1]]]
    }

    /// What has come where, and what is on its way.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let p = self.story.p();
        let size = self.size(self.story.run().plan.n as u32 - 1);
        let mut moving: Vec<([f32; 4], Held)> = Vec::new();
        for k in 0..self.all.all.len() {
            for i in 0..self.all.all[k].held.len() {
                let held = self.all.all[k].held[i];
                let ink = Ink::holder(held.processor, p);
                if t >= held.arrived {
                    for cell in [self.logical(k, held.logical), self.stored(k, held.stored)] {
                        self.cells.push(ink, &cell);
                        self.edges.push(Ink::Ground, &cell);
                    }
                }
                if k > 0 && t >= held.left {
                    let [from, to] = self.way(k, i);
                    let part = match held.arrived > held.left {
                        true => ((t - held.left) / (held.arrived - held.left)).clamp(0.0, 1.0) as f32,
                        false => 1.0,
                    };
                    let (x, y) = (from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
                    let stays = self.all.all[k - 1].held[i].processor == held.processor;
                    let ink = if stays { Ink::Idle } else { Ink::Transfer };
                    self.lines.push(ink, &[from[0], from[1], x, y]);
                    if part < 1.0 {
                        let [_, _, w, _] = self.stored(k, 0);
                        let side = w.min(self.strip) * 0.8;
                        moving.push(([x - side / 2.0, y - side / 2.0, side, side], held));
                    }
                }
            }
        }
        self.lines.lines(surface, 0.9 * hair);
        self.cells.rects(surface);
        self.edges.frames(surface, 0.6 * hair);
        if size > 0.0 {
            let set = Type::new(size, Anchor::Middle);
            for k in 0..self.all.all.len() {
                for held in &self.all.all[k].held {
                    if t >= held.arrived {
                        // In the order of the index, who holds it; in the order of processors, which it is.
                        let [x, y, w, h] = self.logical(k, held.logical);
                        let text = numbers::text(held.processor);
                        surface.text(x + w / 2.0, y + h / 2.0, set, Ink::Text, text);
                        let [x, y, w, h] = self.stored(k, held.stored);
                        surface.text(x + w / 2.0, y + h / 2.0, set, Ink::Text, numbers::text(held.logical));
                    }
                }
            }
        }
        for (cell, held) in &moving {
            self.cells.push(Ink::holder(held.processor, p), cell);
            self.edges.push(Ink::Transfer, cell);
        }
        self.cells.rects(surface);
        self.edges.frames(surface, 1.4 * hair);
        if let Some(selection) = selection {
            self.highlight(selection, surface);
        }
    }

    fn highlight(&mut self, selection: Selection, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let wanted = |k: usize, i: usize, held: &Held| match selection {
            Selection::Processor(q) => held.processor == q,
            Selection::Message(record) => held.sent == record && k > 0,
            Selection::Element { index, .. } => i as u64 == index,
            _ => false,
        };
        let follow = matches!(selection, Selection::Element { .. });
        for k in 0..self.all.all.len() {
            for i in 0..self.all.all[k].held.len() {
                let held = self.all.all[k].held[i];
                if !wanted(k, i, &held) {
                    continue;
                }
                let [logical, stored] = [self.logical(k, held.logical), self.stored(k, held.stored)];
                self.edges.push(Ink::Focus, &logical);
                self.edges.push(Ink::Focus, &stored);
                // The same element in the two views.
                let middle = |[x, _, w, _]: [f32; 4]| x + w / 2.0;
                self.lines
                    .push(Ink::Focus, &[middle(logical), logical[1] + self.strip, middle(stored), stored[1]]);
                if k > 0 && (follow || matches!(selection, Selection::Message(_))) {
                    let [from, to] = self.way(k, i);
                    self.strong.push(Ink::Focus, &[from[0], from[1], to[0], to[1]]);
                }
            }
        }
        self.lines.lines(surface, 1.0 * hair);
        self.strong.lines(surface, 1.8 * hair);
        self.edges.frames(surface, 1.6 * hair);
    }

    /// The element or the processor at a point.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        let p = self.story.p();
        let n = self.story.run().plan.n as u32;
        let inside = |[cx, cy, w, h]: [f32; 4]| (cx..cx + w).contains(&x) && (cy..cy + h).contains(&y);
        let [_, last, ..] = self.stored(self.all.all.len() - 1, 0);
        let bottom = last + self.strip;
        if (bottom..bottom + self.frame.text * 1.8).contains(&y)
            && (self.left..self.left + self.width).contains(&x)
        {
            return Some(Selection::Processor((((x - self.left) / self.width * p as f32) as u32).min(p - 1)));
        }
        for (k, distribution) in self.all.all.iter().enumerate() {
            let stage = distribution.stages.0;
            for at in 0..n {
                let index = match (inside(self.logical(k, at)), inside(self.stored(k, at))) {
                    (true, _) => distribution.by_index[at as usize],
                    (_, true) => distribution.by_storage[at as usize],
                    _ => continue,
                };
                return Some(Selection::Element { stage, index: index.into() });
            }
        }
        None
    }
}
