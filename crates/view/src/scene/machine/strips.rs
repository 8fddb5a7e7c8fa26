//! Strips of cells next to the discs that show the values each processor holds at the current time.

use super::layout::Layout;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::trace::replay::Replay;
use crate::trace::value_cells::{CellGrid, ValueCells};

/// Minimum distance of processors with strips, in heights of the text.
const MIN_PITCH: f32 = 4.4;

/// Widths of strips to try, in heights of the text.
const WIDTHS: [f32; 3] = [3.4, 2.6, 1.9];

/// Minimum width of a cell, in heights of the text. Narrower cells are noise.
const MIN_CELL: f32 = 0.25;

/// The strips of all processors.
pub struct Strips {
    shares: ValueCells,
    grid: CellGrid,
    /// Rectangle of each processor's strip: x y width height.
    rects_of_strips: Vec<[f32; 4]>,
    /// States in order of time.
    states: Vec<State>,
    hair: f32,
}

/// The values of all processors after a stage or a redistribution.
struct State {
    /// Index among the states of the run.
    number: usize,
    /// Time from which each processor has all its values.
    since: Vec<f64>,
    /// Filled parts of the cells, the same number for each processor; laid out when first drawn.
    cells: Vec<(Ink, [f32; 4])>,
}

impl Strips {
    /// Lays out strips next to the discs; `None` if there is no space or no values were kept.
    pub fn new(replay: &Replay, layout: &Layout, frame: Frame) -> Option<Strips> {
        if layout.dense || layout.numbers_outside || layout.pitch < MIN_PITCH * frame.text {
            return None;
        }
        let rects_of_strips =
            WIDTHS.into_iter().find_map(|width| strip_rects(replay, layout, width * frame.text, frame))?;
        let shares = ValueCells::new(replay)?;
        let local_len = shares.elements() / rects_of_strips.len();
        let grid = CellGrid::new(
            local_len,
            shares.elements() as u64,
            [rects_of_strips[0][2], rects_of_strips[0][3]],
        );
        // Cells of several values each say little.
        if grid.per > 1 || grid.fine < MIN_CELL * frame.text {
            return None;
        }
        let since = |state| {
            (0..rects_of_strips.len())
                .map(|q| shares.times(state, q * local_len..(q + 1) * local_len).1)
                .collect()
        };
        let held = (0..=shares.gaps().len()).filter(|state| shares.is_held(*state));
        let states = held.map(|number| State { number, since: since(number), cells: Vec::new() }).collect();
        Some(Strips { shares, grid, rects_of_strips, states, hair: frame.hair() })
    }

    /// Draws the last state of each processor that is complete at `t`.
    pub fn draw(&mut self, t: f64, rects: &mut Batch, frames: &mut Batch, surface: &mut dyn Surface) {
        let (shares, grid, rects_of_strips) = (&self.shares, &self.grid, &self.rects_of_strips);
        // Each element has a cell.
        let local_len = grid.across * grid.lines;
        for (q, [x, y, w, h]) in rects_of_strips.iter().enumerate() {
            let edge = self.hair;
            rects.push(Ink::Ground, &[x - edge, y - edge, w + 2.0 * edge, h + 2.0 * edge]);
            frames.push(Ink::Wire, &[x - edge, y - edge, w + 2.0 * edge, h + 2.0 * edge]);
            let Some(state) = self.states.iter_mut().rfind(|state| t >= state.since[q]) else { continue };
            if state.cells.is_empty() {
                state.cells.extend((0..shares.elements()).filter_map(|position| {
                    let (q, k) = (position / local_len, position % local_len);
                    let cell = shares.cell(state.number, position..position + 1)?;
                    Some((cell.ink, grid.fill(k, cell.fill, rects_of_strips[q])))
                }));
            }
            for (ink, cell) in state.cells.iter().skip(q * local_len).take(local_len) {
                rects.push(*ink, cell);
            }
        }
        rects.rects(surface);
        frames.frames(surface, 0.8 * self.hair);
    }
}

/// Returns rectangles of this width for the strips, below and to the right of the discs or in another quadrant. `None` if one
/// would touch another disc, a channel or the edge of the picture.
fn strip_rects(replay: &Replay, layout: &Layout, width: f32, frame: Frame) -> Option<Vec<[f32; 4]>> {
    let r = layout.radius;
    let height = (r * 0.75).clamp(frame.text * 0.5, frame.text * 1.2);
    let mut lines = Vec::new();
    for channel in 0..replay.graph().map_or(0, |graph| graph.channels()) {
        layout.for_each_segment(channel, 0.0, 1.0, |line| lines.push(*line));
    }
    let mut rects_of_strips: Vec<[f32; 4]> = Vec::new();
    for (q, [px, py]) in layout.processor_places().iter().enumerate() {
        let [left, above] = [px - r * 0.66 - width, py - r * 0.8 - height];
        let [right, below] = [px + r * 0.66, py + r * 0.8];
        let fits = |[x, y]: &[f32; 2]| {
            let inside = *x > 0.0 && *y > 0.0 && x + width < frame.width && y + height < frame.height;
            let is_clear = |[px, py]: &[f32; 2]| {
                let (dx, dy) = (px - px.clamp(*x, x + width), py - py.clamp(*y, y + height));
                dx.hypot(dy) > r + 3.0
            };
            let mut others = layout.places.iter().enumerate().filter(|(other, _)| *other != q);
            let lane = layout.lane;
            let around = [x - lane, y - lane, width + 2.0 * lane, height + 2.0 * lane];
            inside
                && others.all(|(_, place)| is_clear(place))
                && rects_of_strips
                    .iter()
                    .all(|[ox, oy, ..]| (ox - x).abs() > width || (oy - y).abs() > height)
                && !lines.iter().any(|line| crosses(*line, around))
        };
        let [x, y] = [[right, below], [left, below], [right, above], [left, above]].into_iter().find(fits)?;
        rects_of_strips.push([x, y, width, height]);
    }
    Some(rects_of_strips)
}

/// Returns whether a segment crosses a rectangle.
fn crosses([ax, ay, bx, by]: [f32; 4], [x, y, width, height]: [f32; 4]) -> bool {
    // Clip the segment to the horizontal and the vertical extent of the rectangle.
    let (mut from, mut to) = (0.0f32, 1.0f32);
    for (a, b, low, high) in [(ax, bx, x, x + width), (ay, by, y, y + height)] {
        if (b - a).abs() < 1e-6 {
            if a < low || a > high {
                return false;
            }
            continue;
        }
        let ends = [(low - a) / (b - a), (high - a) / (b - a)];
        from = from.max(ends[0].min(ends[1]));
        to = to.min(ends[0].max(ends[1]));
    }
    from <= to
}
