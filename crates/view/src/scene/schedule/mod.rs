//! The schedule of one processor (S Fig. 2): its butterfly before the first redistribution with the work for each output
//! shaded, when each output is produced and leaves; below, when the inputs of the next phase arrive and are used.
//!
//! Drawn for the selected processor, else for the last. Up to m = 32 every node is drawn; beyond, how many outputs were
//! produced, had left, and how many inputs had come, over time.

mod counts;
mod nodes;

use super::{Frame, Scene, Selection};
use crate::distribution::Distributions;
use crate::numbers;
use crate::palette::Ink;
use crate::schedule::Schedule;
use crate::story::Story;
use crate::surface::{Anchor, Surface, Type};
use std::rc::Rc;

/// Up to so many elements on a processor every node is drawn.
pub const MOST_ROWS: usize = 32;

/// The schedule scene.
pub struct ScheduleScene {
    story: Rc<Story>,
    frame: Frame,
    all: Option<Rc<Distributions>>,
    /// Of the processor that was drawn last.
    schedule: Option<Schedule>,
    scratch: nodes::Scratch,
}

/// Where time is.
#[derive(Clone, Copy)]
struct Axis {
    left: f32,
    width: f32,
    end: f64,
}

impl Axis {
    fn x(&self, t: f64) -> f32 {
        self.left + if self.end > 0.0 { (t / self.end).clamp(0.0, 1.0) as f32 * self.width } else { 0.0 }
    }
}

impl ScheduleScene {
    /// Reads the schedule of the last processor.
    pub fn new(story: &Rc<Story>, frame: Frame) -> Self {
        let all = story.distributions();
        let schedule = all.as_ref().and_then(|all| Schedule::new(story, all, story.p() - 1));
        ScheduleScene { story: story.clone(), frame, all, schedule, scratch: nodes::Scratch::default() }
    }

    fn turn_to(&mut self, q: u32) {
        if self.schedule.as_ref().is_some_and(|schedule| schedule.processor != q) {
            self.schedule = self.all.as_ref().and_then(|all| Schedule::new(&self.story, all, q));
        }
    }

    /// The processor that a selection means.
    fn processor(&self, selection: Option<Selection>) -> u32 {
        let plan = &self.story.run().plan;
        let q = match selection {
            Some(Selection::Processor(q)) => Some(q),
            Some(Selection::Message(record) | Selection::Step(record))
                if (record as usize) < plan.steps.len() =>
            {
                Some(self.story.owner(record))
            }
            Some(Selection::Element { stage, index }) => self.story.owner_of(stage, index),
            _ => None,
        };
        q.filter(|&q| q < plan.p).unwrap_or(plan.p - 1)
    }

    fn axis(&self) -> Axis {
        let em = self.frame.text;
        let share = match &self.schedule {
            Some(schedule) if schedule.first.rows.len() <= MOST_ROWS => 0.3,
            _ => 0.0,
        };
        let left = (self.frame.width * share).max(em * 3.0) + em * 2.6;
        Axis { left, width: (self.frame.width - left - em * 1.4).max(20.0), end: self.story.t_end() }
    }

    /// What is to be known about this picture.
    fn note(&self) -> Option<&'static str> {
        match &self.schedule {
            Some(schedule) if schedule.node_by_node => None,
            Some(_) => Some(
                "computed stage by stage, not node by node: nothing leaves before the last stage is done",
            ),
            None if !self.story.is_detailed() => Some("recorded in bins of time: no single output is known"),
            None if self.all.is_none() => Some("so large a transform is not followed element by element"),
            None => Some(
                "no element changes its processor between two stages: there are no outputs to be driven by",
            ),
        }
    }
}

impl Scene for ScheduleScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let Some(note) = self.note() else { return };
        if self.schedule.is_none() {
            let set = Type::new(em, Anchor::Middle);
            surface.text(self.frame.width / 2.0, self.frame.height / 2.0, set, Ink::Muted, note);
            return;
        }
        let set = Type::new(em * 0.85, Anchor::Start);
        surface.text(0.0, self.frame.height - em * 0.45, set, Ink::Muted, note);
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.turn_to(self.processor(selection));
        let axis = self.axis();
        let note = self.note().is_some();
        let Some(schedule) = &self.schedule else { return };
        let em = self.frame.text;
        let height = self.frame.height - if note { em * 1.4 } else { 0.0 };
        let frame = Frame { height, ..self.frame };
        if schedule.first.rows.len() <= MOST_ROWS {
            nodes::draw(schedule, frame, axis, t, selection, &mut self.scratch, surface);
        } else {
            counts::draw(schedule, frame, axis, t, surface);
        }
        let hair = self.frame.hair();
        let (x, bottom) = (axis.x(t), height - em * 1.5);
        surface.lines(Ink::Ground, 3.0 * hair, &[x, em * 0.2, x, bottom]);
        surface.lines(Ink::Cursor, 1.4 * hair, &[x, em * 0.2, x, bottom]);
        let tip = em * 0.4;
        surface.triangles(Ink::Cursor, &[x - tip, 0.0, x + tip, 0.0, x, tip * 1.2]);
        let set = Type::new(em * 0.85, Anchor::Start);
        surface.text(axis.left, height - em * 0.6, set, Ink::Muted, "0");
        let end = format!("T_p = {}", numbers::quantity(axis.end, 6));
        let set = Type::new(em * 0.85, Anchor::End);
        surface.text(axis.left + axis.width, height - em * 0.6, set, Ink::Muted, &end);
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        let schedule = self.schedule.as_ref()?;
        let note = if self.note().is_some() { self.frame.text * 1.4 } else { 0.0 };
        if schedule.first.rows.len() > MOST_ROWS || !(0.0..self.frame.width).contains(&x) {
            return None;
        }
        let rows = nodes::Rows::new(schedule, Frame { height: self.frame.height - note, ..self.frame });
        // What it computed last of this row, so that the processor stays the same.
        let (part, row) = rows.at(y)?;
        let part = if part == 0 { &schedule.first } else { &schedule.second };
        let index = (*part.rows.get(row)?).into();
        match part.stages.0 < part.stages.1 {
            true => Some(Selection::Element { stage: part.stages.1, index }),
            false => Some(Selection::Processor(schedule.processor)),
        }
    }
}
