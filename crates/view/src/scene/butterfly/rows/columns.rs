//! The phases of a run as columns, with the messages and computations of each row.

use super::matrix::Matrix;
use crate::text::legend::MAX_WIRES;
use crate::text::why;
use crate::trace::activities::Activities;
use crate::trace::phases::PhaseKind;
use crate::trace::replay::Replay;
use hyperfly_core::schedule::Step;
use std::collections::BTreeMap;

/// A phase with its layout.
pub struct Column {
    pub kind: PhaseKind,
    /// Activities that take time in it.
    pub activities: Activities,
    pub x: f32,
    pub width: f32,
    /// x at which the wires end and the block begins.
    pub block: f32,
    /// Indexed by row.
    pub cells: Vec<Cell>,
    /// Wires of a redistribution; empty if they are too many.
    pub wires: Vec<Wire>,
    /// Replaces the wires if they are too many.
    pub matrix: Option<Matrix>,
    /// Bars (x, width) that grow while stages are computed: one for the whole phase, or one for each stage.
    pub bars: Vec<[f32; 2]>,
}

impl Column {
    /// Returns x and width of the block.
    pub fn block_extent(&self, hair: f32) -> (f32, f32) {
        let gap = (self.width * 0.06).min(4.0 * hair);
        (self.block + gap, (self.x + self.width - self.block - 2.0 * gap).max(1.0))
    }

    /// Returns the rectangle of the matrix below `top`: x y width height.
    pub fn matrix_rect(&self, top: f32, height: f32) -> [f32; 4] {
        let gap = (self.block - self.x) * 0.05;
        [self.x + gap, top, self.block - self.x - 2.0 * gap, height]
    }
}

/// A phase of one row of processors.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    /// Row of the partner; the own row if the exchange stays within it.
    pub partner: u32,
    /// Record that pointing here selects.
    pub record: u32,
    /// Time from the first injection to the last delivery of its messages.
    pub under_way: (f64, f64),
    /// Time from the first to the last computation.
    pub work: (f64, f64),
}

/// A wire of a redistribution.
#[derive(Clone, Copy, Debug)]
pub struct Wire {
    pub from: u32,
    pub to: u32,
    /// Time from the first injection to the last delivery.
    pub times: (f64, f64),
}

/// Lays out the columns of a run from `left` over `width`, with `group` processors per row. Strips need more space after the
/// wires.
pub fn columns(replay: &Replay, group: u32, left: f32, width: f32, strips: bool) -> Vec<Column> {
    let [exchange_wires, move_wires] = if strips { [0.56, 0.8] } else { [0.74, 1.0] };
    let weights: Vec<f32> = replay.phases().iter().map(|phase| relative_width(phase.kind)).collect();
    let unit = width / weights.iter().sum::<f32>().max(0.1);
    let activities = why::activities_by_phase(replay);
    let mut x = left;
    let mut columns = Vec::new();
    for (k, (phase, weight)) in replay.phases().iter().zip(weights).enumerate() {
        let width = unit * weight;
        let block = match phase.kind {
            PhaseKind::Exchange { .. } => x + width * exchange_wires,
            PhaseKind::Local { .. } => x,
            _ => x + width * move_wires,
        };
        let wires = if phase.kind.is_move() { wires(replay, k, group) } else { Vec::new() };
        let crowded = phase.kind.is_move() && wires.is_empty();
        columns.push(Column {
            kind: phase.kind,
            activities: activities[k],
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

/// Returns the relative width of a phase.
fn relative_width(kind: PhaseKind) -> f32 {
    match kind {
        PhaseKind::Exchange { .. } => 1.0,
        PhaseKind::Local { first, last } => 0.5 + 0.22 * f32::from(last - first),
        PhaseKind::Redistribution { .. } | PhaseKind::Reordering => 1.7,
    }
}

/// Returns the partner and the times of each row in a phase, over all its processors.
fn cells(replay: &Replay, phase: usize, group: u32) -> Vec<Cell> {
    let plan = &replay.run().plan;
    let trace = &replay.run().trace;
    let never = (f64::INFINITY, 0.0);
    let mut cells = Vec::new();
    for row in 0..replay.p() / group {
        let mut cell = Cell { partner: row, record: u32::MAX, under_way: never, work: never };
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
                    Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) => {
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
        // Activities that a phase lacks never begin.
        for times in [&mut cell.under_way, &mut cell.work] {
            if times.0 > times.1 {
                *times = (f64::INFINITY, f64::INFINITY);
            }
        }
        cells.push(cell);
    }
    cells
}

/// Returns the wires of a redistribution between rows; empty if they are too many to draw.
fn wires(replay: &Replay, phase: usize, group: u32) -> Vec<Wire> {
    let plan = &replay.run().plan;
    let max_wires = MAX_WIRES.max((replay.p() / group) as usize);
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
        if pairs.len() > max_wires {
            return Vec::new();
        }
    }
    pairs.into_iter().map(|((from, to), times)| Wire { from, to, times }).collect()
}
