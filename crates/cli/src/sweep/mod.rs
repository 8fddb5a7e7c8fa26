//! Runs over lists of values.

pub mod axes;
pub mod part;
pub mod row;
