//! What is printed: one JSON object a line, as soon as it is known.

use serde_json::{Value, json};

/// Prints a row: what was measured, and what it is to be at most.
pub fn row(what: &str, value: f64, unit: &str, at_most: Option<f64>) {
    let mut row = json!({ "what": what, "value": value, "unit": unit });
    if let Some(bound) = at_most {
        row["at_most"] = bound.into();
    }
    print(&row);
}

/// Prints that a step failed.
pub fn failed(step: &str, why: &str) {
    print(&json!({ "what": step, "failed": why }));
}

/// Prints a row that is JSON already.
pub fn print(row: &Value) {
    println!("{row}");
}

/// The number of a JSON value.
///
/// # Panics
/// If it is none.
pub fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

/// The numbers of a JSON array.
pub fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().map(|all| all.iter().map(number).collect()).unwrap_or_default()
}

/// The middle one, the upper of two.
pub fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
