//! Parsers of single values: numbers, powers of two, choices.

use crate::invalid::join_ids;
use hyperfly_core::choice::Choice;
use hyperfly_core::schedule::Shape;
use std::ops::RangeInclusive;

/// Parses a finite number and ignores surrounding space.
pub fn parse_number(text: &str) -> Option<f64> {
    text.trim().parse().ok().filter(|number: &f64| number.is_finite())
}

/// Parses a finite number that passes `check`; on failure returns `allowed`.
pub fn checked_number(
    text: &str,
    check: fn(f64) -> bool,
    allowed: fn() -> &'static str,
) -> Result<f64, String> {
    parse_number(text).filter(|&x| check(x)).ok_or_else(|| allowed().to_owned())
}

/// Parses a power of two whose exponent is in `log_range`, as digits or as `2^k`.
pub fn power_of_two(
    text: &str,
    log_range: RangeInclusive<u32>,
    allowed: fn() -> &'static str,
) -> Result<u64, String> {
    let value = positive_whole(text, *log_range.end(), allowed)?;
    let is_allowed = value.is_power_of_two() && log_range.contains(&value.ilog2());
    is_allowed.then_some(value).ok_or_else(|| allowed().to_owned())
}

/// Parses a whole number from 1 to 2^`max_log`, as digits or as `2^k`.
pub fn positive_whole(text: &str, max_log: u32, allowed: fn() -> &'static str) -> Result<u64, String> {
    let text = text.trim();
    let value = match text.strip_prefix("2^") {
        Some(k) => k.parse::<u32>().ok().filter(|&k| k <= max_log).map(|k| 1u64 << k),
        None => text.parse().ok(),
    };
    value.filter(|v| (1..=1 << max_log).contains(v)).ok_or_else(|| allowed().to_owned())
}

/// Parses the extents of a shape, separated by `x`, `×`, commas or spaces; `None` for `auto`.
pub fn parse_shape(text: &str, allowed: fn() -> &'static str) -> Result<Option<Shape>, String> {
    match text.trim() {
        "auto" => Ok(None),
        text => {
            let shape = separate_extents(text).parse().ok().filter(|shape: &Shape| shape.log_product() <= 60);
            shape.map(Some).ok_or_else(|| allowed().to_owned())
        }
    }
}

/// Separates extents by `x`. A missing extent, as in `16,,16`, stays empty, so that the shape is refused.
fn separate_extents(text: &str) -> String {
    let parts = text.split(['x', '×', ',']).map(|part| part.split_whitespace().collect::<Vec<_>>().join("x"));
    parts.collect::<Vec<_>>().join("x")
}

/// Parses an id; on failure returns the list of ids.
pub fn parse_choice<C: Choice>(text: &str) -> Result<C, String> {
    C::from_id(text.trim()).ok_or_else(|| join_ids(C::IDS))
}

/// Parses a power of two up to 2^16; `None` for `auto`.
pub fn parse_count(text: &str, allowed: fn() -> &'static str) -> Result<Option<u32>, String> {
    match text.trim() {
        "auto" => Ok(None),
        text => power_of_two(text, 0..=16, allowed).map(|count| Some(count as u32)),
    }
}

/// Formats a count, or `auto`.
pub fn count_or_auto(count: Option<u32>) -> String {
    count.map_or("auto".to_owned(), |count| count.to_string())
}
