//! The part of a picture that something is drawn in.

use crate::draw::frame::Frame;

/// A rectangle of the picture.
#[derive(Clone, Copy)]
pub struct Room {
    /// Left end.
    pub left: f32,
    /// Upper end.
    pub top: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Height of the text.
    pub em: f32,
    /// Width of a hairline.
    pub hair: f32,
}

impl Room {
    /// From a corner and the size of a frame.
    pub fn new([left, top]: [f32; 2], frame: Frame) -> Room {
        Room { left, top, width: frame.width, height: frame.height, em: frame.text, hair: frame.hair() }
    }
}
