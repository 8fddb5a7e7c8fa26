//! The points of a transform in two or three dimensions as a box, once for each distribution: which processor holds which part.
//!
//! A cell has its owner's colour once its element has arrived. [`Scene::turn`] turns the boxes about the vertical.

mod cells;
mod solid;

use super::navigation::{KeyDirection, neighbour};
use super::scene::Scene;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::wrap::wrap;
use crate::notation::numbers;
use crate::scene::distribution::arrow::draw_arrow;
use crate::trace::distribution::Distributions;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use cells::Cells;
use hyperfly_text::scene as texts;
use solid::{Face, Solid};
use std::rc::Rc;

/// State of a place beyond the edge of a face: it has no owner, and no element has arrived.
const OUTSIDE: (u32, bool) = (u32::MAX, false);

/// The boxes of a run's distributions.
pub struct CubeScene {
    replay: Rc<Replay>,
    frame: Frame,
    /// `None` if there is nothing to show.
    content: Option<Content>,
    triangles: Batch,
    lines: Batch,
    strong: Batch,
}

struct Content {
    all: Rc<Distributions>,
    cells: Cells,
    solid: Solid,
    /// Middle of the box of each distribution.
    middles: Vec<[f32; 2]>,
    /// Left, top and width of the place of each box, with its title.
    places: Vec<[f32; 3]>,
    /// Boxes per line.
    across: usize,
    axis_names: [String; 3],
    /// Explanation of the colours, one string for each line of text.
    note: Vec<String>,
}

impl Content {
    fn new(replay: &Replay, frame: Frame) -> Option<Content> {
        let cells = Cells::new(replay)?;
        let all = replay.distributions()?;
        let logs = cells.shape.logs;
        let mut solid =
            Solid::new(if cells.is_corner { cells.counts.map(|count| count.ilog2() as u8) } else { logs });
        let em = frame.text;
        let note = if cells.is_corner {
            texts::cube_corner(&cells.counts.map(|count| count.to_string()).join(" × "))
        } else {
            texts::cube_note().to_owned()
        };
        let note = wrap(&note, frame.width, em * 0.92);
        let (head, between, below) = (em * 3.4, em * 5.4, em * (1.0 + 1.2 * note.len() as f32));
        let count = all.all.len();
        let bounds = solid.bounds();
        let axis_names = [0, 1, 2].map(|axis| texts::cube_axis(axis, &(1u64 << logs[axis]).to_string()));
        // The name of axis 0 stands left of the first box, the others below it.
        let left = em * (0.55 * axis_names[0].chars().count() as f32 + 0.5);
        let size_if = |across: usize| {
            let lines = count.div_ceil(across) as f32;
            let width = (frame.width - left - between * (across - 1) as f32) / across as f32;
            let height = (frame.height - below) / lines - head;
            [width, height]
        };
        let scale_of = |[width, height]: [f32; 2]| {
            ((width - em) / bounds[0]).min((height - 1.6 * em) / bounds[1]).max(10.0)
        };
        let best = (1..=count).map(|across| (scale_of(size_if(across)), across));
        let (scale, across) = best.max_by(|a, b| a.0.total_cmp(&b.0))?;
        solid.scale = scale;
        let [width, height] = size_if(across);
        let places: Vec<[f32; 3]> = (0..count)
            .map(|k| {
                let (column, line) = ((k % across) as f32, (k / across) as f32);
                [left + column * (width + between), line * (height + head), width]
            })
            .collect();
        let middle = |[left, top, width]: &[f32; 3]| [left + width / 2.0, top + head + height / 2.0];
        let middles = places.iter().map(middle).collect();
        Some(Content { all, cells, solid, middles, places, across, axis_names, note })
    }

    /// Returns a point of box `k` in pixels.
    fn point(&self, k: usize, at: [f32; 3]) -> [f32; 2] {
        let ([x, y], [across, down]) = (self.middles[k], self.solid.project(at));
        [x + across, y + down]
    }

    /// Returns the corners of a rectangle of cells on a face of box `k`: from the cells `from` up to, and without, the cells `to`.
    fn corners(&self, k: usize, face: Face, from: [u32; 2], to: [u32; 2]) -> [[f32; 2]; 4] {
        let counts = face.along().map(|axis| self.cells.counts[axis] as f32);
        let [[a0, b0], [a1, b1]] = [from, to].map(|at| [at[0] as f32 / counts[0], at[1] as f32 / counts[1]]);
        [[a0, b0], [a1, b0], [a1, b1], [a0, b1]].map(|at| self.point(k, face.point(at)))
    }

    /// Returns the cell of the box at a cell of a face.
    fn cell(&self, face: Face, [a, b]: [u32; 2]) -> [u32; 3] {
        let mut cell = self.cells.counts.map(|count| if face.is_far { count - 1 } else { 0 });
        let [first, second] = face.along();
        (cell[first], cell[second]) = (a, b);
        cell
    }

    /// Returns the owner of a cell of a face, and whether the element has arrived by `t`.
    fn state(&self, k: usize, face: Face, at: [u32; 2], t: f64) -> (u32, bool) {
        let held = self.cells.location(k, self.cell(face, at));
        (held.processor, held.arrived <= t)
    }

    /// Returns the number of cells along both axes of a face.
    fn counts(&self, face: Face) -> [u32; 2] {
        face.along().map(|axis| self.cells.counts[axis])
    }

    /// Returns the box, the face and the cell at a point.
    fn cell_at(&self, [x, y]: [f32; 2]) -> Option<(usize, Face, [u32; 2])> {
        self.middles.iter().enumerate().find_map(|(k, middle)| {
            let at = [x - middle[0], y - middle[1]];
            self.solid.faces().into_iter().find_map(|face| {
                let along = self.solid.on_face(face, at)?;
                let counts = self.counts(face);
                Some((k, face, [0, 1].map(|axis| (along[axis] * counts[axis] as f32) as u32)))
            })
        })
    }

    /// Returns how the processors share the axes in distribution `k`, with at most this many letters: "8 × 1 × 1".
    fn sharing(&self, k: usize, most: f32) -> String {
        let (counts, is_contiguous) = self.cells.sharing(k);
        let dimensions = if self.cells.shape.logs[2] == 0 { 2 } else { 3 };
        let grid: Vec<String> = counts[..dimensions].iter().map(usize::to_string).collect();
        let grid = grid.join(" × ");
        let text = if is_contiguous { texts::cube_blocks(&grid) } else { texts::cube_turns(&grid) };
        if text.chars().count() as f32 <= most { text } else { grid }
    }
}

impl CubeScene {
    /// Lays out the boxes.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let batch = Batch::default;
        CubeScene {
            replay: replay.clone(),
            frame,
            content: Content::new(replay, frame),
            triangles: batch(),
            lines: batch(),
            strong: batch(),
        }
    }

    /// Writes the names of the axes around the first box.
    fn name_axes(&self, content: &Content, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let name = |axis: usize| &*content.axis_names[axis];
        let [_, front, side] = content.solid.faces();
        let far = |face: Face| f32::from(u8::from(face.is_far));
        let edges = [[1.0, far(front), 0.5], [1.0, 0.5, far(side)]].map(|at| content.point(0, at));
        let middle = content.middles[0][0];
        // The lower edges: of the front along axis 2, of the side along axis 1.
        for ([x, y], axis) in edges.into_iter().zip([2, 1]) {
            if content.cells.shape.logs[axis] > 0 {
                let anchor = if x < middle { Anchor::End } else { Anchor::Start };
                let x = if x < middle { x - em * 0.4 } else { x + em * 0.4 };
                surface.text(x, y + em * 0.9, TextStyle::new(em * 0.92, anchor), Ink::Muted, name(axis));
            }
        }
        let corners = [[0.5, 0.0, 0.0], [0.5, 0.0, 1.0], [0.5, 1.0, 0.0], [0.5, 1.0, 1.0]];
        let left = corners.map(|at| content.point(0, at)).into_iter().min_by(|a, b| a[0].total_cmp(&b[0]));
        if let Some([x, y]) = left {
            surface.text(x - em * 0.5, y, TextStyle::new(em * 0.92, Anchor::End), Ink::Muted, name(0));
        }
    }

    /// Adds the cells of a face that have arrived, and the borders between owners.
    fn push_face(&mut self, k: usize, face: Face, t: f64, selected: [Option<u32>; 2]) {
        let Some(content) = &self.content else { return };
        let (counts, p) = (content.counts(face), self.replay.p());
        let state = |at: [u32; 2]| content.state(k, face, at, t);
        let (triangles, lines, strong) = (&mut self.triangles, &mut self.lines, &mut self.strong);
        let mut push_border = |sides: [(u32, bool); 2], ends: [[f32; 2]; 2]| {
            if sides.iter().any(|(owner, _)| selected.contains(&Some(*owner))) {
                strong.push(Ink::Focus, ends.as_flattened());
            }
            let is_filled = sides.iter().any(|(_, has_arrived)| *has_arrived);
            lines.push(if is_filled { Ink::Ground } else { Ink::Faint }, ends.as_flattened());
        };
        for row in 0..counts[0] {
            let mut begin = 0;
            for column in 1..=counts[1] {
                let before = state([row, column - 1]);
                let after = (column < counts[1]).then(|| state([row, column]));
                if after == Some(before) {
                    continue;
                }
                if before.1 {
                    let [a, b, c, d] = content.corners(k, face, [row, begin], [row + 1, column]);
                    triangles.push(Ink::holder(before.0, p), [a, b, c, a, c, d].as_flattened());
                }
                begin = column;
            }
            for column in 0..=counts[1] {
                let side = |column: Option<u32>| column.map_or(OUTSIDE, |column| state([row, column]));
                let sides = [side(column.checked_sub(1)), side(Some(column).filter(|at| *at < counts[1]))];
                if sides[0].0 != sides[1].0 {
                    let [a, b, ..] = content.corners(k, face, [row, column], [row + 1, column]);
                    push_border(sides, [a, b]);
                }
            }
        }
        for column in 0..counts[1] {
            for row in 0..=counts[0] {
                let side = |row: Option<u32>| row.map_or(OUTSIDE, |row| state([row, column]));
                let sides = [side(row.checked_sub(1)), side(Some(row).filter(|at| *at < counts[0]))];
                if sides[0].0 != sides[1].0 {
                    let [a, _, _, d] = content.corners(k, face, [row, column], [row, column + 1]);
                    push_border(sides, [a, d]);
                }
            }
        }
    }

    /// Writes the number of each owner into its part of a face, if it has arrived and there is space.
    fn number_face(&self, content: &Content, k: usize, face: Face, t: f64, surface: &mut dyn Surface) {
        let (counts, em) = (content.counts(face), self.frame.text);
        let state = |at: [u32; 2]| content.state(k, face, at, t);
        let length = |[from, to]: [[f32; 2]; 2]| (to[0] - from[0]).hypot(to[1] - from[1]);
        let set = TextStyle::new(em * 0.92, Anchor::Middle);
        for row in 0..counts[0] {
            let mut begin = 0;
            while begin < counts[1] {
                let part = state([row, begin]);
                let same = |at: &u32| state([row, *at]) == part;
                let end = (begin + 1..counts[1]).find(|at| !same(at)).unwrap_or(counts[1]);
                let continues = row > 0 && state([row - 1, begin]) == part;
                if part.1 && !continues {
                    let below =
                        (row + 1..counts[0]).find(|at| state([*at, begin]) != part).unwrap_or(counts[0]);
                    let [a, b, c, d] = content.corners(k, face, [row, begin], [below, end]);
                    let digits = 1.0 + f32::from(u8::from(part.0 > 9)) * 0.6;
                    if length([a, b]).min(length([a, d])) > em * 1.3 * digits {
                        let number = numbers::static_text(part.0);
                        surface.text((a[0] + c[0]) / 2.0, (a[1] + c[1]) / 2.0, set, Ink::Text, number);
                    }
                }
                begin = end;
            }
        }
    }
}

impl Scene for CubeScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let Some(content) = &self.content else {
            let set = TextStyle::new(em, Anchor::Middle);
            let note = match self.replay.distributions() {
                Some(_) => texts::cube_one_dimension(),
                None => texts::not_followed(),
            };
            return surface.text(self.frame.width / 2.0, self.frame.height / 2.0, set, Ink::Muted, note);
        };
        let last = content.all.all.len() - 1;
        for (k, distribution) in content.all.all.iter().enumerate() {
            let [left, top, width] = content.places[k];
            let title = distribution.title(k == 0, k == last);
            let set = TextStyle::new(em, Anchor::Middle);
            surface.text(left + width / 2.0, top + em * 0.8, set.bold(), Ink::Text, &title);
            let set = TextStyle::new(em * 0.92, Anchor::Middle);
            let sharing = content.sharing(k, width / (set.size * 0.56));
            surface.text(left + width / 2.0, top + em * 2.1, set, Ink::Muted, &sharing);
            let (messages, words) = content.all.traffic(k);
            if k % content.across > 0 {
                let ends = [left - em * 4.2, left - em * 1.2];
                draw_arrow(surface, self.frame, ends, content.middles[k][1], (messages, words));
            }
        }
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        for (line, note) in content.note.iter().enumerate() {
            let y = self.frame.height - em * (0.8 + 1.2 * (content.note.len() - 1 - line) as f32);
            surface.text(0.0, y, set, Ink::Muted, note);
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        let selected = selection.map_or([None; 2], |selection| self.replay.processors_of(selection));
        let Some((faces, count)) =
            self.content.as_ref().map(|content| (content.solid.faces(), content.middles.len()))
        else {
            return;
        };
        for k in 0..count {
            for face in faces {
                self.push_face(k, face, t, selected);
            }
        }
        self.triangles.triangles(surface);
        self.lines.lines(surface, hair);
        let Some(content) = &self.content else { return };
        for k in 0..count {
            let stage = match selection {
                Some(Selection::Stage(stage)) => Some(stage),
                _ => None,
            };
            let (from, to) = content.all.all[k].stages;
            let is_selected = stage.is_some_and(|stage| (from..to).contains(&stage));
            let (ink, width) = if is_selected { (Ink::Focus, 2.0 * hair) } else { (Ink::Muted, 1.2 * hair) };
            for face in faces {
                let [a, b, c, d] = content.corners(k, face, [0, 0], content.counts(face));
                surface.polyline(ink, width, [a, b, c, d, a].as_flattened());
                if !content.cells.is_corner {
                    self.number_face(content, k, face, t, surface);
                }
            }
        }
        self.name_axes(content, surface);
        self.strong.lines(surface, 2.4 * hair);
    }

    fn turn(&mut self, part: f32) {
        if let Some(content) = &mut self.content {
            content.solid.turn(part);
        }
    }

    fn hit(&self, x: f32, y: f32, t: f64) -> Option<Selection> {
        let content = self.content.as_ref()?;
        let (k, face, at) = content.cell_at([x, y])?;
        Some(Selection::Processor(content.state(k, face, at, t).0))
    }

    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        self.content.as_ref()?;
        match from {
            Some(Selection::Processor(q)) => neighbour(q, self.replay.p(), way).map(Selection::Processor),
            _ => Some(Selection::Processor(0)),
        }
    }
}
