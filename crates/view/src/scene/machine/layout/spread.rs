//! Spreads discs over the frame at sums of basis vectors, one vector per bit of a processor's number.

use super::places::Places;
use crate::draw::frame::Frame;

/// Margins around the positions.
#[derive(Clone, Copy)]
pub struct Margins {
    /// Margin in distances between neighbours.
    pub rim: f32,
    /// Margin above and on the left, in distances between neighbours.
    pub above: f32,
    /// Additional margins at the sides and above and below, in pixels.
    pub pixels: [f32; 2],
    /// Radius of a disc, in distances between neighbours.
    pub disc: f32,
}

/// Default margins.
pub const DEFAULT_MARGINS: Margins = Margins { rim: 0.34, above: 0.34, pixels: [0.0; 2], disc: 0.21 };

/// Returns the vectors of the bits of a number along an axis of `count` (a power of two) positions that are `step` apart.
pub fn bits(count: u32, step: [f32; 2]) -> impl Iterator<Item = [f32; 2]> {
    (0..count.ilog2()).map(move |k| step.map(|along| along * (1u32 << k) as f32))
}

/// Spreads the sums of the vectors over the frame.
pub fn spread(vectors: &[[f32; 2]], margins: Margins, table: (u32, u32), frame: Frame) -> Places {
    let p = 1u32 << vectors.len();
    let corner = |q: u32| {
        let bits = vectors.iter().enumerate().filter(|(k, _)| q >> k & 1 == 1);
        bits.fold([0.0f32; 2], |at, (_, v)| [at[0] + v[0], at[1] + v[1]])
    };
    if vectors.is_empty() {
        return Places::single(frame);
    }
    let corners: Vec<[f32; 2]> = (0..p).map(corner).collect();
    let min = corners.iter().fold([f32::MAX; 2], |m, c| [m[0].min(c[0]), m[1].min(c[1])]);
    let max = corners.iter().fold([f32::MIN; 2], |m, c| [m[0].max(c[0]), m[1].max(c[1])]);
    let extent = [(max[0] - min[0]).max(1e-3), (max[1] - min[1]).max(1e-3)];
    let nearest =
        vectors.iter().map(|v| v[0].hypot(v[1])).fold(f32::MAX, f32::min).min(extent[0].max(extent[1]));
    let (rim, above) = (margins.rim * nearest, margins.above * nearest);
    let size = [frame.width.max(40.0), frame.height.max(40.0)];
    let space = [0, 1].map(|axis| (size[axis] - 2.0 * margins.pixels[axis]).max(30.0));
    let fit = [0, 1].map(|axis| space[axis] / (extent[axis] + rim + above));
    let even = fit[0].min(fit[1]);
    // Prefer a moderate stretch to a small picture.
    let scale = [fit[0].min(even * 1.45), fit[1].min(even * 1.45)];
    let middle = [(min[0] + max[0]) / 2.0, (min[1] + max[1]) / 2.0];
    let shift = (above - rim) / 2.0;
    let at = corners.iter().map(|c| [0, 1].map(|k| size[k] / 2.0 + (shift + c[k] - middle[k]) * scale[k]));
    // On a projector discs are larger, for numbers that are legible from the last row.
    let disc = margins.disc * if frame.is_projected() { 1.3 } else { 1.0 };
    let max_radius = (1.5 * frame.text).max(0.045 * frame.width.min(frame.height));
    Places {
        at: at.collect(),
        radius: (disc * nearest * even).clamp(3.0, max_radius.max(3.0)),
        pitch: [nearest * scale[0], nearest * scale[1]],
        group: (1, 1),
        table,
    }
}
