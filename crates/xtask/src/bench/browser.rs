//! What is measured in headless Chromium, by a program of the tests crate.

use super::{Goal, Row, native, program};
use crate::{Result, build, chromium, workspace};

/// What the row of a simulation in the browser begins with.
const RATE: &str = "messages/s in Chromium: ";

/// Builds the page and the program, and runs it.
pub fn run(before: &[Row]) -> Result<Vec<Row>> {
    let chromium = chromium::ensure()?;
    build::page(None)?;
    let mut cargo = workspace::cargo();
    cargo.args([
        "run",
        "--quiet",
        "--package",
        "hyperfly-tests",
        "--features",
        "browser",
        "--bin",
        "measure-page",
    ]);
    chromium.set(&mut cargo);
    let mut rows = program(&mut cargo)?;
    promise(&mut rows, before);
    Ok(rows)
}

/// In the browser a simulation has at least half of the speed that it has natively, where that was measured too.
fn promise(rows: &mut [Row], before: &[Row]) {
    for row in rows {
        let Some(name) = row.what.strip_prefix(RATE) else { continue };
        let native = before.iter().find(|row| row.what.strip_prefix(native::RATE) == Some(name));
        row.goal = native.map(|native| Goal::AtLeast(native.value / 2.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(what: &str, value: f64) -> Row {
        Row { what: what.into(), value, unit: String::new(), goal: None }
    }

    #[test]
    fn half_of_the_native_rate_is_promised() {
        let mut rows =
            [row("messages/s in Chromium: a", 40.0), row("messages/s in Chromium: b", 9.0), row("c", 1.0)];
        promise(&mut rows, &[row("messages/s natively: a", 100.0)]);
        assert_eq!(rows.map(|row| row.met()), [Some(false), None, None]);
    }
}
