//! The supersteps of a BSP machine (IB 1): one bar each, stacked along the time axis. Computation has one colour; communication
//! is split into l and h·g.

mod keyboard;

use super::navigation::KeyDirection;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::supersteps::{stages, supersteps};
use hyperfly_core::machine::MachineKind;
use hyperfly_core::trace::{Activity, Superstep};
use hyperfly_text::scene as texts;
use hyperfly_text::view;
use std::rc::Rc;

/// Minimum height of a row with text, in heights of the text.
const MIN_LABELLED_ROW: f32 = 0.95;

/// The supersteps scene.
pub struct SuperstepsScene {
    replay: Rc<Replay>,
    frame: Frame,
    all: Vec<Superstep>,
    left: f32,
    top: f32,
    width: f32,
    row: f32,
    /// The most recently selected processor and its part of each bar, as lines.
    rank_lines: (u32, Vec<f32>),
}

impl SuperstepsScene {
    /// Lays out the bars.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let em = frame.text;
        let all = supersteps(replay);
        let count = all.len().max(1) as f32;
        let left = em * 9.2;
        let top = em * 0.4;
        let space = (frame.height - top - em * 2.4).max(10.0);
        SuperstepsScene {
            replay: replay.clone(),
            frame,
            left,
            top,
            width: (frame.width - left - em * 0.4).max(20.0),
            row: (space / count).min(em * 4.4),
            rank_lines: (u32::MAX, Vec::new()),
            all,
        }
    }

    /// Returns the preferred height of the bars of a run with text of this height.
    pub fn height(replay: &Replay, text: f32) -> f32 {
        text * (2.8 + 3.2 * (supersteps(replay).len().max(2) as f32)).min(40.0)
    }

    fn supersteps(&self) -> &[Superstep] {
        &self.all
    }

    fn x(&self, t: f64) -> f32 {
        let end = self.replay.t_end();
        self.left + if end > 0.0 { (t / end) as f32 * self.width } else { 0.0 }
    }

    fn has_labels(&self) -> bool {
        self.row >= MIN_LABELLED_ROW * self.frame.text
    }

    /// Returns top and height of the bar of a superstep.
    fn bar(&self, k: usize) -> (f32, f32) {
        let gap = if self.row >= 6.0 { self.row * 0.2 } else { 0.0 };
        (self.top + k as f32 * self.row + gap / 2.0, (self.row - gap).max(1.0))
    }

    /// Returns when the synchronisation of a communication superstep ends; the rest moves h words.
    fn sync_end(&self, superstep: &Superstep) -> f64 {
        superstep.parts(superstep.h).0
    }

    /// Returns the kind of a superstep and the stages or words that it computes or moves.
    fn labels(&self, k: usize) -> (String, String) {
        let superstep = &self.supersteps()[k];
        if superstep.h > 0 {
            return (view::communication().into(), texts::h_is(superstep.h));
        }
        (view::computation().into(), stages(&self.replay, superstep))
    }

    /// Returns the reason why there is nothing to draw.
    fn reason_if_empty(&self) -> Option<&'static str> {
        match (self.replay.machine(), self.supersteps().is_empty()) {
            (_, false) => None,
            (MachineKind::Bsp, true) if self.replay.run().trace.bins.is_some() => {
                Some(texts::bins_supersteps())
            }
            (MachineKind::Bsp, true) => Some(texts::no_superstep_with_time()),
            _ => Some(texts::not_bsp()),
        }
    }
}

impl Scene for SuperstepsScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        if let Some(reason) = self.reason_if_empty() {
            let set = TextStyle::new(em, Anchor::Middle);
            surface.text(self.frame.width / 2.0, self.frame.height / 2.0, set, Ink::Muted, reason);
            return;
        }
        let (right, bottom) = (self.left + self.width, self.top + self.supersteps().len() as f32 * self.row);
        let mut bands = Batch::default();
        let mut bars = Batch::default();
        let mut hatch = Vec::new();
        for (k, superstep) in self.supersteps().iter().enumerate() {
            let (y, h) = self.bar(k);
            if self.row >= 6.0 {
                let ink = if superstep.h > 0 { Ink::BandB } else { Ink::BandA };
                bands.push(ink, &[self.left, self.top + k as f32 * self.row, self.width, self.row]);
            }
            let (x0, x1) = (self.x(superstep.start), self.x(superstep.end));
            if superstep.h == 0 {
                bars.push(Ink::Compute, &[x0, y, x1 - x0, h]);
                continue;
            }
            let sync_x = self.x(self.sync_end(superstep));
            bars.push(Ink::HopSoft, &[x0, y, sync_x - x0, h]);
            hatch.extend([x0, y, sync_x - x0, h]);
            bars.push(Ink::Transfer, &[sync_x, y, x1 - sync_x, h]);
        }
        bands.rects(surface);
        bars.rects(surface);
        if self.row >= 4.0 {
            surface.hatch(Ink::Hop, 0.8 * hair, 5.0 * hair, &hatch);
        }
        surface.lines(Ink::Wire, hair, &[self.left, bottom + 0.5, right, bottom + 0.5]);
        if self.has_labels() {
            for k in 0..self.supersteps().len() {
                self.draw_labels(k, surface);
            }
        } else {
            let count = self.supersteps().iter().filter(|superstep| superstep.h > 0).count();
            let set = TextStyle::new(em * 0.92, Anchor::Start);
            let number = numbers::whole(count as u64);
            let labels = [number.as_str()].into_iter().chain(texts::communication_supersteps().split('\n'));
            for (row, text) in labels.enumerate() {
                surface.text(0.0, self.top + em * (0.8 + 1.3 * row as f32), set, Ink::Muted, text);
            }
        }
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        surface.text(self.left, bottom + em * 1.2, set, Ink::Muted, "0");
        let set = TextStyle::new(em * 0.92, Anchor::End);
        if let Some(bsp) = self.replay.run().scenario.machine.bsp() {
            let end = texts::superstep_end(
                &numbers::quantity(bsp.gap, 4),
                &numbers::quantity(bsp.sync, 5),
                &numbers::quantity(self.replay.t_end(), 7),
            );
            surface.text(right, bottom + em * 1.2, set, Ink::Muted, &end);
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        if self.reason_if_empty().is_some() {
            return;
        }
        let hair = self.frame.hair();
        let bottom = self.top + self.supersteps().len() as f32 * self.row;
        // The current superstep.
        if let Some(k) =
            self.supersteps().iter().position(|superstep| (superstep.start..superstep.end).contains(&t))
        {
            let superstep = self.supersteps()[k];
            let (y, h) = self.bar(k);
            let (x0, x1) = (self.x(superstep.start), self.x(superstep.end));
            surface.frames(Ink::Cursor, 1.5 * hair, &[x0 - 1.5, y - 1.5, x1 - x0 + 3.0, h + 3.0]);
        }
        let q = match selection {
            Some(Selection::Processor(q)) => Some(q),
            Some(Selection::Element { stage, index }) => self.replay.owner_of(stage, index),
            Some(Selection::Step(record)) if (record as usize) < self.replay.run().plan.steps.len() => {
                Some(self.replay.owner(record))
            }
            _ => None,
        };
        if let Some(q) = q.filter(|&q| q < self.replay.p()) {
            if self.rank_lines.0 != q {
                self.rank_lines = (q, self.rank_part(q));
            }
            surface.lines(Ink::Ground, 4.0 * hair, &self.rank_lines.1);
            surface.lines(Ink::Focus, 2.2 * hair, &self.rank_lines.1);
        }
        for (k, superstep) in self.all.iter().enumerate() {
            let contains = |record: u32| self.is_in(record, superstep);
            let is_selected = match selection {
                Some(Selection::Message(record)) => superstep.h > 0 && contains(record),
                Some(Selection::Line(line)) => self.replay.steps_of(line).any(contains),
                _ => false,
            };
            if is_selected {
                let (y, h) = self.bar(k);
                let (x0, x1) = (self.x(superstep.start), self.x(superstep.end));
                surface.frames(Ink::Focus, 1.5 * hair, &[x0 - 1.5, y - 1.5, x1 - x0 + 3.0, h + 3.0]);
            }
        }
        if let Some(Selection::Stage(l)) = selection {
            let has_stage = |phase: &&crate::trace::phases::Phase| {
                phase.kind.stages().is_some_and(|(first, last)| (first..last).contains(&l))
            };
            if let Some(phase) = self.replay.phases().iter().find(has_stage) {
                let (x0, x1) = (self.x(phase.start), self.x(phase.end));
                surface.frames(Ink::Focus, 1.5 * hair, &[x0, self.top, x1 - x0, bottom - self.top]);
            }
        }
        if let Some(Selection::Activity(activity)) = selection {
            for (k, superstep) in self.all.iter().enumerate() {
                let (y, h) = self.bar(k);
                let sync_x = self.x(self.sync_end(superstep));
                let (x0, x1) = match (activity, superstep.h) {
                    (Activity::Compute, 0) => (self.x(superstep.start), self.x(superstep.end)),
                    (Activity::Hop, 1..) => (self.x(superstep.start), sync_x),
                    (Activity::Transfer, 1..) => (sync_x, self.x(superstep.end)),
                    _ => continue,
                };
                surface.frames(Ink::Focus, 1.5 * hair, &[x0 - 1.5, y - 1.5, x1 - x0 + 3.0, h + 3.0]);
            }
        }
        let x = self.x(t);
        surface.lines(Ink::Ground, 3.5 * hair, &[x, 0.0, x, bottom + 2.0]);
        surface.lines(Ink::Cursor, 1.5 * hair, &[x, 0.0, x, bottom + 2.0]);
        let tip = self.frame.text * 0.4;
        surface.triangles(Ink::Cursor, &[x - tip, 0.0, x + tip, 0.0, x, tip * 1.2]);
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        self.neighbour(from, way)
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        let k = ((y - self.top) / self.row).floor();
        if k < 0.0 || x > self.left + self.width {
            return None;
        }
        let superstep = self.supersteps().get(k as usize)?;
        self.stage_of(superstep)
    }
}

impl SuperstepsScene {
    /// Returns whether a step computes in a superstep or its message travels in it.
    fn is_in(&self, record: u32, superstep: &Superstep) -> bool {
        let run = self.replay.run();
        let Some(step) = run.plan.steps.get(record as usize) else { return false };
        let step_end = || run.trace.end(self.replay.owner(record), record);
        let end = self.replay.message(record).map_or_else(step_end, |message| message.delivered);
        (superstep.h > 0) == step.communicates() && superstep.start < end && end <= superstep.end
    }

    /// Draws name and size on the left, and the durations in or next to the bar.
    fn draw_labels(&self, k: usize, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let superstep = self.supersteps()[k];
        let (y, h) = self.bar(k);
        let middle = y + h / 2.0;
        let (kind, detail) = self.labels(k);
        let size = (self.row * 0.8).min(em * 0.92);
        if self.row >= em * 2.3 {
            surface.text(0.0, middle - em * 0.55, TextStyle::new(size, Anchor::Start), Ink::Text, &kind);
            surface.text(0.0, middle + em * 0.65, TextStyle::new(size, Anchor::Start), Ink::Muted, &detail);
        } else {
            let text = if detail.is_empty() { &kind } else { &detail };
            surface.text(0.0, middle, TextStyle::new(size, Anchor::Start), Ink::Text, text);
        }
        let (x0, x1) = (self.x(superstep.start), self.x(superstep.end));
        let text_width = |text: &str| text.chars().count() as f32 * size * 0.56 + em * 0.6;
        if superstep.h == 0 {
            let text = numbers::quantity(superstep.end - superstep.start, 5);
            self.draw_near_bar(
                &text,
                [x0, x1, middle],
                Some(Ink::OnStrong),
                size,
                text_width(&text),
                surface,
            );
            return;
        }
        let sync_x = self.x(self.sync_end(&superstep));
        let moved = superstep.h as f64 * superstep.gap;
        let (sync, moved) = (numbers::quantity(superstep.sync, 5), numbers::quantity(moved, 5));
        let combined = texts::superstep_both(&sync, &moved);
        let (sync, moved) = (texts::superstep_sync(&sync), texts::superstep_moved(&moved));
        let (in_sync, in_moved) = (sync_x - x0 >= text_width(&sync), x1 - sync_x >= text_width(&moved));
        if in_sync {
            // Text on hatching needs a plain background.
            let width = text_width(&sync) - em * 0.2;
            surface
                .rects(Ink::HopSoft, &[(x0 + sync_x - width) / 2.0, middle - size * 0.6, width, size * 1.2]);
            surface.text((x0 + sync_x) / 2.0, middle, TextStyle::new(size, Anchor::Middle), Ink::Text, &sync);
        }
        if in_moved {
            surface.text(
                (sync_x + x1) / 2.0,
                middle,
                TextStyle::new(size, Anchor::Middle),
                Ink::OnStrong,
                &moved,
            );
        }
        let rest = match (in_sync, in_moved) {
            (true, true) => return,
            (true, false) => moved,
            (false, true) => sync,
            (false, false) => combined,
        };
        let width = text_width(&rest);
        self.draw_near_bar(&rest, [x0, x1, middle], None, size, width, surface);
    }

    /// Draws a text within a bar if it fits, else after it, else before it.
    fn draw_near_bar(
        &self,
        text: &str,
        [x0, x1, y]: [f32; 3],
        inside: Option<Ink>,
        size: f32,
        width: f32,
        surface: &mut dyn Surface,
    ) {
        let em = self.frame.text;
        if let Some(ink) = inside.filter(|_| x1 - x0 >= width) {
            surface.text((x0 + x1) / 2.0, y, TextStyle::new(size, Anchor::Middle), ink, text);
        } else if x1 + width <= self.left + self.width {
            surface.text(x1 + em * 0.4, y, TextStyle::new(size, Anchor::Start), Ink::Text, text);
        } else {
            surface.text(x0 - em * 0.4, y, TextStyle::new(size, Anchor::End), Ink::Text, text);
        }
    }

    /// Returns the part of one processor in each superstep as lines over the bars.
    fn rank_part(&self, q: u32) -> Vec<f32> {
        let trace = &self.replay.run().trace;
        let mut numbers = trace.superstep_numbers.chunks_exact(self.replay.p() as usize);
        let mut until: Vec<f64> = self.all.iter().map(|superstep| superstep.start).collect();
        self.replay.segments(q, |segment| {
            if segment.activity == Activity::Compute {
                let at = self.all.partition_point(|superstep| superstep.end < segment.end);
                if let Some(until) = until.get_mut(at).filter(|_| self.all[at].h == 0) {
                    *until = segment.end;
                }
            }
        });
        let mut lines = Vec::new();
        for (k, superstep) in self.all.iter().enumerate() {
            if superstep.h > 0 {
                let words = numbers.next().map_or(0, |row| row[q as usize]);
                until[k] = superstep.parts(words).1;
            }
            let (y, h) = self.bar(k);
            lines.extend([self.x(superstep.start), y + h * 0.88, self.x(until[k]), y + h * 0.88]);
        }
        lines
    }
}
