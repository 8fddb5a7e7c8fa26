//! Kind of the transform: along one dimension or two.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Kind of the transform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Transform {
    Line,
    /// The two-dimensional transform of a square of √n × √n points, element i = row · √n + column (GK App. C).
    Square,
}

impl Transform {
    /// Returns the bits of the index, most significant first, along which stage `l` of r runs. The twiddle factor
    /// depends on the bits from the first of them to `l`.
    pub fn dimension(self, l: u32, r: u32) -> Range<u32> {
        match self {
            Transform::Line => 0..r,
            Transform::Square if l < r / 2 => 0..r / 2,
            Transform::Square => r / 2..r,
        }
    }

    /// Returns the position of bit `bit` of the index of R in the index of the coefficient that R becomes:
    /// reversed within its dimension.
    pub fn reversed(self, bit: u8, r: u32) -> u8 {
        let range = self.dimension(u32::from(bit), r);
        (range.start + range.end - 1) as u8 - bit
    }
}
