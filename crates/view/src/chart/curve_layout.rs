//! Geometry of a chart of curves, shared by its drawing and by the points that answer the pointer.

use super::axis::Axis;
use super::curves::{Curves, Scale};
use super::key::{self, Stroke};

/// Axes and margins of a chart of curves. Lengths are logical pixels.
pub(super) struct CurveLayout {
    /// log2 p.
    pub x: Axis,
    pub y: Axis,
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
    /// Kinds of lines and points with their meaning, and the x at which the first of them stands.
    pub key: Vec<(Stroke, &'static str)>,
    pub key_after: f64,
    size: (f64, f64),
}

impl CurveLayout {
    pub fn new(chart: &Curves, width: f64, height: f64, em: f64) -> CurveLayout {
        let last_p = chart.all_points().map(|(x, _)| x).fold(1.0, f64::max);
        let ticks_y = ((height / (em * 3.5)) as usize).clamp(2, 8);
        let low = chart.all_points().map(|(_, y)| y).fold(f64::INFINITY, f64::min);
        let high = chart.all_points().map(|(_, y)| y).fold(f64::NEG_INFINITY, f64::max);
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let y = match chart.scale {
            Scale::Efficiency => Axis { from: 0.0, to: 1.0, ticks: vec![0.0, 0.25, 0.5, 0.75, 1.0] },
            Scale::Speedup => Axis::powers(low.min(0.0).floor(), high.max(last_p).ceil(), ticks_y),
            Scale::LogN | Scale::LogW => {
                Axis::powers((low - 0.5).floor().max(0.0), (high + 0.5).ceil(), ticks_y)
            }
        };
        // Labels stand right of the lines and are moved apart where they would collide.
        let longest = chart.series.iter().map(|s| s.name.chars().count()).max().unwrap_or(0);
        let threshold = chart.threshold_label(width, em).len();
        let longest = if chart.at_threshold.is_empty() { longest } else { longest.max(threshold) } as f64;
        let right = (longest * em * 0.62 + em).clamp(em, width * 0.4);
        let left = em * 2.9;
        // Space for a label of four digits at each tick.
        let ticks_x = ((width - left - right) / (em * 2.7)) as usize + 1;
        let key = chart.key();
        let key_after = em * (0.6 * chart.title().chars().count() as f64 + 2.0);
        let rows = key::rows(&key, key_after, width, em) as f64;
        CurveLayout {
            x: Axis::powers(0.0, last_p, ticks_x.clamp(2, 12)),
            y,
            left,
            top: em * (0.9 + 1.4 * rows),
            right,
            bottom: em * 1.9,
            key,
            key_after,
            size: (width, height),
        }
    }

    /// Returns the place of (log2 p, y), in logical pixels from the upper left corner.
    pub fn place(&self, (x, y): (f64, f64)) -> [f32; 2] {
        let part = |value: f64, axis: &Axis| (value - axis.from) / (axis.to - axis.from);
        let (width, height) = self.inside();
        [(self.left + part(x, &self.x) * width) as f32, (self.top + (1.0 - part(y, &self.y)) * height) as f32]
    }

    /// Returns the (log2 p, y) at a place, the inverse of [`CurveLayout::place`].
    pub fn value(&self, [x, y]: [f32; 2]) -> (f64, f64) {
        let value = |part: f64, axis: &Axis| axis.from + part * (axis.to - axis.from);
        let (width, height) = self.inside();
        let across = (f64::from(x) - self.left) / width;
        let up = 1.0 - (f64::from(y) - self.top) / height;
        (value(across, &self.x), value(up, &self.y))
    }

    fn inside(&self) -> (f64, f64) {
        let (width, height) = self.size;
        ((width - self.left - self.right).max(1.0), (height - self.top - self.bottom).max(1.0))
    }
}
