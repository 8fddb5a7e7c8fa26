//! The interface of all animated pictures.

use super::navigation::KeyDirection;
use crate::draw::surface::Surface;
use crate::trace::selection::Selection;

/// A picture of a run. Scenes are rebuilt when the run or the frame changes; drawing a frame is cheap.
///
/// The page keeps two layers: `draw_static` draws once on the lower one, `draw_dynamic` on the upper one, which the page clears
/// before each animation frame. A file draws both onto one surface.
pub trait Scene {
    /// Draws what does not move. Does not paint the background.
    fn draw_static(&self, surface: &mut dyn Surface);

    /// Draws the state at virtual time `t` (0 … T_p), and the highlight of `selection`.
    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface);

    /// Turns the scene: 1 is its second arrangement, or a whole turn about an axis. Most scenes have only one arrangement.
    fn turn(&mut self, _part: f32) {}

    /// Chooses whether a selected element is followed: its rings are around what it is at a time, not around the element itself.
    fn follow(&mut self, _follows: bool) {}

    /// Returns what is at a point at time `t`.
    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection>;

    /// Returns whether the scene draws the elements of each processor next to it, for which small pictures lack the space.
    fn has_strips(&self) -> bool {
        false
    }

    /// Returns the mark in a direction from the selected one, or the first mark if nothing is selected.
    fn step(&self, _from: Option<Selection>, _way: KeyDirection, _t: f64) -> Option<Selection> {
        None
    }

    /// Writes a stroke of a hand drawing from one point to another (or a first point) into the samples (re, im, re, im …).
    /// Returns whether the picture shows a signal that can be drawn at this point.
    fn draw_signal(&self, _from: Option<[f32; 2]>, _to: [f32; 2], _samples: &mut [f64]) -> bool {
        false
    }
}
