//! Layout of hypercubes. Small ones are a projected cube (p = 8) and four rotated squares (p = 16), so that no wire crosses a
//! processor. From p = 32 on processors stand in rows and columns at the positions of the mesh. Wires that a mesh lacks are arcs,
//! whose height grows with their reach. Very many processors stand in four by four blocks.

use super::arrangement::{Arrangement, BLOCKS, Path, Rest};
use super::places::{Places, square};
use super::spread::{DEFAULT_MARGINS, Margins, bits, spread};
use super::table;
use crate::draw::frame::Frame;

/// Space between two blocks, in distances between processors.
const BLOCK_GAP: f32 = 2.6;

/// A hypercube of 2^d processors.
pub struct Hypercube {
    /// log₂ of the number of processors.
    pub d: u32,
}

/// Returns whether the processors of a hypercube of dimension `d` stand in blocks: the wires of fewer can be drawn one by one, and cells of
/// more stand for groups.
pub fn has_blocks(d: u32) -> bool {
    (9..=12).contains(&d)
}

impl Hypercube {
    /// Returns the positions of cells in blocks, with space for wires between the blocks, above and on the left.
    fn block_cells(&self, frame: Frame) -> Places {
        let (rows, columns) = square(1 << self.d);
        let [rows_in_block, columns_in_block] = [rows, columns].map(|count| count / BLOCKS);
        let table = table::cells([1, rows, columns], 0.27, frame);
        let gaps = BLOCKS as f32 * BLOCK_GAP;
        // The table without gaps fills the frame; both sides shrink in proportion.
        let [shrink_x, shrink_y] = [columns, rows].map(|count| count as f32 / (count as f32 + gaps));
        let pitch = [table.pitch[0] * shrink_x, table.pitch[1] * shrink_y];
        let [left, top] = [0, 1].map(|axis| table.at[0][axis] - table.pitch[axis] / 2.0);
        let along = |start: f32, pitch: f32, at: u32, in_block: u32| {
            start + pitch * (at as f32 + 0.5 + BLOCK_GAP * (at / in_block + 1) as f32)
        };
        let place = |q: u32| {
            [
                along(left, pitch[0], q % columns, columns_in_block),
                along(top, pitch[1], q / columns, rows_in_block),
            ]
        };
        let radius = table.radius * pitch[0].min(pitch[1]) / table.pitch[0].min(table.pitch[1]);
        Places { at: (0..1 << self.d).map(place).collect(), radius, pitch, ..table }
    }

    /// Returns whether a channel leads from one block to another.
    fn is_between_blocks(&self, a: u32, b: u32) -> bool {
        let (k, across) = (a.abs_diff(b).ilog2(), self.d.div_ceil(2));
        let (k, bits) = if k < across { (k, across) } else { (k - across, self.d - across) };
        k >= bits - BLOCKS.ilog2()
    }
}

/// Returns the height of an arc over 2^log_reach cells, where rows or columns are `spacing` apart.
fn arc_height(log_reach: u32, spacing: f32) -> f32 {
    spacing * (0.21 + 0.12 * log_reach as f32)
}

impl Arrangement for Hypercube {
    fn discs(&self, frame: Frame) -> Places {
        let (rows, columns) = square(1 << self.d);
        let vectors: Vec<[f32; 2]> = match self.d {
            3 => vec![[1.0, 0.0], [0.0, 1.0], [0.46, -0.36]],
            // Rotated squares: no two corners share a row or a column.
            4 => vec![[2.0, -1.0], [1.0, 2.0], [5.2, 0.0], [0.0, 5.2]],
            _ => bits(columns, [1.0, 0.0]).chain(bits(rows, [0.0, 1.0])).collect(),
        };
        // Arcs rise above the first row and left of the first column; messages along them are as wide as a dot.
        let margins = if self.d > 4 {
            Margins { above: 0.68, pixels: [5.0, 4.0], ..DEFAULT_MARGINS }
        } else {
            DEFAULT_MARGINS
        };
        spread(&vectors, margins, (rows, columns), frame)
    }

    fn cells(&self, frame: Frame) -> Places {
        if has_blocks(self.d) {
            return self.block_cells(frame);
        }
        let (rows, columns) = square(1 << self.d);
        // Leave space for row numbers left of the arcs of the first column.
        let pitch = table::cells([1, rows, columns], 0.27, frame).pitch[0];
        let arc_space = arc_height(rows.trailing_zeros().saturating_sub(1), pitch);
        let mut places =
            table::cells([1, rows, columns], 0.27, Frame { width: frame.width - arc_space, ..frame });
        places.at.iter_mut().for_each(|[x, _]| *x += arc_space);
        places
    }

    fn has_blocks(&self) -> bool {
        has_blocks(self.d)
    }

    fn path(&self, a: u32, b: u32, placed: &Places, dense: bool) -> Path {
        let [pitch_x, pitch_y] = placed.pitch;
        if !dense && self.d <= 4 {
            return Path::Line { bulge: 0.0, rest: Rest::Lane };
        }
        if has_blocks(self.d) && self.is_between_blocks(a, b) {
            return Path::Line { bulge: 0.0, rest: Rest::Nothing };
        }
        // A channel along dimension k spans 2^k columns, or 2^(k − column bits) rows. Arcs of a row rise towards the row above,
        // arcs of a column towards the column on the left.
        let (k, across) = (a.abs_diff(b).ilog2(), self.d.div_ceil(2));
        let (log_reach, spacing) = if k < across { (k, pitch_y) } else { (k - across, pitch_x) };
        let step = log_reach as f32;
        let bulge = match (log_reach, dense) {
            (0, _) => 0.0,
            (_, true) => arc_height(log_reach, spacing),
            (_, false) => spacing * (0.24 + 0.17 * step),
        };
        Path::Line { bulge, rest: Rest::Link }
    }
}
