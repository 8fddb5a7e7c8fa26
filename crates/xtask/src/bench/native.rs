//! Messages simulated per second, and the local kernel against rustfft: the benchmark of the core.

use super::{Goal, Row, objects};
use crate::{Result, workspace};
use serde_json::Value;

/// What the row of a simulation begins with; what it ends with is the name of the simulation.
pub const RATE: &str = "messages/s natively: ";

/// Runs it.
pub fn run(_: &[Row]) -> Result<Vec<Row>> {
    let mut cargo = workspace::cargo();
    cargo.args(["bench", "--quiet", "--package", "hyperfly-core", "--bench", "native"]);
    rows(&objects(&mut cargo)?)
}

fn rows(found: &[Value]) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for object in found {
        let number = |key: &str| object[key].as_f64().ok_or(format!("no {key} in {object}"));
        let name = object["name"].as_str().unwrap_or_default();
        let mut add = |what: String, value: f64, unit: &str, goal: Option<f64>| {
            rows.push(Row { what, value, unit: unit.into(), goal: goal.map(Goal::AtLeast) });
        };
        match object["kind"].as_str() {
            Some("simulation") => {
                add(format!("{RATE}{name}"), number("messages_per_second")?, "1/s", Some(least(name)));
                add("  with its trace".into(), number("with_trace")?, "1/s", None);
                add("  with trace and data".into(), number("with_trace_and_data")?, "1/s", None);
            }
            Some("kernel") => {
                let goal = name.ends_with("2^16").then_some(0.8);
                let speed = number("speed_relative_to_rustfft")?;
                add(format!("{name}, speed relative to rustfft (scalar)"), speed, "", goal);
                add("  time".into(), number("ours_us")?, "µs", None);
            }
            _ => {}
        }
    }
    if rows.is_empty() { Err("the benchmark of the core printed nothing".into()) } else { Ok(rows) }
}

/// What was promised for a simulation: max-min shares under contention cost more than what needs none.
fn least(name: &str) -> f64 {
    if name.starts_with("transpose") && name.ends_with("cut-through") { 300_000.0 } else { 2_000_000.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_line_becomes_rows_with_what_was_promised() {
        let found = [
            json!({"kind": "simulation", "name": "transpose mesh p=256 n=65536 cut-through",
                "messages_per_second": 400_000, "with_trace": 300_000, "with_trace_and_data": 200_000}),
            json!({"kind": "kernel", "name": "kernel n=2^16", "ours_us": 500.0, "speed_relative_to_rustfft": 0.7}),
        ];
        let rows = rows(&found).expect("rows");
        assert_eq!(rows[0].what, "messages/s natively: transpose mesh p=256 n=65536 cut-through");
        assert_eq!(rows[0].met(), Some(true));
        assert_eq!(rows[1].met(), None);
        assert_eq!(rows[3].met(), Some(false));
        assert!(super::rows(&[]).is_err());
    }
}
