//! The butterfly for n ≤ 64: every node with its value, and every wire.

mod highlight;
mod input_output;
mod keyboard;
mod node;
mod startup;

use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers::quantity;
use crate::text::why;
use crate::trace::activities::Activities;
use crate::trace::butterfly_graph::{ButterflyGraph, Gap, Wire};
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::values::Values;
use hyperfly_text::{scene as texts, view};
use input_output::InputOutput;
use node::{Layers, Node, layout_nodes};
use startup::Startup;
use std::rc::Rc;

/// Width of the names of the processors and of the space next to them, in heights of the text.
const NAMES_WIDTH: f32 = 3.6;
/// Minimum width of a column whose scale is written below it, in heights of the text.
const MIN_SCALED_COLUMN: f32 = 3.2;
/// Minimum width of a column with a circle next to its scale, in heights of the text.
const MIN_MARKED_COLUMN: f32 = 8.0;

/// The graph with its layout.
pub struct Nodes {
    replay: Rc<Replay>,
    frame: Frame,
    graph: ButterflyGraph,
    /// Activities that take time in each phase.
    activities: Vec<Activities>,
    left: f32,
    top: f32,
    column: f32,
    row: f32,
    radius: f32,
    lines: Batch,
    strong: Batch,
    discs: Batch,
    rings: Batch,
    /// Indexed by column and row; empty for a run without values.
    nodes: Vec<Vec<Node>>,
    /// Magnitude of a full disc of each column; empty for a run without values.
    full_discs: Vec<String>,
    startup: Startup,
    layers: Layers,
    /// `None` if there is no space for it.
    input_output: Option<InputOutput>,
    bars: Batch,
    /// Whether a selected element is followed through the stages.
    pub(super) follows: bool,
}

impl Nodes {
    /// Lays out the graph.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let graph = ButterflyGraph::new(replay, true);
        let em = frame.text;
        let values = Values::new(replay);
        let input_output = values.as_ref().and_then(|values| InputOutput::new(replay, &graph, values, frame));
        let [input_width, output_width] = input_output.as_ref().map_or([0.0; 2], InputOutput::widths);
        let left = em * NAMES_WIDTH + input_width;
        let top = em * 0.8;
        let n = replay.run().plan.n as f32;
        let column =
            (frame.width - left - output_width - em * 1.2).max(20.0) / graph.gaps.len().max(1) as f32;
        let row = (frame.height - top - em * 2.2).max(20.0) / n;
        let full_disc = |values: &Values, stage: u8| quantity(values.largest(stage), 3);
        let full_discs = values.as_ref().map_or(Vec::new(), |values| {
            graph.columns.iter().map(|column| full_disc(values, column.stage)).collect()
        });
        let nodes = values.map(|values| layout_nodes(&graph, &values)).unwrap_or_default();
        let radius = if nodes.is_empty() {
            (row * 0.3).min(column * 0.12).clamp(1.2, 5.0 * frame.hair())
        } else {
            (row * 0.44).min(column * 0.2).clamp(1.2, em * 1.1)
        };
        let batch = Batch::default;
        Nodes {
            replay: replay.clone(),
            startup: Startup::new(replay, &graph.gaps),
            frame,
            graph,
            activities: why::activities_by_phase(replay),
            left,
            top,
            column,
            row,
            radius,
            lines: batch(),
            strong: batch(),
            discs: batch(),
            rings: batch(),
            nodes,
            full_discs,
            layers: Layers::default(),
            input_output,
            bars: batch(),
            follows: false,
        }
    }

    fn x(&self, column: usize) -> f32 {
        self.left + column as f32 * self.column
    }

    fn y(&self, row: u16) -> f32 {
        self.top + (f32::from(row) + 0.5) * self.row
    }

    /// Returns the line of a wire after a column.
    fn line(&self, column: usize, wire: &Wire) -> [f32; 4] {
        [self.x(column), self.y(wire.from), self.x(column + 1), self.y(wire.to)]
    }

    /// Returns the inner edges of the input and the output columns.
    fn edges(&self) -> [f32; 2] {
        let em = self.frame.text;
        [self.left - em * NAMES_WIDTH, self.x(self.graph.gaps.len()) + em * 1.2]
    }

    /// Draws bands of owners, wires and nodes before anything has happened.
    pub fn draw_static(&self, surface: &mut dyn Surface) {
        let em = self.frame.text;
        let hair = self.frame.hair();
        let p = self.replay.p();
        let band_height = self.replay.run().plan.n as f32 / p as f32 * self.row;
        let x0 = self.left - em * 0.7;
        let width = self.x(self.graph.gaps.len()) + em * 0.7 - x0;
        let mut bands = Batch::default();
        for q in 0..p {
            let ink = if q % 2 == 0 { Ink::BandA } else { Ink::BandB };
            bands.push(ink, &[x0, self.top + q as f32 * band_height, width, band_height]);
        }
        bands.rects(surface);
        let size = (band_height * 0.85).min(em * 0.92);
        if size >= self.frame.min_text_size() {
            let x = self.left - self.radius - em * 0.7;
            for q in 0..p {
                let y = self.top + (q as f32 + 0.5) * band_height;
                surface.text(x, y, TextStyle::new(size, Anchor::End), Ink::Muted, &format!("P{q}"));
            }
        }
        if let Some(input_output) = &self.input_output {
            input_output.draw_static(self.edges(), |row| self.y(row as u16), surface);
        }
        let mut lines = Batch::default();
        for (g, wires) in self.graph.wires.iter().enumerate() {
            for wire in wires {
                let ink = if wire.crosses { Ink::Wire } else { Ink::Faint };
                lines.push(ink, &self.line(g, wire));
            }
        }
        lines.lines(surface, 0.9 * hair);
        let y = self.top + self.row * self.replay.run().plan.n as f32 + em * 1.1;
        let set = TextStyle::new(em * 0.92, Anchor::Middle);
        for (g, gap) in self.graph.gaps.iter().enumerate() {
            let x = (self.x(g) + self.x(g + 1)) / 2.0;
            let has_long_labels = self.column > em * 11.0;
            let label = match gap {
                Gap::Stage(l) if g == 0 && self.column > em * 7.5 => view::stage(u32::from(*l)),
                Gap::Stage(l) => l.to_string(),
                Gap::Move(kind) if has_long_labels => kind.label(),
                Gap::Order if has_long_labels => texts::order().into(),
                Gap::Move(_) | Gap::Order => "⇄".into(),
            };
            surface.text(x, y, set, Ink::Muted, &label);
        }
        self.draw_scales(y, surface);
    }

    /// Writes below each column the magnitude of a full disc, if there is space: every stage has its own scale.
    fn draw_scales(&self, y: f32, surface: &mut dyn Surface) {
        let em = self.frame.text;
        if self.column < em * MIN_SCALED_COLUMN {
            return;
        }
        let set = TextStyle::new(em * 0.92, Anchor::Middle);
        for (k, magnitude) in self.full_discs.iter().enumerate() {
            let x = self.x(k);
            surface.text(x, y, set, Ink::Text, magnitude);
            if self.column >= em * MIN_MARKED_COLUMN {
                let left = x - em * (0.28 * magnitude.chars().count() as f32 + 0.6);
                surface.rings(Ink::Muted, 0.9 * self.frame.hair(), &[left, y, em * 0.32]);
            }
        }
    }

    /// Draws the wavefront at `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        self.draw_startup(t, surface);
        for g in 0..self.graph.wires.len() {
            let (x0, x1) = (self.x(g), self.x(g + 1));
            for wire in &self.graph.wires[g] {
                if t < wire.start || (t <= wire.start && t < wire.end) {
                    continue;
                }
                let (y0, y1) = (self.y(wire.from), self.y(wire.to));
                if t >= wire.end {
                    let ink = if wire.crosses { Ink::Transfer } else { Ink::Compute };
                    self.lines.push(if wire.crosses { ink } else { Ink::ComputeSoft }, &[x0, y0, x1, y1]);
                } else {
                    // In flight: draw the fraction of the wire that has been travelled.
                    let part = ((t - wire.start) / (wire.end - wire.start)) as f32;
                    let ink = if wire.crosses { Ink::Transfer } else { Ink::Compute };
                    let (x, y) = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
                    self.strong.push(ink, &[x0, y0, x, y]);
                    if wire.crosses {
                        let node = self.nodes.get(g).and_then(|nodes| nodes.get(usize::from(wire.from)));
                        let size = (self.radius * 0.9).min(3.2 * hair);
                        self.discs.push(node.and_then(Node::ink).unwrap_or(ink), &[x, y, size]);
                    }
                }
            }
        }
        self.lines.lines(surface, 0.9 * hair);
        self.strong.lines(surface, 1.7 * hair);
        self.discs.discs(surface);
        if self.nodes.is_empty() {
            self.draw_plain(t, surface)
        } else {
            self.draw_values(t, surface)
        }
        if let Some(selection) = selection {
            self.highlight(selection, t, surface);
        }
    }

    /// Draws nodes with their values.
    fn draw_values(&mut self, t: f64, surface: &mut dyn Surface) {
        for (g, nodes) in self.nodes.iter().enumerate() {
            let x = self.x(g);
            for (row, node) in nodes.iter().enumerate() {
                let at = [x, self.y(row as u16), self.radius];
                let (started, done) = (self.graph.started[g][row], self.graph.done[g][row]);
                if t >= done {
                    node.draw(at, &mut self.layers);
                } else {
                    let part = if t > started { (t - started) / (done - started) } else { 0.0 };
                    node.draw_unfinished(at, part as f32, &mut self.layers);
                }
            }
        }
        self.layers.paint(surface, self.frame.hair());
        if let (Some(input_output), Some(done)) = (&self.input_output, self.graph.done.last()) {
            let (top, height) = (self.top, self.row);
            let y = |row: usize| top + (row as f32 + 0.5) * height;
            input_output.draw_bars(self.edges()[1], y, |row| t >= done[row], &mut self.bars);
            self.bars.rects(surface);
        }
    }

    /// Draws nodes of a run without values.
    fn draw_plain(&mut self, t: f64, surface: &mut dyn Surface) {
        for g in 0..self.graph.columns.len() {
            let x = self.x(g);
            for (row, &done) in self.graph.done[g].iter().enumerate() {
                let at = [x, self.y(row as u16), self.radius];
                if t >= done {
                    self.discs.push(Ink::Text, &at);
                } else {
                    self.discs.push(Ink::Ground, &at);
                    self.rings.push(Ink::Muted, &at);
                }
            }
        }
        self.discs.discs(surface);
        self.rings.rings(surface, 0.9 * self.frame.hair());
    }

    /// Returns the node at a point, or the stage whose label is there.
    pub fn hit(&self, x: f32, y: f32) -> Option<Selection> {
        let n = self.replay.run().plan.n;
        let row = ((y - self.top) / self.row).floor();
        if row >= n as f32 && y <= self.frame.height {
            let g = ((x - self.left) / self.column).floor();
            let gap = (g >= 0.0).then(|| self.graph.gaps.get(g as usize)).flatten()?;
            return if let Gap::Stage(l) = gap { Some(Selection::Stage(*l)) } else { None };
        }
        if row < 0.0 || row >= n as f32 {
            return None;
        }
        let nearest = ((x - self.left) / self.column).round().max(0.0) as usize;
        if x < self.left - self.frame.text * 0.5 {
            return Some(Selection::Processor((row as u64 * u64::from(self.replay.p()) / n) as u32));
        }
        let column = self.graph.columns.get(nearest)?;
        if (self.x(nearest) - x).abs() > (self.column * 0.4).min(self.radius + 8.0) {
            return None;
        }
        let index = column.row.iter().position(|&at| at == row as u16)? as u64;
        Some(Selection::Element { stage: column.stage, index })
    }
}
