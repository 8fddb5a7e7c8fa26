//! Keyboard navigation in the timeline: left and right between the steps of a processor, up and down to what another processor
//! does at that time.

use super::TimelineScene;
use crate::scene::navigation::{KeyDirection, neighbour};
use crate::trace::selection::Selection;

impl TimelineScene {
    pub(super) fn neighbour(&self, from: Option<Selection>, way: KeyDirection) -> Option<Selection> {
        let replay = &self.replay;
        let (q, record) = match from {
            Some(Selection::Processor(q)) if q < replay.p() => (q, None),
            Some(Selection::Message(record) | Selection::Step(record))
                if (record as usize) < replay.run().plan.steps.len() =>
            {
                (replay.owner(record), Some(record))
            }
            Some(Selection::Element { stage, index }) => (replay.owner_of(stage, index)?, None),
            _ => return Some(Selection::Processor(0)),
        };
        let other = neighbour(self.map.row(q), self.rows, way).map(|row| self.map.first(row));
        // Rows of several processors or of bins have no single steps.
        let has_steps = self.map.group() == 1 && !self.binned;
        match way {
            KeyDirection::Up | KeyDirection::Down => match record.filter(|_| has_steps) {
                None => other.map(Selection::Processor),
                Some(record) => {
                    let trace = &replay.run().trace;
                    let middle = (trace.start[record as usize] + trace.end(q, record)) / 2.0;
                    Some(self.record_selection(other?, replay.segment_at(other?, middle).record))
                }
            },
            KeyDirection::Left | KeyDirection::Right if has_steps => self.step_along(q, record, way),
            _ => None,
        }
    }

    /// Returns the step before or after one of a processor; before the first step, the processor itself.
    fn step_along(&self, q: u32, record: Option<u32>, way: KeyDirection) -> Option<Selection> {
        let (mut before, mut after) = (None, None);
        self.replay.segments(q, |segment| {
            if segment.record == u32::MAX {
                return;
            }
            if record.is_some_and(|record| segment.record < record) {
                before = Some(segment.record);
            }
            if after.is_none() && record.is_none_or(|record| segment.record > record) {
                after = Some(segment.record);
            }
        });
        match way {
            KeyDirection::Right => after.map(|record| self.record_selection(q, record)),
            _ => record
                .map(|_| before.map_or(Selection::Processor(q), |record| self.record_selection(q, record))),
        }
    }

    /// Returns the selection for a record of a processor.
    fn record_selection(&self, q: u32, record: u32) -> Selection {
        if record == u32::MAX {
            return Selection::Processor(q);
        }
        match self.replay.message_of(q, record) {
            Some(_) => Selection::Message(record),
            None => Selection::Step(record),
        }
    }
}
