//! Runs over lists of values.

pub mod axes;
pub mod row;
pub mod shard;
pub mod simulate;
