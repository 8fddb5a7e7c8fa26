//! The fields of squares: where an element lies, and which have one that a line of a program brought.

use crate::distribution::{Distributions, Held};
use crate::replay::Replay;

/// The fields of every square: rows of processors, columns of the index.
#[derive(Clone, Copy)]
pub struct Grid {
    pub rows: u32,
    pub columns: u32,
    pub p: u32,
    pub n: u32,
}

impl Grid {
    /// The row of a processor.
    pub fn row(self, q: u32) -> u32 {
        (u64::from(q) * u64::from(self.rows) / u64::from(self.p)) as u32
    }

    /// The first processor of a row.
    pub fn first(self, row: u32) -> u32 {
        (u64::from(row) * u64::from(self.p)).div_ceil(self.rows.into()) as u32
    }

    /// The column of an index.
    pub fn column(self, index: u32) -> u32 {
        (u64::from(index) * u64::from(self.columns) / u64::from(self.n)) as u32
    }

    /// The field in which an element lies.
    pub fn field(self, held: &Held) -> usize {
        (self.row(held.processor) * self.columns + self.column(held.logical)) as usize
    }

    /// How many fields there are.
    pub fn count(self) -> usize {
        (self.rows * self.columns) as usize
    }
}

/// What came by a line: found once for as long as the line is selected.
#[derive(Default)]
pub struct Noted {
    line: Option<u32>,
    /// By square and field.
    fields: Vec<Vec<bool>>,
}

/// Whether the message that brought an element was sent by a line.
pub fn came_by(replay: &Replay, line: u32, held: &Held) -> bool {
    replay.line_of(held.sent) == Some(line)
}

impl Noted {
    /// Notes what came by a line, unless that is noted.
    pub fn note(&mut self, line: u32, replay: &Replay, all: &Distributions, grid: Grid) {
        if self.line.replace(line) == Some(line) {
            return;
        }
        self.fields = vec![vec![false; grid.count()]; all.all.len()];
        for (fields, distribution) in self.fields.iter_mut().zip(&all.all) {
            for held in distribution.held.iter().filter(|held| came_by(replay, line, held)) {
                fields[grid.field(held)] = true;
            }
        }
    }

    /// Whether it is noted of a field of a square.
    pub fn has(&self, square: usize, field: usize) -> bool {
        self.fields.get(square).is_some_and(|fields| fields[field])
    }
}
