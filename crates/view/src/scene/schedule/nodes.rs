//! m ≤ 32: every node of the processor's butterflies, and every message.

use super::Axis;
use crate::batch::Batch;
use crate::numbers;
use crate::order;
use crate::palette::Ink;
use crate::scene::{Frame, Selection};
use crate::schedule::{Part, Schedule};
use crate::surface::{Anchor, Surface, Type};

/// Buffers that are reused from frame to frame.
#[derive(Default)]
pub struct Scratch {
    rects: Batch,
    lines: Batch,
    discs: Batch,
    rings: Batch,
    marks: Batch,
}

/// Where rows are.
pub struct Rows {
    tops: [f32; 2],
    counts: [usize; 2],
    row: f32,
    /// The strip of the sends, between the two parts.
    strip: f32,
    strip_height: f32,
}

impl Rows {
    /// Two parts, one below the other, with the sends between them.
    pub fn new(schedule: &Schedule, frame: Frame) -> Self {
        let em = frame.text;
        let counts = [schedule.first.rows.len(), schedule.second.rows.len()];
        let (head, strip_height) = (em * 1.6, em * 1.1);
        let room = frame.height - 2.0 * head - strip_height - em * 0.5 - em * 1.8;
        let row = (room / (counts[0] + counts[1]) as f32).clamp(1.5, em * 1.9);
        let strip = head + row * counts[0] as f32 + em * 0.25;
        Rows { tops: [head, strip + strip_height + em * 0.25 + head], counts, row, strip, strip_height }
    }

    fn y(&self, part: usize, row: usize) -> f32 {
        self.tops[part] + (row as f32 + 0.5) * self.row
    }

    /// The part and the row at a height.
    pub fn at(&self, y: f32) -> Option<(usize, usize)> {
        (0..2).find_map(|part| {
            let row = ((y - self.tops[part]) / self.row).floor();
            (row >= 0.0 && row < self.counts[part] as f32).then_some((part, row as usize))
        })
    }
}

/// Draws everything up to `t`; what is to come is faint.
pub fn draw(
    schedule: &Schedule,
    frame: Frame,
    axis: Axis,
    t: f64,
    selection: Option<Selection>,
    scratch: &mut Scratch,
    surface: &mut dyn Surface,
) {
    let (em, hair) = (frame.text, frame.hair());
    let rows = Rows::new(schedule, frame);
    let names = [("phase I", &schedule.first), ("phase II", &schedule.second)];
    for (k, (name, part)) in names.into_iter().enumerate() {
        let y = rows.tops[k];
        let height = rows.row * rows.counts[k] as f32;
        for row in 0..rows.counts[k] {
            let ink = if row % 2 == 0 { Ink::BandA } else { Ink::BandB };
            scratch.rects.push(ink, &[axis.left, y + row as f32 * rows.row, axis.width, rows.row]);
        }
        scratch.rects.rects(surface);
        let title = match part.stages.1 - part.stages.0 {
            0 => format!("P{}, result", schedule.processor),
            1 => format!("P{}, {name}: stage {}", schedule.processor, part.stages.0),
            _ => format!("P{}, {name}: stages {}–{}", schedule.processor, part.stages.0, part.stages.1 - 1),
        };
        surface.text(0.0, y - em * 0.75, Type::new(em * 0.92, Anchor::Start).bold(), Ink::Text, &title);
        surface.lines(Ink::Wire, hair, &[axis.left, y, axis.left, y + height]);
        butterfly(schedule, part, k, &rows, frame, axis, t, scratch, surface);
    }
    first_times(schedule, &rows, frame, axis, t, scratch, surface);
    second_times(schedule, &rows, frame, axis, t, scratch, surface);
    if let Some(Selection::Element { stage, index }) = selection {
        for (k, part) in [&schedule.first, &schedule.second].into_iter().enumerate() {
            let inside = stage > part.stages.0 && stage <= part.stages.1;
            if let Some(row) = part.rows.iter().position(|&i| u64::from(i) == index).filter(|_| inside) {
                let y = rows.tops[k] + row as f32 * rows.row;
                surface.frames(Ink::Focus, 1.5 * hair, &[0.0, y, axis.left + axis.width, rows.row]);
            }
        }
    }
}

/// A part's butterfly: behind each node the shade of the output it was computed for.
#[allow(clippy::too_many_arguments)]
fn butterfly(
    schedule: &Schedule,
    part: &Part,
    k: usize,
    rows: &Rows,
    frame: Frame,
    axis: Axis,
    t: f64,
    scratch: &mut Scratch,
    surface: &mut dyn Surface,
) {
    let hair = frame.hair();
    let columns = part.computed.len();
    let right = axis.left - frame.text * 3.4;
    let column = right / (columns as f32 + 0.6);
    let x = |c: usize| column * (c as f32 + 0.3);
    let radius = (rows.row * 0.17).clamp(0.9, 3.2 * hair);
    for c in 0..columns {
        for (row, &(_, end)) in part.computed[c].iter().enumerate() {
            if k == 0 && t >= end {
                let ink = Ink::holder(schedule.increment(end) as u32, schedule.outputs.len() as u32);
                let y = rows.y(k, row) - rows.row / 2.0;
                scratch.rects.push(ink, &[x(c + 1) - column * 0.36, y, column * 0.72, rows.row]);
            }
        }
    }
    scratch.rects.rects(surface);
    for c in 0..columns {
        for (row, &(_, end)) in part.computed[c].iter().enumerate() {
            let done = t >= end;
            for from in [row, part.partner[c][row] as usize] {
                let ink = if done { Ink::Muted } else { Ink::Faint };
                scratch.lines.push(ink, &[x(c), rows.y(k, from), x(c + 1), rows.y(k, row)]);
            }
        }
    }
    scratch.lines.lines(surface, 0.8 * hair);
    for c in 0..=columns {
        for row in 0..part.rows.len() {
            let done = if c == 0 { part.ready[row] } else { part.computed[c - 1][row].1 };
            let at = [x(c), rows.y(k, row), radius];
            if t >= done {
                scratch.discs.push(Ink::Text, &at);
            } else {
                scratch.discs.push(Ink::Ground, &at);
                scratch.rings.push(Ink::Muted, &at);
            }
        }
    }
    scratch.discs.discs(surface);
    scratch.rings.rings(surface, 0.8 * hair);
}

/// The part of a stretch of time that is over at `t`.
fn until(from: f64, to: f64, t: f64) -> Option<(f64, f64)> {
    (t > from).then_some((from, to.min(t)))
}

/// Phase I along time: each row's nodes in the shade of their output, when it was produced, how long it waited, when it left.
fn first_times(
    schedule: &Schedule,
    rows: &Rows,
    frame: Frame,
    axis: Axis,
    t: f64,
    scratch: &mut Scratch,
    surface: &mut dyn Surface,
) {
    let (em, hair) = (frame.text, frame.hair());
    let count = schedule.outputs.len() as u32;
    let bar = rows.row * 0.62;
    for column in &schedule.first.computed {
        for (row, &(start, end)) in column.iter().enumerate() {
            if let Some((from, to)) = until(start, end, t) {
                let ink = Ink::holder(schedule.increment(end) as u32, count);
                let (x0, x1) = (axis.x(from), axis.x(to));
                scratch.rects.push(ink, &[x0, rows.y(0, row) - bar / 2.0, (x1 - x0).max(0.7), bar]);
            }
        }
    }
    scratch.rects.rects(surface);
    let size = (rows.row * 0.78).min(em * 0.85);
    let tip = (rows.row * 0.3).clamp(1.5, em * 0.36);
    let set = Type::new(size, Anchor::End);
    let mut busy = Vec::new();
    for output in &schedule.outputs {
        let y = rows.y(0, output.row as usize);
        if t < output.produced {
            continue;
        }
        if size >= 7.0 {
            let text = numbers::quantity(output.produced, 4);
            surface.text(axis.left - em * 0.5, y, set, Ink::Text, &text);
        }
        let x = axis.x(output.produced);
        let Some(message) = output.message else {
            scratch.discs.push(Ink::Text, &[x, y, tip * 0.7]);
            continue;
        };
        // Waits for its turn, flies, is there.
        if let Some((from, to)) = until(output.produced, message.left, t) {
            scratch.lines.push(Ink::Contention, &[axis.x(from), y, axis.x(to), y]);
        }
        if let Some((from, to)) = until(message.left, message.delivered, t) {
            scratch.lines.push(Ink::Transfer, &[axis.x(from), y, axis.x(to), y]);
            let x = axis.x(message.left);
            scratch.marks.push(Ink::Transfer, &[x, y - tip, x + tip * 1.5, y, x, y + tip]);
            busy.push((message.left, message.until));
            let end = axis.x(message.delivered);
            if size >= 7.0 && t >= message.delivered && end + em * 1.8 < axis.left + axis.width {
                let set = Type::new(size, Anchor::Start);
                surface.text(end + em * 0.25, y, set, Ink::Muted, &format!("P{}", message.to));
            }
        }
        scratch.discs.push(Ink::Text, &[x, y, tip * 0.7]);
    }
    scratch.lines.lines(surface, (bar * 0.14).clamp(0.8, 1.6 * hair));
    scratch.marks.triangles(surface);
    scratch.discs.discs(surface);
    // The sends, one after the other.
    busy = order::by_time(busy.len(), &|k| busy[k].0).into_iter().map(|k| busy[k as usize]).collect();
    busy.dedup();
    let (y, h) = (rows.strip, rows.strip_height);
    for &(from, to) in &busy {
        let (x0, x1) = (axis.x(from), axis.x(to.min(axis.end)));
        scratch.rects.push(Ink::TransferSoft, &[x0, y, x1 - x0, h]);
        scratch.lines.push(Ink::Transfer, &[x0, y, x0, y + h]);
    }
    scratch.rects.rects(surface);
    scratch.lines.lines(surface, 1.2 * hair);
    let set = Type::new(em * 0.85, Anchor::End);
    surface.text(axis.left - em * 0.5, y + h / 2.0, set, Ink::Muted, "sends");
}

/// Phase II along time: when each row's input came, and its nodes.
fn second_times(
    schedule: &Schedule,
    rows: &Rows,
    frame: Frame,
    axis: Axis,
    t: f64,
    scratch: &mut Scratch,
    surface: &mut dyn Surface,
) {
    let em = frame.text;
    let bar = rows.row * 0.62;
    for column in &schedule.second.computed {
        for (row, &(start, end)) in column.iter().enumerate() {
            if let Some((from, to)) = until(start, end, t) {
                let (x0, x1) = (axis.x(from), axis.x(to));
                scratch.rects.push(Ink::Compute, &[x0, rows.y(1, row) - bar / 2.0, (x1 - x0).max(0.7), bar]);
            }
        }
    }
    scratch.rects.rects(surface);
    let size = (rows.row * 0.78).min(em * 0.85);
    let tip = (rows.row * 0.3).clamp(1.5, em * 0.36);
    for input in schedule.inputs.iter().filter(|input| t >= input.arrived) {
        let (x, y) = (axis.x(input.arrived), rows.y(1, input.row as usize));
        let Some(from) = input.from else {
            scratch.discs.push(Ink::Text, &[x, y, tip * 0.7]);
            continue;
        };
        scratch.marks.push(Ink::Transfer, &[x - tip * 1.5, y - tip, x, y, x - tip * 1.5, y + tip]);
        if size >= 7.0 {
            let set = Type::new(size, Anchor::End);
            if x - em * 2.2 > axis.left {
                surface.text(x - tip * 1.5 - em * 0.2, y, set, Ink::Muted, &format!("P{from}"));
            }
            let text = numbers::quantity(input.arrived, 4);
            surface.text(axis.left - em * 0.5, y, set, Ink::Text, &text);
        }
    }
    scratch.marks.triangles(surface);
    scratch.discs.discs(surface);
}
