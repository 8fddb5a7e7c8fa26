//! What each processor and each channel did, when: compact columns, bounded.
//!
//! The k-th record of processor q is the k-th step of its program, so a step's kind, partner and words are read from
//! the Plan and are not stored again. Beyond the bound ([`MAX_RECORDS`](crate::limits::MAX_RECORDS)) nothing is kept step by
//! step; the run is then recorded in time bins ([`Bins`]) and says so.

use serde::{Deserialize, Serialize};

/// A rate of a flow, from `time` until its next rate or its end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// Step record of the message.
    pub record: u32,
    /// From when.
    pub time: f64,
    /// The share of a channel's capacity 1/t_w that it gets, 0 … 1.
    pub share: f64,
}

/// A run in columns. Times are those of the run's clock.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Trace {
    /// T_p: when the last processor finished.
    pub t_parallel: f64,
    /// Records of processor q are `first[q] .. first[q + 1]`; the same numbers as `Plan::first`.
    #[serde(with = "crate::column")]
    pub first: Vec<u32>,
    /// When a step began. Empty, like the columns below, if the trace is binned.
    #[serde(with = "crate::column")]
    pub start: Vec<f64>,
    /// When the start-up of the message that the step sends began; 0 for a step that sends none.
    #[serde(with = "crate::column")]
    pub begun: Vec<f64>,
    /// When that message entered the network; 0 for a step that sends none.
    #[serde(with = "crate::column")]
    pub injected: Vec<f64>,
    /// When that message was delivered; when a computation ended.
    #[serde(with = "crate::column")]
    pub delivered: Vec<f64>,
    /// Whether nobody tells a sender that its message was delivered, as on a real machine: an exchange then waits for the
    /// partner's message alone.
    pub unacknowledged: bool,
    /// When the message that the step awaits was there; until the step's end the processor is busy with taking it.
    #[serde(with = "crate::column")]
    pub arrived: Vec<f64>,
    /// The record that sent the message which the step received; `u32::MAX` for a step that receives none.
    #[serde(with = "crate::column")]
    pub source: Vec<u32>,
    /// What the hops of the message that the step sends take when nothing is in its way; 0 for a step that sends none.
    #[serde(with = "crate::column")]
    pub unhindered_hop: Vec<f64>,
    /// What the transfer of its words takes then.
    #[serde(with = "crate::column")]
    pub unhindered_transfer: Vec<f64>,
    /// When each processor finished its last step; p of them.
    #[serde(with = "crate::column")]
    pub finish: Vec<f64>,
    /// Hops of record k are `hop_first[k] .. hop_first[k + 1]`; empty for cut-through, whose messages hold no channel.
    #[serde(with = "crate::column")]
    pub hop_first: Vec<u32>,
    /// When the message was granted that channel of its route (store-and-forward, wormhole).
    #[serde(with = "crate::column")]
    pub hop_start: Vec<f64>,
    /// When the message gave that channel up.
    #[serde(with = "crate::column")]
    pub hop_end: Vec<f64>,
    /// Rates of cut-through flows, in order of time.
    pub shares: Vec<Share>,
    /// Whether `shares` holds every change of rate.
    pub shares_complete: bool,
    /// The supersteps of a BSP machine, in order of time.
    pub supersteps: Vec<Superstep>,
    /// For each communication superstep in order, the real numbers that each processor sent or received.
    #[serde(with = "crate::column")]
    pub superstep_numbers: Vec<u64>,
    /// In place of the step records, if there would have been too many.
    pub bins: Option<Bins>,
}

/// A superstep of a BSP machine (IB 1).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Superstep {
    /// From.
    pub start: f64,
    /// To.
    pub end: f64,
    /// The most real numbers that any processor sent or received; 0 for a computation superstep.
    pub h: u64,
    /// l: how much of it is the synchronisation; 0 for a computation superstep.
    pub sync: f64,
    /// g: how long a real number takes; 0 for a computation superstep.
    pub gap: f64,
}

impl Superstep {
    /// A computation superstep.
    pub fn computation(start: f64, end: f64) -> Self {
        Superstep { start, end, h: 0, sync: 0.0, gap: 0.0 }
    }

    /// For a processor that sent or received `own` numbers: when the synchronisation is paid and when its numbers are
    /// moved; the rest it is idle.
    pub fn parts(&self, own: u64) -> (f64, f64) {
        let sync = (self.start + self.sync).min(self.end);
        (sync, (sync + own as f64 * self.gap).min(self.end))
    }
}

/// A run by equal bins of time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bins {
    /// How many bins cover 0 … T_p.
    pub count: u32,
    /// Length of a bin in virtual time.
    pub width: f64,
    /// Time that processor q spent in activity a during bin b: `[(q · count + b) · 6 + a]`.
    #[serde(with = "crate::column")]
    pub activity: Vec<f32>,
    /// Mean number of messages on channel c during bin b: `[c · count + b]`.
    #[serde(with = "crate::column")]
    pub load: Vec<f32>,
}

impl Trace {
    /// When record `k` of processor `q` ended: when the next one began.
    pub fn end(&self, q: u32, k: u32) -> f64 {
        if k + 1 < self.first[q as usize + 1] { self.start[k as usize + 1] } else { self.finish[q as usize] }
    }
}
