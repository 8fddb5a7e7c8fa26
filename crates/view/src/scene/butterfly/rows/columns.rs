//! The phases of a run as columns, and what each row of processors does in them.

use super::matrix::Matrix;
use crate::text::legend::MOST_WIRES;
use crate::text::why;
use crate::trace::activities::Activities;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Step;
use std::collections::BTreeMap;

/// A phase of the run.
pub struct Column {
    /// What for.
    pub kind: PhaseKind,
    /// What takes time in it.
    pub does: Activities,
    /// Its left end.
    pub x: f32,
    /// Its width.
    pub width: f32,
    /// Where the wires end and the block begins.
    pub block: f32,
    /// By row.
    pub cells: Vec<Cell>,
    /// Of a redistribution; empty if they are too many.
    pub wires: Vec<Wire>,
    /// In place of the wires, if they are too many.
    pub matrix: Option<Matrix>,
    /// The bars that grow while stages are computed, x and width: one for all stages of the phase, or one for each.
    pub bars: Vec<[f32; 2]>,
}

impl Column {
    /// The part that holds a block: x and width.
    pub fn room(&self, hair: f32) -> (f32, f32) {
        let gap = (self.width * 0.06).min(4.0 * hair);
        (self.block + gap, (self.x + self.width - self.block - 2.0 * gap).max(1.0))
    }

    /// The room of its matrix, below `top`: x y width height.
    pub fn square(&self, top: f32, height: f32) -> [f32; 4] {
        let gap = (self.block - self.x) * 0.05;
        [self.x + gap, top, self.block - self.x - 2.0 * gap, height]
    }
}

/// One phase of one row of processors.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    /// Row of the partner; its own if the exchange stays within the row.
    pub partner: u32,
    /// The record that a reader points at here.
    pub record: u32,
    /// When its messages were under way.
    pub under_way: (f64, f64),
    /// When it computed.
    pub work: (f64, f64),
}

/// A wire of a redistribution.
#[derive(Clone, Copy, Debug)]
pub struct Wire {
    /// From which row.
    pub from: u32,
    /// To which row.
    pub to: u32,
    /// From the first message that leaves to the last that arrives.
    pub times: (f64, f64),
}

/// The columns of a run from `left` on, over `width`; `group` processors are a row. Strips want more room after wires.
pub fn columns(replay: &Replay, group: u32, left: f32, width: f32, strips: bool) -> Vec<Column> {
    let [exchange, moves] = if strips { [0.56, 0.8] } else { [0.74, 1.0] };
    let weights: Vec<f32> = replay.phases().iter().map(|phase| weight(phase.kind)).collect();
    let unit = width / weights.iter().sum::<f32>().max(0.1);
    let does = why::by_phase(replay);
    let mut x = left;
    let mut columns = Vec::new();
    for (k, (phase, weight)) in replay.phases().iter().zip(weights).enumerate() {
        let width = unit * weight;
        let block = match phase.kind {
            PhaseKind::Exchange { .. } => x + width * exchange,
            PhaseKind::Local { .. } => x,
            _ => x + width * moves,
        };
        let wires = if phase.kind.is_move() { wires(replay, k, group) } else { Vec::new() };
        let crowded = phase.kind.is_move() && wires.is_empty();
        columns.push(Column {
            kind: phase.kind,
            does: does[k],
            x,
            width,
            block,
            cells: cells(replay, k, group),
            wires,
            matrix: crowded.then(|| Matrix::new(replay, k, group)),
            bars: Vec::new(),
        });
        x += width;
    }
    columns
}

/// How wide a phase is drawn.
fn weight(kind: PhaseKind) -> f32 {
    match kind {
        PhaseKind::Exchange { .. } => 1.0,
        PhaseKind::Local { first, last } => 0.5 + 0.22 * f32::from(last - first),
        PhaseKind::Redistribution { .. } | PhaseKind::Reordering => 1.7,
    }
}

/// The cells of a phase: each row's partner and times, over all its processors.
fn cells(replay: &Replay, phase: usize, group: u32) -> Vec<Cell> {
    let plan = &replay.run().plan;
    let trace = &replay.run().trace;
    let none = (f64::INFINITY, 0.0);
    let mut cells = Vec::new();
    for row in 0..replay.p() / group {
        let mut cell = Cell { partner: row, record: u32::MAX, under_way: none, work: none };
        for q in row * group..(row + 1) * group {
            for k in plan.first[q as usize]..plan.first[q as usize + 1] {
                if replay.phase_of(k) != Some(phase) {
                    continue;
                }
                if let Some((partner, _)) = plan.sends(&plan.steps[k as usize]) {
                    if cell.record == u32::MAX {
                        (cell.record, cell.partner) = (k, partner / group);
                    }
                    if let Some(m) = replay.message_of(q, k) {
                        cell.under_way =
                            (cell.under_way.0.min(m.injected), cell.under_way.1.max(m.delivered));
                    }
                }
                match plan.steps[k as usize] {
                    Step::Local { .. } | Step::Combine { .. } => {
                        cell.record = cell.record.min(k);
                        if replay.is_detailed() {
                            let (start, end) = (trace.start[k as usize], trace.delivered[k as usize]);
                            cell.work = (cell.work.0.min(start), cell.work.1.max(end));
                        }
                    }
                    _ => {}
                }
            }
        }
        // What a phase does not contain is never under way.
        for times in [&mut cell.under_way, &mut cell.work] {
            if times.0 > times.1 {
                *times = (f64::INFINITY, f64::INFINITY);
            }
        }
        cells.push(cell);
    }
    cells
}

/// The wires of a redistribution between rows; empty if they are too many to draw.
fn wires(replay: &Replay, phase: usize, group: u32) -> Vec<Wire> {
    let plan = &replay.run().plan;
    let most = MOST_WIRES.max((replay.p() / group) as usize);
    let mut pairs: BTreeMap<(u32, u32), (f64, f64)> = BTreeMap::new();
    for q in 0..replay.p() {
        for k in plan.first[q as usize]..plan.first[q as usize + 1] {
            let Some((to, _)) = plan.sends(&plan.steps[k as usize]) else { continue };
            if replay.phase_of(k) == Some(phase) {
                let times = pairs.entry((q / group, to / group)).or_insert((f64::INFINITY, 0.0));
                if let Some(m) = replay.message_of(q, k) {
                    *times = (times.0.min(m.injected), times.1.max(m.delivered));
                }
            }
        }
        if pairs.len() > most {
            return Vec::new();
        }
    }
    pairs.into_iter().map(|((from, to), times)| Wire { from, to, times }).collect()
}
