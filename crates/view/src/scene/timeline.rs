//! The timeline: one row a processor, what it did when, and the critical path.

mod marks;

use super::marks::Way;
use super::{Frame, Scene, Selection};
use crate::batch::Batch;
use crate::critical::{self, Stretch};
use crate::palette::Ink;
use crate::story::Story;
use crate::surface::{Anchor, Surface, Type};
use hyperfly_core::order;
use hyperfly_core::trace::Activity;
use hyperfly_text::scene as said;
use std::rc::Rc;

/// The timeline scene.
pub struct TimelineScene {
    story: Rc<Story>,
    frame: Frame,
    /// Where its axis ends, and what is said where the run ends before.
    end: f64,
    done: String,
    /// Rectangles by activity.
    segments: [Vec<f32>; 6],
    path: Vec<Stretch>,
    /// Of the activity that is selected, what has room for an edge; kept from frame to frame.
    edges: Vec<f32>,
    group: u32,
    rows: u32,
    left: f32,
    top: f32,
    width: f32,
    row: f32,
    bar: f32,
    binned: bool,
}

impl TimelineScene {
    /// Lays the rows out and gathers what each shows.
    pub fn new(story: &Rc<Story>, frame: Frame) -> Self {
        Self::until(story, story.t_end(), String::new(), frame)
    }

    /// On an axis that goes on after the run, up to `end`; `done` is said there.
    pub fn until(story: &Rc<Story>, end: f64, done: String, frame: Frame) -> Self {
        let em = frame.text;
        let p = story.p();
        let left = em * 3.2;
        let top = em * 0.4;
        let width = (frame.width - left - em * 0.4).max(20.0);
        let room = (frame.height - top - em * 2.0).max(10.0);
        let mut group = 1;
        while p / group > 1 && room / ((p / group) as f32) < 2.0 {
            group *= 2;
        }
        let rows = p / group;
        let row = (room / rows as f32).min(em * 4.5);
        let gap = if row >= 8.0 {
            row * 0.14
        } else if row >= 4.0 {
            1.0
        } else {
            0.0
        };
        let mut scene = TimelineScene {
            story: story.clone(),
            frame,
            end,
            done,
            segments: Default::default(),
            path: critical::path(story),
            edges: Vec::new(),
            group,
            rows,
            left,
            top,
            width,
            row,
            // Without a gap, a little over the next row: no seams.
            bar: if gap > 0.0 { row - gap } else { row + 0.4 },
            binned: !story.is_detailed(),
        };
        for row in 0..rows {
            scene.gather(row);
        }
        scene
    }

    /// The x of a time.
    pub fn x(&self, t: f64) -> f32 {
        let end = self.end;
        self.left + if end > 0.0 { (t / end) as f32 * self.width } else { 0.0 }
    }

    /// The time at an x, within 0 … T_p.
    pub fn time(&self, x: f32) -> f64 {
        ((f64::from((x - self.left) / self.width)).clamp(0.0, 1.0) * self.end).min(self.story.t_end())
    }

    fn y(&self, row: u32) -> f32 {
        self.top + row as f32 * self.row
    }

    /// Exact rectangles where there is room for them, else the dominant activity by column of pixels.
    fn gather(&mut self, row: u32) {
        let story = self.story.clone();
        let plan = &story.run().plan;
        let members = row * self.group..(row + 1) * self.group;
        let steps: u32 = members.clone().map(|q| plan.first[q as usize + 1] - plan.first[q as usize]).sum();
        let (y, end) = (self.y(row), self.end);
        if end <= 0.0 {
            return;
        }
        if self.group == 1 && !self.binned && steps as f32 * 2.0 <= self.width {
            story.segments(row, |segment| {
                let (x0, x1) = (self.x(segment.start), self.x(segment.end));
                self.segments[segment.activity as usize].extend_from_slice(&[x0, y, x1 - x0, self.bar]);
            });
            return;
        }
        let columns = self.width as usize;
        let mut spent = vec![[0.0f64; 6]; columns];
        let mut add = |activity: usize, start: f64, stop: f64, time: f64| {
            let scale = columns as f64 / end;
            let (from, to) = (start * scale, (stop * scale).min(columns as f64));
            let mut column = from as usize;
            while column < columns && (column as f64) < to {
                let overlap = to.min(column as f64 + 1.0) - from.max(column as f64);
                spent[column][activity] += time * overlap / (to - from).max(1e-300);
                column += 1;
            }
        };
        for q in members {
            match &story.run().trace.bins {
                Some(bins) => {
                    for b in 0..bins.count as usize {
                        let at = (q as usize * bins.count as usize + b) * 6;
                        let (start, stop) = (b as f64 * bins.width, (b + 1) as f64 * bins.width);
                        for a in 0..6 {
                            let time = f64::from(bins.activity[at + a]);
                            if time > 0.0 {
                                add(a, start, stop, time);
                            }
                        }
                    }
                }
                None => story.segments(q, |s| add(s.activity as usize, s.start, s.end, s.end - s.start)),
            }
        }
        let most = |parts: &[f64; 6]| (0..6).fold(5, |best, a| if parts[a] > parts[best] { a } else { best });
        let step = self.width / columns.max(1) as f32;
        let mut from = 0;
        // Behind the end of the run there is nothing.
        let columns = (columns as f64 * (story.t_end() / end).min(1.0)).round() as usize;
        for column in 1..=columns {
            if column == columns || most(&spent[column]) != most(&spent[from]) {
                let rect = [self.left + from as f32 * step, y, (column - from) as f32 * step, self.bar];
                self.segments[most(&spent[from])].extend_from_slice(&rect);
                from = column;
            }
        }
    }
}

/// Rectangles of thin rows, those right below each other as one: hatching goes through them.
fn merged(rects: &[f32]) -> Vec<f32> {
    let all = rects.as_chunks::<4>().0;
    let mut keys: Vec<u128> = (all.iter().zip(0u128..))
        .map(|([x, y, w, _], k)| {
            // Nothing is left of the frame or above it, and the bits of positive numbers are in their order.
            let key = |length: &f32| u128::from(length.to_bits());
            key(x) << 96 | key(w) << 64 | key(y) << 32 | k
        })
        .collect();
    order::ascending(&mut keys);
    let mut merged: Vec<[f32; 4]> = Vec::new();
    for [x, y, w, h] in keys.into_iter().map(|key| all[key as u32 as usize]) {
        match merged.last_mut() {
            Some(last) if last[0] == x && last[2] == w && y <= last[1] + last[3] + 0.01 => {
                last[3] = y + h - last[1];
            }
            _ => merged.push([x, y, w, h]),
        }
    }
    merged.concat()
}

impl Scene for TimelineScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        for activity in Activity::ALL {
            let rects = &self.segments[activity as usize];
            if crate::breakdown::hatched(activity) {
                surface.rects(Ink::soft(activity), rects);
                let merged = if self.bar < 4.0 { merged(rects) } else { Vec::new() };
                let areas = if self.bar < 4.0 { &merged } else { rects };
                surface.hatch(Ink::of(activity), 0.8 * hair, 5.0 * hair, areas);
            } else {
                surface.rects(Ink::of(activity), rects);
            }
        }
        // Neighbouring stretches stay apart without colour; contention and transfer most of all.
        if self.bar >= 6.0 {
            let mut edges = Vec::new();
            for &[x, y, w, h] in self.segments.iter().flat_map(|rects| rects.as_chunks::<4>().0) {
                if w > 3.0 {
                    edges.extend_from_slice(&[x, y, x, y + h]);
                }
            }
            surface.lines(Ink::Ground, 0.8 * hair, &edges);
        }
        if self.bar >= 9.0 {
            let mut notches = Batch::default();
            for &[x, y, w, h] in self.segments[Activity::Contention as usize].as_chunks::<4>().0 {
                if w > 6.0 {
                    notches.push(Ink::Ground, &[x + 2.0, y + h * 0.5, x + w - 2.0, y + h * 0.5]);
                }
            }
            notches.lines(surface, 1.4 * hair);
        }
        // The critical path: a line through the rows that the run's end depended on.
        let mut path = Vec::new();
        for stretch in &self.path {
            let y = self.y(stretch.processor / self.group) + self.bar * 0.86;
            path.extend_from_slice(&[self.x(stretch.start), y, self.x(stretch.end), y]);
        }
        if self.story.p() > 1 {
            let calm = self.path.len() < 40;
            let width = if self.bar >= 8.0 && calm { 3.6 } else { 2.0 } * hair;
            surface.polyline(Ink::Ground, width, &path);
            surface.polyline(Ink::Critical, width * 0.5, &path);
        }
        let apart = ((em * 1.25 / self.row).ceil() as u32).max(1).next_power_of_two();
        let set = Type::new(em * 0.85, Anchor::End);
        for row in (0..self.rows).step_by(apart as usize) {
            let y = self.y(row) + self.bar / 2.0;
            surface.text(self.left - em * 0.6, y, set, Ink::Muted, &(row * self.group).to_string());
        }
        self.draw_axis(surface);
        self.draw_end(surface);
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        if let Some(Selection::Activity(activity)) = selection {
            self.show_only(activity, surface);
        }
        let bottom = self.y(self.rows);
        let outline = |q: u32, start: f64, end: f64, width: f32, surface: &mut dyn Surface| {
            let y = self.y(q / self.group);
            let (x0, x1) = (self.x(start), self.x(end));
            let around = [x0 - width, y - width, x1 - x0 + 2.0 * width, self.bar + 2.0 * width];
            surface.frames(Ink::Focus, width, &around);
        };
        match selection {
            Some(Selection::Processor(q)) if q < self.story.p() => {
                outline(q, 0.0, self.story.t_end(), 1.5 * hair, surface);
            }
            Some(Selection::Element { stage, index }) => {
                if let Some(q) = self.story.owner_of(stage, index) {
                    outline(q, 0.0, self.story.t_end(), 1.5 * hair, surface);
                }
            }
            Some(Selection::Message(record) | Selection::Step(record))
                if self.story.is_detailed() && record < self.story.run().plan.steps.len() as u32 =>
            {
                let q = self.story.owner(record);
                let trace = &self.story.run().trace;
                outline(q, trace.start[record as usize], trace.end(q, record), 2.0 * hair, surface);
                if let Some(message) = self.story.message(record) {
                    // From where it left to where it arrived.
                    let middle = |q: u32| self.y(q / self.group) + self.bar / 2.0;
                    let (x0, x1) = (self.x(message.injected), self.x(message.delivered));
                    let line = [x0, middle(message.from), x1, middle(message.to)];
                    surface.lines(Ink::Ground, 4.0 * hair, &line);
                    surface.lines(Ink::Focus, 1.8 * hair, &line);
                    surface.discs(Ink::Focus, &[x1, middle(message.to), 3.0 * hair]);
                }
            }
            Some(Selection::Stage(l)) => {
                let inside = |phase: &&crate::story::Phase| {
                    phase.kind.stages().is_some_and(|(first, last)| (first..last).contains(&l))
                };
                if let Some(phase) = self.story.phases().iter().find(inside) {
                    let (x0, x1) = (self.x(phase.start), self.x(phase.end));
                    surface.frames(Ink::Focus, 1.5 * hair, &[x0, self.top, x1 - x0, bottom - self.top]);
                }
            }
            _ => {}
        }
        let x = self.x(t);
        surface.lines(Ink::Ground, 3.5 * hair, &[x, 0.0, x, bottom + 2.0]);
        surface.lines(Ink::Cursor, 1.5 * hair, &[x, 0.0, x, bottom + 2.0]);
        let tip = self.frame.text * 0.4;
        surface.triangles(Ink::Cursor, &[x - tip, 0.0, x + tip, 0.0, x, tip * 1.2]);
    }

    fn step(&self, from: Option<Selection>, way: Way, _t: f64) -> Option<Selection> {
        self.beside(from, way)
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        let row = ((y - self.top) / self.row).floor();
        if row < 0.0 || row >= self.rows as f32 || x > self.left + self.width {
            return None;
        }
        let q = row as u32 * self.group;
        if x < self.left || self.group > 1 {
            return Some(Selection::Processor(q));
        }
        let record = self.story.doing(q, self.time(x)).record;
        if record == u32::MAX {
            return Some(Selection::Processor(q));
        }
        Some(match self.story.message_of(q, record) {
            Some(_) => Selection::Message(record),
            None => Selection::Step(record),
        })
    }
}

impl TimelineScene {
    /// Where the run ends, if the axis goes on.
    fn draw_end(&self, surface: &mut dyn Surface) {
        let (x, right) = (self.x(self.story.t_end()), self.left + self.width);
        if x > right - 2.0 || self.done.is_empty() {
            return;
        }
        let (em, hair, bottom) = (self.frame.text, self.frame.hair(), self.y(self.rows));
        surface.lines(Ink::Muted, 1.5 * hair, &[x, self.top, x, bottom]);
        surface.dashes(Ink::Wire, hair, &[x, bottom, right, bottom]);
        let width = em * 0.62 * self.done.chars().count() as f32;
        let set = Type::new(em, Anchor::Start).bold();
        if x + width + em <= right {
            surface.text(x + em * 0.6, (self.top + bottom) / 2.0, set, Ink::Text, &self.done);
        } else {
            // Below, where there is no room beside the rows.
            let set = Type { anchor: Anchor::End, ..set };
            surface.text(right, bottom + em * 1.1, set, Ink::Text, &self.done);
        }
    }

    /// Fades all stretches but those of an activity, which get an edge where there is room for one.
    fn show_only(&mut self, shown: Activity, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        for activity in Activity::ALL {
            if activity != shown {
                surface.rects(Ink::soft(activity), &self.segments[activity as usize]);
            }
        }
        if self.bar < 6.0 {
            return;
        }
        self.edges.clear();
        for rect in self.segments[shown as usize].as_chunks::<4>().0 {
            if rect[2] > 4.0 * hair {
                self.edges.extend_from_slice(rect);
            }
        }
        surface.frames(Ink::Focus, 1.2 * hair, &self.edges);
    }

    /// Where the phases begin, and what is to be known about the picture.
    fn draw_axis(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let bottom = self.y(self.rows) + em * 0.9;
        let set = Type::new(em * 0.85, Anchor::Start);
        if self.binned {
            let note = match &self.story.run().trace.bins {
                Some(bins) => said::bins_timeline(bins.count),
                None => said::not_recorded().into(),
            };
            surface.text(self.left, bottom, set, Ink::Muted, &note);
            return;
        }
        let mut free = self.left;
        for phase in self.story.phases() {
            let x = self.x(phase.start);
            let label = phase.kind.label();
            let width = em * 0.5 * label.chars().count() as f32;
            let ends =
                if x + width > self.left + self.width { x - (x + width - self.left - self.width) } else { x };
            if ends >= free {
                surface.lines(Ink::Muted, self.frame.hair(), &[x, bottom - em * 0.8, x, bottom - em * 0.4]);
                surface.text(ends, bottom + em * 0.2, set, Ink::Muted, &label);
                free = ends + width + em * 0.8;
            }
        }
        if self.group > 1 && self.done.is_empty() {
            let note = said::rows_most(self.group);
            let set = Type::new(em * 0.85, Anchor::End);
            if free + em * 0.5 * note.chars().count() as f32 <= self.left + self.width {
                surface.text(self.left + self.width, bottom + em * 0.2, set, Ink::Muted, &note);
            }
        }
    }
}
