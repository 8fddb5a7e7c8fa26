//! The controls of a run.

pub(crate) mod chooser;
pub mod compare_choice;
pub(crate) mod field;
pub(crate) mod problems;
pub mod rail;
pub(crate) mod signal;
pub(crate) mod table;
mod text_field;
