//! Layout of complete graphs and of machines without channels: processors on an ellipse.

use super::arrangement::{Arrangement, Path, Rest};
use super::ellipse::Ellipse;
use super::places::{Places, square};
use super::table;
use crate::draw::frame::Frame;

/// Maximum number of processors for which every channel has a path.
const MAX_WITH_PATHS: u32 = 256;
/// Maximum number of processors with numbers inside their discs.
const MAX_WITH_NUMBERS: u32 = 32;

/// `p` processors, clockwise from the top.
pub struct Circle {
    /// Number of processors, a power of two.
    pub p: u32,
    /// Whether there are channels.
    pub has_channels: bool,
}

impl Arrangement for Circle {
    fn discs(&self, frame: Frame) -> Places {
        let p = self.p;
        if p == 1 {
            return Places::single(frame);
        }
        let centre = [frame.width / 2.0, frame.height / 2.0];
        let number_margin = if self.has_numbers_outside() { frame.text * 1.1 } else { 0.0 };
        let margin = (frame.height * 0.09).min(frame.text * 2.4).max(8.0) + number_margin;
        let ry = (frame.height / 2.0 - margin).max(15.0);
        let rx = (frame.width / 2.0 - margin).max(15.0).min(ry * 1.55);
        let (at, pitch) = Ellipse { centre, radii: [rx, ry] }.points(p, 0.0);
        let radius = (0.32 * pitch).min(1.7 * frame.text).min((margin - number_margin) * 0.92).max(3.0);
        Places { at, radius, pitch: [pitch; 2], group: (1, 1), table: square(p) }
    }

    fn cells(&self, frame: Frame) -> Places {
        let (rows, columns) = square(self.p);
        table::cells([1, rows, columns], 0.3, frame)
    }

    fn path(&self, _a: u32, _b: u32, _placed: &Places, _dense: bool) -> Path {
        Path::Line { bulge: 0.0, rest: Rest::Nothing }
    }

    fn lane(&self, radius: f32) -> f32 {
        // Chords cross at all angles, so the two lanes of a link stay close.
        (radius * 0.12).clamp(0.8, 3.0)
    }

    fn has_paths(&self) -> bool {
        self.has_channels && self.p <= MAX_WITH_PATHS
    }

    fn shows_used_channels_only(&self) -> bool {
        true
    }

    fn has_numbers_outside(&self) -> bool {
        self.p > MAX_WITH_NUMBERS
    }
}
