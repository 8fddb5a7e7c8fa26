//! Kind of the transform: its dimensions, and the order of its stages.

use super::shape::Shape;
use serde::{Deserialize, Serialize};
use std::iter;
use std::ops::Range;

/// Kind of the transform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Transform {
    Line,
    /// The transform of real samples: the stages of a line on the words in which the samples are packed, then one more stage,
    /// which unpacks the result (`unpack.rs`). Word k of the result is coefficient k; word 0 holds the real coefficients 0
    /// and n, for n words.
    Real,
    /// The two-dimensional transform of a square of √n × √n points, element i = row · √n + column (GK App. C).
    Square,
    /// The transform of a shape in up to three dimensions, in row-major order. Stages run along the last axis first.
    /// The last `late` stages of each axis come after all others, again along the last axis first.
    Box {
        shape: Shape,
        late: [u8; 3],
    },
}

impl Transform {
    /// Returns the bits of each axis of an index of r bits, most significant first.
    pub fn axes(self, r: u32) -> Vec<Range<u32>> {
        match self {
            Transform::Line | Transform::Real => iter::once(0..r).collect(),
            Transform::Square => vec![0..r / 2, r / 2..r],
            Transform::Box { shape, .. } => {
                (0..3).map(|axis| shape.axis(axis)).filter(|bits| !bits.is_empty()).collect()
            }
        }
    }

    /// Returns the number of stages for 2^r words: one for each bit of the index, and the one that unpacks.
    pub fn stages(self, r: u32) -> u32 {
        r + u32::from(self == Transform::Real)
    }

    /// Returns the bit of the index that stage `l` of r combines. The stage that unpacks has none.
    pub fn stage_bit(self, l: u32, r: u32) -> u32 {
        match self {
            Transform::Line | Transform::Real | Transform::Square => l,
            Transform::Box { shape, late } => {
                debug_assert_eq!(shape.log_product(), r);
                let mut before = l;
                let early = (0..3).rev().map(|k| (shape.axis(k).start, shape.logs[k] - late[k]));
                let last = (0..3).rev().map(|k| (shape.axis(k).end - u32::from(late[k]), late[k]));
                for (start, count) in early.chain(last) {
                    if before < count.into() {
                        return start + before;
                    }
                    before -= u32::from(count);
                }
                l
            }
        }
    }

    /// Returns the bits of the index, most significant first, of the axis to which `bit` belongs. The twiddle factor
    /// of the stage that combines `bit` depends on the bits from the first of them to `bit`.
    pub fn dimension(self, bit: u32, r: u32) -> Range<u32> {
        match self {
            Transform::Line | Transform::Real => 0..r,
            Transform::Square if bit < r / 2 => 0..r / 2,
            Transform::Square => r / 2..r,
            Transform::Box { shape, .. } => {
                (0..3).map(|k| shape.axis(k)).find(|bits| bits.contains(&bit)).unwrap_or(bit..bit)
            }
        }
    }

    /// Returns the position of bit `bit` of the index of R in the index of the coefficient that R becomes:
    /// reversed within its dimension.
    pub fn reversed(self, bit: u8, r: u32) -> u8 {
        let range = self.dimension(u32::from(bit), r);
        (range.start + range.end - 1) as u8 - bit
    }
}
