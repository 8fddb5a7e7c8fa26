//! Pixels of a canvas or of the window.

use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette};

#[derive(Debug, Clone, PartialEq)]
pub struct Pixels {
    pub width: usize,
    pub height: usize,
    /// RGBA bytes, row by row.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// Number of pixels of a colour, within `tolerance` per channel.
    pub fn count(&self, colour: [u8; 3], tolerance: u8) -> usize {
        let is_close =
            |pixel: &[u8]| pixel[3] > 0 && (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= tolerance);
        self.rgba.chunks_exact(4).filter(|pixel| is_close(pixel)).count()
    }

    /// Number of pixels of a colour in the rectangle from left and top to right and bottom.
    pub fn count_within(&self, [left, top, right, bottom]: [usize; 4], colour: [u8; 3]) -> usize {
        let rows = self.rgba.chunks_exact(4 * self.width).take(bottom).skip(top);
        let rgba = rows.flat_map(|row| &row[4 * left..4 * right]).copied().collect();
        Pixels { width: right - left, height: bottom - top, rgba }.count(colour, 1)
    }

    /// Number of pixels of an ink in the light theme.
    pub fn of_ink(&self, ink: Ink) -> usize {
        self.count(Palette::new(ColourScheme::Light).get(ink), 1)
    }

    /// Returns the left, top, right and bottom of all pixels of a colour, within one per channel; `None` if there are none.
    pub fn bounds(&self, colour: [u8; 3]) -> Option<[f64; 4]> {
        let is_close = |pixel: &[u8]| (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= 1);
        let pixels = self.rgba.chunks_exact(4).enumerate().filter(|(_, pixel)| is_close(pixel));
        pixels.map(|(at, _)| [at % self.width, at / self.width]).fold(None, |bounds, [x, y]| {
            let [left, top, right, bottom] = bounds.unwrap_or([f64::MAX, f64::MAX, 0.0, 0.0]);
            let (x, y) = (x as f64, y as f64);
            Some([left.min(x), top.min(y), right.max(x + 1.0), bottom.max(y + 1.0)])
        })
    }

    /// Number of pixels that differ from another picture of the same size.
    pub fn count_differing(&self, other: &Self) -> usize {
        assert_eq!((self.width, self.height), (other.width, other.height), "pictures of different sizes");
        let pairs = self.rgba.chunks_exact(4).zip(other.rgba.chunks_exact(4));
        pairs.filter(|(left, right)| left != right).count()
    }

    /// Number of different colours; 1 for a blank canvas.
    pub fn count_colours(&self) -> usize {
        let mut colours: Vec<&[u8]> = self.rgba.chunks_exact(4).collect();
        colours.sort_unstable();
        colours.dedup();
        colours.len()
    }
}
