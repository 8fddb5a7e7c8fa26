//! An all-to-all exchange with too many messages for wires, as a matrix: one row per sender, one column per receiver, one cell
//! per pair.

use crate::draw::batch::Batch;
use crate::draw::ink::Ink;
use crate::trace::message::Message;
use crate::trace::replay::Replay;
use crate::trace::transit::Transit;
use hyperfly_core::machine::Switching;

/// The messages of a redistribution between groups of processors.
pub struct Matrix {
    rows: usize,
    /// Row-major by sender and receiver.
    cells: Vec<Pair>,
}

/// The messages from one group of processors to another.
#[derive(Clone, Copy)]
struct Pair {
    /// First record that sends one; `u32::MAX` if there is none.
    record: u32,
    /// Delivery of the last one.
    delivered: f64,
}

impl Matrix {
    /// Collects the messages of a phase, with `group` processors per row.
    pub fn new(replay: &Replay, phase: usize, group: u32) -> Matrix {
        let (plan, trace) = (&replay.run().plan, &replay.run().trace);
        let rows = (plan.p / group) as usize;
        let mut cells = vec![Pair { record: u32::MAX, delivered: 0.0 }; rows * rows];
        for q in 0..plan.p {
            for k in plan.first[q as usize]..plan.first[q as usize + 1] {
                let Some((to, _)) = plan.sends(&plan.steps[k as usize]) else { continue };
                if replay.phase_of(k) == Some(phase) {
                    let pair = &mut cells[(q / group) as usize * rows + (to / group) as usize];
                    pair.record = pair.record.min(k);
                    let delivered = trace.delivered.get(k as usize).copied().unwrap_or(f64::INFINITY);
                    pair.delivered = pair.delivered.max(delivered);
                }
            }
        }
        Matrix { rows, cells }
    }

    /// Calls `each` with every maximal range of adjacent cells of a row that satisfy `matches`.
    fn for_each_range(
        &self,
        row: usize,
        matches: impl Fn(&Pair) -> bool,
        mut each: impl FnMut(usize, usize),
    ) {
        let mut from = None;
        let pairs = &self.cells[row * self.rows..(row + 1) * self.rows];
        for (column, pair) in pairs.iter().enumerate() {
            if matches(pair) {
                from.get_or_insert(column);
            } else if let Some(from) = from.take() {
                each(from, column);
            }
        }
        if let Some(from) = from {
            each(from, self.rows);
        }
    }

    /// Returns the rectangle of a range of cells of a row: x y width height.
    pub fn cells_rect(
        &self,
        row: usize,
        from: usize,
        to: usize,
        [x, y, width, height]: [f32; 4],
    ) -> [f32; 4] {
        let (wide, high) = (width / self.rows as f32, height / self.rows as f32);
        [x + from as f32 * wide, y + row as f32 * high, (to - from) as f32 * wide, high]
    }

    /// Draws the cells that will carry a message as empty.
    pub fn draw_static(&self, area: [f32; 4], rects: &mut Batch) {
        for row in 0..self.rows {
            self.for_each_range(
                row,
                |pair| pair.record != u32::MAX,
                |from, to| rects.push(Ink::Ground, &self.cells_rect(row, from, to, area)),
            );
        }
    }

    /// Draws the cells whose messages have been delivered.
    pub fn draw_delivered(&self, t: f64, area: [f32; 4], rects: &mut Batch) {
        for row in 0..self.rows {
            self.for_each_range(
                row,
                |pair| pair.record != u32::MAX && t >= pair.delivered,
                |from, to| rects.push(Ink::TransferSoft, &self.cells_rect(row, from, to, area)),
            );
        }
    }

    /// Returns the record of the next message of a row after receiver `to`, wrapping around.
    pub fn next(&self, row: usize, to: usize) -> Option<u32> {
        let mut all = (1..=self.rows).map(|k| self.cells[row * self.rows + (to + k) % self.rows].record);
        all.find(|&record| record != u32::MAX)
    }

    /// Returns the record of the message at a point.
    pub fn record(&self, [px, py]: [f32; 2], [x, y, width, height]: [f32; 4]) -> Option<u32> {
        let at = |part: f32| (part * self.rows as f32).floor();
        let (column, row) = (at((px - x) / width), at((py - y) / height));
        let inside = |k: f32| k >= 0.0 && k < self.rows as f32;
        let pair =
            (inside(column) && inside(row)).then(|| self.cells[row as usize * self.rows + column as usize]);
        pair.map(|pair| pair.record).filter(|&record| record != u32::MAX)
    }
}

/// Returns the colour of a message in flight: contention while it waits or shares a channel, otherwise transfer.
pub fn ink(replay: &Replay, message: &Message, t: f64) -> Ink {
    let network = replay.run().scenario.machine.network();
    let is_waiting = match network.map(|network| network.switching) {
        Some(Switching::CutThrough) => {
            let is_streaming = t >= message.injected + replay.unhindered(message.record).hop;
            is_streaming && replay.delay(message) > 0.0
        }
        // A message that has not left waits for the gap of LogP.
        _ => Transit::at(replay, message, t).is_none_or(|transit| transit.waiting.is_some()),
    };
    if is_waiting { Ink::Contention } else { Ink::Transfer }
}
