//! Strips of cells with the values that the processors hold, between phases and after each stage. The static layer has all cells;
//! the dynamic layer covers those whose values are not available yet.

use super::columns::Column;
use crate::draw::batch::Batch;
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::butterfly_graph::Gap;
use crate::trace::phases::PhaseKind;
use crate::trace::selection::Selection;
use crate::trace::value_cells::{CellGrid, ValueCells};

/// Minimum width of a strip. A block of many stages has only as many strips as fit.
const MIN_WIDTH: f32 = 7.0;

/// Minimum row height in pixels for an outline around each row; below it, one outline surrounds all rows.
const MIN_OUTLINED_ROW: f32 = 9.0;

/// Maximum fraction of a stage's width that its strip takes.
const MAX_FRACTION: f32 = 0.66;

/// The strips of all states of a run.
pub struct Strips {
    shares: ValueCells,
    strips: Vec<Strip>,
    grid: CellGrid,
    /// Width of each strip.
    width: f32,
    /// Top of the first row of all strips.
    top: f32,
    row: f32,
    /// Space above and below the cells of a row.
    pad: f32,
}

/// The strip of one state.
struct Strip {
    state: usize,
    x: f32,
    /// Whether its elements arrive in messages.
    in_messages: bool,
    /// Start and completion of each line of cells, row after row; of each cell if elements arrive in messages.
    times: Vec<(f64, f64)>,
    /// Completion of the whole strip.
    complete: f64,
}

/// A candidate position of a strip: state, right end, available width.
type Candidate = (usize, f32, f32);

impl Strips {
    /// Lays out the strips from the `start` of the columns on, at most `max_width` wide; `None` if they would be too narrow.
    pub fn new(
        shares: ValueCells,
        columns: &[Column],
        start: f32,
        max_width: f32,
        rows: [f32; 3],
    ) -> Option<Strips> {
        let [top, row, count] = rows;
        let mut candidates: Vec<Candidate> = vec![(0, start - max_width * 0.15, max_width)];
        columns.iter().for_each(|column| add_candidates(&shares, column, &mut candidates));
        let width = candidates.iter().map(|candidate| candidate.2).fold(max_width, f32::min);
        let pad = if row >= 4.0 { (row * 0.12).min(3.0) } else { 0.0 };
        let n = shares.elements();
        let row_len = n / count as usize;
        let grid = CellGrid::new(row_len, n as u64, [width, row - 2.0 * pad]);
        let strip = |(state, end, _): Candidate| {
            let in_messages = state > 0 && matches!(shares.gaps()[state - 1], Gap::Move(_));
            let entry_len = if in_messages { grid.per } else { grid.across * grid.per };
            let times: Vec<_> =
                (0..n / entry_len).map(|k| shares.times(state, k * entry_len..(k + 1) * entry_len)).collect();
            let complete = times.iter().map(|times| times.1).fold(0.0, f64::max);
            Strip { state, x: end - width, in_messages, times, complete }
        };
        let strips =
            candidates.into_iter().filter(|candidate| shares.is_held(candidate.0)).map(strip).collect();
        (width >= MIN_WIDTH).then_some(Strips { shares, strips, grid, width, top, row, pad })
    }

    /// Returns x and width of the strips that begin between two x.
    pub fn strips_between(&self, from: f32, to: f32) -> impl Iterator<Item = [f32; 2]> + '_ {
        let is_between = move |strip: &&Strip| strip.x >= from && strip.x < to;
        self.strips.iter().filter(is_between).map(|strip| [strip.x, self.width])
    }

    /// Returns the rectangle of a row's cells: x y width height.
    fn row_rect(&self, strip: &Strip, row: usize) -> [f32; 4] {
        [strip.x, self.top + row as f32 * self.row + self.pad, self.width, self.row - 2.0 * self.pad]
    }

    fn rows(&self) -> usize {
        self.shares.elements() / self.row_len()
    }

    /// Returns the number of elements per row.
    fn row_len(&self) -> usize {
        self.grid.across * self.grid.lines * self.grid.per
    }

    /// Draws all values and the outlines.
    pub fn draw_static(&self, hair: f32, surface: &mut dyn Surface) {
        let (mut grounds, mut cells, mut outlines) = (Batch::default(), Batch::default(), Batch::default());
        for strip in &self.strips {
            let mut outline = |[x, y, w, h]: [f32; 4]| {
                grounds.push(Ink::Ground, &[x, y, w, h]);
                outlines.push(Ink::Wire, &[x - 1.5 * hair, y - hair, w + 3.0 * hair, h + 2.0 * hair]);
            };
            match self.row >= MIN_OUTLINED_ROW {
                true => (0..self.rows()).for_each(|row| outline(self.row_rect(strip, row))),
                false => outline([strip.x, self.top, self.width, self.row * self.rows() as f32]),
            }
            for row in 0..self.rows() {
                let space = self.row_rect(strip, row);
                for k in 0..self.grid.across * self.grid.lines {
                    let positions = self.grid.positions(row * self.row_len(), k);
                    if let Some(cell) = self.shares.cell(strip.state, positions) {
                        cells.push(cell.ink, &self.grid.fill(k, cell.fill, space));
                    }
                }
            }
        }
        grounds.rects(surface);
        cells.rects(surface);
        outlines.frames(surface, 0.8 * hair);
    }

    /// Covers the values that are not available at `t`, in the colour of transfer if they are in flight.
    pub fn cover(&self, t: f64, covers: &mut Batch) {
        // Extend the cover beyond the cells, up to the next drawn thing.
        let (margin_x, margin_y) = (0.6, self.pad.min(0.6));
        let line_height = (self.row - 2.0 * self.pad) / self.grid.lines as f32;
        for strip in self.strips.iter().filter(|strip| t < strip.complete) {
            let across = if strip.in_messages { self.grid.across } else { 1 };
            let entry_width = self.width / across as f32;
            let mut push = |(ink, [x0, y0, x1, y1]): (Ink, [f32; 4])| {
                covers.push(
                    ink,
                    &[x0 - margin_x, y0 - margin_y, x1 - x0 + 2.0 * margin_x, y1 - y0 + 2.0 * margin_y],
                );
            };
            // Consecutive lines, or cells of a line, in the same state share one cover.
            let mut open: Option<(Ink, [f32; 4])> = None;
            for (k, &(begun, done)) in strip.times.iter().enumerate() {
                let (line, column) = (k / across, k % across);
                let [x, y, ..] = self.row_rect(strip, line / self.grid.lines);
                let (x, y) =
                    (x + column as f32 * entry_width, y + (line % self.grid.lines) as f32 * line_height);
                let ink = match t {
                    t if t >= done => None,
                    t if strip.in_messages && t >= begun => Some(Ink::Transfer),
                    _ => Some(Ink::Ground),
                };
                let starts_cover = match strip.in_messages {
                    true => column == 0,
                    false => self.pad > 0.0 && line % self.grid.lines == 0,
                };
                open = match (open, ink) {
                    (Some((before, [x0, y0, ..])), Some(ink)) if before == ink && !starts_cover => {
                        Some((ink, [x0, y0, x + entry_width, y + line_height]))
                    }
                    (before, ink) => {
                        before.into_iter().for_each(&mut push);
                        ink.map(|ink| (ink, [x, y, x + entry_width, y + line_height]))
                    }
                };
            }
            open.into_iter().for_each(push);
        }
    }

    /// Returns the element at a point; in a cell of several, the largest, which determines the filled part.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        let row = ((y - self.top) / self.row).floor();
        if row < 0.0 || row >= self.rows() as f32 {
            return None;
        }
        let inside = |strip: &&Strip| (strip.x..strip.x + self.width).contains(&x);
        let strip = self.strips.iter().find(inside)?;
        let cell = self.grid.at([x, y], self.row_rect(strip, row as usize))?;
        let positions = self.grid.positions(row as usize * self.row_len(), cell);
        let (stage, index) = self.shares.element(strip.state, self.shares.largest(strip.state, positions));
        Some(Selection::Element { stage, index })
    }

    /// Returns the first strip of a stage, and the position of an element in it.
    fn find(&self, stage: u8, index: u64) -> Option<(&Strip, usize)> {
        let strip = self.strips.iter().find(|strip| self.stage(strip) == stage)?;
        let at = self.shares.position(strip.state, index)?;
        Some((strip, at))
    }

    fn stage(&self, strip: &Strip) -> u8 {
        self.shares.element(strip.state, 0).0
    }

    /// Returns the rectangle of an element's cell (x y width height) and its row.
    pub fn cell_of(&self, stage: u8, index: u64) -> Option<([f32; 4], u32)> {
        let (strip, at) = self.find(stage, index)?;
        let (row, cell) = (at / self.row_len(), at % self.row_len() / self.grid.per);
        let [x, y, width, height] = self.grid.fill(cell, 1.0, self.row_rect(strip, row));
        Some(([x, y, width, height], row as u32))
    }

    /// Returns the first element of a row before the first stage.
    pub fn first(&self, row: u32) -> Option<Selection> {
        let (stage, index) = self.shares.element(self.strips.first()?.state, row as usize * self.row_len());
        Some(Selection::Element { stage, index })
    }

    /// Returns the neighbour of an element: left and right in the strips of other stages, up and down in memory.
    pub fn neighbour(&self, stage: u8, index: u64, way: KeyDirection) -> Option<Selection> {
        let (strip, at) = self.find(stage, index)?;
        let mut strips = self.strips.iter();
        let (strip, at) = match way {
            KeyDirection::Left => (strips.rfind(|other| self.stage(other) < stage)?, at as u32),
            KeyDirection::Right => (strips.find(|other| self.stage(other) > stage)?, at as u32),
            _ => (strip, neighbour(at as u32, self.shares.elements() as u32, way)?),
        };
        let (stage, index) = self.shares.element(strip.state, at as usize);
        Some(Selection::Element { stage, index })
    }
}

/// Adds the candidate positions of strips in a column.
fn add_candidates(shares: &ValueCells, column: &Column, candidates: &mut Vec<Candidate>) {
    let after = |gap: Gap| shares.gaps().iter().position(|other| *other == gap).map(|at| at + 1);
    let end = column.x + column.width;
    match column.kind {
        PhaseKind::Exchange { stage } => {
            let space = (end - column.block) * MAX_FRACTION;
            candidates.extend(after(Gap::Stage(stage)).map(|state| (state, end - space * 0.15, space)));
        }
        PhaseKind::Local { first, last } => {
            let stage_width = (end - column.block) / f32::from(last - first);
            let mut stride = 1;
            while stage_width * f32::from(stride) * MAX_FRACTION < MIN_WIDTH && stride < last - first {
                stride *= 2;
            }
            let space =
                (stage_width * f32::from(stride) * MAX_FRACTION).min((end - column.block) * MAX_FRACTION);
            for l in (first..last).filter(|l| (last - 1 - l) % stride == 0) {
                let end = column.block + stage_width * f32::from(l + 1 - first) - space * 0.15;
                candidates.extend(after(Gap::Stage(l)).map(|state| (state, end, space)));
            }
        }
        kind => {
            let space = end - column.block;
            candidates.extend(after(Gap::Move(kind)).map(|state| (state, end - space * 0.2, space * 0.7)));
        }
    }
}
