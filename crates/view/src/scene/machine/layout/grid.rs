//! Layout of meshes and tori: rows and columns, with planes behind and above each other. Wrap-around channels of a torus leave
//! the picture on one side and enter it on the opposite side.

use super::arrangement::{Arrangement, Path, Rest};
use super::places::Places;
use super::spread::{DEFAULT_MARGINS, Margins, bits, spread};
use super::table;
use crate::draw::frame::Frame;

/// Maximum number of processors whose planes are drawn side by side; above it, one below the other.
const MAX_SIDE_BY_SIDE: u32 = 4096;

/// A grid of planes of rows, numbered with the column fastest.
pub struct Grid {
    /// Number of planes, rows and columns; powers of two.
    pub sides: [u32; 3],
    /// Whether rows and columns wrap around.
    pub wraps: bool,
}

impl Arrangement for Grid {
    fn discs(&self, frame: Frame) -> Places {
        let ([planes, rows, columns], em) = (self.sides, frame.text);
        // Planes are offset evenly, so that no wire crosses a processor.
        let step = (1.0 / planes as f32).min(0.4);
        let plane = bits(planes, [step, -step]);
        let vectors: Vec<[f32; 2]> =
            bits(columns, [1.0, 0.0]).chain(bits(rows, [0.0, 1.0])).chain(plane).collect();
        let margins = match (planes, self.wraps) {
            (1, false) => DEFAULT_MARGINS,
            (1, true) => Margins { rim: 0.47, above: 0.47, pixels: [em * 1.5, em * 1.2], ..DEFAULT_MARGINS },
            _ => Margins { disc: 0.29, ..DEFAULT_MARGINS },
        };
        spread(&vectors, margins, (planes * rows, columns), frame)
    }

    fn cells(&self, frame: Frame) -> Places {
        let [planes, rows, columns] = self.sides;
        let is_side_by_side = planes * rows * columns <= MAX_SIDE_BY_SIDE;
        table::cells(if is_side_by_side { self.sides } else { [1, planes * rows, columns] }, 0.3, frame)
    }

    fn path(&self, a: u32, b: u32, _placed: &Places, dense: bool) -> Path {
        let [_, rows, columns] = self.sides;
        let in_a_row = a / columns == b / columns;
        let neighbours = if in_a_row { 1 } else { columns };
        if self.wraps && a.abs_diff(b) > neighbours {
            return Path::WrapAround { along_row: in_a_row };
        }
        // Channels between planes drawn side by side are hidden at rest.
        let between_planes = a / (rows * columns) != b / (rows * columns);
        let rest = if dense && between_planes { Rest::Nothing } else { Rest::Lane };
        Path::Line { bulge: 0.0, rest }
    }
}
