//! The values that each processor holds, state by state, as cells. Few elements have a cell each, filled in proportion to the magnitude in
//! the colour of the angle. A cell of many elements stands for several neighbours and shows the largest magnitude in grey.

use crate::draw::ink::Ink;
use crate::trace::butterfly_graph::{ButterflyGraph, Gap};
use crate::trace::replay::Replay;
use crate::trace::values::Values;
use hyperfly_core::output::MAX_STAGES_N;
use std::ops::Range;

/// Maximum number of elements with one cell each.
pub const MAX_CELLS: u64 = 1024;

/// Maximum number of elements of a block with one cell each: more could not be told apart.
const MAX_BLOCK: usize = 32;

/// Minimum filled fraction of a cell that has a value.
const MIN_FILL: f32 = 0.12;

/// Minimum height and width of a cell of several elements, in pixels.
const MIN_CELL_SIZE: f32 = 3.0;

/// The elements of a run with recorded values, ordered by their place.
pub struct ValueCells {
    graph: ButterflyGraph,
    values: Values,
    /// Element at each position of each state, in the order of processors and their memories.
    order: Vec<Vec<u32>>,
}

/// The appearance of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// Filled fraction, 0 … 1.
    pub fill: f32,
    pub ink: Ink,
}

impl ValueCells {
    /// Collects the elements of a run; `None` if it kept no values or its elements cannot be followed.
    pub fn new(replay: &Replay) -> Option<ValueCells> {
        if replay.run().plan.n > MAX_STAGES_N || !replay.is_detailed() {
            return None;
        }
        let values = Values::new(replay)?;
        replay.holdings()?;
        let graph = ButterflyGraph::new(replay, false);
        let mut order = Vec::with_capacity(graph.columns.len());
        for column in &graph.columns {
            let mut elements = vec![0; column.row.len()];
            column.row.iter().enumerate().for_each(|(index, row)| elements[usize::from(*row)] = index as u32);
            order.push(elements);
        }
        Some(ValueCells { graph, values, order })
    }

    /// Returns the number of elements.
    pub fn elements(&self) -> usize {
        self.order[0].len()
    }

    /// Returns the transitions between the states; there is one state more.
    pub fn gaps(&self) -> &[Gap] {
        &self.graph.gaps
    }

    /// Returns the stage and the index of the element at a position of a state.
    pub fn element(&self, state: usize, position: usize) -> (u8, u64) {
        (self.graph.columns[state].stage, self.order[state][position].into())
    }

    /// Returns the position of an element in a state.
    pub fn position(&self, state: usize, index: u64) -> Option<usize> {
        self.graph.columns[state].row.get(index as usize).map(|row| usize::from(*row))
    }

    /// Returns whether processors held the values of a state; false within 4-butterflies.
    pub fn is_held(&self, state: usize) -> bool {
        self.cell(state, 0..1).is_some()
    }

    /// Returns the cell for some positions of a state, which shows the largest of their values.
    pub fn cell(&self, state: usize, positions: Range<usize>) -> Option<Cell> {
        let (mut part, mut ink, is_single) = (0.0f32, Ink::Muted, positions.len() == 1);
        for position in positions {
            let (stage, index) = self.element(state, position);
            part = part.max(self.values.size(stage, index)?);
            if part > 0.0 {
                ink = if is_single { self.values.scaled(stage, index)?.ink } else { Ink::Muted };
            }
        }
        Some(Cell { fill: part.clamp(MIN_FILL, 1.0), ink })
    }

    /// Returns the position of the largest value among some of a state.
    pub fn largest(&self, state: usize, positions: Range<usize>) -> usize {
        let first = positions.start;
        let size = |position: usize| {
            let (stage, index) = self.element(state, position);
            self.values.size(stage, index)
        };
        positions.reduce(|best, other| if size(other) > size(best) { other } else { best }).unwrap_or(first)
    }

    /// Returns the earliest start that took time and the latest completion among some positions of a state.
    pub fn times(&self, state: usize, positions: Range<usize>) -> (f64, f64) {
        let (mut start, mut end) = (f64::INFINITY, 0.0f64);
        for position in positions {
            let finish = self.graph.done[state][position];
            if self.graph.started[state][position] < finish {
                start = start.min(self.graph.started[state][position]);
            }
            end = end.max(finish);
        }
        (start, end)
    }
}

/// Cells arranged in lines in the order of memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellGrid {
    pub across: usize,
    pub lines: usize,
    /// Elements per cell.
    pub per: usize,
    /// The smaller of a cell's height and width in pixels; a cell of one element counts half its width.
    pub fine: f32,
}

/// Returns whether each element of a block has its own cell.
pub fn has_single_cells(block: u64, n: u64) -> bool {
    block <= MAX_BLOCK as u64 && n <= MAX_CELLS
}

impl CellGrid {
    /// Arranges `share` of `n` elements in a rectangle. Cells of one element are twice as wide as high if possible; cells of
    /// several are as many as can be told apart.
    pub fn new(share: usize, n: u64, [width, height]: [f32; 2]) -> CellGrid {
        let single = has_single_cells(share as u64, n);
        let aspect = if single { 0.5 } else { 1.0 };
        let mut best = CellGrid { across: 1, lines: 1, per: 1, fine: 0.0 };
        let mut per = if single { 1 } else { (share / MAX_BLOCK).max(1) };
        loop {
            let cells = share / per;
            let mut across = 1;
            // Cells of several elements are bars below each other.
            while across <= if single { cells } else { 1 } {
                let fine = (height * across as f32 / cells as f32).min(aspect * width / across as f32);
                if fine > best.fine {
                    best = CellGrid { across, lines: cells / across, per, fine };
                }
                across *= 2;
            }
            if single || best.fine >= MIN_CELL_SIZE || per == share {
                break;
            }
            per *= 2;
        }
        best
    }

    /// Returns the positions in a cell of a block that begins at `first`.
    pub fn positions(&self, first: usize, cell: usize) -> Range<usize> {
        first + cell * self.per..first + (cell + 1) * self.per
    }

    /// Returns the filled rectangle of a cell within a grid's rectangle: x y width height.
    pub fn fill(&self, cell: usize, part: f32, [x, y, width, height]: [f32; 4]) -> [f32; 4] {
        let (wide, high) = (width / self.across as f32, height / self.lines as f32);
        let (column, line) = (cell % self.across, cell / self.across);
        let gap = if high >= 3.0 { 0.5 } else { 0.0 };
        [x + column as f32 * wide, y + line as f32 * high, (wide - gap) * part, high - gap]
    }

    /// Returns the cell at a point of the grid's rectangle, if the point is inside.
    pub fn at(&self, [px, py]: [f32; 2], [x, y, width, height]: [f32; 4]) -> Option<usize> {
        let (column, line) = ((px - x) / width * self.across as f32, (py - y) / height * self.lines as f32);
        let inside = column >= 0.0 && line >= 0.0 && column < self.across as f32 && line < self.lines as f32;
        inside.then(|| line as usize * self.across + column as usize)
    }
}
