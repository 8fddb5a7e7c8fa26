//! What every animated picture of a run can do.

use super::marks::Way;
use crate::draw::surface::Surface;
use crate::trace::selection::Selection;

/// A picture of a run. Made anew when the run or the frame changes; cheap per animation frame.
///
/// The page keeps two layers: `draw_static` goes to the lower one, once; `draw_dynamic` to the upper one, which it clears
/// before, in each animation frame. A file draws both onto the same surface.
pub trait Scene {
    /// What does not move. Does not paint the ground.
    fn draw_static(&self, surface: &mut dyn Surface);

    /// What moves: the state at virtual time `t` (0 … T_p), and the highlight of `selection`.
    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface);

    /// Turns a scene that has two arrangements: 0 the first, 1 the second. Others have one.
    fn turn(&mut self, _part: f32) {}

    /// What is at a point at time `t`.
    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection>;

    /// Whether it draws what processors hold beside them, for which not every size of picture has room.
    fn has_strips(&self) -> bool {
        false
    }

    /// The mark that lies in a direction from the one that is selected, or the first; `None` where there is none.
    fn step(&self, _from: Option<Selection>, _way: Way, _t: f64) -> Option<Selection> {
        None
    }

    /// Writes into a run's samples (re, im, re, im …) what a hand draws on its way from one point to another, or where it begins.
    /// Whether it draws there: a signal that is shown can be drawn by hand, other pictures cannot.
    fn draw_signal(&self, _from: Option<[f32; 2]>, _to: [f32; 2], _samples: &mut [f64]) -> bool {
        false
    }
}
