//! Indexes over a run that find its state at any moment, and the data derived from its trace.

pub mod activities;
pub mod coefficients;
pub mod contention;
pub mod critical;
pub mod distribution;
pub(crate) mod graph;
pub mod message;
pub mod moment;
pub mod overview;
pub mod phases;
pub(crate) mod pixel_columns;
pub mod replay;
pub mod schedule;
pub mod selection;
pub mod shares;
pub mod stepping;
pub mod supersteps;
pub mod values;
