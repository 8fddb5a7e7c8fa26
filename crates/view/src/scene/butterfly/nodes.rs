//! The butterfly for n ≤ 64: every node with its value, and every wire.

mod input_output;
mod keyboard;
mod node;

use crate::draw::batch::Batch;
use crate::draw::frame::Frame;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::text::why;
use crate::trace::activities::Activities;
use crate::trace::butterfly_graph::{ButterflyGraph, Gap};
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use crate::trace::selection::Selection;
use crate::trace::values::Values;
use hyperfly_text::{scene as texts, view};
use input_output::InputOutput;
use node::{Layers, Node, layout_nodes};
use std::rc::Rc;

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
    layers: Layers,
    /// `None` if there is no space for it.
    input_output: Option<InputOutput>,
    bars: Batch,
}

impl Nodes {
    /// Lays out the graph.
    pub fn new(replay: &Rc<Replay>, frame: Frame) -> Self {
        let graph = ButterflyGraph::new(replay, true);
        let em = frame.text;
        let values = Values::new(replay);
        let input_output = values.as_ref().and_then(|values| InputOutput::new(replay, &graph, values, frame));
        let side_width = input_output.as_ref().map_or(0.0, InputOutput::width);
        let left = em * 2.8 + side_width;
        let top = em * 0.8;
        let n = replay.run().plan.n as f32;
        let column = (frame.width - left - side_width - em * 1.2).max(20.0) / graph.gaps.len().max(1) as f32;
        let row = (frame.height - top - em * 2.2).max(20.0) / n;
        let nodes = values.map(|values| layout_nodes(&graph, &values)).unwrap_or_default();
        let radius = if nodes.is_empty() {
            (row * 0.3).min(column * 0.12).clamp(1.2, 5.0 * frame.hair())
        } else {
            (row * 0.44).min(column * 0.2).clamp(1.2, em * 1.1)
        };
        let batch = Batch::default;
        Nodes {
            replay: replay.clone(),
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
            layers: Layers::default(),
            input_output,
            bars: batch(),
        }
    }

    fn x(&self, column: usize) -> f32 {
        self.left + column as f32 * self.column
    }

    fn y(&self, row: u16) -> f32 {
        self.top + (f32::from(row) + 0.5) * self.row
    }

    /// Returns the inner edges of the input and the output columns.
    fn edges(&self) -> [f32; 2] {
        let em = self.frame.text;
        [self.left - em * 2.8, self.x(self.graph.gaps.len()) + em * 1.2]
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
            let x = x0 - em * 0.4;
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
            let (x0, x1) = (self.x(g), self.x(g + 1));
            for wire in wires {
                let ink = if wire.crosses { Ink::Wire } else { Ink::Faint };
                lines.push(ink, &[x0, self.y(wire.from), x1, self.y(wire.to)]);
            }
        }
        lines.lines(surface, 0.9 * hair);
        let y = self.top + self.row * self.replay.run().plan.n as f32 + em * 1.1;
        let set = TextStyle::new(em * 0.92, Anchor::Middle);
        for (g, gap) in self.graph.gaps.iter().enumerate() {
            let x = (self.x(g) + self.x(g + 1)) / 2.0;
            let has_long_labels = self.column > em * 6.0;
            let label = match gap {
                Gap::Stage(l) if g == 0 && self.column > em * 4.0 => view::stage(u32::from(*l)),
                Gap::Stage(l) => l.to_string(),
                Gap::Move(kind) if has_long_labels => kind.label(),
                Gap::Order if has_long_labels => texts::order().into(),
                Gap::Move(_) | Gap::Order => "⇄".into(),
            };
            surface.text(x, y, set, Ink::Muted, &label);
        }
    }

    /// Draws the wavefront at `t`.
    pub fn draw_dynamic(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
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
            self.highlight(selection, surface);
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

    /// Highlights the wires of a step's message. Returns whether it sends one.
    fn highlight_step(&mut self, record: u32, surface: &mut dyn Surface) -> bool {
        let hair = self.frame.hair();
        let replay = self.replay.clone();
        let Some(step) = replay.run().plan.steps.get(record as usize) else { return false };
        let from = replay.owner(record);
        let (Some((partner, _)), Some(phase)) = (replay.run().plan.sends(step), replay.phase_of(record))
        else {
            return false;
        };
        let kind = replay.phases()[phase].kind;
        for g in 0..self.graph.gaps.len() {
            let is_selected = match self.graph.gaps[g] {
                Gap::Stage(l) => kind == PhaseKind::Exchange { stage: l },
                Gap::Move(phase) => kind == phase,
                Gap::Order => false,
            };
            if !is_selected {
                continue;
            }
            let (left, right) = (&self.graph.columns[g], &self.graph.columns[g + 1]);
            for wire in &self.graph.wires[g] {
                let ends = (left.owner[usize::from(wire.from)], right.owner[usize::from(wire.to)]);
                if ends == (from as u16, partner as u16) {
                    let line = [self.x(g), self.y(wire.from), self.x(g + 1), self.y(wire.to)];
                    self.strong.push(Ink::Focus, &line);
                }
            }
        }
        self.strong.lines(surface, 2.0 * hair);
        true
    }

    /// Frames the stages of a step's phase.
    fn frame_stages(&self, record: u32, surface: &mut dyn Surface) {
        if let Some(phase) = self.replay.phase_of(record) {
            self.frame_phase(phase, surface);
        }
    }

    /// Frames everything that a phase computes or moves.
    fn frame_phase(&self, phase: usize, surface: &mut dyn Surface) {
        let kind = self.replay.phases()[phase].kind;
        let height = self.row * self.replay.run().plan.n as f32;
        for (g, gap) in self.graph.gaps.iter().enumerate() {
            let is_selected = match *gap {
                Gap::Stage(l) => kind.stages().is_some_and(|(first, last)| (first..last).contains(&l)),
                Gap::Move(phase) => kind == phase,
                Gap::Order => false,
            };
            if is_selected {
                surface.frames(
                    Ink::Focus,
                    1.5 * self.frame.hair(),
                    &[self.x(g), self.top, self.column, height],
                );
            }
        }
    }

    fn highlight(&mut self, selection: Selection, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        match selection {
            Selection::Element { stage, index } => self.highlight_element(stage, index, surface),
            Selection::Processor(q) => self.outline_band(q, surface),
            Selection::Stage(l) => {
                if let Some(g) = self.graph.gaps.iter().position(|gap| *gap == Gap::Stage(l)) {
                    let height = self.row * self.replay.run().plan.n as f32;
                    surface.frames(Ink::Focus, 1.5 * hair, &[self.x(g), self.top, self.column, height]);
                }
            }
            Selection::Message(record) | Selection::Step(record) => {
                let sends = self.highlight_step(record, surface);
                if !sends && (record as usize) < self.replay.run().plan.steps.len() {
                    self.outline_band(self.replay.owner(record), surface);
                }
            }
            Selection::Line(line) if self.replay.has_few_steps(line) => {
                for record in self.replay.steps_of(line) {
                    if !self.highlight_step(record, surface) {
                        self.frame_stages(record, surface);
                    }
                }
            }
            Selection::Line(line) => {
                for k in 0..self.replay.phases().len() {
                    if self.replay.is_in_phase(line, k) {
                        self.frame_phase(k, surface);
                    }
                }
            }
            Selection::Activity(activity) => {
                for (k, _) in
                    self.activities.iter().enumerate().filter(|(_, activities)| activities.contains(activity))
                {
                    self.frame_phase(k, surface);
                }
            }
            Selection::Channel(_) => {}
        }
    }

    /// Frames the band of a processor.
    fn outline_band(&self, q: u32, surface: &mut dyn Surface) {
        if q < self.replay.p() {
            let band_height = self.replay.run().plan.n as f32 / self.replay.p() as f32 * self.row;
            let x = self.left - self.frame.text * 0.7;
            let width = self.x(self.graph.gaps.len()) + self.frame.text * 0.7 - x;
            let band = [x, self.top + q as f32 * band_height, width, band_height];
            surface.frames(Ink::Focus, 1.5 * self.frame.hair(), &band);
        }
    }

    /// Highlights a node and all nodes that it was computed from.
    fn highlight_element(&mut self, stage: u8, index: u64, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        if index >= self.replay.run().plan.n {
            return;
        }
        let Some(mut g) = self.graph.columns.iter().position(|column| column.stage == stage) else { return };
        let row = self.graph.columns[g].row[index as usize];
        let mut wanted = vec![row];
        let first = g;
        while g > 0 {
            let mut sources = Vec::new();
            for wire in self.graph.wires[g - 1].iter().filter(|wire| wanted.contains(&wire.to)) {
                let line = [self.x(g - 1), self.y(wire.from), self.x(g), self.y(wire.to)];
                let batch = if g == first { &mut self.strong } else { &mut self.lines };
                batch.push(if g == first { Ink::Focus } else { Ink::Muted }, &line);
                if !sources.contains(&wire.from) {
                    sources.push(wire.from);
                }
            }
            wanted = sources;
            g -= 1;
        }
        self.lines.lines(surface, 1.1 * hair);
        self.strong.lines(surface, 2.2 * hair);
        surface.rings(Ink::Focus, 2.2 * hair, &[self.x(first), self.y(row), self.radius + 3.0]);
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
