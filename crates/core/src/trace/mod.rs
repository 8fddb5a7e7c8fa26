//! Trace of a run: the activities of processors and channels over time.

mod activity;
mod binning;
mod columns;
mod recorder;
mod segments;

pub use crate::memory_estimate::MAX_RATE_CHANGES;
pub use activity::Activity;
pub use columns::{Bins, RateChange, Superstep, Trace};
pub use recorder::{Recorder, Totals, hash, hash_values};
pub use segments::Segment;
