//! The selection in the graph: the wires of a message, the band of a processor, a stage, or a node with everything that it came from
//! and everything that comes of it.

use super::{Gap, Nodes};
use crate::draw::ink::Ink;
use crate::draw::surface::Surface;
use crate::trace::butterfly_graph::Wire;
use crate::trace::followed::Followed;
use crate::trace::phases::PhaseKind;
use crate::trace::selection::Selection;

/// A set of rows; a graph of nodes has at most 64.
type RowSet = u64;

impl Nodes {
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
                    let line = self.line(g, wire);
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

    /// Highlights a selection at time `t`.
    pub fn highlight(&mut self, selection: Selection, t: f64, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        match selection {
            Selection::Element { stage, index } => {
                let now = Followed::at(&self.replay, selection, t).filter(|_| self.follows);
                self.highlight_element([stage, now.map_or(stage, |now| now.stage)], index, surface);
            }
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

    /// Highlights a node, the nodes that it was computed from, and the nodes that are computed from it. Rings are around what its card
    /// names: its inputs, its partner and its outputs; of a followed number, its partner and its outputs in the stage that it has
    /// reached.
    fn highlight_element(&mut self, [stage, reached_stage]: [u8; 2], index: u64, surface: &mut dyn Surface) {
        let hair = self.frame.hair();
        if index >= self.replay.run().plan.n {
            return;
        }
        let column = |stage: u8| self.graph.columns.iter().position(|column| column.stage == stage);
        let (Some(at), Some(ringed)) = (column(stage), column(reached_stage)) else { return };
        let row = self.graph.columns[at].row[index as usize];
        let row_now = self.graph.columns[ringed].row[index as usize];
        let mut wanted: RowSet = 1 << row;
        for g in (0..at).rev() {
            let mut sources = 0;
            for wire in self.graph.wires[g].iter().filter(|wire| wanted >> wire.to & 1 == 1) {
                let line = self.line_between_discs(g, wire);
                match g + 1 == at {
                    true => self.strong.push(Ink::Focus, &line),
                    false => self.lines.push(Ink::Muted, &line),
                }
                sources |= 1 << wire.from;
            }
            if g + 1 == at && ringed == at {
                self.push_rings(g, sources);
            }
            wanted = sources;
        }
        let mut reached: RowSet = 1 << row;
        for g in at..self.graph.wires.len() {
            let mut targets = 0;
            for wire in self.graph.wires[g].iter().filter(|wire| reached >> wire.from & 1 == 1) {
                let line = self.line_between_discs(g, wire);
                self.strong.push(Ink::Focus, &line);
                targets |= 1 << wire.to;
            }
            reached = targets;
        }
        self.push_butterfly(ringed, row_now);
        self.lines.lines(surface, 1.1 * hair);
        self.strong.lines(surface, 1.8 * hair);
        self.rings.rings(surface, 1.4 * hair);
        // The last shape in the selection colour is where the card belongs.
        surface.rings(Ink::Focus, 2.6 * hair, &[self.x(ringed), self.y(row_now), self.radius + 3.0]);
    }

    /// Rings the partner of a node and the nodes that are computed from both.
    fn push_butterfly(&mut self, column: usize, row: u16) {
        let Some(wires) = self.graph.wires.get(column) else { return };
        let rows = |all: RowSet, row: u16| all | 1 << row;
        let targets = wires.iter().filter(|wire| wire.from == row).map(|wire| wire.to).fold(0, rows);
        let partners = wires.iter().filter(|wire| targets >> wire.to & 1 == 1).map(|wire| wire.from);
        let partners = partners.fold(0, rows);
        self.push_rings(column, partners & !(1 << row));
        self.push_rings(column + 1, targets);
    }

    /// Returns the part of a wire that covers neither of its nodes.
    fn line_between_discs(&self, column: usize, wire: &Wire) -> [f32; 4] {
        let [x0, y0, x1, y1] = self.line(column, wire);
        let (dx, dy) = (x1 - x0, y1 - y0);
        let part = (self.radius / dx.hypot(dy)).min(0.5);
        [x0 + dx * part, y0 + dy * part, x1 - dx * part, y1 - dy * part]
    }

    /// Rings the nodes of a column in these rows.
    fn push_rings(&mut self, column: usize, rows: RowSet) {
        for row in (0..64).filter(|row| rows >> row & 1 == 1) {
            let ring = [self.x(column), self.y(row), self.radius + 1.0];
            self.rings.push(Ink::Focus, &ring);
        }
    }
}
