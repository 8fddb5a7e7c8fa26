//! The room that a picture has.

/// The room that a picture has, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Height of ordinary text: 12 on a page, 18 or more for a projector. Line widths follow.
    pub text: f32,
}

impl Frame {
    /// A frame with text of 12 pixels.
    pub fn new(width: f32, height: f32) -> Self {
        Frame { width, height, text: 12.0 }
    }

    /// The width of a hairline that follows the size of the text.
    pub fn hair(&self) -> f32 {
        (self.text / 12.0).max(1.0)
    }
}
