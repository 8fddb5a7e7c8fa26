//! The distribution for n > 64: one square per distribution, with a row for each processor and a column for each range of the
//! index. Turned to the storage view, a column is a range of the processor's memory and shows its first element. The shade
//! encodes the index.

use super::arrow::draw_arrow;
use super::field_grid::FieldGrid;
use super::line_elements::LineElements;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::wrap::wrap;
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::distribution::{Distributions, ElementLocation};
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_text::scene as texts;
use std::rc::Rc;

/// Maximum number of rows and columns.
const MAX_FIELDS: u32 = 64;

/// The squares with their layout.
pub struct Squares {
    replay: Rc<Replay>,
    frame: Frame,
    all: Rc<Distributions>,
    grid: FieldGrid,
    /// Squares per line, and the corner of the first.
    across: usize,
    origin: [f32; 2],
    /// Distance between squares, and the size of one.
    spacing: [f32; 2],
    side: [f32; 2],
    /// Columns of the storage view.
    slots: u32,
    /// Turn of the squares: 0 is the logical view, 1 the storage view.
    turn: f32,
    squares: Vec<Square>,
    cells: Batch,
    line_elements: LineElements,
    edges: Batch,
}

/// Returns what rows and columns of a square are.
fn note(replay: &Replay, all: &Distributions) -> String {
    match replay.is_detailed() {
        true => texts::squares(all.order()),
        false => texts::squares_binned(all.order()),
    }
}

/// The progress of one square.
struct Square {
    /// Indices of R in order of arrival, and how many have arrived.
    order: Vec<u32>,
    arrived_count: usize,
    /// Number of elements of each field in the end, and now.
    totals: Vec<u32>,
    arrived: Vec<u32>,
    /// Start in the storage view and length of the memory of each row's first processor.
    memories: Vec<[u32; 2]>,
    /// Whether an element of each field arrived in a message of the selected line.
    by_line: Vec<bool>,
}

impl Squares {
    /// Lays out the squares.
    pub fn new(replay: &Rc<Replay>, all: Rc<Distributions>, frame: Frame) -> Self {
        let em = frame.text;
        let count = all.all.len();
        let (p, n) = (replay.p(), replay.run().plan.n as u32);
        let below = em * 1.2 * wrap(&note(replay, &all), frame.width - em * 2.2, em * 0.92).len() as f32;
        let space = [(frame.width - em * 2.2).max(40.0), (frame.height - below).max(40.0)];
        // Choose the number per line that makes the squares largest, with space for arrows between them.
        let (head, between) = (em * 3.4, em * 5.4);
        let side_if = |across: usize| {
            let lines = count.div_ceil(across) as f32;
            let width = (space[0] - between * (across - 1) as f32) / across as f32;
            let height = (space[1] - (head + em) * lines) / lines;
            (width, height)
        };
        let smaller_side = |across: &usize| {
            let (width, height) = side_if(*across);
            width.min(height)
        };
        let across = (1..=count).max_by(|a, b| smaller_side(a).total_cmp(&smaller_side(b))).unwrap_or(1);
        let (width, height) = side_if(across);
        let side = [width.min(height * 1.5).max(12.0), height.min(width * 1.2).max(12.0)];
        let spacing = [side[0] + between, side[1] + head + em];
        let used = across as f32 * spacing[0] - between;
        let origin = [em * 2.2 + ((space[0] - used) / 2.0).max(0.0), head];
        let grid = FieldGrid { rows: p.min(MAX_FIELDS), columns: n.min(MAX_FIELDS), p, n };
        let mut squares = Squares {
            replay: replay.clone(),
            frame,
            grid,
            across,
            origin,
            spacing,
            side,
            slots: (n / p).min(MAX_FIELDS),
            turn: 0.0,
            squares: Vec::new(),
            cells: Batch::default(),
            line_elements: LineElements::default(),
            edges: Batch::default(),
            all: all.clone(),
        };
        squares.squares = all
            .all
            .iter()
            .map(|distribution| {
                let arrival = |i: u32| distribution.held[i as usize].arrived;
                let mut order: Vec<u32> = (0..n).collect();
                order.sort_by(|a, b| arrival(*a).total_cmp(&arrival(*b)));
                let mut totals = vec![0; grid.count()];
                distribution.held.iter().for_each(|held| totals[grid.field(held)] += 1);
                let memory = |row| {
                    let below = |q: u32| {
                        let is_below = |i: &u32| distribution.held[*i as usize].processor < q;
                        distribution.by_storage.partition_point(is_below) as u32
                    };
                    let begin = below(grid.first(row));
                    [begin, below(grid.first(row) + 1) - begin]
                };
                let memories = (0..grid.rows).map(memory).collect();
                Square {
                    order,
                    arrived_count: 0,
                    arrived: vec![0; totals.len()],
                    by_line: vec![false; totals.len()],
                    totals,
                    memories,
                }
            })
            .collect();
        squares
    }

    /// Sets the turn: 0 is the logical view, 1 the storage view.
    pub fn turn(&mut self, part: f32) {
        self.turn = part;
    }

    fn corner(&self, k: usize) -> [f32; 2] {
        let (column, line) = (k % self.across, k / self.across);
        [self.origin[0] + column as f32 * self.spacing[0], self.origin[1] + line as f32 * self.spacing[1]]
    }

    /// Draws frames, titles and arrows.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        let last = self.all.all.len() - 1;
        for (k, distribution) in self.all.all.iter().enumerate() {
            let [x, y] = self.corner(k);
            let [w, h] = self.side;
            surface.rects(Ink::BandA, &[x, y, w, h]);
            surface.frames(Ink::Wire, hair, &[x - hair, y - hair, w + 2.0 * hair, h + 2.0 * hair]);
            let title = distribution.title(k == 0, k == last);
            surface.text(x, y - em * 2.2, TextStyle::new(em, Anchor::Start).bold(), Ink::Text, &title);
            let set = TextStyle::new(em * 0.92, Anchor::Start);
            // The first square of a line has no arrow, so the numbers of messages and words are written here.
            let pattern = distribution.pattern.description();
            let subtitle = match self.all.traffic(k) {
                (messages, words) if k > 0 && k % self.across == 0 => {
                    texts::pattern_after(&pattern, messages, words)
                }
                _ => pattern,
            };
            surface.text(x, y - em * 0.9, set, Ink::Muted, &subtitle);
            if k % self.across == 0 {
                let set = TextStyle::new(em * 0.92, Anchor::End);
                for (q, at) in [(0, 0.0), (self.replay.p() - 1, h)] {
                    let y = y + at + if q == 0 { em * 0.4 } else { -em * 0.4 };
                    surface.text(x - em * 0.5, y, set, Ink::Muted, &format!("P{q}"));
                }
            }
            // The first square of a line has no arrow.
            if k % self.across > 0 {
                let ends = [x - em * 4.2, x - em * 1.2];
                draw_arrow(surface, self.frame, ends, y + self.side[1] / 2.0, self.all.traffic(k));
            }
        }
        let (x, set) = (self.corner(0)[0], TextStyle::new(em * 0.92, Anchor::Start));
        let lines = wrap(&note(&self.replay, &self.all), self.frame.width - x, set.size);
        let last_y = self.frame.height - em * (0.4 + 1.2 * (lines.len() - 1) as f32);
        let y = (self.corner(last)[1] + self.side[1] + em * 1.1).min(last_y);
        for (row, line) in lines.iter().enumerate() {
            surface.text(x, y + row as f32 * em * 1.2, set, Ink::Muted, line);
        }
    }

    /// Draws the elements that have arrived by `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        for k in 0..self.all.all.len() {
            self.advance(k, t);
            if self.turn > 0.0 {
                self.push_memories(k, t);
            } else {
                self.push_fields(k);
            }
            self.cells.rects(surface);
        }
        match selection {
            Some(Selection::Line(line)) => self.frame_line(line, surface),
            Some(selection) => self.highlight(selection, surface),
            None => {}
        }
    }

    /// Updates the arrived elements from the previous time to `t`.
    fn advance(&mut self, k: usize, t: f64) {
        let all = self.all.clone();
        let held = &all.all[k].held;
        let mut done = self.squares[k].arrived_count;
        while let Some(&i) = self.squares[k].order.get(done).filter(|&&i| held[i as usize].arrived <= t) {
            let field = self.grid.field(&held[i as usize]);
            self.squares[k].arrived[field] += 1;
            done += 1;
        }
        while let Some(at) = done.checked_sub(1) {
            let i = self.squares[k].order[at];
            if held[i as usize].arrived <= t {
                break;
            }
            let field = self.grid.field(&held[i as usize]);
            self.squares[k].arrived[field] -= 1;
            done = at;
        }
        self.squares[k].arrived_count = done;
    }

    /// Draws the logical view: each field is filled by the fraction of its elements that have arrived.
    fn push_fields(&mut self, k: usize) {
        let [x, y] = self.corner(k);
        let [w, h] = [self.side[0] / self.grid.columns as f32, self.side[1] / self.grid.rows as f32];
        let square = &self.squares[k];
        for row in 0..self.grid.rows {
            let cy = y + row as f32 * h;
            // Neighbours of the same shade become one rectangle.
            let mut run: Option<(u32, Ink)> = None;
            for column in 0..=self.grid.columns {
                let at = (row * self.grid.columns + column) as usize;
                let (arrived, total) = match column < self.grid.columns {
                    true => (square.arrived[at], square.totals[at]),
                    false => (0, 0),
                };
                let ink = Ink::holder(column, self.grid.columns);
                let full = total > 0 && arrived == total;
                if let Some((first, shade)) = run.filter(|&(_, shade)| !full || shade != ink) {
                    self.cells.push(shade, &[x + first as f32 * w, cy, (column - first) as f32 * w, h]);
                    run = None;
                }
                if full {
                    run = run.or(Some((column, ink)));
                } else if total > 0 {
                    let part = arrived as f32 / total as f32;
                    let cx = x + column as f32 * w;
                    self.cells.push(Ink::Faint, &[cx, cy, w, h]);
                    self.cells.push(ink, &[cx, cy + h * (1.0 - part), w, h * part]);
                }
            }
        }
    }

    /// Draws the storage view or the turn to it: the first element of each range of each memory.
    fn push_memories(&mut self, k: usize, t: f64) {
        let [x, y] = self.corner(k);
        let h = self.side[1] / self.grid.rows as f32;
        let n = self.replay.run().plan.n as u32;
        let between = |from: f32, to: f32| from + (to - from) * self.turn;
        let [from, to] = [self.side[0] / self.grid.columns as f32, self.side[0] / self.slots as f32];
        for row in 0..self.grid.rows {
            for slot in 0..self.slots {
                let Some(i) = self.first_of(k, row, slot) else { continue };
                let held = &self.all.all[k].held[i];
                let ink = if t >= held.arrived { Ink::holder(held.logical_index, n) } else { Ink::Faint };
                let column = self.grid.column(held.logical_index) as f32;
                let cx = x + between(column * from, slot as f32 * to);
                self.cells.push(ink, &[cx, y + row as f32 * h, between(from, to), h]);
            }
        }
    }

    /// Frames the elements that arrived in a line's messages, adjacent ones together.
    fn frame_line(&mut self, line: u32, surface: &mut dyn Surface) {
        if self.line_elements.select(line, &self.replay, &self.all) {
            for (k, square) in self.squares.iter_mut().enumerate() {
                square.by_line.fill(false);
                let arrived_by_line = |(i, _): &(usize, &ElementLocation)| self.line_elements.contains(k, *i);
                for (_, held) in self.all.all[k].held.iter().enumerate().filter(arrived_by_line) {
                    square.by_line[self.grid.field(held)] = true;
                }
            }
        }
        let h = self.side[1] / self.grid.rows as f32;
        let across = if self.turn > 0.0 { self.slots } else { self.grid.columns };
        let w = self.side[0] / across as f32;
        for k in 0..self.all.all.len() {
            let [x, y] = self.corner(k);
            for row in 0..self.grid.rows {
                let mut first_framed = None;
                for column in 0..=across {
                    let is_framed = column < across && self.is_framed(k, row, column);
                    match (first_framed, is_framed) {
                        (None, true) => first_framed = Some(column),
                        (Some(first), false) => {
                            let width = (column - first) as f32 * w;
                            self.edges
                                .push(Ink::Focus, &[x + first as f32 * w, y + row as f32 * h, width, h]);
                            first_framed = None;
                        }
                        _ => {}
                    }
                }
            }
        }
        self.edges.frames(surface, 1.2 * self.frame.hair());
    }

    /// Returns whether a field is framed: in the logical view if an element arrived in a message of the line, in the storage view
    /// if the first element of the range did, and never during the turn.
    fn is_framed(&self, k: usize, row: u32, column: u32) -> bool {
        match self.turn {
            0.0 => self.squares[k].by_line[(row * self.grid.columns + column) as usize],
            1.0 => self.first_of(k, row, column).is_some_and(|i| self.line_elements.contains(k, i)),
            _ => false,
        }
    }

    /// Returns the first element of a range of the memory of a row's first processor; `None` if its memory is shorter.
    fn first_of(&self, k: usize, row: u32, slot: u32) -> Option<usize> {
        let [begin, count] = self.squares[k].memories[row as usize];
        let at = slot * count.div_ceil(self.slots);
        let i = self.all.all[k].by_storage.get((begin + at) as usize).filter(|_| at < count)?;
        Some(*i as usize)
    }

    fn highlight(&self, selection: Selection, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let h = self.side[1] / self.grid.rows as f32;
        for (k, distribution) in self.all.all.iter().enumerate() {
            let [x, y] = self.corner(k);
            for q in self.replay.processors_of(selection).into_iter().flatten() {
                let frame = [x - 2.0, y + self.grid.row(q) as f32 * h - 1.0, self.side[0] + 4.0, h + 2.0];
                surface.frames(Ink::Focus, 1.5 * hair, &frame);
            }
            if let Selection::Stage(stage) = selection
                && (distribution.stages.0..distribution.stages.1).contains(&stage)
            {
                let frame = [x - 3.0, y - 3.0, self.side[0] + 6.0, self.side[1] + 6.0];
                surface.frames(Ink::Focus, 1.8 * hair, &frame);
            }
        }
    }

    /// Returns the processor whose row is at a point.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        for k in 0..self.all.all.len() {
            let [cx, cy] = self.corner(k);
            if (cx..cx + self.side[0]).contains(&x) && (cy..cy + self.side[1]).contains(&y) {
                let row = ((y - cy) / self.side[1] * self.replay.p() as f32) as u32;
                return Some(Selection::Processor(row.min(self.replay.p() - 1)));
            }
        }
        None
    }

    /// Returns the neighbouring processor in a direction.
    pub fn neighbour(&self, from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
        match from {
            Some(Selection::Processor(q)) => neighbour(q, self.replay.p(), way).map(Selection::Processor),
            _ => Some(Selection::Processor(0)),
        }
    }
}
