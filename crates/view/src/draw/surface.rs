//! The drawing trait: a few batched calls in logical pixels, with colours named by meaning.
//!
//! A backend (Canvas 2D in the page, SVG in files, the [`crate::draw::record::Recorder`] in tests) maps an [`Ink`] to a
//! colour of its [`crate::draw::palette::Palette`], scales logical to device pixels, and paints in the order of the calls.

use crate::draw::palette::Ink;
use std::borrow::Cow;

/// The position of a text relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The text begins at x.
    Start,
    /// The text is centred on x.
    Middle,
    /// The text ends at x.
    End,
}

/// The style of a text. The y of a text is the middle of its digits and capitals (`textBaseline = "middle"` on a canvas; the SVG
/// backend shifts the baseline by 0.35 of the size).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// Height of the letters in logical pixels.
    pub size: f32,
    pub anchor: Anchor,
    /// Semi-bold (600).
    pub bold: bool,
    /// Italic, for variables.
    pub italic: bool,
}

impl TextStyle {
    /// Creates an upright, regular style.
    pub fn new(size: f32, anchor: Anchor) -> Self {
        TextStyle { size, anchor, bold: false, italic: false }
    }

    /// Returns this style in semi-bold.
    pub fn bold(self) -> Self {
        TextStyle { bold: true, ..self }
    }
}

/// Returns a text with bidirectional isolates if it has Arabic letters, so that it runs from right to left in any context and its
/// numbers keep their places. [`Anchor`] still applies to the whole text.
pub fn directed(text: &str) -> Cow<'_, str> {
    if text.contains(|letter| ('\u{590}'..='\u{8ff}').contains(&letter)) {
        ["\u{2067}", text, "\u{2069}"].concat().into()
    } else {
        text.into()
    }
}

/// A target for drawing. Every slice is a batch of shapes; an empty one draws nothing.
///
/// All coordinates are logical pixels, x to the right, y downwards. Lines have butt caps, polylines round joins. Digits are
/// tabular. Only the nine methods without a body must be implemented; none of them may keep the slices.
pub trait Surface {
    /// Draws separate segments: x0 y0 x1 y1 each.
    fn lines(&mut self, ink: Ink, width: f32, segments: &[f32]);

    /// Draws separate dashed segments (dash and gap of 3 · width, at least 2 pixels): x0 y0 x1 y1 each.
    fn dashes(&mut self, ink: Ink, width: f32, segments: &[f32]);

    /// Draws one connected line: x y for each point.
    fn polyline(&mut self, ink: Ink, width: f32, points: &[f32]);

    /// Draws filled rectangles: x y width height each.
    fn rects(&mut self, ink: Ink, rects: &[f32]);

    /// Draws outlined rectangles with the line inside the edge: x y width height each.
    fn frames(&mut self, ink: Ink, width: f32, rects: &[f32]);

    /// Draws filled discs: x y radius each.
    fn discs(&mut self, ink: Ink, discs: &[f32]);

    /// Draws circles with the line centred on the radius: x y radius each.
    fn rings(&mut self, ink: Ink, width: f32, rings: &[f32]);

    /// Draws filled triangles: x0 y0 x1 y1 x2 y2 each.
    fn triangles(&mut self, ink: Ink, corners: &[f32]);

    /// Draws a short text in the system's sans-serif face.
    fn text(&mut self, x: f32, y: f32, set: TextStyle, ink: Ink, text: &str);

    /// Fills rectangles with lines at 45°, `step` apart along x: x y width height each. Backends with patterns may override this.
    fn hatch(&mut self, ink: Ink, width: f32, step: f32, rects: &[f32]) {
        let mut lines = [0.0f32; 256];
        let mut used = 0;
        for rect in rects.as_chunks::<4>().0 {
            let [x, y, w, h] = *rect;
            // The lines are x + y = s, clipped to the rectangle, with s on a grid common to all rectangles.
            let mut s = ((x + y) / step).ceil() * step;
            while s < x + w + y + h {
                let x0 = (s - y).min(x + w);
                let x1 = (s - y - h).max(x);
                if x0 - x1 > 0.5 {
                    lines[used..used + 4].copy_from_slice(&[x0, s - x0, x1, s - x1]);
                    used += 4;
                    if used == lines.len() {
                        self.lines(ink, width, &lines);
                        used = 0;
                    }
                }
                s += step;
            }
        }
        self.lines(ink, width, &lines[..used]);
    }
}
