//! What is fuzzed, one file each.

mod address;
mod csv;
mod exercise;
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
    exercise::TARGET,
    json::TARGET,
    lesson::TARGET,
    measured::TARGET,
    messages::TARGET,
    program::TARGET,
];
