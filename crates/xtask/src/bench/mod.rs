//! `cargo xtask bench`: what was promised about speed and size, measured on this machine.
//!
//! One file per measurement; a measurement returns rows. What must be compiled with the core is its benchmark, what is
//! driven in a browser is a program of the tests crate that prints rows as JSON lines ([`program`]), so that xtask itself
//! stays small. Measure on a machine that has nothing else to do.

mod browser;
mod machine;
mod native;
mod page_size;

use crate::{Result, sh, unknown, workspace};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// A measurement: its name on the command line, and how it is done.
struct Measurement {
    name: &'static str,
    /// Given what was measured before it.
    run: fn(&[Row]) -> Result<Vec<Row>>,
}

/// All of them, in the order they are run.
const ALL: &[Measurement] = &[
    Measurement { name: "native", run: native::run },
    Measurement { name: "page-size", run: page_size::run },
    Measurement { name: "browser", run: browser::run },
];

/// One number.
pub struct Row {
    /// What was measured.
    pub what: String,
    /// The number.
    pub value: f64,
    /// Its unit.
    pub unit: String,
    /// What was promised: at most this (`<= 350`) or at least (`>= 2000000`), in the same unit.
    pub goal: Option<Goal>,
}

/// A bound that was promised.
#[derive(Clone, Copy)]
pub enum Goal {
    /// The number is this or less.
    AtMost(f64),
    /// The number is this or more.
    AtLeast(f64),
}

impl Row {
    fn met(&self) -> Option<bool> {
        match self.goal? {
            Goal::AtMost(bound) => Some(self.value <= bound),
            Goal::AtLeast(bound) => Some(self.value >= bound),
        }
    }

    fn goal_text(&self) -> String {
        match self.goal {
            Some(Goal::AtMost(bound)) => format!("<= {}", digits(bound)),
            Some(Goal::AtLeast(bound)) => format!(">= {}", digits(bound)),
            None => String::new(),
        }
    }
}

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let mut json_file = workspace::target_directory()?.join("bench.json");
    let mut chosen: Vec<&Measurement> = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if argument == "--json" {
            json_file = PathBuf::from(rest.next().ok_or("--json needs a file")?);
        } else if argument.starts_with('-') {
            return Err(unknown(argument));
        } else {
            let names: Vec<&str> = ALL.iter().map(|measurement| measurement.name).collect();
            let found = ALL.iter().find(|measurement| measurement.name == argument);
            chosen
                .push(found.ok_or(format!("no measurement `{argument}`; there are: {}", names.join(", ")))?);
        }
    }
    if chosen.is_empty() {
        chosen = ALL.iter().collect();
    }

    let machine = machine::describe();
    println!("{machine}\n");
    let mut rows = Vec::new();
    for measurement in chosen {
        eprintln!("measuring {} ...", measurement.name);
        let more = (measurement.run)(&rows)?;
        rows.extend(more);
    }
    print!("{}", table(&rows));
    let text = format!("{:#}\n", document(&machine, &rows));
    std::fs::write(&json_file, text).map_err(|error| format!("{}: {error}", json_file.display()))?;
    println!("\nwritten to {}", json_file.display());
    Ok(())
}

/// The JSON objects among the lines that a program prints.
fn objects(command: &mut Command) -> Result<Vec<Value>> {
    let text = sh::read(command)?;
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).map_err(|_| format!("not a measurement: {line}"))).collect()
}

/// The rows that a program prints, one JSON object a line: `{"what": …, "value": …, "unit": …, "at_most" | "at_least": …}`.
pub fn program(command: &mut Command) -> Result<Vec<Row>> {
    sh::read(command)?.lines().filter(|line| line.starts_with('{')).map(row).collect()
}

fn row(line: &str) -> Result<Row> {
    let bad = || format!("not a measurement: {line}");
    let object: Value = serde_json::from_str(line).map_err(|_| bad())?;
    let at_most = object["at_most"].as_f64().map(Goal::AtMost);
    let at_least = object["at_least"].as_f64().map(Goal::AtLeast);
    Ok(Row {
        what: object["what"].as_str().ok_or_else(bad)?.to_string(),
        value: object["value"].as_f64().ok_or_else(bad)?,
        unit: object["unit"].as_str().ok_or_else(bad)?.to_string(),
        goal: at_most.or(at_least),
    })
}

fn document(machine: &str, rows: &[Row]) -> Value {
    let rows: Vec<Value> = rows
        .iter()
        .map(|row| {
            let mut object = json!({ "what": row.what, "value": row.value, "unit": row.unit });
            match row.goal {
                Some(Goal::AtMost(bound)) => object["at_most"] = bound.into(),
                Some(Goal::AtLeast(bound)) => object["at_least"] = bound.into(),
                None => {}
            }
            if let Some(met) = row.met() {
                object["met"] = met.into();
            }
            object
        })
        .collect();
    json!({ "machine": machine, "rows": rows })
}

fn table(rows: &[Row]) -> String {
    let mut cells = vec![["".to_string(), "measured".into(), "unit".into(), "goal".into(), "".into()]];
    for row in rows {
        let verdict = row.met().map_or("", |met| if met { "ok" } else { "MISSED" });
        cells.push([row.what.clone(), digits(row.value), row.unit.clone(), row.goal_text(), verdict.into()]);
    }
    let width = |column: usize| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..5).map(width).collect();
    let line = |row: &[String; 5]| {
        let [what, value, unit, goal, verdict] = row;
        let [w0, w1, w2, w3, _] = widths[..] else { return String::new() };
        format!("{what:w0$}  {value:>w1$} {unit:w2$}  {goal:>w3$}  {verdict}").trim_end().to_string() + "\n"
    };
    cells.iter().map(line).collect()
}

/// Enough digits to compare, no more; thousands apart.
fn digits(value: f64) -> String {
    if value.abs() < 100.0 {
        let text = format!("{value:.2}");
        return text.trim_end_matches('0').trim_end_matches('.').to_string();
    }
    let whole = format!("{:.0}", value.abs());
    let mut text = String::from(if value < 0.0 { "-" } else { "" });
    for (position, digit) in whole.chars().enumerate() {
        if position > 0 && (whole.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_easy_to_compare() {
        assert_eq!(digits(2_345_678.4), "2,345,678");
        assert_eq!(digits(100.0), "100");
        assert_eq!(digits(3.25), "3.25");
        assert_eq!(digits(0.5), "0.5");
        assert_eq!(digits(-1234.0), "-1,234");
    }

    #[test]
    fn a_goal_that_is_missed_is_said() {
        let rows = [
            row(r#"{"what":"messages","value":1000000,"unit":"1/s","at_least":2000000}"#).expect("a row"),
            row(r#"{"what":"size","value":300,"unit":"KB","at_most":350}"#).expect("a row"),
            row(r#"{"what":"other","value":3,"unit":"s"}"#).expect("a row"),
        ];
        assert_eq!(
            table(&rows),
            "           measured unit          goal\n\
             messages  1,000,000 1/s   >= 2,000,000  MISSED\n\
             size            300 KB          <= 350  ok\n\
             other             3 s\n"
        );
        assert_eq!(document("m", &rows)["rows"][1]["at_most"], 350.0);
        assert!(row(r#"{"what":"x"}"#).is_err());
    }
}
