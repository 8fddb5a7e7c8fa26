//! Symbolic execution of all ranks' calls: a slot holds "R[5] before stage 2", never a number.
//!
//! Stages, halves and twiddle factors follow from the positions of the elements, every fault is found where it occurs, and the steps of
//! the plan are emitted on the way. Execution continues after a fault; unknown contents cause no further reports.

mod combine;
mod context;
mod local;
mod machine;
mod memory;
mod sets;
mod start;
mod waiting;

pub use machine::{Outcome, execute};
pub use sets::renumber_sets;
pub use start::is_valid_layout;
