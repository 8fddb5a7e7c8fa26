//! The schedule of one processor (S Fig. 2). The upper part is its butterfly before the first redistribution, with the work for
//! each output shaded, and the times at which outputs are produced and leave. The lower part shows when the inputs of the next
//! phase arrive and are used.
//!
//! The picture shows the selected processor, or the last one. Up to m = 32 every node is drawn; beyond that, the numbers of
//! outputs produced and sent and of inputs received over time. The naive and the output-driven formulation are drawn side by side
//! with a common cursor and time scale.

mod area;
mod axis;
mod counts;
mod keyboard;
mod nodes;
mod pane;

use super::navigation::KeyDirection;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use crate::trace::schedule;
use crate::trace::selection::Selection;
use area::Area;
use hyperfly_core::formulations::Algorithm;
use hyperfly_text::scene as texts;
pub use pane::MAX_ROWS;
use pane::Pane;
use std::rc::Rc;

/// The schedule scene.
pub struct ScheduleScene {
    replay: Rc<Replay>,
    panes: Vec<Pane>,
    /// Rectangle and name of a run that is still being simulated.
    pending: Option<(Area, &'static str)>,
}

impl ScheduleScene {
    /// Lays out the schedule of the last processor.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let area = Area::new([0.0, 0.0], frame);
        let pane = Pane::new(replay, "", area, replay.t_end());
        ScheduleScene { replay: replay.clone(), panes: vec![pane], pending: None }
    }

    /// Lays out the run and its counterpart ([`schedule::counterpart`]) side by side; `other` is `None` while that run is not
    /// available. A run without a counterpart is drawn alone.
    pub fn with_counterpart(replay: &Rc<Replay>, other: Option<&Rc<Replay>>, frame: Frame) -> Self {
        let Some(counterpart) = schedule::counterpart(&replay.run().scenario) else {
            return Self::new(replay, frame);
        };
        let em = frame.text;
        let gap = em * 2.4;
        // Side by side if there is space; the naive one first.
        let is_side_by_side = frame.width >= em * 56.0;
        let mut sub = frame;
        let mut corners = [[0.0, 0.0]; 2];
        if is_side_by_side {
            sub.width = (frame.width - gap) / 2.0;
            corners[1][0] = sub.width + gap;
        } else {
            sub.height = (frame.height - em) / 2.0;
            corners[1][1] = sub.height + em;
        }
        let at = |algorithm: Algorithm| usize::from(algorithm == Algorithm::OutputDriven);
        let name = |algorithm: Algorithm| [texts::naive(), texts::output_driven()][at(algorithm)];
        let end = other.map_or(0.0, |other| other.t_end()).max(replay.t_end());
        let pane = |replay: &Rc<Replay>| {
            let algorithm = replay.run().scenario.formulation.algorithm();
            Pane::new(replay, name(algorithm), Area::new(corners[at(algorithm)], sub), end)
        };
        let panes = [Some(replay), other].into_iter().flatten().map(pane).collect();
        let counterpart = counterpart.formulation.algorithm();
        let pending = other.is_none().then(|| (Area::new(corners[at(counterpart)], sub), name(counterpart)));
        ScheduleScene { replay: replay.clone(), panes, pending }
    }

    /// Returns the preferred height of a run's schedule with text of this height, so that rows are legible.
    pub fn height(replay: &Replay, text: f32) -> f32 {
        let m = (replay.run().plan.n / u64::from(replay.p())) as f32;
        let rows = if m <= MAX_ROWS as f32 { 2.0 * m * (1.9 - 0.04 * m).max(0.8) } else { 24.0 };
        text * (9.2 + rows)
    }

    /// Returns the processor that a selection refers to, or the last one.
    fn processor(&self, selection: Option<Selection>) -> u32 {
        let plan = &self.replay.run().plan;
        let q = match selection {
            Some(Selection::Processor(q)) => Some(q),
            Some(Selection::Message(record) | Selection::Step(record))
                if (record as usize) < plan.steps.len() =>
            {
                Some(self.replay.owner(record))
            }
            Some(Selection::Element { stage, index }) => self.replay.owner_of(stage, index),
            _ => None,
        };
        q.filter(|&q| q < plan.p).unwrap_or(plan.p - 1)
    }
}

impl Scene for ScheduleScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        for pane in &self.panes {
            pane.draw_static(surface);
        }
        if let Some((area, name)) = &self.pending {
            let set = TextStyle::new(area.em, Anchor::Start);
            surface.text(area.left, area.top + area.em * 0.7, set.bold(), Ink::Text, name);
            let y = area.top + area.em * 2.4;
            surface.text(area.left, y, set, Ink::Muted, texts::being_simulated());
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let q = self.processor(selection);
        for (k, pane) in self.panes.iter_mut().enumerate() {
            // Records of the run do not refer to its counterpart.
            let selection_here = match selection {
                Some(Selection::Message(_) | Selection::Step(_)) if k > 0 => None,
                selection => selection,
            };
            pane.draw_dynamic(t, q, selection_here, surface);
        }
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        self.neighbour(from, way)
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        self.panes.iter().find_map(|pane| pane.hit(x, y))
    }
}
