//! Extents of up to three dimensions, each a power of two.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// Extents of up to three dimensions, each a power of two: of the points of a transform or of a grid of processors.
/// Missing dimensions have extent 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shape {
    /// log2 of each extent.
    pub logs: [u8; 3],
}

impl Shape {
    /// Returns the most cubic shape of 2^r points, the longer axes first.
    pub fn cubic(r: u32) -> Shape {
        Shape { logs: [0, 1, 2].map(|axis| ((r + 2 - axis) / 3) as u8) }
    }

    /// Returns the shape of 2^r points with about the same proportions: every axis longer than 1 gets its share of the
    /// additional points, earlier axes first. Fewer points shorten axes down to 1.
    pub fn scaled(self, r: u32) -> Shape {
        let axes: Vec<usize> = (0..3).filter(|axis| self.logs[*axis] > 0).collect();
        let axes = if axes.is_empty() { vec![0] } else { axes };
        let count = axes.len() as u32;
        let even = |r: u32, k: u32| ((r + count - 1 - k) / count) as i32;
        let mut logs = [0; 3];
        for (k, axis) in (0..).zip(axes) {
            logs[axis] = i32::from(self.logs[axis]) + even(r, k) - even(self.log_product(), k);
        }
        while let Some(short) = (0..3).find(|axis| logs[*axis] < 0) {
            let long = (0..3).rev().max_by_key(|axis| logs[*axis]).unwrap_or(0);
            logs[short] += 1;
            logs[long] -= 1;
        }
        Shape { logs: logs.map(|log| log as u8) }
    }

    /// Returns log2 of the product of the extents.
    pub fn log_product(self) -> u32 {
        self.logs.iter().map(|log| u32::from(*log)).sum()
    }

    /// Returns the bits of a row-major index that belong to an axis, most significant first.
    pub fn axis(self, axis: usize) -> Range<u32> {
        let start = self.logs[..axis].iter().map(|log| u32::from(*log)).sum();
        start..start + u32::from(self.logs[axis])
    }
}

impl fmt::Display for Shape {
    /// Writes two or three extents: `64x64x16`, `64x1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = if self.logs[2] == 0 { 2 } else { 3 };
        let extents = self.logs[..count].iter().map(|log| (1u64 << log).to_string());
        f.write_str(&extents.collect::<Vec<_>>().join("x"))
    }
}

/// Text that is no shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseShapeError;

impl FromStr for Shape {
    type Err = ParseShapeError;

    /// Reads one to three powers of two up to 2^60, separated by `x` or `×`.
    fn from_str(text: &str) -> Result<Shape, ParseShapeError> {
        let mut logs = [0; 3];
        for (k, extent) in text.split(['x', '×']).enumerate() {
            let extent =
                extent.trim().parse::<u64>().ok().filter(|it| it.is_power_of_two() && *it <= 1 << 60);
            *logs.get_mut(k).ok_or(ParseShapeError)? = extent.ok_or(ParseShapeError)?.trailing_zeros() as u8;
        }
        Ok(Shape { logs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_read_what_they_write() {
        for (text, logs, written) in
            [("64x32x16", [6, 5, 4], "64x32x16"), ("8", [3, 0, 0], "8x1"), ("1×16", [0, 4, 0], "1x16")]
        {
            assert_eq!(text.parse(), Ok(Shape { logs }));
            assert_eq!(Shape { logs }.to_string(), written);
            assert_eq!(written.parse(), Ok(Shape { logs }));
        }
        for text in ["", "x", "3x4", "2x2x2x2", "4x", "-2x2", "auto"] {
            assert_eq!(text.parse::<Shape>(), Err(ParseShapeError), "{text}");
        }
    }

    #[test]
    fn scaled_shape_keeps_proportions_and_the_number_of_axes() {
        let shape = |logs| Shape { logs };
        for (logs, r, scaled) in [
            ([6, 6, 4], 16, [6, 6, 4]),
            ([6, 6, 4], 19, [7, 7, 5]),
            ([6, 4, 0], 13, [8, 5, 0]),
            ([9, 0, 0], 4, [4, 0, 0]),
            ([0, 0, 5], 7, [0, 0, 7]),
            ([10, 2, 0], 5, [5, 0, 0]),
        ] {
            assert_eq!(shape(logs).scaled(r), shape(scaled), "{logs:?} with r = {r}");
        }
        for r in 16..40 {
            let larger = shape([6, 6, 4]).scaled(r);
            assert_eq!((larger.log_product(), larger.scaled(16)), (r, shape([6, 6, 4])));
        }
    }

    #[test]
    fn cubic_shape_has_all_points_and_longer_axes_first() {
        for r in 1..=60 {
            let Shape { logs } = Shape::cubic(r);
            assert_eq!(Shape { logs }.log_product(), r);
            assert!(logs[0] >= logs[1] && logs[1] >= logs[2] && logs[0] <= logs[2] + 1);
        }
    }
}
