//! The grid of fields of a square, and the field of each element.

use crate::trace::distribution::ElementLocation;

/// The grid of every square: rows of processors, columns of indices.
#[derive(Clone, Copy)]
pub struct FieldGrid {
    pub rows: u32,
    pub columns: u32,
    pub p: u32,
    pub n: u32,
}

impl FieldGrid {
    /// Returns the row of a processor.
    pub fn row(self, q: u32) -> u32 {
        (u64::from(q) * u64::from(self.rows) / u64::from(self.p)) as u32
    }

    /// Returns the first processor of a row.
    pub fn first(self, row: u32) -> u32 {
        (u64::from(row) * u64::from(self.p)).div_ceil(self.rows.into()) as u32
    }

    /// Returns the column of an index.
    pub fn column(self, index: u32) -> u32 {
        (u64::from(index) * u64::from(self.columns) / u64::from(self.n)) as u32
    }

    /// Returns the field of an element.
    pub fn field(self, held: &ElementLocation) -> usize {
        (self.row(held.processor) * self.columns + self.column(held.logical_index)) as usize
    }

    /// Returns the number of fields.
    pub fn count(self) -> usize {
        (self.rows * self.columns) as usize
    }
}
