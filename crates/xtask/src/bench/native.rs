//! Messages simulated per second, and the local kernel against rustfft: the benchmark of the core.

use super::pass::Pass;
use super::row::{Goal, Row};
use crate::{Result, workspace};
use serde_json::Value;

/// What the row of a simulation begins with; what it ends with is the name of the simulation.
pub const RATE: &str = "messages/s natively: ";

/// Runs it; quickly as the tests compile it.
pub fn run(pass: &mut Pass) -> Result {
    let mut cargo = workspace::cargo();
    cargo.args(["bench", "--quiet"]).args(workspace::all()).args(["--bench", "native"]);
    if pass.quick {
        cargo.args(["--profile", "dev", "--", "--quick"]);
    }
    let mut count = 0;
    pass.program(&mut cargo, |pass, line| {
        let object = serde_json::from_str(line).map_err(|_| format!("not a measurement: {line}"))?;
        for row in rows(&object)? {
            count += 1;
            pass.add(row);
        }
        Ok(())
    })?;
    if count == 0 { Err("the benchmark of the core printed nothing".into()) } else { Ok(()) }
}

fn rows(object: &Value) -> Result<Vec<Row>> {
    let number = |key: &str| object[key].as_f64().ok_or(format!("no {key} in {object}"));
    let name = object["name"].as_str().unwrap_or_default();
    Ok(match object["kind"].as_str() {
        Some("simulation") => vec![
            Row::new(format!("{RATE}{name}"), number("messages_per_second")?, "1/s")
                .with(Goal::AtLeast(least(name))),
            Row::new(format!("  {name}, with its trace"), number("with_trace")?, "1/s"),
            Row::new(format!("  {name}, with trace and data"), number("with_trace_and_data")?, "1/s"),
        ],
        Some("events") => {
            vec![Row::new(format!("events/s natively: {name}"), number("events_per_second")?, "1/s")]
        }
        Some("kernel") => {
            let what = format!("{name}, speed relative to rustfft (scalar)");
            let speed = Row::new(what, number("speed_relative_to_rustfft")?, "");
            let speed = if name.ends_with("2^16") { speed.with(Goal::AtLeast(0.8)) } else { speed };
            vec![speed, Row::new(format!("  {name}, time"), number("ours_us")?, "µs")]
        }
        _ => Vec::new(),
    })
}

/// What was promised for a simulation: max-min shares under contention cost more than what needs none, and a million messages
/// that meet each other a second together.
fn least(name: &str) -> f64 {
    match name {
        name if name.starts_with("transpose mesh p=1024") => 1_000_000.0,
        name if name.starts_with("transpose") && name.ends_with("cut-through") => 300_000.0,
        _ => 2_000_000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_line_becomes_rows_with_what_was_promised() {
        let simulation = json!({"kind": "simulation", "name": "transpose mesh p=256 n=65536 cut-through",
            "messages_per_second": 400_000, "with_trace": 300_000, "with_trace_and_data": 200_000});
        let found = rows(&simulation).expect("rows");
        assert_eq!(found[0].what, "messages/s natively: transpose mesh p=256 n=65536 cut-through");
        assert_eq!(found[0].met(), Some(true));
        assert_eq!(found[1].met(), None);
        let kernel = json!({"kind": "kernel", "name": "kernel n=2^16", "ours_us": 500.0, "speed_relative_to_rustfft": 0.7});
        assert_eq!(rows(&kernel).expect("rows")[0].met(), Some(false));
        assert!(rows(&json!({"kind": "kernel"})).is_err());
    }
}
