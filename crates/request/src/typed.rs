//! Numbers that readers type, by the rules of [`read_typed`]: what is said where there are two readings, and fields without a key.

use crate::values::parse_number;
use hyperfly_text::{TypedValue, decimal, read_typed, request};

/// Advice at the end of a refusal: how to type each reading, `grouped` and `fraction`, of an ambiguous number.
pub fn both_readings(grouped: &str, fraction: &str) -> String {
    // As short as possible: 1 for 1.000.
    let short = |value: &str| match parse_number(value) {
        Some(number) => decimal(number.to_string()),
        None => decimal(value.to_owned()),
    };
    request::allowed_one_reading(&short(grouped), &short(fraction))
}

/// Reads a finite number that was typed into a field without a key; `is_whole` if the field takes whole numbers only.
///
/// # Errors
/// Returns the allowed values: both readings of an ambiguous number, else `allowed`.
pub fn parse_typed(text: &str, is_whole: bool, allowed: impl FnOnce() -> String) -> Result<f64, String> {
    match read_typed(text, is_whole) {
        TypedValue::Ambiguous { grouped, decimal } => Err(both_readings(&grouped, &decimal)),
        TypedValue::Clear { value, .. } => {
            parse_number(&value).filter(|number| !is_whole || number.fract() == 0.0).ok_or_else(allowed)
        }
    }
}
