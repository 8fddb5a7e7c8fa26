//! Curves against n, by a formula and executed.

use super::formulas::Case;
use crate::runs::report;
use hyperfly_core::report::Report;
use hyperfly_request::Settings;
use std::ops::RangeInclusive;

/// Evaluates a formula for n = 2^r with r in `sizes`. `settings_at` returns the scenario of r.
pub fn evaluate(
    sizes: RangeInclusive<u32>,
    settings_at: impl Fn(u32) -> Settings,
    value: impl Fn(&Case) -> f64,
) -> Vec<(f64, f64)> {
    sizes.map(|r| Case::from_settings(&settings_at(r))).map(|case| (case.n, value(&case))).collect()
}

/// Executes every other of these sizes, from the first on.
pub fn execute(
    sizes: RangeInclusive<u32>,
    settings_at: impl Fn(u32) -> Settings,
    value: impl Fn(&Report) -> f64,
) -> Vec<(f64, f64)> {
    sizes.step_by(2).map(settings_at).map(|s| (s.n as f64, value(&report(&s)))).collect()
}
