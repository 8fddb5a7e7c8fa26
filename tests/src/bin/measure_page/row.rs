//! Measured values, printed as a table as they arrive and written as JSON.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

static ROWS: Mutex<Vec<Value>> = Mutex::new(Vec::new());
/// Values of an earlier run, by name.
static BASELINE: OnceLock<BTreeMap<String, f64>> = OnceLock::new();

/// Prints the head of the table; with a file that an earlier run wrote, its values become a second column.
///
/// # Panics
/// If the file cannot be read.
pub fn begin(baseline: Option<&Path>) {
    let before = baseline.map_or("", |file| {
        let text =
            std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let rows: Vec<Value> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let values =
            rows.iter().filter_map(|row| Some((row["name"].as_str()?.to_owned(), row["value"].as_f64()?)));
        BASELINE.get_or_init(|| values.collect());
        "before"
    });
    println!("{}", format!("{:72} {:>14}       {before:>14}", "", "measured").trim_end());
}

/// Adds a measured value.
pub fn print_row(name: &str, value: f64, unit: &str) {
    let earlier_value =
        BASELINE.get().and_then(|values| values.get(name)).map(|value| format!("{value:>14.2}"));
    println!(
        "{}",
        format!("{name:72} {value:>14.2} {unit:5} {}", earlier_value.unwrap_or_default()).trim_end()
    );
    add_row(json!({ "name": name, "value": value, "unit": unit }));
}

/// Adds a step that failed.
pub fn print_failure(step: &str, error: &str) {
    println!("{step:72} FAILED: {}", error.lines().next().unwrap_or_default());
    add_row(json!({ "name": step, "failed": error }));
}

fn add_row(row: Value) {
    ROWS.lock().unwrap_or_else(PoisonError::into_inner).push(row);
}

/// Writes all rows; returns how many steps failed.
///
/// # Panics
/// If the file cannot be written.
pub fn finish(file: &Path) -> usize {
    let rows = ROWS.lock().unwrap_or_else(PoisonError::into_inner);
    std::fs::write(file, format!("{:#}\n", json!(*rows)))
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    println!("\nwritten to {}", file.display());
    rows.iter().filter(|row| row["value"].is_null()).count()
}

/// Returns the number of a JSON value.
///
/// # Panics
/// If it is none.
pub fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

/// Returns the numbers of a JSON array.
pub fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().map(|values| values.iter().map(number).collect()).unwrap_or_default()
}

/// Returns the median, the upper of two; the values are sorted afterwards.
pub fn compute_median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
