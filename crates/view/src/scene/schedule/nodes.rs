//! The schedule for m ≤ 32: every node of the processor's butterflies, and every message.

use super::area::Area;
use super::axis::Axis;
use crate::draw::batch::Batch;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::notation::numbers;
use crate::notation::words;
use crate::trace::schedule::{Block, Schedule};
use crate::trace::selection::Selection;
use hyperfly_text::scene as texts;

/// The nodes and messages of a processor with their layout.
pub struct Nodes {
    schedule: Schedule,
    area: Area,
    axis: Axis,
    tops: [f32; 2],
    row: f32,
    /// Top of the strip of sends between the two parts.
    strip: f32,
    strip_height: f32,
    titles: [String; 2],
    /// Shade of each phase I node by stage and row: the shade of the output it was first needed for.
    shades: Vec<Vec<Ink>>,
    outputs: Vec<RowTexts>,
    inputs: Vec<RowTexts>,
    /// Departure of each message, and the time until which nothing else can leave.
    busy: Vec<(f64, f64)>,
    rects: Batch,
    lines: Batch,
    discs: Batch,
    rings: Batch,
    marks: Batch,
}

/// The texts next to an output or an input.
struct RowTexts {
    time: String,
    rank: String,
}

impl Nodes {
    /// Lays out the two phases one below the other, with the sends between them.
    pub fn new(schedule: Schedule, area: Area, axis: Axis) -> Self {
        let em = area.em;
        let rows = [schedule.first.rows.len(), schedule.second.rows.len()];
        let (head, strip_height) = (em * 1.6, em * 1.1);
        let free = area.height - 2.0 * head - strip_height - em * 0.5;
        let row = (free / (rows[0] + rows[1]) as f32).clamp(1.5, em * 1.9);
        let strip = area.top + head + row * rows[0] as f32 + em * 0.25;
        let processor = &schedule.processor.to_string();
        let title = |name: &str, part: &Block| match words::stages(part.stages.0, part.stages.1) {
            stages if stages.is_empty() => texts::schedule_result(processor),
            stages => texts::schedule_title(processor, name, &stages),
        };
        let count = schedule.outputs.len() as u32;
        let shade = |&(_, end): &(f64, f64)| Ink::holder(schedule.output_for(end) as u32, count);
        let shades =
            schedule.first.computed.iter().map(|column| column.iter().map(shade).collect()).collect();
        let words = |time: f64, rank: Option<u32>| RowTexts {
            time: numbers::quantity(time, 4),
            rank: rank.map(|q| format!("P{q}")).unwrap_or_default(),
        };
        let outputs = schedule.outputs.iter();
        let mut busy: Vec<(f64, f64)> = outputs
            .clone()
            .filter_map(|output| Some((output.message?.left, output.message?.until)))
            .collect();
        busy.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        busy.dedup();
        let outputs = outputs.map(|output| words(output.produced, output.message.map(|m| m.to))).collect();
        Nodes {
            area,
            axis,
            tops: [area.top + head, strip + strip_height + em * 0.25 + head],
            row,
            strip,
            strip_height,
            titles: [title(texts::phase_one(), &schedule.first), title(texts::phase_two(), &schedule.second)],
            shades,
            outputs,
            inputs: schedule.inputs.iter().map(|input| words(input.arrived, input.from)).collect(),
            busy,
            schedule,
            rects: Batch::default(),
            lines: Batch::default(),
            discs: Batch::default(),
            rings: Batch::default(),
            marks: Batch::default(),
        }
    }

    fn part(&self, k: usize) -> &Block {
        if k == 0 { &self.schedule.first } else { &self.schedule.second }
    }

    /// Returns the upper and the lower end of the axis.
    pub fn span(&self) -> [f32; 2] {
        [self.area.top, self.tops[1] + self.row * self.schedule.second.rows.len() as f32]
    }

    fn y(&self, part: usize, row: usize) -> f32 {
        self.tops[part] + (row as f32 + 0.5) * self.row
    }

    /// Returns the node at a height: the last one that the processor computed in that row.
    pub fn hit(&self, y: f32) -> Option<Selection> {
        (0..2).find_map(|k| {
            let row = ((y - self.tops[k]) / self.row).floor();
            self.mark(k, (row >= 0.0).then_some(row as usize)?)
        })
    }

    fn mark(&self, k: usize, row: usize) -> Option<Selection> {
        let part = self.part(k);
        let index = part.rows.get(row)?;
        Some(match part.stages.0 < part.stages.1 {
            true => Selection::Element { stage: part.stages.1, index: (*index).into() },
            false => Selection::Processor(self.schedule.processor),
        })
    }

    /// Returns the marks of all rows from the top.
    pub fn marks(&self) -> Vec<Selection> {
        let rows = |k: usize| (0..self.part(k).rows.len()).filter_map(move |row| self.mark(k, row));
        let mut marks: Vec<Selection> = (0..2).flat_map(rows).collect();
        // Results belong to the processor as a whole.
        marks.dedup();
        marks.retain(|mark| !matches!(mark, Selection::Processor(_)));
        marks
    }

    /// Draws everything up to `t`, and later events faintly.
    pub fn draw(&mut self, t: f64, selection: Option<Selection>, surface: &mut dyn Surface) {
        let Area { em, hair, left, .. } = self.area;
        for k in 0..2 {
            let y = self.tops[k];
            let rows = self.part(k).rows.len();
            for row in 0..rows {
                let ink = if row % 2 == 0 { Ink::BandA } else { Ink::BandB };
                let band = [self.axis.left, y + row as f32 * self.row, self.axis.width, self.row];
                self.rects.push(ink, &band);
            }
            self.rects.rects(surface);
            let set = TextStyle::new(em * 0.92, Anchor::Start).bold();
            surface.text(left, y - em * 0.75, set, Ink::Text, &self.titles[k]);
            let bottom = y + self.row * rows as f32;
            surface.lines(Ink::Wire, hair, &[self.axis.left, y, self.axis.left, bottom]);
            self.draw_butterfly(k, t, surface);
        }
        self.draw_outputs(t, surface);
        self.draw_sends(surface);
        self.draw_inputs(t, surface);
        if let Some(selection) = selection {
            self.highlight(selection, surface);
        }
    }

    /// Returns the x of column `c` of part `k`.
    fn column(&self, k: usize, c: usize) -> f32 {
        let spacing = (self.axis.left - self.area.left - self.area.em * 3.4)
            / (self.part(k).computed.len() as f32 + 0.6);
        self.area.left + spacing * (c as f32 + 0.3)
    }

    /// Draws a part's butterfly; each node is shaded by the output it was computed for.
    fn draw_butterfly(&mut self, k: usize, t: f64, surface: &mut dyn Surface) {
        let hair = self.area.hair;
        let part = if k == 0 { &self.schedule.first } else { &self.schedule.second };
        let columns = part.computed.len();
        let half = if columns > 0 { (self.column(k, 1) - self.column(k, 0)) * 0.36 } else { 0.0 };
        let radius = (self.row * 0.17).clamp(0.9, 3.2 * hair);
        for c in 0..columns {
            for (row, &(_, end)) in part.computed[c].iter().enumerate() {
                let done = t >= end;
                let (x, y) = (self.column(k, c + 1), self.y(k, row));
                if k == 0 && done {
                    let rect = [x - half, y - self.row / 2.0, 2.0 * half, self.row];
                    self.rects.push(self.shades[c][row], &rect);
                }
                let ink = if done { Ink::Muted } else { Ink::Faint };
                for from in [row, part.partner[c][row] as usize] {
                    self.lines.push(ink, &[self.column(k, c), self.y(k, from), x, y]);
                }
            }
        }
        for c in 0..=columns {
            for row in 0..part.rows.len() {
                let done = if c == 0 { part.ready[row] } else { part.computed[c - 1][row].1 };
                let at = [self.column(k, c), self.y(k, row), radius];
                if t >= done {
                    self.discs.push(Ink::Text, &at);
                } else {
                    self.discs.push(Ink::Ground, &at);
                    self.rings.push(Ink::Muted, &at);
                }
            }
        }
        self.rects.rects(surface);
        self.lines.lines(surface, 0.8 * hair);
        self.discs.discs(surface);
        self.rings.rings(surface, 0.8 * hair);
    }

    /// Returns the text size of numbers in rows, and half the height of arrows.
    fn sizes(&self) -> (f32, f32) {
        let em = self.area.em;
        ((self.row * 0.78).min(em * 0.85), (self.row * 0.3).clamp(1.5, em * 0.36))
    }

    /// Draws phase I over time: each row's nodes in the shade of their output, its production, waiting time and departure.
    fn draw_outputs(&mut self, t: f64, surface: &mut dyn Surface) {
        let (axis, Area { em, hair, .. }) = (self.axis, self.area);
        let bar = self.row * 0.62;
        for (column, shades) in self.schedule.first.computed.iter().zip(&self.shades) {
            for (row, (&(start, end), &ink)) in column.iter().zip(shades).enumerate() {
                if let Some((from, to)) = elapsed(start, end, t) {
                    let (x0, x1) = (axis.x(from), axis.x(to));
                    self.rects.push(ink, &[x0, self.y(0, row) - bar / 2.0, (x1 - x0).max(0.7), bar]);
                }
            }
        }
        self.rects.rects(surface);
        let (size, tip) = self.sizes();
        let (before, after) = (TextStyle::new(size, Anchor::End), TextStyle::new(size, Anchor::Start));
        let readable = size >= 7.0;
        for (output, words) in self.schedule.outputs.iter().zip(&self.outputs) {
            let y = self.y(0, output.row as usize);
            if t < output.produced {
                continue;
            }
            if readable {
                surface.text(axis.left - em * 0.5, y, before, Ink::Text, &words.time);
            }
            let x = axis.x(output.produced);
            self.discs.push(Ink::Text, &[x, y, tip * 0.7]);
            let Some(message) = output.message else { continue };
            // The output waits, travels and arrives.
            if let Some((from, to)) = elapsed(output.produced, message.left, t) {
                self.lines.push(Ink::Contention, &[axis.x(from), y, axis.x(to), y]);
            }
            if let Some((from, to)) = elapsed(message.left, message.delivered, t) {
                self.lines.push(Ink::Transfer, &[axis.x(from), y, axis.x(to), y]);
                let x = axis.x(message.left);
                self.marks.push(Ink::Transfer, &[x, y - tip, x + tip * 1.5, y, x, y + tip]);
                let end = axis.x(message.delivered);
                if readable && t >= message.delivered && end + em * 1.8 < axis.left + axis.width {
                    surface.text(end + em * 0.25, y, after, Ink::Muted, &words.rank);
                }
            }
        }
        self.lines.lines(surface, (bar * 0.14).clamp(0.8, 1.6 * hair));
        self.marks.triangles(surface);
        self.discs.discs(surface);
        for &(from, to) in self.busy.iter().take_while(|&&(from, _)| from < t) {
            let (x0, x1) = (axis.x(from), axis.x(to.min(axis.end)));
            self.rects.push(Ink::TransferSoft, &[x0, self.strip, x1 - x0, self.strip_height]);
            self.lines.push(Ink::Transfer, &[x0, self.strip, x0, self.strip + self.strip_height]);
        }
    }

    /// Draws the sends one after the other, each with the time in which no other can follow.
    fn draw_sends(&mut self, surface: &mut dyn Surface) {
        let em = self.area.em;
        self.rects.rects(surface);
        self.lines.lines(surface, 1.2 * self.area.hair);
        let y = self.strip + self.strip_height / 2.0;
        surface.text(
            self.axis.left - em * 0.5,
            y,
            TextStyle::new(em * 0.92, Anchor::End),
            Ink::Muted,
            texts::sends(),
        );
    }

    /// Draws phase II over time: the arrival of each row's input, and its nodes.
    fn draw_inputs(&mut self, t: f64, surface: &mut dyn Surface) {
        let (axis, em) = (self.axis, self.area.em);
        let bar = self.row * 0.62;
        for column in &self.schedule.second.computed {
            for (row, &(start, end)) in column.iter().enumerate() {
                if let Some((from, to)) = elapsed(start, end, t) {
                    let (x0, x1) = (axis.x(from), axis.x(to));
                    let rect = [x0, self.y(1, row) - bar / 2.0, (x1 - x0).max(0.7), bar];
                    self.rects.push(Ink::Compute, &rect);
                }
            }
        }
        self.rects.rects(surface);
        let (size, tip) = self.sizes();
        let set = TextStyle::new(size, Anchor::End);
        for (input, words) in self.schedule.inputs.iter().zip(&self.inputs) {
            if t < input.arrived {
                break;
            }
            let (x, y) = (axis.x(input.arrived), self.y(1, input.row as usize));
            if input.from.is_none() {
                self.discs.push(Ink::Text, &[x, y, tip * 0.7]);
                continue;
            }
            self.marks.push(Ink::Transfer, &[x - tip * 1.5, y - tip, x, y, x - tip * 1.5, y + tip]);
            if size >= 7.0 {
                if x - em * 2.2 > axis.left {
                    surface.text(x - tip * 1.5 - em * 0.2, y, set, Ink::Muted, &words.rank);
                }
                surface.text(axis.left - em * 0.5, y, set, Ink::Text, &words.time);
            }
        }
        self.marks.triangles(surface);
        self.discs.discs(surface);
    }

    fn highlight(&self, selection: Selection, surface: &mut dyn Surface) {
        let (axis, Area { left, hair, .. }) = (self.axis, self.area);
        let mut frame =
            |x: f32, y: f32, w: f32, h: f32| surface.frames(Ink::Focus, 1.5 * hair, &[x, y, w, h]);
        for k in 0..2 {
            let part = self.part(k);
            match selection {
                Selection::Element { stage, index } if stage > part.stages.0 && stage <= part.stages.1 => {
                    if let Some(row) = part.rows.iter().position(|&i| u64::from(i) == index) {
                        let y = self.tops[k] + row as f32 * self.row;
                        frame(left, y, axis.left + axis.width - left, self.row);
                    }
                }
                Selection::Stage(stage) if (part.stages.0..part.stages.1).contains(&stage) => {
                    let c = usize::from(stage - part.stages.0);
                    let (x, end) = (self.column(k, c), self.column(k, c + 1));
                    frame(x, self.tops[k], end - x + 4.0, self.row * part.rows.len() as f32);
                }
                Selection::Message(record) if k == 0 => {
                    for output in &self.schedule.outputs {
                        if let Some(message) = output.message.filter(|message| message.record == record) {
                            let y = self.tops[0] + output.row as f32 * self.row;
                            let (x, end) = (axis.x(output.produced), axis.x(message.delivered));
                            frame(x - 2.0, y, end - x + 4.0, self.row);
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

/// Returns the part of an interval that has passed at `t`.
fn elapsed(from: f64, to: f64, t: f64) -> Option<(f64, f64)> {
    (t > from).then_some((from, to.min(t)))
}
