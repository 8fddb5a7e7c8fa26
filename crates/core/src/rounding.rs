//! How far the doubles of equal durations may differ.

/// Relative distance within which two durations, or two ratios of durations, count as equal: the rounding of both, and some to spare
/// (docs/semantics/machines.md, *Equal times*).
pub const ROUNDING: f64 = 8.0 * f64::EPSILON;
