//! n > 64: one square a distribution; a row for each processor, a column for each stretch of the index.

use crate::batch::Batch;
use crate::distribution::Distributions;
use crate::numbers;
use crate::palette::Ink;
use crate::scene::{Frame, Selection};
use crate::story::Story;
use crate::surface::{Anchor, Surface, Type};
use std::rc::Rc;

/// At most so many rows and columns.
const MOST: u32 = 64;

/// The squares, laid out.
pub struct Squares {
    story: Rc<Story>,
    frame: Frame,
    all: Rc<Distributions>,
    rows: u32,
    columns: u32,
    /// Squares in a line, and the place of the first.
    across: usize,
    origin: [f32; 2],
    /// Distance of squares, and the side of one.
    apart: [f32; 2],
    side: [f32; 2],
    /// Elements of each field of each square that have come, reused.
    come: Vec<u32>,
    cells: Batch,
}

impl Squares {
    /// Lays them out.
    pub fn new(story: &Rc<Story>, all: Rc<Distributions>, frame: Frame) -> Self {
        let em = frame.text;
        let count = all.all.len();
        let (p, n) = (story.p(), story.run().plan.n as u32);
        let room = [(frame.width - em * 2.2).max(40.0), (frame.height - em * 1.2).max(40.0)];
        // As many in a line as makes the squares largest; between two of them there is room for an arrow.
        let (head, between) = (em * 3.4, em * 5.4);
        let side_for = |across: usize| {
            let lines = count.div_ceil(across) as f32;
            let wide = (room[0] - between * (across - 1) as f32) / across as f32;
            let high = (room[1] - (head + em) * lines) / lines;
            (wide, high)
        };
        let worth = |across: &usize| {
            let (wide, high) = side_for(*across);
            wide.min(high)
        };
        let across = (1..=count).max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(1);
        let (wide, high) = side_for(across);
        let side = [wide.min(high * 1.5).max(12.0), high.min(wide * 1.2).max(12.0)];
        let apart = [side[0] + between, side[1] + head + em];
        let used = across as f32 * apart[0] - between;
        let origin = [em * 2.2 + ((room[0] - used) / 2.0).max(0.0), head];
        Squares {
            story: story.clone(),
            frame,
            rows: p.min(MOST),
            columns: n.min(MOST),
            across,
            origin,
            apart,
            side,
            come: Vec::new(),
            cells: Batch::default(),
            all,
        }
    }

    fn corner(&self, k: usize) -> [f32; 2] {
        let (column, line) = (k % self.across, k / self.across);
        [self.origin[0] + column as f32 * self.apart[0], self.origin[1] + line as f32 * self.apart[1]]
    }

    /// Frames, words, and arrows.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        let last = self.all.all.len() - 1;
        for (k, distribution) in self.all.all.iter().enumerate() {
            let [x, y] = self.corner(k);
            let [w, h] = self.side;
            surface.rects(Ink::BandA, &[x, y, w, h]);
            surface.frames(Ink::Wire, hair, &[x - hair, y - hair, w + 2.0 * hair, h + 2.0 * hair]);
            let title = distribution.title(k == 0, k == last);
            surface.text(x, y - em * 2.2, Type::new(em, Anchor::Start).bold(), Ink::Text, &title);
            let set = Type::new(em * 0.85, Anchor::Start);
            // At the beginning of a line there is no arrow: its numbers stand here.
            let traffic = match self.all.traffic(k) {
                (messages, words) if k > 0 && k % self.across == 0 => {
                    format!(
                        "; after {} messages of {} words",
                        numbers::whole(messages),
                        numbers::whole(words)
                    )
                }
                _ => String::new(),
            };
            surface.text(x, y - em * 0.9, set, Ink::Muted, &format!("{}{traffic}", distribution.pattern));
            if k % self.across == 0 {
                let set = Type::new(em * 0.8, Anchor::End);
                for (q, at) in [(0, 0.0), (self.story.p() - 1, h)] {
                    let y = y + at + if q == 0 { em * 0.4 } else { -em * 0.4 };
                    surface.text(x - em * 0.5, y, set, Ink::Muted, &format!("P{q}"));
                }
            }
            if k > 0 {
                self.draw_arrow(k, surface);
            }
        }
        let y = self.corner(last)[1] + self.side[1] + em * 1.1;
        let missing = if self.story.is_detailed() { "" } else { "; recorded in bins of time: no movement" };
        let note =
            format!("a row is a processor; from left to right the elements, {}{missing}", self.all.order());
        surface.text(self.corner(0)[0], y, Type::new(em * 0.85, Anchor::Start), Ink::Muted, &note);
    }

    /// From the square before: how many messages of how many words.
    fn draw_arrow(&self, k: usize, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        let (messages, words) = self.all.traffic(k);
        let [x, y] = self.corner(k);
        if k.is_multiple_of(self.across) {
            // In the next line: the numbers only.
            return;
        }
        let middle = y + self.side[1] / 2.0;
        let (from, to) = (x - em * 4.2, x - em * 1.2);
        surface.lines(Ink::Muted, 1.2 * hair, &[from, middle, to - em * 0.3, middle]);
        surface.triangles(
            Ink::Muted,
            &[to, middle, to - em * 0.6, middle - em * 0.3, to - em * 0.6, middle + em * 0.3],
        );
        let set = Type::new(em * 0.8, Anchor::Middle);
        let at = (from + to) / 2.0;
        surface.text(at, middle - em * 1.9, set, Ink::Text, &numbers::whole(messages));
        surface.text(at, middle - em * 0.8, set, Ink::Muted, "messages");
        surface.text(at, middle + em * 0.9, set, Ink::Text, &numbers::whole(words));
        surface.text(at, middle + em * 2.0, set, Ink::Muted, "words");
    }

    /// What has come where at `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let (p, n) = (self.story.p(), self.story.run().plan.n);
        let [w, h] = [self.side[0] / self.columns as f32, self.side[1] / self.rows as f32];
        let fields = (self.rows * self.columns) as usize;
        for k in 0..self.all.all.len() {
            let [x, y] = self.corner(k);
            self.come.clear();
            self.come.resize(2 * fields, 0);
            for held in &self.all.all[k].held {
                let row = u64::from(held.processor) * u64::from(self.rows) / u64::from(p);
                let column = u64::from(held.logical) * u64::from(self.columns) / n;
                let at = (row * u64::from(self.columns) + column) as usize;
                self.come[fields + at] += 1;
                self.come[at] += u32::from(t >= held.arrived);
            }
            for at in 0..fields {
                let (come, all) = (self.come[at], self.come[fields + at]);
                let (row, column) = (at as u32 / self.columns, at as u32 % self.columns);
                let (cx, cy) = (x + column as f32 * w, y + row as f32 * h);
                if all > 0 && come < all {
                    self.cells.push(Ink::Faint, &[cx, cy, w, h]);
                }
                if come > 0 {
                    let part = come as f32 / all as f32;
                    self.cells.push(Ink::holder(row, self.rows), &[cx, cy + h * (1.0 - part), w, h * part]);
                }
            }
            self.cells.rects(surface);
        }
        let q = match selection {
            Some(Selection::Processor(q)) if q < p => q,
            Some(Selection::Element { stage, index }) => match self.story.owner_of(stage, index) {
                Some(q) => q,
                None => return,
            },
            _ => return,
        };
        let row = (u64::from(q) * u64::from(self.rows) / u64::from(p)) as f32;
        for k in 0..self.all.all.len() {
            let [x, y] = self.corner(k);
            let hair = self.frame.hair();
            surface.frames(
                Ink::Focus,
                1.5 * hair,
                &[x - 2.0, y + row * h - 1.0, self.side[0] + 4.0, h + 2.0],
            );
        }
    }

    /// The processor whose row is at a point.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        for k in 0..self.all.all.len() {
            let [cx, cy] = self.corner(k);
            if (cx..cx + self.side[0]).contains(&x) && (cy..cy + self.side[1]).contains(&y) {
                let row = ((y - cy) / self.side[1] * self.story.p() as f32) as u32;
                return Some(Selection::Processor(row.min(self.story.p() - 1)));
            }
        }
        None
    }
}
