//! The two-dimensional mesh with row-major routing: along the row first, then along the column (design §4).

use super::Graph;

/// 2^⌊d/2⌋ rows of 2^⌈d/2⌉ columns, numbered row by row; channel 4q + direction leaves processor q.
#[derive(Clone, Copy, Debug)]
pub struct Mesh {
    rows: u32,
    columns: u32,
}

const EAST: u32 = 0;
const WEST: u32 = 1;
const SOUTH: u32 = 2;
const NORTH: u32 = 3;

impl Mesh {
    /// A mesh of 2^d processors.
    pub fn new(d: u32) -> Self {
        Mesh { rows: 1 << (d / 2), columns: 1 << d.div_ceil(2) }
    }

    fn place(&self, q: u32) -> (u32, u32) {
        (q / self.columns, q % self.columns)
    }
}

impl Graph for Mesh {
    fn processors(&self) -> u32 {
        self.rows * self.columns
    }

    fn channels(&self) -> u32 {
        4 * self.processors()
    }

    fn ends(&self, channel: u32) -> Option<(u32, u32)> {
        let q = channel / 4;
        let (row, column) = self.place(q);
        match channel % 4 {
            EAST if column + 1 < self.columns => Some((q, q + 1)),
            WEST if column > 0 => Some((q, q - 1)),
            SOUTH if row + 1 < self.rows => Some((q, q + self.columns)),
            NORTH if row > 0 => Some((q, q - self.columns)),
            _ => None,
        }
    }

    fn route(&self, from: u32, to: u32, route: &mut Vec<u32>) {
        let ((_, column), (row_to, column_to)) = (self.place(from), self.place(to));
        let mut q = from;
        let (way, step) = if column_to > column { (EAST, 1) } else { (WEST, u32::MAX) };
        for _ in 0..column_to.abs_diff(column) {
            route.push(4 * q + way);
            q = q.wrapping_add(step);
        }
        let row = q / self.columns;
        let (way, step) =
            if row_to > row { (SOUTH, self.columns) } else { (NORTH, self.columns.wrapping_neg()) };
        for _ in 0..row_to.abs_diff(row) {
            route.push(4 * q + way);
            q = q.wrapping_add(step);
        }
    }

    fn distance(&self, from: u32, to: u32) -> u32 {
        let ((r0, c0), (r1, c1)) = (self.place(from), self.place(to));
        r0.abs_diff(r1) + c0.abs_diff(c1)
    }

    fn grid(&self) -> (u32, u32) {
        (self.rows, self.columns)
    }
}
