//! The programs of all ranks, executed together on names: what slots hold is R[5] before stage 2, never a number.
//!
//! So stages, halves and powers of ω follow from where the elements are, every fault is found where it happens, and the steps of
//! the Plan are made on the way. After a fault execution goes on: what is not known any more is not spoken of again.

mod combine;
mod desk;
mod local;
mod machine;
mod memory;
mod sets;
mod start;
mod waiting;

pub use machine::{Outcome, execute};
pub use sets::in_order;
pub use start::is_layout;
