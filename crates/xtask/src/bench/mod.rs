//! `cargo xtask bench`: what was promised about speed and size, measured on this machine.
//!
//! One file per measurement; each prints its rows as it has them, and one that fails is a row that says so. What must be compiled
//! with the core is its benchmark, what is driven in a browser is a program of the tests crate; both print rows as JSON lines,
//! so that xtask itself stays small. Measure on a machine that has nothing else to do.

mod browser;
mod growth;
mod machine;
mod native;
mod page_size;
mod pass;
mod real;
mod row;
mod table;

use crate::{Result, unknown, workspace};
use pass::Pass;
use row::Row;
use serde_json::Value;
use std::path::{Path, PathBuf};
use table::Earlier;

/// A measurement: its name on the command line, and how it is done.
struct Measurement {
    name: &'static str,
    run: fn(&mut Pass) -> Result,
}

/// All of them, in the order they are run.
const ALL: &[Measurement] = &[
    Measurement { name: "native", run: native::run },
    Measurement { name: "growth", run: growth::run },
    Measurement { name: "page-size", run: page_size::run },
    Measurement { name: "browser", run: browser::run },
];

/// Parts of them, which are measured only when they are named.
const PARTS: &[Measurement] =
    &[Measurement { name: "slider", run: browser::slider }, Measurement { name: "real", run: real::run }];

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let mut json_file = workspace::target_directory()?.join("bench.json");
    let (mut quick, mut earlier, mut trace) = (false, None, None);
    let mut chosen: Vec<&Measurement> = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--quick" => quick = true,
            "--trace" => trace = Some(workspace::target_directory()?.join("slider-trace.json")),
            "--json" => json_file = PathBuf::from(rest.next().ok_or("--json needs a file")?),
            "--beside" => earlier = Some(read(Path::new(rest.next().ok_or("--beside needs a file")?))?),
            option if option.starts_with('-') => return Err(unknown(option)),
            name => {
                let all = || ALL.iter().chain(PARTS);
                let names: Vec<&str> = all().map(|measurement| measurement.name).collect();
                let found = all().find(|measurement| measurement.name == name);
                let names = names.join(", ");
                chosen.push(found.ok_or(format!("no measurement `{name}`; there are: {names}"))?);
            }
        }
    }
    if chosen.is_empty() {
        chosen = ALL.iter().collect();
    }

    let machine = machine::describe();
    println!("{machine}\n\n{}", table::head(earlier.as_ref()));
    let mut pass = Pass::new(quick, earlier, trace);
    for measurement in chosen {
        if let Err(why) = (measurement.run)(&mut pass) {
            pass.add(Row::failed(measurement.name, why));
        }
    }
    let text = format!("{:#}\n", pass.document(&machine));
    std::fs::write(&json_file, text).map_err(|error| format!("{}: {error}", json_file.display()))?;
    println!("\nwritten to {}", json_file.display());
    match pass.failures() {
        0 => Ok(()),
        failures => Err(format!("{failures} step(s) failed, above")),
    }
}

/// The numbers of an earlier pass, from the file it wrote.
fn read(file: &Path) -> Result<Earlier> {
    let bad = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| bad(&error))?;
    let document: Value = serde_json::from_str(&text).map_err(|error| bad(&error))?;
    let rows = document["rows"].as_array().ok_or_else(|| bad(&"it has no rows"))?;
    let number = |row: &Value| Some((row["what"].as_str()?.to_owned(), row["value"].as_f64()?));
    Ok(rows.iter().filter_map(number).collect())
}
