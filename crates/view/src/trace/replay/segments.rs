//! The segments of all processors, indexed so that a binary search finds the one at a given time.

use hyperfly_core::Run;
use hyperfly_core::trace::{Activity, Segment};

/// A stretch in which a message is in flight and delayed by others for a part of the time.
///
/// The amount of the delay is known but not its place in time, because the message shares its channels from its first word on.
/// Segments put the transfer first and contention after it, so that they add up; pictures spread both over the whole stretch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DelayedTransfer {
    pub start: f64,
    pub end: f64,
    /// Fraction of the stretch that is contention, 0 … 1.
    pub contention: f64,
    /// Record of the sending step.
    pub record: u32,
}

/// The segments of all processors in flat arrays. A segment ends where the next one of its processor begins, the last one with
/// the run.
pub struct Segments {
    /// Processor q has the segments `first[q] .. first[q + 1]`.
    first: Vec<u32>,
    start: Vec<f64>,
    record: Vec<u32>,
    activity: Vec<Activity>,
    end: f64,
}

impl Segments {
    /// Collects the segments of a run with a detailed trace.
    pub fn new(run: &Run) -> Segments {
        let mut all = Segments {
            first: vec![0],
            start: Vec::new(),
            record: Vec::new(),
            activity: Vec::new(),
            end: run.trace.t_parallel,
        };
        for q in 0..run.plan.p {
            run.segments(q, |segment| {
                all.start.push(segment.start);
                all.record.push(segment.record);
                all.activity.push(segment.activity);
            });
            all.first.push(all.start.len() as u32);
        }
        all
    }

    /// Calls `each` with every segment of processor `q`, in order.
    pub fn each(&self, q: u32, each: impl FnMut(Segment)) {
        let range = self.range(q);
        range.clone().map(|at| self.get(at, range.end)).for_each(each);
    }

    /// Returns the segment of processor `q` at `t`; idle before its first one.
    pub fn at(&self, q: u32, t: f64) -> Segment {
        let range = self.range(q);
        match self.start[range.clone()].partition_point(|&start| start <= t) {
            0 => Segment { activity: Activity::Idle, start: 0.0, end: self.end, record: u32::MAX },
            begun => self.get(range.start + begun - 1, range.end),
        }
    }

    /// Calls `each` with every stretch of processor `q`, in order: a segment, or transfer and contention of one message together.
    pub fn each_stretch(&self, q: u32, mut each: impl FnMut(Result<Segment, DelayedTransfer>)) {
        let range = self.range(q);
        let mut at = range.start;
        while at < range.end {
            match self.delayed_transfer(at, range.end) {
                Some(held) => {
                    each(Err(held));
                    at += 2;
                }
                None => {
                    each(Ok(self.get(at, range.end)));
                    at += 1;
                }
            }
        }
    }

    /// Returns the delayed message of processor `q` at `t`.
    pub fn delayed_transfer_at(&self, q: u32, t: f64) -> Option<DelayedTransfer> {
        let range = self.range(q);
        let at =
            range.start + self.start[range.clone()].partition_point(|&start| start <= t).checked_sub(1)?;
        let before = at.checked_sub(1).filter(|before| *before >= range.start);
        self.delayed_transfer(at, range.end).or_else(|| self.delayed_transfer(before?, range.end))
    }

    /// Joins the segment `at` and the next one if they are transfer and contention of one message.
    fn delayed_transfer(&self, at: usize, last: usize) -> Option<DelayedTransfer> {
        if at + 1 >= last || self.activity[at] != Activity::Transfer {
            return None;
        }
        let (transfer, delay) = (self.get(at, last), self.get(at + 1, last));
        if delay.activity != Activity::Contention || delay.record != transfer.record {
            return None;
        }
        let (start, end) = (transfer.start, delay.end);
        Some(DelayedTransfer {
            start,
            end,
            contention: (end - delay.start) / (end - start),
            record: transfer.record,
        })
    }

    fn range(&self, q: u32) -> std::ops::Range<usize> {
        self.first[q as usize] as usize..self.first[q as usize + 1] as usize
    }

    fn get(&self, at: usize, last: usize) -> Segment {
        Segment {
            activity: self.activity[at],
            start: self.start[at],
            end: if at + 1 < last { self.start[at + 1] } else { self.end },
            record: self.record[at],
        }
    }
}
