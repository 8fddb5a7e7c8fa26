//! The room that a picture has.

/// The room that a picture has, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Height of ordinary text: 12 on a page, twice that and more for a projector. Line widths follow.
    pub text: f32,
}

impl Frame {
    /// A frame with text of 12 pixels.
    pub fn new(width: f32, height: f32) -> Self {
        Frame { width, height, text: 12.0 }
    }

    /// Whether it is read from the last row.
    pub fn is_projected(&self) -> bool {
        self.text > 24.0
    }

    /// The smallest letters that are worth drawing. What is read from the last row is nearly as large as all other text.
    pub fn least(&self) -> f32 {
        self.text * if self.is_projected() { 0.91 } else { 0.5 }
    }

    /// The width of a hairline that follows the size of the text.
    pub fn hair(&self) -> f32 {
        (self.text / 12.0).max(1.0)
    }
}
