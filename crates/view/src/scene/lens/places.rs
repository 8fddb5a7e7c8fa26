//! The division of a picture between a machine and a lens.

use crate::draw::frame::Frame;

/// Widths of the lens relative to the picture.
const LENS_WIDTHS: [f32; 2] = [0.33, 0.6];
/// Width of the machine relative to the height of the picture, if there is space.
const MACHINE_WIDTH: f32 = 1.08;

/// The geometry of the lens in a picture: x, y, width and height of its parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LensPlaces {
    /// Height of its text.
    pub em: f32,
    /// Left side of the lens, and right side of the machine.
    pub left: f32,
    /// The magnified channel.
    pub channel: [f32; 4],
    /// The place of a sentence about it.
    pub sentence: [f32; 4],
}

impl LensPlaces {
    /// Divides a picture between the machine and the lens.
    pub fn new(frame: Frame) -> LensPlaces {
        let Frame { width, height, text } = frame;
        let [least, most] = LENS_WIDTHS.map(|part| part * width);
        let lens = (width - MACHINE_WIDTH * height).clamp(least, most.min(24.0 * text).max(least));
        let em = text.max(lens * 0.07);
        let (left, gap) = (width - lens, em * 1.2);
        let channel_width = (lens - gap - 2.0).max(1.0);
        let top = (height * 0.1).max(em * 1.8);
        // In a low picture the sentence below needs the space.
        let most = (height - top - 4.0 * em).max(height * 0.44);
        let channel_height = (height * 0.52).min(most).min(channel_width * 1.1);
        let below = top + channel_height + em;
        LensPlaces {
            em,
            left,
            channel: [left + gap, top, channel_width, channel_height],
            sentence: [left + gap, below, channel_width, (height - below).max(0.0)],
        }
    }
}
