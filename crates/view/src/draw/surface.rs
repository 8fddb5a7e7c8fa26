//! The narrow drawing trait: a few batched calls, colours by meaning, logical pixels.
//!
//! A backend (Canvas 2D in the page, SVG in files, the [`crate::draw::record::Recorder`] in tests) maps an [`Ink`] to a
//! colour of its [`crate::draw::palette::Palette`], scales logical to device pixels, and paints in the order of the calls.

use crate::draw::palette::Ink;
use std::borrow::Cow;

/// Where a text stands relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// It is centred there.
    Middle,
    /// It ends there.
    End,
}

/// How a text is set. The y of a text is the middle of its digits and capitals (`textBaseline = "middle"` on a
/// canvas; the SVG backend shifts the baseline by 0.35 of the size).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type {
    /// Height of the letters in logical pixels.
    pub size: f32,
    /// Where it stands.
    pub anchor: Anchor,
    /// Semi-bold (600).
    pub bold: bool,
    /// Italic, for variables.
    pub italic: bool,
}

impl Type {
    /// Upright, regular.
    pub fn new(size: f32, anchor: Anchor) -> Self {
        Type { size, anchor, bold: false, italic: false }
    }

    /// The same, semi-bold.
    pub fn bold(self) -> Self {
        Type { bold: true, ..self }
    }
}

/// A text as it is painted: one with Arabic letters goes from right to left whatever is around it, so that its numbers stand
/// where they are read. Where it stands is said by its [`Anchor`] all the same.
pub fn directed(text: &str) -> Cow<'_, str> {
    if text.contains(|letter| ('\u{590}'..='\u{8ff}').contains(&letter)) {
        ["\u{2067}", text, "\u{2069}"].concat().into()
    } else {
        text.into()
    }
}

/// Something that can be drawn on. Every slice is a batch; an empty one draws nothing.
///
/// All coordinates are logical pixels, x to the right, y downwards. Lines have butt caps, polylines round joins. Digits are
/// tabular. Only the nine methods without a body must be implemented; none of them may keep the slices.
pub trait Surface {
    /// Separate segments: x0 y0 x1 y1, again and again.
    fn lines(&mut self, ink: Ink, width: f32, segments: &[f32]);

    /// Separate dashed segments (dash and gap of 3 · width, at least 2 pixels): x0 y0 x1 y1, again and again.
    fn dashes(&mut self, ink: Ink, width: f32, segments: &[f32]);

    /// One connected line: x y, again and again.
    fn polyline(&mut self, ink: Ink, width: f32, points: &[f32]);

    /// Filled rectangles: x y width height.
    fn rects(&mut self, ink: Ink, rects: &[f32]);

    /// Outlined rectangles, the line inside the edge: x y width height.
    fn frames(&mut self, ink: Ink, width: f32, rects: &[f32]);

    /// Filled discs: x y radius.
    fn discs(&mut self, ink: Ink, discs: &[f32]);

    /// Circles, the line centred on the radius: x y radius.
    fn rings(&mut self, ink: Ink, width: f32, rings: &[f32]);

    /// Filled triangles: x0 y0 x1 y1 x2 y2.
    fn triangles(&mut self, ink: Ink, corners: &[f32]);

    /// A short text in the system's sans-serif face.
    fn text(&mut self, x: f32, y: f32, set: Type, ink: Ink, text: &str);

    /// Rectangles filled with lines at 45°, `step` apart along x: x y width height. A backend with patterns may do
    /// better than this.
    fn hatch(&mut self, ink: Ink, width: f32, step: f32, rects: &[f32]) {
        let mut lines = [0.0f32; 256];
        let mut used = 0;
        for rect in rects.as_chunks::<4>().0 {
            let [x, y, w, h] = *rect;
            // Lines x + y = s, clipped to the rectangle; s on a grid common to all rectangles.
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
