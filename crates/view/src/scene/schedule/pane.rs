//! The schedule of one run in its part of the picture.

use super::area::Area;
use super::axis::Axis;
use super::{counts, nodes};
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::trace::distribution::Distributions;
use crate::trace::replay::Replay;
use crate::trace::schedule::Schedule;
use crate::trace::selection::Selection;
use hyperfly_text::scene as texts;
use std::rc::Rc;

/// The content of a pane, prepared for the animation loop.
enum Content {
    Nodes(Box<nodes::Nodes>),
    Counts(Box<counts::Counts>),
}

impl Content {
    /// Returns the upper and the lower end of the axis.
    fn span(&self) -> [f32; 2] {
        match self {
            Content::Nodes(nodes) => nodes.span(),
            Content::Counts(counts) => counts.span(),
        }
    }
}

/// Maximum number of elements per processor for which every node is drawn.
pub const MAX_ROWS: usize = 32;

/// The pane of one run.
pub struct Pane {
    replay: Rc<Replay>,
    all: Option<Rc<Distributions>>,
    area: Area,
    axis: Axis,
    name: &'static str,
    note: Option<&'static str>,
    /// Number of text lines below the axis.
    lines: f32,
    /// The displayed processor and its content; `None` if there is nothing to draw.
    content: Option<(u32, Content)>,
}

impl Pane {
    /// Lays out the schedule of the last processor on a time axis up to `end`.
    pub fn new(replay: &Rc<Replay>, name: &'static str, area: Area, end: f64) -> Pane {
        let all = replay.distributions();
        let q = replay.p() - 1;
        let schedule = all.as_ref().and_then(|all| Schedule::new(replay, all, q));
        let note = match &schedule {
            Some(schedule) if schedule.is_demand_driven => None,
            Some(_) => Some(texts::stage_by_stage()),
            None if !replay.is_detailed() => Some(texts::bins_no_output()),
            None if all.is_none() => Some(texts::too_large_to_follow()),
            None => Some(texts::no_redistribution()),
        };
        let em = area.em;
        let share = match &schedule {
            Some(schedule) if schedule.first.rows.len() <= MAX_ROWS => 0.3,
            _ => 0.0,
        };
        let inset = (area.width * share).max(em * 3.0) + em * 2.6;
        let axis = Axis { left: area.left + inset, width: (area.width - inset - em * 1.4).max(20.0), end };
        // One of two panes has a note; both reserve space for it.
        let lines = if note.is_some() || !name.is_empty() { 1.0 } else { 0.0 };
        let mut pane = Pane { replay: replay.clone(), all, area, axis, name, note, lines, content: None };
        pane.content = schedule.map(|schedule| (q, pane.prepare(schedule)));
        pane
    }

    fn prepare(&self, schedule: Schedule) -> Content {
        match schedule.first.rows.len() <= MAX_ROWS {
            true => Content::Nodes(Box::new(nodes::Nodes::new(schedule, self.inner(), self.axis))),
            false => Content::Counts(Box::new(counts::Counts::new(&schedule, self.inner(), self.axis))),
        }
    }

    /// Returns the rectangle without the name above and without the axis and note below.
    fn inner(&self) -> Area {
        let em = self.area.em;
        let head = if self.name.is_empty() { 0.0 } else { em * 1.5 };
        let foot = em * (1.4 + 1.5 * self.lines);
        Area { top: self.area.top + head, height: self.area.height - head - foot, ..self.area }
    }

    fn show_processor(&mut self, q: u32) {
        if self.content.as_ref().is_some_and(|(shown, _)| *shown != q) {
            let schedule = self.all.as_ref().and_then(|all| Schedule::new(&self.replay, all, q));
            self.content = schedule.map(|schedule| (q, self.prepare(schedule)));
        }
    }

    /// Draws the name, the axis and the note.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let (area, axis, em) = (self.area, self.axis, self.area.em);
        let set = TextStyle::new(em, Anchor::Start);
        if !self.name.is_empty() {
            surface.text(area.left, area.top + em * 0.7, set.bold(), Ink::Text, self.name);
        }
        let bottom = area.top + area.height;
        if let Some(note) = self.note {
            let set = match self.content {
                Some(_) => TextStyle::new(em * 0.92, Anchor::Start),
                None => TextStyle::new(em, Anchor::Middle),
            };
            let (x, y) = match self.content {
                Some(_) => (area.left, bottom - em * 0.5),
                None => (area.left + area.width / 2.0, area.top + area.height / 2.0),
            };
            surface.text(x, y, set, Ink::Muted, note);
        }
        let Some((_, content)) = &self.content else { return };
        let [_, foot] = content.span();
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        surface.text(axis.left, foot + em * 0.7, set, Ink::Muted, "0");
        let end = self.replay.t_end();
        let text = texts::time_parallel(&numbers::quantity(end, 6));
        // Keep clear of the 0.
        let x = axis.x(end).max(axis.left + em * (1.0 + 0.5 * text.chars().count() as f32));
        surface.text(x, foot + em * 0.7, TextStyle::new(em * 0.92, Anchor::End), Ink::Text, &text);
    }

    /// Draws the schedule of processor `q` up to `t`.
    pub fn draw_dynamic(&mut self, t: f64, q: u32, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.show_processor(q);
        match &mut self.content {
            None => return,
            Some((_, Content::Nodes(nodes))) => nodes.draw(t, selection, surface),
            Some((_, Content::Counts(counts))) => counts.draw(t, surface),
        }
        let Some((_, content)) = &self.content else { return };
        let [top, bottom] = content.span();
        let (em, hair) = (self.area.em, self.area.hair);
        let end = self.axis.x(self.replay.t_end());
        surface.lines(Ink::Muted, hair, &[end, top, end, bottom]);
        if let Some(Selection::Line(line)) = selection
            && self.replay.is_detailed()
        {
            let trace = &self.replay.run().trace;
            for record in self.replay.steps_of(line).filter(|record| self.replay.owner(*record) == q) {
                let [from, to] = [trace.start[record as usize], trace.end(q, record)].map(|t| self.axis.x(t));
                surface.frames(Ink::Focus, 1.2 * hair, &[from, top, to - from, bottom - top]);
            }
        }
        let x = self.axis.x(t);
        surface.lines(Ink::Ground, 3.0 * hair, &[x, top, x, bottom]);
        surface.lines(Ink::Cursor, 1.4 * hair, &[x, top, x, bottom]);
        let tip = em * 0.4;
        surface.triangles(Ink::Cursor, &[x - tip, top, x + tip, top, x, top + tip * 1.2]);
    }

    /// Returns the selectable rows from top to bottom; `None` if there is no schedule.
    pub fn marks(&self) -> Option<Vec<Selection>> {
        Some(match &self.content.as_ref()?.1 {
            Content::Nodes(nodes) => nodes.marks(),
            Content::Counts(_) => Vec::new(),
        })
    }

    /// Returns the element whose row is at a point, in the state that this processor computed last.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        let Some((_, Content::Nodes(nodes))) = &self.content else { return None };
        let inside = (self.area.left..self.area.left + self.area.width).contains(&x);
        if inside { nodes.hit(y) } else { None }
    }
}
