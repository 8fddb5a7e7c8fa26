//! What each processor holds, state by state, as cells: up to n = 1024 one for each element, filled as far as its magnitude, in
//! the colour of its angle; beyond, one for some neighbours, filled as far as the largest of their magnitudes.

use crate::draw::ink::Ink;
use crate::trace::graph::{Gap, Graph};
use crate::trace::replay::Replay;
use crate::trace::values::Values;
use hyperfly_core::output::MAX_STAGES_N;
use std::ops::Range;

/// Up to so many elements each has a cell of its own.
pub const MOST_CELLS: u64 = 1024;

/// However small its value is, so much of a cell is filled once it is there.
const LEAST: f32 = 0.12;

/// Cells of several elements are at least so high and wide, in pixels.
const TOLD_APART: f32 = 3.0;

/// The elements of a run that kept its values, by where they are.
pub struct Shares {
    graph: Graph,
    values: Values,
    /// By state: the element in each position, in the order of processors and their memories.
    order: Vec<Vec<u32>>,
}

/// A cell as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// How far it is filled, 0 … 1.
    pub part: f32,
    /// In which colour.
    pub ink: Ink,
}

impl Shares {
    /// Those of a run; `None` if it kept no values or its elements cannot be followed.
    pub fn new(replay: &Replay) -> Option<Shares> {
        if replay.run().plan.n > MAX_STAGES_N || !replay.is_detailed() {
            return None;
        }
        let values = Values::new(replay)?;
        replay.holdings()?;
        let graph = Graph::new(replay, false);
        let mut order = Vec::with_capacity(graph.columns.len());
        for column in &graph.columns {
            let mut here = vec![0; column.row.len()];
            column.row.iter().enumerate().for_each(|(index, row)| here[usize::from(*row)] = index as u32);
            order.push(here);
        }
        Some(Shares { graph, values, order })
    }

    /// How many elements there are.
    pub fn elements(&self) -> usize {
        self.order[0].len()
    }

    /// What leads from each state to the next: there is one state more than gaps.
    pub fn gaps(&self) -> &[Gap] {
        &self.graph.gaps
    }

    /// The stage and the index of the element in a position of a state.
    pub fn element(&self, state: usize, position: usize) -> (u8, u64) {
        (self.graph.columns[state].stage, self.order[state][position].into())
    }

    /// The position of an element in a state.
    pub fn position(&self, state: usize, index: u64) -> Option<usize> {
        self.graph.columns[state].row.get(index as usize).map(|row| usize::from(*row))
    }

    /// Whether processors held the values of a state: not within 4-butterflies.
    pub fn is_held(&self, state: usize) -> bool {
        self.cell(state, 0..1).is_some()
    }

    /// The cell of some positions of a state: of a value, or the largest of several.
    pub fn cell(&self, state: usize, positions: Range<usize>) -> Option<Cell> {
        let (mut part, mut ink) = (0.0f32, Ink::Muted);
        for position in positions {
            let (stage, index) = self.element(state, position);
            part = part.max(self.values.size(stage, index)?);
            if part > 0.0 {
                ink = match self.elements() as u64 <= MOST_CELLS {
                    true => self.values.drawn(stage, index)?.ink,
                    false => Ink::Text,
                };
            }
        }
        Some(Cell { part: part.clamp(LEAST, 1.0), ink })
    }

    /// The position of the largest value among some of a state.
    pub fn largest(&self, state: usize, positions: Range<usize>) -> usize {
        let first = positions.start;
        let size = |position: usize| {
            let (stage, index) = self.element(state, position);
            self.values.size(stage, index)
        };
        positions.reduce(|best, other| if size(other) > size(best) { other } else { best }).unwrap_or(first)
    }

    /// When the first of some positions of a state was begun that took time, and when all of them were there.
    pub fn times(&self, state: usize, positions: Range<usize>) -> (f64, f64) {
        let (mut begun, mut all) = (f64::INFINITY, 0.0f64);
        for position in positions {
            let done = self.graph.done[state][position];
            if self.graph.begun[state][position] < done {
                begun = begun.min(self.graph.begun[state][position]);
            }
            all = all.max(done);
        }
        (begun, all)
    }
}

/// Cells in lines, one line below the other, as elements follow each other in memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// Cells in a line.
    pub across: usize,
    /// Lines.
    pub lines: usize,
    /// Elements in a cell.
    pub per: usize,
    /// The smaller of a cell's height and width (of one element: half the width), in pixels.
    pub fine: f32,
}

impl Grid {
    /// The cells of `share` elements out of `n` in a room: those of one element are twice as wide as high where that is possible;
    /// those of several are as many as can be told apart.
    pub fn new(share: usize, n: u64, [width, height]: [f32; 2]) -> Grid {
        let single = n <= MOST_CELLS;
        let wide = if single { 0.5 } else { 1.0 };
        let mut best = Grid { across: 1, lines: 1, per: 1, fine: 0.0 };
        let mut per = 1;
        loop {
            let cells = share / per;
            let mut across = 1;
            while across <= cells {
                let fine = (height * across as f32 / cells as f32).min(wide * width / across as f32);
                if fine > best.fine {
                    best = Grid { across, lines: cells / across, per, fine };
                }
                across *= 2;
            }
            if single || best.fine >= TOLD_APART || per == share {
                break;
            }
            per *= 2;
        }
        best
    }

    /// The positions of a cell, in a share that begins at `first`.
    pub fn positions(&self, first: usize, cell: usize) -> Range<usize> {
        first + cell * self.per..first + (cell + 1) * self.per
    }

    /// What is filled of a cell, in a room: x y width height.
    pub fn fill(&self, cell: usize, part: f32, [x, y, width, height]: [f32; 4]) -> [f32; 4] {
        let (wide, high) = (width / self.across as f32, height / self.lines as f32);
        let (column, line) = (cell % self.across, cell / self.across);
        let gap = if high >= 3.0 { 0.5 } else { 0.0 };
        [x + column as f32 * wide, y + line as f32 * high, (wide - gap) * part, high - gap]
    }

    /// The cell at a point of a room, if it is in it.
    pub fn at(&self, [px, py]: [f32; 2], [x, y, width, height]: [f32; 4]) -> Option<usize> {
        let (column, line) = ((px - x) / width * self.across as f32, (py - y) / height * self.lines as f32);
        let inside = column >= 0.0 && line >= 0.0 && column < self.across as f32 && line < self.lines as f32;
        inside.then(|| line as usize * self.across + column as usize)
    }
}
