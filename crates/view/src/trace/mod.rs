//! Indexes over a run that find its state at any moment, and the data derived from its trace.

pub mod act;
pub mod activities;
pub mod acts;
pub(crate) mod butterfly_graph;
pub mod coefficients;
pub mod contention;
pub mod critical_path;
pub mod distribution;
pub mod followed;
pub mod machine_state;
pub mod message;
pub mod occupations;
pub mod overview;
pub mod phases;
pub(crate) mod pixel_columns;
pub mod play_time;
pub mod processor_segments;
pub mod replay;
pub mod schedule;
pub mod selection;
pub mod stepping;
pub mod supersteps;
pub mod transit;
pub mod value_cells;
pub mod values;
