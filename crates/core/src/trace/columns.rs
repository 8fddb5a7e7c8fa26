//! Trace of a run as compact columns of bounded size.
//!
//! The k-th record of processor q is the k-th step of its part of the plan, which has the step's kind,
//! partner and words. Beyond [`MAX_RECORDS`](crate::limits::MAX_RECORDS) no steps are recorded; [`Bins`]
//! replaces them.

use serde::{Deserialize, Serialize};

/// Rate of a flow, from `time` until its next rate or its end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RateChange {
    /// Step record of the message.
    pub record: u32,
    pub time: f64,
    /// Fraction of the channel capacity 1/t_w, 0 … 1.
    pub share: f64,
}

/// Trace of a run in columns. Times are in units of the run's clock.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Trace {
    /// T_p: the time at which the last processor finished.
    pub t_parallel: f64,
    /// Records of processor q are `first[q] .. first[q + 1]`, as in `Plan::first`.
    #[serde(with = "crate::column")]
    pub first: Vec<u32>,
    /// Start of each step. Empty, like the columns below, if the trace is binned.
    #[serde(with = "crate::column")]
    pub start: Vec<f64>,
    /// Start of the start-up of the message that the step sends; 0 if it sends none.
    #[serde(with = "crate::column")]
    pub begun: Vec<f64>,
    /// Time at which that message entered the network; 0 if the step sends none.
    #[serde(with = "crate::column")]
    pub injected: Vec<f64>,
    /// Delivery of that message, or end of a computation.
    #[serde(with = "crate::column")]
    pub delivered: Vec<f64>,
    /// Time at which the first word of that message left its sender, on a LogP machine; otherwise empty.
    #[serde(with = "crate::column")]
    pub departed: Vec<f64>,
    /// Whether senders get no acknowledgement of delivery, as on a real machine. An exchange then waits for
    /// the partner's message only.
    pub unacknowledged: bool,
    /// Arrival of the message that the step awaits. From then to its end the step is busy receiving.
    #[serde(with = "crate::column")]
    pub arrived: Vec<f64>,
    /// Record that sent the message that the step received; `u32::MAX` if it receives none.
    #[serde(with = "crate::column")]
    pub source: Vec<u32>,
    /// Contention-free hop time of the message that the step sends; 0 if it sends none.
    #[serde(with = "crate::column")]
    pub unhindered_hop: Vec<f64>,
    /// Contention-free transfer time of that message.
    #[serde(with = "crate::column")]
    pub unhindered_transfer: Vec<f64>,
    /// Time at which each processor finished its last step.
    #[serde(with = "crate::column")]
    pub finish: Vec<f64>,
    /// Hops of record k are `hop_first[k] .. hop_first[k + 1]`. Empty for cut-through, where messages hold
    /// no channel.
    #[serde(with = "crate::column")]
    pub hop_first: Vec<u32>,
    /// Time at which the message acquired that channel of its route (store-and-forward, wormhole).
    #[serde(with = "crate::column")]
    pub hop_start: Vec<f64>,
    /// Time at which the message released that channel.
    #[serde(with = "crate::column")]
    pub hop_end: Vec<f64>,
    /// Rates of cut-through flows, in order of time.
    #[serde(rename = "shares")]
    pub rates: Vec<RateChange>,
    /// Whether `rates` holds every change of rate.
    #[serde(rename = "shares_complete")]
    pub rates_complete: bool,
    /// Supersteps of a BSP machine, in order of time.
    pub supersteps: Vec<Superstep>,
    /// Real numbers that each processor sent or received, for each communication superstep in order.
    #[serde(with = "crate::column")]
    pub superstep_numbers: Vec<u64>,
    /// Replacement of the step records if there are too many.
    pub bins: Option<Bins>,
}

/// Superstep of a BSP machine (IB 1).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Superstep {
    pub start: f64,
    pub end: f64,
    /// Maximum number of real numbers that any processor sent or received; 0 for a computation superstep.
    pub h: u64,
    /// l: synchronisation time; 0 for a computation superstep.
    pub sync: f64,
    /// g: time per real number; 0 for a computation superstep.
    pub gap: f64,
}

impl Superstep {
    /// Creates a computation superstep.
    pub fn computation(start: f64, end: f64) -> Self {
        Superstep { start, end, h: 0, sync: 0.0, gap: 0.0 }
    }

    /// Returns the end of the synchronisation and the end of the transfer for a processor that sent or
    /// received `own` numbers; it is idle for the rest of the superstep.
    pub fn parts(&self, own: u64) -> (f64, f64) {
        let sync = (self.start + self.sync).min(self.end);
        (sync, (sync + own as f64 * self.gap).min(self.end))
    }
}

/// Trace in time bins of equal width.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bins {
    /// Number of bins that cover 0 … T_p.
    pub count: u32,
    /// Width of a bin in virtual time.
    pub width: f64,
    /// Time that processor q spent in activity a during bin b: `[(q · count + b) · 6 + a]`.
    #[serde(with = "crate::column")]
    pub activity: Vec<f32>,
    /// Mean number of messages on channel c during bin b: `[c · count + b]`.
    #[serde(with = "crate::column")]
    pub load: Vec<f32>,
}

impl Trace {
    /// Returns the end of record `k` of processor `q`: the start of the next one.
    pub fn end(&self, q: u32, k: u32) -> f64 {
        if k + 1 < self.first[q as usize + 1] { self.start[k as usize + 1] } else { self.finish[q as usize] }
    }
}
