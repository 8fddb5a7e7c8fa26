//! The heat map: a matrix with a row for each sender and a column for each receiver. A cell is shaded by the words that have crossed
//! its channel. Above [`MAX_ROWS`] nodes a cell is the sum of a block of channels.

use super::super::subject::SceneInputs;
use super::traffic::Traffic;
use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::whole;
use crate::scene::navigation::KeyDirection;
use crate::scene::scene::Scene;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use hyperfly_text::{scene as texts, told_words as words};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Maximum number of rows and columns.
const MAX_ROWS: u32 = 64;

/// Shades above zero, from few to many words.
const SHADES: [Ink; 6] = [Ink::Load1, Ink::Load2, Ink::Load3, Ink::Load4, Ink::Load5, Ink::Load6];

/// A cell with links.
struct Cell {
    /// Row (sender) and column (receiver).
    at: [u32; 2],
    /// Words of the whole run.
    total: u64,
    /// Words that have crossed its links at the current time.
    words: u64,
    /// Selection of its link with the most words.
    selection: Selection,
    most: u64,
}

/// The heat map scene.
pub struct HeatMapScene {
    replay: Rc<Replay>,
    frame: Frame,
    traffic: Traffic,
    /// Cells in reading order.
    cells: Vec<Cell>,
    /// Index of the cell of each link.
    cell_of: Vec<u32>,
    /// Number of crossings that are included in the words of the cells.
    passed: usize,
    /// Nodes per row and column.
    block: u32,
    rows: u32,
    /// Left and top of the matrix, and side of a cell.
    corner: [f32; 2],
    side: f32,
    has_scale: bool,
}

impl HeatMapScene {
    /// Lays out the matrix.
    pub fn new(inputs: &SceneInputs) -> HeatMapScene {
        let (replay, frame) = (inputs.replay, inputs.frame);
        let traffic = Traffic::new(replay);
        let block = traffic.nodes.div_ceil(MAX_ROWS).next_power_of_two();
        let rows = traffic.nodes.div_ceil(block).max(1);
        let (cells, cell_of) = cells(&traffic, block);
        let em = frame.text;
        // A low picture has no space for the names of the axes.
        let [left, top] = [em * 3.4, if frame.height > em * 14.0 { em * 3.2 } else { em * 1.6 }];
        let scale = em * 9.5;
        let height = (frame.height - top - em * 1.6).max(10.0);
        let has_scale = frame.width - left - scale > em * 12.0;
        let space = frame.width - left - if has_scale { scale } else { em * 0.5 };
        let side = (space.min(height) / rows as f32).max(0.1);
        // The matrix and its scale are centred.
        let x = left + (space - side * rows as f32) / 2.0;
        let corner = [x, top];
        let mut scene = HeatMapScene {
            replay: replay.clone(),
            frame,
            traffic,
            cells,
            cell_of,
            passed: 0,
            block,
            rows,
            corner,
            side,
            has_scale,
        };
        if scene.traffic.crossings.is_empty() {
            scene.cells.iter_mut().for_each(|cell| cell.words = cell.total);
        }
        scene
    }

    fn most(&self) -> u64 {
        self.cells.iter().map(|cell| cell.total).max().unwrap_or(0)
    }

    /// Moves the words of the cells to time `t`.
    fn advance(&mut self, t: f64) {
        let crossings = &self.traffic.crossings;
        while let Some(next) = crossings.get(self.passed).filter(|next| next.time <= t) {
            self.cells[self.cell_of[next.link as usize] as usize].words += u64::from(next.words);
            self.passed += 1;
        }
        while let Some(last) = self.passed.checked_sub(1).filter(|last| crossings[*last].time > t) {
            let last = crossings[last];
            self.cells[self.cell_of[last.link as usize] as usize].words -= u64::from(last.words);
            self.passed -= 1;
        }
    }

    /// Returns the rectangle of a cell. Large cells have a gap between them.
    fn rect(&self, [row, column]: [u32; 2]) -> [f32; 4] {
        let gap = if self.side >= 5.0 { (self.side * 0.08).min(self.frame.hair()) } else { 0.0 };
        let [x, y] = [column, row].map(|k| k as f32 * self.side);
        [self.corner[0] + x, self.corner[1] + y, self.side - gap, self.side - gap]
    }

    fn note(&self) -> Option<String> {
        if self.cells.iter().all(|cell| cell.total == 0) {
            return Some(texts::heat_none_sent().to_owned());
        }
        let binned = self.traffic.crossings.is_empty().then(|| texts::heat_whole_run().to_owned());
        let blocks = (self.block > 1).then(|| texts::heat_blocks(self.block));
        let notes: Vec<String> = blocks.into_iter().chain(binned).collect();
        (!notes.is_empty()).then(|| notes.join("; "))
    }

    /// Draws the numbers of the nodes and the names of the axes.
    fn draw_axes(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let size = em * 0.83;
        let [left, top] = self.corner;
        // Every number needs the width of the largest one.
        let wide = size * (0.6 * whole(self.traffic.nodes.into()).chars().count() as f32 + 0.8);
        let step = ((wide / self.side).ceil().max(1.0) as u32).next_power_of_two();
        for k in (0..self.rows).step_by(step as usize) {
            let middle = (k as f32 + 0.5) * self.side;
            let number = whole(u64::from(k * self.block));
            surface.text(
                left - em * 0.4,
                top + middle,
                TextStyle::new(size, Anchor::End),
                Ink::Muted,
                &number,
            );
            let set = TextStyle::new(size, Anchor::Middle);
            surface.text(left + middle, top - em * 0.8, set, Ink::Muted, &number);
        }
        let (y, right) = (top - em * 2.2, left + self.side * self.rows as f32);
        let name = |anchor| TextStyle::new(em * 0.92, anchor);
        let (sender, receiver) = (["↓ ", words::source()].concat(), ["→ ", words::destination()].concat());
        let wide = em * 0.55 * (sender.chars().count() + receiver.chars().count() + 2) as f32;
        if y > 0.0 && wide < right - left + em * 3.0 {
            surface.text(left - em * 3.0, y, name(Anchor::Start), Ink::Text, &sender);
            surface.text(right, y, name(Anchor::End), Ink::Text, &receiver);
        }
    }

    /// Draws the shades with the numbers of words that they stand for.
    fn draw_scale(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let most = self.most();
        let x = self.corner[0] + self.side * self.rows as f32 + em * 1.4;
        let mut y = self.corner[1] + em * 0.5;
        let set = TextStyle::new(em * 0.92, Anchor::Start);
        surface.text(x, y, set, Ink::Text, words::words());
        for (k, ink) in SHADES.iter().enumerate().rev() {
            let bound = |k: usize| most * k as u64 / SHADES.len() as u64;
            let (low, high) = (bound(k) + 1, bound(k + 1));
            if low > high {
                continue;
            }
            y += em * 1.5;
            surface.rects(*ink, &[x, y - em * 0.5, em, em]);
            let range = if low == high { whole(low) } else { format!("{} – {}", whole(low), whole(high)) };
            surface.text(x + em * 1.5, y, set, Ink::Muted, &range);
        }
        y += em * 1.5;
        surface.rects(Ink::Wire, &[x, y - em * 0.5, em, em]);
        surface.text(x + em * 1.5, y, set, Ink::Muted, "0");
    }

    /// Frames the cells of a selection.
    fn draw_selection(&self, selection: Selection, surface: &mut dyn Surface) {
        let width = 2.0 * self.frame.hair();
        let length = self.side * self.rows as f32;
        let mut frames = Vec::new();
        match selection {
            Selection::Processor(q) if q < self.traffic.nodes => {
                let k = q / self.block;
                let [x, y, side, _] = self.rect([k, k]);
                frames.extend([self.corner[0], y, length, side, x, self.corner[1], side, length]);
            }
            Selection::Channel(channel) => {
                let links = &self.traffic.links;
                let found = links.iter().position(|link| link.channel == Some(channel));
                frames.extend(found.into_iter().flat_map(|link| self.rect_of_link(link)));
            }
            Selection::Message(record) => {
                let Some(message) = self.replay.message(record) else { return };
                let mut route = Vec::new();
                if let Some(graph) = self.replay.graph() {
                    graph.route(message.from, message.to, &mut route);
                }
                let ends = (message.from, message.to);
                for (k, link) in self.traffic.links.iter().enumerate() {
                    let crossed = match link.channel {
                        Some(channel) => route.contains(&channel),
                        None => (link.from, link.to) == ends,
                    };
                    if crossed {
                        frames.extend(self.rect_of_link(k));
                    }
                }
            }
            _ => {}
        }
        surface.frames(Ink::Focus, width, &frames);
    }

    fn rect_of_link(&self, link: usize) -> [f32; 4] {
        // A line inside a small cell would hide its shade.
        let [x, y, w, h] = self.rect(self.cells[self.cell_of[link] as usize].at);
        let grow = 2.0 * self.frame.hair();
        [x - grow, y - grow, w + 2.0 * grow, h + 2.0 * grow]
    }
}

impl Scene for HeatMapScene {
    fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let length = self.side * self.rows as f32;
        if let Some(note) = self.note() {
            let y = self.corner[1] + length + em;
            let set = TextStyle::new(em * 0.92, Anchor::Middle);
            surface.text(self.corner[0] + length / 2.0, y, set, Ink::Muted, &note);
        }
        let [left, top] = self.corner;
        surface.frames(Ink::Faint, self.frame.hair(), &[left - 2.0, top - 2.0, length + 4.0, length + 4.0]);
        let rects: Vec<f32> = self.cells.iter().flat_map(|cell| self.rect(cell.at)).collect();
        surface.rects(Ink::Wire, &rects);
        self.draw_axes(surface);
        if self.has_scale && self.most() > 0 {
            self.draw_scale(surface);
        }
    }

    fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        self.advance(t);
        let most = self.most();
        let mut batch = Batch::default();
        for cell in self.cells.iter().filter(|cell| cell.words > 0) {
            let shade = (cell.words * SHADES.len() as u64).div_ceil(most) as usize - 1;
            batch.push(SHADES[shade.min(SHADES.len() - 1)], &self.rect(cell.at));
        }
        batch.rects(surface);
        if let Some(selection) = selection {
            self.draw_selection(selection, surface);
        }
    }

    fn hit(&self, x: f32, y: f32, _t: f64) -> Option<Selection> {
        let place = |at: f32| (at >= 0.0).then_some((at / self.side) as u32);
        let at = [place(y - self.corner[1])?, place(x - self.corner[0])?];
        let found = self.cells.binary_search_by_key(&at, |cell| cell.at).ok()?;
        Some(self.cells[found].selection)
    }

    /// Left and right lead through the cells by rows, up and down by columns.
    fn step(&self, from: Option<Selection>, way: KeyDirection, _t: f64) -> Option<Selection> {
        let mut order: Vec<&Cell> = self.cells.iter().collect();
        if !way.is_sideways() {
            order.sort_by_key(|cell| (cell.at[1], cell.at[0]));
        }
        let mut marks: Vec<Selection> = order.into_iter().map(|cell| cell.selection).collect();
        marks.dedup();
        match marks.iter().position(|mark| Some(*mark) == from) {
            None => self.cells.first().map(|cell| cell.selection),
            Some(_) if way == KeyDirection::Within => None,
            Some(at) => {
                let next = (at as i64 + way.sign()).rem_euclid(marks.len() as i64);
                Some(marks[next as usize])
            }
        }
    }
}

/// Returns the cells in reading order, and the index of each link's cell.
fn cells(traffic: &Traffic, block: u32) -> (Vec<Cell>, Vec<u32>) {
    let mut by_place: BTreeMap<[u32; 2], Cell> = BTreeMap::new();
    let at = |from: u32, to: u32| [from / block, to / block];
    for link in &traffic.links {
        let at = at(link.from, link.to);
        let selection = link.channel.map_or(Selection::Processor(link.from), Selection::Channel);
        let cell = by_place.entry(at).or_insert(Cell { at, total: 0, words: 0, selection, most: 0 });
        cell.total += link.words;
        if link.words > cell.most {
            (cell.selection, cell.most) = (selection, link.words);
        }
    }
    let places: Vec<[u32; 2]> = by_place.keys().copied().collect();
    let place = |from: u32, to: u32| places.binary_search(&at(from, to)).unwrap_or_default() as u32;
    let cell_of = traffic.links.iter().map(|link| place(link.from, link.to)).collect();
    (by_place.into_values().collect(), cell_of)
}
