//! A run, indexed so that any moment is found at once, and what happens in it when.

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
