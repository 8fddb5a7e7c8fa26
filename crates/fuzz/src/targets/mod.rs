//! What is fuzzed, one file each.

mod address;
mod csv;
mod json;
mod lesson;
mod measured;
mod messages;
mod program;

use crate::target::Target;

/// All of them.
pub const TARGETS: &[Target] = &[
    address::TARGET,
    csv::TARGET,
    json::TARGET,
    lesson::TARGET,
    measured::TARGET,
    messages::TARGET,
    program::TARGET,
];
