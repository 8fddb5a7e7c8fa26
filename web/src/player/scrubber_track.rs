//! The scrubber's track: progress, starts of phases, and an overview of how many processors compute and, hatched above them, how
//! many are held up by contention.

use hyperfly_view::scene::{Frame, Scene, Selection};
use hyperfly_view::trace::overview::Overview;
use hyperfly_view::{Anchor, Ink, Surface, TextStyle};
use hyperfly_view::{PhaseKind, Replay};
use std::rc::Rc;

pub struct TrackScene {
    frame: Frame,
    end: f64,
    /// Positions and labels of the starts of phases.
    marks: Vec<(f32, String)>,
    /// Rectangles of computing and of contention over time.
    areas: [Vec<f32>; 2],
    /// Upper edge of the computing area.
    edge: Vec<f32>,
}

/// Margin for the thumb at both ends.
const MARGIN: f32 = 9.0;

impl TrackScene {
    /// Lays out the track of a run.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> TrackScene {
        Self::until(replay, replay.t_end(), frame)
    }

    /// Lays out the track of a comparison, whose clock runs to `end`.
    pub fn until(replay: &Rc<Replay>, end: f64, frame: Frame) -> TrackScene {
        let mut scene =
            TrackScene { frame, end, marks: Vec::new(), areas: Default::default(), edge: Vec::new() };
        scene.build_overview(replay);
        let mut free = f32::NEG_INFINITY;
        for (k, phase) in replay.phases().iter().enumerate() {
            let x = scene.x(phase.start);
            // Stages after the first are labelled with their number only.
            let label = match phase.kind {
                PhaseKind::Exchange { stage } if k > 0 => stage.to_string(),
                kind => kind.label(),
            };
            let width = label.chars().count() as f32 * frame.text * 0.56;
            let label = if x >= free && x + width <= frame.width { label } else { String::new() };
            if !label.is_empty() {
                free = x + width + frame.text * 0.7;
            }
            scene.marks.push((x, label));
        }
        if end > replay.t_end() {
            scene.marks.push((scene.x(replay.t_end()), String::new()));
        }
        scene
    }

    fn x(&self, t: f64) -> f32 {
        let fraction = if self.end > 0.0 { (t / self.end) as f32 } else { 0.0 };
        MARGIN + fraction * (self.frame.width - 2.0 * MARGIN)
    }

    /// Returns the y of the line; labels are below it.
    fn y(&self) -> f32 {
        (self.frame.height - 9.0 - self.frame.text * 1.25).max(14.0)
    }

    /// Builds the overview; columns of pixels with equal values share a rectangle.
    fn build_overview(&mut self, replay: &Replay) {
        let columns = (self.frame.width - 2.0 * MARGIN).max(1.0) as usize;
        // A run that ends before the clock leaves its end empty.
        let run_fraction = if self.end > replay.t_end() { replay.t_end() / self.end } else { 1.0 };
        let columns = ((columns as f64 * run_fraction) as usize).max(1);
        let overview = Overview::new(replay, columns);
        let step = (self.frame.width - 2.0 * MARGIN) * run_fraction as f32 / columns as f32;
        let (floor, height) = (self.y() - 2.5, self.y() - 5.5);
        let mut from = 0;
        for k in 1..=columns {
            let (compute, contention) = (overview.compute[from], overview.contention[from]);
            if k < columns && overview.compute[k] == compute && overview.contention[k] == contention {
                continue;
            }
            let (x, width) = (MARGIN + from as f32 * step, (k - from) as f32 * step);
            let (high, contention_height) = (compute.min(1.0) * height, contention.min(1.0) * height);
            self.areas[0].extend([x, floor - high, width, high]);
            if contention_height > 0.0 {
                self.areas[1].extend([x, floor - high - contention_height, width, contention_height]);
            }
            self.edge.extend([x, floor - high, x + width, floor - high]);
            from = k;
        }
    }
}

impl Scene for TrackScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let (y, width) = (self.y(), self.frame.width);
        let [compute, contention] = &self.areas;
        surface.rects(Ink::ComputeSoft, compute);
        surface.polyline(Ink::Compute, 1.2, &self.edge);
        surface.rects(Ink::ContentionSoft, contention);
        surface.hatch(Ink::Contention, 1.0, 4.0, contention);
        surface.rects(Ink::Wire, &[MARGIN, y - 1.5, width - 2.0 * MARGIN, 3.0]);
        for (x, label) in &self.marks {
            surface.lines(Ink::Muted, 1.0, &[*x, 2.0, *x, y + 8.0]);
            let size = TextStyle::new(self.frame.text * 0.92, Anchor::Start);
            surface.text(x - 0.5, y + 13.0 + self.frame.text * 0.4, size, Ink::Muted, label);
        }
    }

    fn draw_dynamic(&mut self, t: f64, _: Option<Selection>, surface: &mut dyn Surface) {
        let (x, y) = (self.x(t), self.y());
        surface.rects(Ink::Text, &[MARGIN, y - 1.5, x - MARGIN, 3.0]);
        surface.discs(Ink::Ground, &[x, y, 7.5]);
        surface.rings(Ink::Text, 2.0, &[x, y, 6.5]);
    }

    fn hit(&self, _: f32, _: f32, _: f64) -> Option<Selection> {
        None
    }
}
