//! Assigns processors to the rows of the timeline: one each, a group of neighbours, or all with equal activities.

use crate::trace::replay::Replay;
use std::ops::Range;

/// Minimum height of a row of a group, in pixels.
const MIN_GROUP_ROW: f32 = 2.0;
/// Height of a row of processors that do the same, with its caption, in heights of the text.
const ALIKE_ROW: f32 = 2.8;
/// Least mean number of processors per shared row. With fewer, separate rows are easier to read.
const MIN_ALIKE: u32 = 4;

/// The processors of each row.
pub enum RowMap {
    /// Neighbours: the number of processors, and of processors in a row, which is 1 if there is space for all.
    Groups { p: u32, group: u32 },
    /// Processors with the same activities at the same times: of each row the first one and their number, and the row of each processor.
    Alike { rows: Vec<(u32, u32)>, row_of: Vec<u32> },
}

impl RowMap {
    /// Chooses the rows for a space: one for each processor if its number fits next to it; otherwise one for all that do the same, if
    /// these are few rows; otherwise groups.
    pub fn new(replay: &Replay, space: f32, em: f32) -> RowMap {
        let p = replay.p();
        if space / p as f32 >= em || !replay.is_detailed() {
            return RowMap::groups(p, space);
        }
        let max_rows = ((space / (ALIKE_ROW * em)) as u32).max(1).min(p / MIN_ALIKE);
        RowMap::alike(replay, max_rows).unwrap_or_else(|| RowMap::groups(p, space))
    }

    fn groups(p: u32, space: f32) -> RowMap {
        let mut group = 1;
        while p / group > 1 && space / ((p / group) as f32) < MIN_GROUP_ROW {
            group *= 2;
        }
        RowMap::Groups { p, group }
    }

    /// Finds the processors that do the same; `None` if there are more than `max_rows` kinds.
    fn alike(replay: &Replay, max_rows: u32) -> Option<RowMap> {
        let (mut kinds, mut rows): (Vec<u64>, Vec<(u32, u32)>) = Default::default();
        let mut row_of = Vec::with_capacity(replay.p() as usize);
        for q in 0..replay.p() {
            let kind = fingerprint(replay, q);
            let row = kinds.iter().position(|other| *other == kind).unwrap_or(kinds.len());
            if row == kinds.len() {
                if kinds.len() as u32 == max_rows {
                    return None;
                }
                kinds.push(kind);
                rows.push((q, 0));
            }
            rows[row].1 += 1;
            row_of.push(row as u32);
        }
        Some(RowMap::Alike { rows, row_of })
    }

    /// Returns the number of rows.
    pub fn count(&self) -> u32 {
        match self {
            RowMap::Groups { p, group } => p / group,
            RowMap::Alike { rows, .. } => rows.len() as u32,
        }
    }

    /// Returns the row of a processor.
    pub fn row(&self, q: u32) -> u32 {
        match self {
            RowMap::Groups { group, .. } => q / group,
            RowMap::Alike { row_of, .. } => row_of[q as usize],
        }
    }

    /// Returns the first processor of a row.
    pub fn first(&self, row: u32) -> u32 {
        match self {
            RowMap::Groups { group, .. } => row * group,
            RowMap::Alike { rows, .. } => rows[row as usize].0,
        }
    }

    /// Returns the processors whose activities a row shows.
    pub fn shown(&self, row: u32) -> Range<u32> {
        let first = self.first(row);
        first..first + self.group()
    }

    /// Returns the number of processors that a row summarizes; 1 if it shows the steps of one.
    pub fn group(&self) -> u32 {
        match self {
            RowMap::Groups { group, .. } => *group,
            RowMap::Alike { .. } => 1,
        }
    }

    /// Returns the number of processors that do exactly what a row shows; `None` if rows are not of such processors.
    pub fn alike_count(&self, row: u32) -> Option<u32> {
        match self {
            RowMap::Groups { .. } => None,
            RowMap::Alike { rows, .. } => Some(rows[row as usize].1),
        }
    }
}

/// Returns a number that is equal for processors with the same activities at the same times, and differs, almost surely, for others.
fn fingerprint(replay: &Replay, q: u32) -> u64 {
    let mut hash = 0u64;
    let mut add = |bits: u64| hash = (hash.rotate_left(5) ^ bits).wrapping_mul(0x517c_c1b7_2722_0a95);
    replay.for_each_stretch(q, |stretch| {
        let (start, end, what) = match stretch {
            Ok(segment) => (segment.start, segment.end, segment.activity as u64),
            Err(held) => (held.start, held.end, held.contention.to_bits()),
        };
        [start.to_bits(), end.to_bits(), what].into_iter().for_each(&mut add);
    });
    hash
}
