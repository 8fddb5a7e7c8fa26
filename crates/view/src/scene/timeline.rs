//! The timeline: one row per processor with its activities over time, and the critical path. If rows would be lower
//! than their numbers, processors with equal activities share one.

mod keyboard;
mod labels;
mod merge;
mod row_map;
mod rows;

use super::navigation::KeyDirection;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::scene::scene::Scene;
use crate::trace::critical_path::{self, Stretch};
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_core::trace::Activity;
use row_map::RowMap;
use std::rc::Rc;

/// Height below a bar for the number of processors that it stands for, in heights of the text.
const CAPTION_HEIGHT: f32 = 1.5;

/// Maximum height of a row that stands for several processors, in heights of the text.
const MAX_ALIKE_ROW: f32 = 9.0;

/// The timeline scene.
pub struct TimelineScene {
    replay: Rc<Replay>,
    frame: Frame,
    /// End of the axis, and the note at the end of a run that is shorter.
    end: f64,
    end_note: String,
    segments: [Vec<f32>; 6],
    path: Vec<Stretch>,
    /// Outlines of the selected activity's large rectangles; the buffer is reused from frame to frame.
    edges: Vec<f32>,
    map: RowMap,
    rows: u32,
    left: f32,
    top: f32,
    width: f32,
    row: f32,
    bar: f32,
    binned: bool,
}

impl TimelineScene {
    /// Lays out the rows and collects their rectangles.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        Self::with_axis_end(replay, replay.t_end(), String::new(), frame)
    }

    /// Lays out the timeline on an axis that continues after the run to `end`; `end_note` marks the end of the run.
    pub fn with_axis_end(replay: &Rc<Replay>, end: f64, end_note: String, frame: Frame) -> Self {
        let em = frame.text;
        let left = em * 3.2;
        let top = em * 0.4;
        let width = (frame.width - left - em * 0.4).max(20.0);
        let space = (frame.height - top - em * 2.0).max(10.0);
        let map = RowMap::new(replay, space, em);
        let rows = map.count();
        let is_alike = map.alike_count(0).is_some();
        let row = (space / rows as f32).min(em * if is_alike { MAX_ALIKE_ROW } else { 4.5 });
        let gap = if is_alike {
            em * CAPTION_HEIGHT
        } else if row >= 8.0 {
            row * 0.14
        } else if row >= 4.0 {
            1.0
        } else {
            0.0
        };
        let mut scene = TimelineScene {
            replay: replay.clone(),
            frame,
            end,
            end_note,
            segments: Default::default(),
            path: critical_path::critical_path(replay),
            edges: Vec::new(),
            map,
            rows,
            left,
            top,
            width,
            row,
            // Without a gap, bars overlap the next row a little, to avoid seams.
            bar: if gap > 0.0 { row - gap } else { row + 0.4 },
            binned: !replay.is_detailed(),
        };
        for row in 0..rows {
            scene.collect_row(row);
        }
        scene
    }

    /// Returns the x of a time.
    pub fn x(&self, t: f64) -> f32 {
        let end = self.end;
        self.left + if end > 0.0 { (t / end) as f32 * self.width } else { 0.0 }
    }

    /// Returns the time at an x, clamped to 0 … T_p.
    pub fn time(&self, x: f32) -> f64 {
        ((f64::from((x - self.left) / self.width)).clamp(0.0, 1.0) * self.end).min(self.replay.t_end())
    }

    fn y(&self, row: u32) -> f32 {
        self.top + row as f32 * self.row
    }
}

impl Scene for TimelineScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        for activity in Activity::ALL {
            let rects = &self.segments[activity as usize];
            if crate::text::breakdown::is_hatched(activity) {
                surface.rects(Ink::soft(activity), rects);
                let merged = if self.bar < 4.0 { merge::merge_rects(rects) } else { Vec::new() };
                let areas = if self.bar < 4.0 { &merged } else { rects };
                surface.hatch(Ink::of(activity), 0.8 * hair, 5.0 * hair, areas);
            } else {
                surface.rects(Ink::of(activity), rects);
            }
        }
        // Edges separate neighbouring stretches without relying on colour.
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
                if w > 6.0 && h > 8.0 {
                    notches.push(Ink::Ground, &[x + 2.0, y + h * 0.5, x + w - 2.0, y + h * 0.5]);
                }
            }
            notches.lines(surface, 1.4 * hair);
        }
        // A line through the rows on which the end of the run depended.
        let mut path = Vec::new();
        for stretch in &self.path {
            let y = self.y(self.map.row(stretch.processor)) + self.bar * 0.86;
            path.extend_from_slice(&[self.x(stretch.start), y, self.x(stretch.end), y]);
        }
        if self.replay.p() > 1 {
            let is_short = self.path.len() < 40;
            let width = if self.bar >= 8.0 && is_short { 3.6 } else { 2.0 } * hair;
            surface.polyline(Ink::Ground, width, &path);
            surface.polyline(Ink::Critical, width * 0.5, &path);
        }
        let label_stride = ((em * 1.25 / self.row).ceil() as u32).max(1).next_power_of_two();
        let set = TextStyle::new(em * 0.92, Anchor::End);
        for row in (0..self.rows).step_by(label_stride as usize) {
            let y = self.y(row) + self.bar / 2.0;
            surface.text(self.left - em * 0.6, y, set, Ink::Muted, &self.map.first(row).to_string());
        }
        self.draw_captions(surface);
        self.draw_axis(surface);
        self.draw_end(surface);
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        if let Some(Selection::Activity(activity)) = selection {
            self.highlight_activity(activity, surface);
        }
        let bottom = self.y(self.rows);
        let outline = |q: u32, start: f64, end: f64, width: f32, surface: &mut dyn Surface| {
            let y = self.y(self.map.row(q));
            let (x0, x1) = (self.x(start), self.x(end));
            let around = [x0 - width, y - width, x1 - x0 + 2.0 * width, self.bar + 2.0 * width];
            surface.frames(Ink::Focus, width, &around);
        };
        match selection {
            Some(Selection::Processor(q)) if q < self.replay.p() => {
                outline(q, 0.0, self.replay.t_end(), 1.5 * hair, surface);
            }
            Some(Selection::Element { stage, index }) => {
                if let Some(q) = self.replay.owner_of(stage, index) {
                    outline(q, 0.0, self.replay.t_end(), 1.5 * hair, surface);
                }
            }
            Some(Selection::Message(record) | Selection::Step(record))
                if self.replay.is_detailed() && record < self.replay.run().plan.steps.len() as u32 =>
            {
                let q = self.replay.owner(record);
                let trace = &self.replay.run().trace;
                outline(q, trace.start[record as usize], trace.end(q, record), 2.0 * hair, surface);
                if let Some(message) = self.replay.message(record) {
                    // From the sender at injection to the receiver at delivery.
                    let middle = |q: u32| self.y(self.map.row(q)) + self.bar / 2.0;
                    let (x0, x1) = (self.x(message.injected), self.x(message.delivered));
                    let line = [x0, middle(message.from), x1, middle(message.to)];
                    surface.lines(Ink::Ground, 4.0 * hair, &line);
                    surface.lines(Ink::Focus, 1.8 * hair, &line);
                    surface.discs(Ink::Focus, &[x1, middle(message.to), 3.0 * hair]);
                }
            }
            Some(Selection::Line(line)) if self.replay.is_detailed() => {
                let trace = &self.replay.run().trace;
                for record in self.replay.steps_of(line) {
                    let q = self.replay.owner(record);
                    outline(q, trace.start[record as usize], trace.end(q, record), 1.2 * hair, surface);
                }
            }
            Some(Selection::Stage(l)) => {
                let has_stage = |phase: &&crate::trace::phases::Phase| {
                    phase.kind.stages().is_some_and(|(first, last)| (first..last).contains(&l))
                };
                if let Some(phase) = self.replay.phases().iter().find(has_stage) {
                    let (x0, x1) = (self.x(phase.start), self.x(phase.end));
                    surface.frames(Ink::Focus, 1.5 * hair, &[x0, self.top, x1 - x0, bottom - self.top]);
                }
            }
            _ => {}
        }
        let x = self.x(t);
        // The cursor leaves out the captions below bars, which it would cross.
        let mut from = 0.0;
        for row in 0..=self.rows {
            let has_caption = row < self.rows && self.map.alike_count(row).is_some_and(|count| count > 1);
            let to = if has_caption { self.y(row) + self.bar } else { bottom };
            if (has_caption || row == self.rows) && to > from {
                let segment = [x, from, x, to + 2.0];
                surface.lines(Ink::Ground, 3.5 * hair, &segment);
                surface.lines(Ink::Cursor, 1.5 * hair, &segment);
                from = self.y(row + 1) - 2.0;
            }
        }
        let tip = self.frame.text * 0.4;
        surface.triangles(Ink::Cursor, &[x - tip, 0.0, x + tip, 0.0, x, tip * 1.2]);
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        self.neighbour(from, way)
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        let row = ((y - self.top) / self.row).floor();
        if row < 0.0 || row >= self.rows as f32 || x > self.left + self.width {
            return None;
        }
        let q = self.map.first(row as u32);
        if x < self.left || self.map.group() > 1 {
            return Some(Selection::Processor(q));
        }
        let record = self.replay.segment_at(q, self.time(x)).record;
        if record == u32::MAX {
            return Some(Selection::Processor(q));
        }
        Some(match self.replay.message_of(q, record) {
            Some(_) => Selection::Message(record),
            None => Selection::Step(record),
        })
    }
}
