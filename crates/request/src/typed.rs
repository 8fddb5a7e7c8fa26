//! Numbers typed by readers, according to [`read_typed`]: messages about ambiguous numbers, and fields without a key.

use crate::values::parse_number;
use hyperfly_text::{TypedValue, decimal, read_typed, request};

/// Returns the end of a refusal of an ambiguous number: how to type each of the readings `grouped` and `fraction`.
pub fn ambiguous_number_advice(grouped: &str, fraction: &str) -> String {
    // Shortest form: 1 for 1.000.
    let shorten = |value: &str| match parse_number(value) {
        Some(number) => decimal(number.to_string()),
        None => decimal(value.to_owned()),
    };
    request::allowed_one_reading(&shorten(grouped), &shorten(fraction))
}

/// Reads a finite number typed into a field without a key; `is_whole` if the field accepts only whole numbers.
///
/// # Errors
/// Both readings of an ambiguous number, else `allowed`.
pub fn parse_typed(text: &str, is_whole: bool, allowed: impl FnOnce() -> String) -> Result<f64, String> {
    match read_typed(text, is_whole) {
        TypedValue::Ambiguous { grouped, decimal } => Err(ambiguous_number_advice(&grouped, &decimal)),
        TypedValue::Clear { value, .. } => {
            parse_number(&value).filter(|number| !is_whole || number.fract() == 0.0).ok_or_else(allowed)
        }
    }
}
