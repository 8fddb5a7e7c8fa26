//! The track of the scrubber: how far the run is, and where its phases begin.

use hyperfly_view::scene::{Frame, Scene, Selection};
use hyperfly_view::story::{PhaseKind, Story};
use hyperfly_view::{Anchor, Ink, Surface, Type};
use std::rc::Rc;

/// The scene.
pub struct TrackScene {
    frame: Frame,
    end: f64,
    /// Where phases begin, and how they are called there.
    marks: Vec<(f32, String)>,
}

/// Room for the thumb at both ends.
const EDGE: f32 = 9.0;

impl TrackScene {
    /// Lays the track out.
    pub fn new(story: &Rc<Story>, frame: Frame) -> TrackScene {
        Self::until(story, story.t_end(), frame)
    }

    /// Of a comparison, whose clock goes on to `end`.
    pub fn until(story: &Rc<Story>, end: f64, frame: Frame) -> TrackScene {
        let mut scene = TrackScene { frame, end, marks: Vec::new() };
        let mut free = f32::NEG_INFINITY;
        for (k, phase) in story.phases().iter().enumerate() {
            let x = scene.x(phase.start);
            // Stages say their number; the first of them says that it is one.
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
        if end > story.t_end() {
            scene.marks.push((scene.x(story.t_end()), String::new()));
        }
        scene
    }

    fn x(&self, t: f64) -> f32 {
        let at = if self.end > 0.0 { (t / self.end) as f32 } else { 0.0 };
        EDGE + at * (self.frame.width - 2.0 * EDGE)
    }

    fn y(&self) -> f32 {
        14.0
    }
}

impl Scene for TrackScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let (y, width) = (self.y(), self.frame.width);
        surface.rects(Ink::Wire, &[EDGE, y - 1.5, width - 2.0 * EDGE, 3.0]);
        for (x, label) in &self.marks {
            surface.lines(Ink::Muted, 1.0, &[*x, y - 8.0, *x, y + 8.0]);
            let size = Type::new(self.frame.text * 0.92, Anchor::Start);
            surface.text(x - 0.5, y + 13.0 + self.frame.text * 0.4, size, Ink::Muted, label);
        }
    }

    fn draw_dynamic(&mut self, t: f64, _: Option<Selection>, surface: &mut dyn Surface) {
        let (x, y) = (self.x(t), self.y());
        surface.rects(Ink::Text, &[EDGE, y - 1.5, x - EDGE, 3.0]);
        surface.discs(Ink::Ground, &[x, y, 7.5]);
        surface.rings(Ink::Text, 2.0, &[x, y, 6.5]);
    }

    fn hit(&self, _: f32, _: f32, _: f64) -> Option<Selection> {
        None
    }
}
