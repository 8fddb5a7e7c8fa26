//! What each processor and each channel did, when: compact columns, bounded.
//!
//! The k-th record of processor q is the k-th step of its program, so a step's kind, partner and words are read from
//! the Plan and are not stored again. Beyond the bound ([`MAX_RECORDS`]) nothing is kept step by step; the run is then
//! recorded in time bins ([`Bins`]) and says so.

use crate::plan::{Plan, Step};
use crate::scenario::{Machine, Scenario};

/// More step records than this, or more hop records, and the trace is binned.
pub const MAX_RECORDS: u64 = 1 << 20;
/// Rate changes of cut-through flows that are kept; beyond it [`Trace::shares_complete`] is false.
pub const MAX_SHARES: usize = 1 << 20;

/// What a processor can be doing. The discriminants index [`crate::report::Breakdown::parts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Activity {
    /// Butterflies.
    Compute = 0,
    /// t_s of a step.
    Startup = 1,
    /// t_h · x of its own message.
    Hop = 2,
    /// t_w · m of its own message (times x under store-and-forward).
    Transfer = 3,
    /// What its own message took beyond these.
    Contention = 4,
    /// Waiting for the partner's message, and after the last step.
    Idle = 5,
}

impl Activity {
    /// All, in the order of the breakdown.
    pub const ALL: [Activity; 6] = [
        Activity::Compute,
        Activity::Startup,
        Activity::Hop,
        Activity::Transfer,
        Activity::Contention,
        Activity::Idle,
    ];

    /// The word for it, as in the JSON of a run.
    pub fn name(self) -> &'static str {
        ["compute", "startup", "hop", "transfer", "contention", "idle"][self as usize]
    }
}

/// A rate of a flow, from `time` until its next rate or its end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Step record of the message.
    pub record: u32,
    /// From when.
    pub time: f64,
    /// The share of a channel's capacity 1/t_w that it gets, 0 … 1.
    pub share: f64,
}

/// A run in columns. Times are virtual.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Trace {
    /// T_p: when the last processor finished.
    pub t_parallel: f64,
    /// Records of processor q are `first[q] .. first[q + 1]`; the same numbers as `Plan::first`.
    pub first: Vec<u32>,
    /// When a step began. Empty if the trace is binned.
    pub start: Vec<f64>,
    /// When the message that the step sends entered the network; 0 for a step that sends none.
    pub injected: Vec<f64>,
    /// When the message that the step sends was delivered; when a computation ended.
    pub delivered: Vec<f64>,
    /// The record that sent the message which the step received; `u32::MAX` for a step that receives none.
    pub source: Vec<u32>,
    /// Start-up time of a posted message; t_s, or 0 where the processor bears it.
    pub startup: f64,
    /// When each processor finished its last step; p of them.
    pub finish: Vec<f64>,
    /// Hops of record k are `hop_first[k] .. hop_first[k + 1]`; empty for cut-through, whose messages hold no channel.
    pub hop_first: Vec<u32>,
    /// When the message was granted that channel of its route (store-and-forward, wormhole).
    pub hop_start: Vec<f64>,
    /// When the message gave that channel up.
    pub hop_end: Vec<f64>,
    /// Rates of cut-through flows, in order of time.
    pub shares: Vec<Share>,
    /// Whether `shares` holds every change of rate.
    pub shares_complete: bool,
    /// The supersteps of a BSP machine, in order of time.
    pub supersteps: Vec<Superstep>,
    /// For each communication superstep in order, the real numbers that each processor sent or received.
    pub superstep_numbers: Vec<u64>,
    /// In place of the step records, if there would have been too many.
    pub bins: Option<Bins>,
}

/// A superstep of a BSP machine (IB 1; design §4).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Superstep {
    /// From.
    pub start: f64,
    /// To.
    pub end: f64,
    /// The most real numbers that any processor sent or received; 0 for a computation superstep.
    pub h: u64,
}

impl Superstep {
    /// For a processor that sent or received `own` numbers: when the synchronisation is paid and when its numbers are
    /// moved; the rest it is idle.
    pub fn parts(&self, own: u64, scenario: &Scenario) -> (f64, f64) {
        let sync = (self.start + scenario.sync).min(self.end);
        (sync, (sync + own as f64 * scenario.gap).min(self.end))
    }
}

/// A run by equal bins of time.
#[derive(Clone, Debug, PartialEq)]
pub struct Bins {
    /// How many bins cover 0 … T_p.
    pub count: u32,
    /// Length of a bin in virtual time.
    pub width: f64,
    /// Time that processor q spent in activity a during bin b: `[(q · count + b) · 6 + a]`.
    pub activity: Vec<f32>,
    /// Mean number of messages on channel c during bin b: `[c · count + b]`.
    pub load: Vec<f32>,
}

/// One stretch of a processor's time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// What.
    pub activity: Activity,
    /// From.
    pub start: f64,
    /// To.
    pub end: f64,
    /// The record (step) it belongs to; `u32::MAX` after the last step.
    pub record: u32,
}

/// How long the parts of an exchange take when nothing is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Alone {
    /// t_h · x; L of LogP.
    pub hop: f64,
    /// t_w · m, or t_w · m · x under store-and-forward; g for each word but one in LogP.
    pub transfer: f64,
}

impl Trace {
    /// When record `k` of processor `q` ended: when the next one began.
    pub fn end(&self, q: u32, k: u32) -> f64 {
        if k + 1 < self.first[q as usize + 1] { self.start[k as usize + 1] } else { self.finish[q as usize] }
    }

    /// Every stretch of processor `q` in order of time, covering 0 … T_p. `alone` tells the unhindered times of a record
    /// that sends. Nothing for a binned trace.
    ///
    /// Where within the flight of a message it was held up is in the channels' records; here the unhindered part comes
    /// first and contention after it. While a processor waits for a message, it does what the message does.
    pub fn segments(
        &self,
        plan: &Plan,
        q: u32,
        scenario: &Scenario,
        alone: impl Fn(u32) -> Alone,
        mut each: impl FnMut(Segment),
    ) {
        if self.bins.is_some() {
            return;
        }
        if !self.supersteps.is_empty() {
            self.superstep_segments(plan, q, scenario, each);
            return;
        }
        for k in self.first[q as usize]..self.first[q as usize + 1] {
            let (start, end) = (self.start[k as usize], self.end(q, k));
            if end <= start {
                continue;
            }
            // The message whose life fills the step: its own in an exchange, the awaited one in a wait.
            let message = match plan.steps[k as usize] {
                Step::Exchange { .. } => k,
                Step::Await { .. } => self.source[k as usize],
                Step::Post { .. } => {
                    each(Segment { activity: Activity::Startup, start, end, record: k });
                    continue;
                }
                Step::Local { .. } | Step::Combine { .. } | Step::Copy { .. } => {
                    each(Segment { activity: Activity::Compute, start, end, record: k });
                    continue;
                }
            };
            let (injected, delivered) = (self.injected[message as usize], self.delivered[message as usize]);
            // On LogP each word costs its sender and its receiver o.
            let overhead = |words: u64| {
                if scenario.machine == Machine::LogP { scenario.overhead * words as f64 } else { 0.0 }
            };
            let startup = self.startup + overhead(plan.words(&plan.steps[message as usize]));
            let begun = if message == k { start } else { injected - startup };
            let taken =
                plan.receives(&plan.steps[k as usize]).map_or(0, |(_, slots)| u64::from(slots.count()));
            let taken = end - overhead(taken);
            let mut at = start;
            for (activity, from, to) in flight(begun, injected, delivered, alone(message)) {
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
}

impl Trace {
    /// As `segments`, under BSP: what a superstep does, and idle to its end.
    fn superstep_segments(&self, plan: &Plan, q: u32, scenario: &Scenario, mut each: impl FnMut(Segment)) {
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
                let (sync, moved) = superstep.parts(own, scenario);
                let record = k.min(last.max(1) - 1);
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

/// The life of a message: start-up, hop, transfer, contention, from its beginning to its delivery; some may be empty.
pub(crate) fn flight(
    begun: f64,
    injected: f64,
    delivered: f64,
    alone: Alone,
) -> impl Iterator<Item = (Activity, f64, f64)> {
    let hop = (injected + alone.hop).min(delivered);
    let transfer = (hop + alone.transfer).min(delivered);
    // A sum in another order than the network's may miss the delivery by a rounding: that is no contention.
    let transfer = if delivered - transfer <= 1e-12 * delivered { delivered } else { transfer };
    [
        (Activity::Startup, begun, injected),
        (Activity::Hop, injected, hop),
        (Activity::Transfer, hop, transfer),
        (Activity::Contention, transfer, delivered),
    ]
    .into_iter()
}
