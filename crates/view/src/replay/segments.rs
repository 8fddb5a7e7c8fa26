//! Every stretch of every processor, kept so that the one at a moment is found at once.

use hyperfly_core::Run;
use hyperfly_core::trace::{Activity, Segment};

/// All segments of all processors, in columns; a segment ends where the next one of its processor begins, the last with the
/// run.
pub struct Segments {
    /// The segments of processor q are `first[q] .. first[q + 1]`.
    first: Vec<u32>,
    start: Vec<f64>,
    record: Vec<u32>,
    activity: Vec<Activity>,
    end: f64,
}

impl Segments {
    /// Of a run with a record of every step.
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

    /// Every segment of processor `q`, in order.
    pub fn each(&self, q: u32, each: impl FnMut(Segment)) {
        let range = self.range(q);
        range.clone().map(|at| self.get(at, range.end)).for_each(each);
    }

    /// The segment of processor `q` at `t`; idle before its first one.
    pub fn at(&self, q: u32, t: f64) -> Segment {
        let range = self.range(q);
        match self.start[range.clone()].partition_point(|&start| start <= t) {
            0 => Segment { activity: Activity::Idle, start: 0.0, end: self.end, record: u32::MAX },
            begun => self.get(range.start + begun - 1, range.end),
        }
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
