//! Indexes over a run that find its state at any moment, and the data derived from its trace.

pub mod activities;
pub mod coefficients;
pub(crate) mod covered;
pub mod critical;
pub mod cursor;
pub mod distribution;
pub(crate) mod graph;
pub mod jam;
pub mod message;
pub mod moment;
pub mod overview;
pub mod phases;
pub mod replay;
pub mod schedule;
pub mod selection;
pub mod shares;
pub mod stops;
pub mod supersteps;
pub mod transit;
pub mod values;
