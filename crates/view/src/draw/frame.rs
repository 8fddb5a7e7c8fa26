//! The size of a picture.

/// The size of a picture and of its text, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub width: f32,
    pub height: f32,
    /// Height of ordinary text: 12 on a page, more than 24 on a projector. Line widths scale with it.
    pub text: f32,
}

impl Frame {
    /// Creates a frame with text of 12 pixels.
    pub fn new(width: f32, height: f32) -> Self {
        Frame { width, height, text: 12.0 }
    }

    /// Returns whether the picture is projected and must be legible from the last row.
    pub fn is_projected(&self) -> bool {
        self.text > 24.0
    }

    /// Returns the smallest text size worth drawing. On a projector it is nearly the size of ordinary text.
    pub fn min_text_size(&self) -> f32 {
        self.text * if self.is_projected() { 0.91 } else { 0.5 }
    }

    /// Returns the width of a hairline, which scales with the text.
    pub fn hair(&self) -> f32 {
        (self.text / 12.0).max(1.0)
    }
}
