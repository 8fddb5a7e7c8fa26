//! What a Plan computes: a transform along one dimension or two.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// What a Plan computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Transform {
    /// The transform of n points.
    Line,
    /// The two-dimensional transform of a square of √n × √n points, element i = row · √n + column (GK App. C).
    Square,
}

impl Transform {
    /// The bits of the index, most significant first, along which stage `l` of r runs: its power of ω depends on the bits
    /// from the first of them to `l`.
    pub fn dimension(self, l: u32, r: u32) -> Range<u32> {
        match self {
            Transform::Line => 0..r,
            Transform::Square if l < r / 2 => 0..r / 2,
            Transform::Square => r / 2..r,
        }
    }

    /// Where bit `bit` of the index of R stands in the index of the coefficient that R ends as: reversed within its
    /// dimension.
    pub fn reversed(self, bit: u8, r: u32) -> u8 {
        let range = self.dimension(u32::from(bit), r);
        (range.start + range.end - 1) as u8 - bit
    }
}
