//! A rectangle of a picture with its text sizes.

use crate::draw::frame::Frame;

/// A rectangle of the picture with its text sizes.
#[derive(Clone, Copy)]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    /// Height of text.
    pub em: f32,
    /// Width of a hairline.
    pub hair: f32,
}

impl Area {
    /// Creates a rectangle from a corner and the size of a frame.
    pub fn new([left, top]: [f32; 2], frame: Frame) -> Area {
        Area { left, top, width: frame.width, height: frame.height, em: frame.text, hair: frame.hair() }
    }
}
