//! Segments of a processor's time, derived from the columns of a trace.

use super::activity::Activity;
use super::columns::Trace;
use crate::networks::UnhinderedTimes;
use crate::schedule::{Plan, Step};

/// Interval of a processor's time with one activity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    pub activity: Activity,
    pub start: f64,
    pub end: f64,
    /// Record (step) to which it belongs; `u32::MAX` after the last step.
    pub record: u32,
}

impl Trace {
    /// Calls `each` for every segment of processor `q` in order of time, covering 0 … T_p; never for a
    /// binned trace.
    ///
    /// Contention is placed after the contention-free part of a message's time; the channel records show
    /// where it actually occurred. A processor that waits for a message has the activity of the message.
    pub fn segments(&self, plan: &Plan, q: u32, mut each: impl FnMut(Segment)) {
        if self.bins.is_some() {
            return;
        }
        if !self.supersteps.is_empty() {
            self.superstep_segments(plan, q, each);
            return;
        }
        // On a real machine processors start at different times.
        let begins = self.start.get(self.first[q as usize] as usize).copied().unwrap_or(0.0);
        if self.unacknowledged && begins > 0.0 && self.first[q as usize] < self.first[q as usize + 1] {
            each(Segment {
                activity: Activity::Idle,
                start: 0.0,
                end: begins,
                record: self.first[q as usize],
            });
        }
        for k in self.first[q as usize]..self.first[q as usize + 1] {
            let (start, end) = (self.start[k as usize], self.end(q, k));
            if end <= start {
                continue;
            }
            // The message that determines the step's activities: its own in an exchange; the awaited one in
            // a wait, and in an exchange without acknowledgement.
            let mut at = start;
            let message = match plan.steps[k as usize] {
                Step::Exchange { .. } if self.unacknowledged => {
                    at = self.injected[k as usize].clamp(start, end);
                    if at > start {
                        each(Segment { activity: Activity::Startup, start, end: at, record: k });
                    }
                    self.source[k as usize]
                }
                Step::Exchange { .. } => k,
                Step::Await { .. } => self.source[k as usize],
                Step::Post { .. } => {
                    each(Segment { activity: Activity::Startup, start, end, record: k });
                    continue;
                }
                Step::Local { .. } | Step::Combine(_) | Step::Unpack(_) | Step::Copy { .. } => {
                    each(Segment { activity: Activity::Compute, start, end, record: k });
                    continue;
                }
            };
            let taken = self.arrived[k as usize].clamp(start, end);
            for (activity, from, to) in self.flight(message) {
                let (from, to) = (from.max(at), to.min(taken));
                if to > from {
                    if from > at {
                        each(Segment { activity: Activity::Idle, start: at, end: from, record: k });
                    }
                    each(Segment { activity, start: from, end: to, record: k });
                    at = to;
                }
            }
            if taken > at {
                each(Segment { activity: Activity::Idle, start: at, end: taken, record: k });
            }
            if end > taken {
                each(Segment { activity: Activity::Startup, start: at.max(taken), end, record: k });
            }
        }
        let finish = self.finish[q as usize];
        if self.t_parallel > finish {
            let (start, end) = (finish, self.t_parallel);
            each(Segment { activity: Activity::Idle, start, end, record: u32::MAX });
        }
    }

    /// Returns the segments of the message that record `k` sends: start-up, hop, transfer and contention,
    /// from its beginning to its delivery. Some may be empty.
    pub fn flight(&self, k: u32) -> [(Activity, f64, f64); 4] {
        let k = k as usize;
        let unhindered =
            UnhinderedTimes { hop: self.unhindered_hop[k], transfer: self.unhindered_transfer[k] };
        flight(self.begun[k], self.injected[k], self.delivered[k], unhindered)
    }

    /// Does the same as `segments` under BSP: the activities of each superstep, then idle until its end.
    fn superstep_segments(&self, plan: &Plan, q: u32, mut each: impl FnMut(Segment)) {
        let (mut k, last) = (self.first[q as usize], self.first[q as usize + 1]);
        let mut numbers = self.superstep_numbers.chunks_exact(self.finish.len());
        for superstep in &self.supersteps {
            let mut at = superstep.start;
            let mut fill = |activity, end: f64, record| {
                if end > at {
                    each(Segment { activity, start: at, end, record });
                    at = end;
                }
            };
            let ended = |k: u32| k == last || self.start[k as usize] >= superstep.end;
            if superstep.h > 0 {
                let own = numbers.next().map_or(0, |row| row[q as usize]);
                let (sync, moved) = superstep.parts(own);
                // The superstep belongs to a message, not to a preceding copy.
                let mut in_it = (k..last).take_while(|&k| self.start[k as usize] <= superstep.end);
                let first = in_it.find(|&k| plan.steps[k as usize].communicates());
                let record = first.unwrap_or(k.min(last.max(1) - 1));
                fill(Activity::Hop, sync, record);
                fill(Activity::Transfer, moved, record);
                while !ended(k)
                    || k < last
                        && plan.nodes(&plan.steps[k as usize]) == 0.0
                        && self.start[k as usize] <= superstep.end
                {
                    k += 1;
                }
            } else {
                while !ended(k) {
                    fill(Activity::Compute, self.delivered[k as usize], k);
                    k += 1;
                }
            }
            fill(Activity::Idle, superstep.end, if k == last { u32::MAX } else { k });
        }
    }
}

/// Returns the segments of a message: start-up, hop, transfer and contention, from its beginning to its
/// delivery. Some may be empty.
pub(super) fn flight(
    begun: f64,
    injected: f64,
    delivered: f64,
    unhindered: UnhinderedTimes,
) -> [(Activity, f64, f64); 4] {
    let hop = (injected + unhindered.hop).min(delivered);
    let transfer = (hop + unhindered.transfer).min(delivered);
    // A different order of summation may miss the delivery by rounding; that is not contention.
    let transfer = if delivered - transfer <= 1e-12 * delivered { delivered } else { transfer };
    [
        (Activity::Startup, begun, injected),
        (Activity::Hop, injected, hop),
        (Activity::Transfer, hop, transfer),
        (Activity::Contention, transfer, delivered),
    ]
}
