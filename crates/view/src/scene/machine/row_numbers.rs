//! The numbers of rows of processors that are too small to have numbers of their own.

use super::picture::Picture;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};

/// Width of a digit relative to the height of the text.
const DIGIT: f32 = 0.56;

impl Picture {
    /// Labels some rows with the number of their first processor, left of the picture, if there is space.
    pub(super) fn number_rows(&self, surface: &mut dyn Surface) {
        let (layout, em) = (&self.layout, self.frame.text);
        let (rows, columns) = layout.table;
        let size = em * 0.92;
        let rows_apart = ((em * 1.6 / layout.pitch).ceil() as u32 * layout.group.1).next_power_of_two();
        for q in (0..rows).step_by(rows_apart as usize).map(|row| row * columns) {
            let [x, y] = layout.places[q as usize];
            // Label only the leftmost of planes drawn side by side.
            if x > layout.places[0][0] + 0.5 {
                continue;
            }
            let bundles = self.bundles.as_ref().map_or(f32::INFINITY, |bundles| bundles.left());
            let right = (x - layout.radius).min(layout.min_x()).min(bundles) - em * 0.6;
            let number = q.to_string();
            if right >= DIGIT * size * number.len() as f32 {
                surface.text(right, y, TextStyle::new(size, Anchor::End), Ink::Muted, &number);
            }
        }
    }
}
