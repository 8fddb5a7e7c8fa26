//! `cargo xtask mutants`: changes core and model in one place after the other, and sees whether a test fails. A change that no test
//! notices stands for a fault that none would.
//!
//! Changes that no test could notice, and why, stand in `.cargo/mutants.toml`.

use crate::{Result, sh, tools, unknown, workspace};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Whose code is changed; each by the tests of its own crate, so that a change takes a minute.
const CHANGED: [&str; 2] = ["hyperfly-core", "hyperfly-model"];
/// So many changes of all that are possible are a sample.
const SAMPLE: usize = 300;
/// The least part of the viable ones that must be noticed, in percent.
const LEAST: usize = 95;
/// After so many seconds a run no longer ends: on two busy cores the slowest of all tests take a third.
const TIMEOUT: &str = "600";

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let (mut sample, mut seed, mut files) = (SAMPLE, 1, Vec::new());
    let mut rest = arguments.iter();
    while let Some(flag) = rest.next() {
        let value = rest.next().ok_or_else(|| unknown(flag))?;
        let number = || value.parse::<usize>().map_err(|_| format!("{flag} = {value} is no number"));
        match flag.as_str() {
            "--sample" => sample = number()?.max(1),
            "--seed" => seed = number()?,
            "--file" => files.extend(["--file".to_owned(), value.clone()]),
            _ => return Err(unknown(flag)),
        }
    }
    let bin = tools::mutants()?;
    let all = list(&bin, &files)?;
    // Every so-manieth, from the file's beginning to its end: one seed is one sample, as long as the code is the same.
    let shards = all.div_ceil(sample).max(1);
    println!("{all} changes are possible; every {shards}th is tried");
    let out = workspace::target_directory()?;
    let mut command = mutants(&bin, &files);
    command.args(["--shard", &format!("{}/{shards}", seed % shards), "--sharding", "round-robin"]);
    command.args(["--profile", "mutants", "--timeout", TIMEOUT, "--colors", "never", "--output"]).arg(&out);
    // Its first failure ends a run by nextest, in which what is quick comes first (.config/nextest.toml).
    if sh::quiet(workspace::cargo().args(["nextest", "--version"])).is_ok() {
        command.args(["--test-tool", "nextest"]).env("NEXTEST_PROFILE", "mutants");
    }
    // It fails where a change is not noticed; how many may be is said below.
    let ran = sh::run(&mut command);
    let outcomes = out.join("mutants.out/outcomes.json");
    let text = std::fs::read_to_string(&outcomes)
        .map_err(|error| format!("{}: {error} ({ran:?})", outcomes.display()))?;
    let tally = Tally::of(&text)?;
    println!("{}", tally.words());
    if tally.is_enough() { Ok(()) } else { Err(format!("less than {LEAST} % are noticed")) }
}

fn mutants(bin: &Path, files: &[String]) -> Command {
    let mut command = workspace::cargo();
    command.env("PATH", sh::path_with(bin)).arg("mutants").args(files);
    for package in CHANGED {
        command.args(["--package", package]);
    }
    command
}

fn list(bin: &Path, files: &[String]) -> Result<usize> {
    Ok(sh::read(mutants(bin, files).arg("--list"))?.lines().count())
}

/// What became of the changes.
#[derive(Debug, PartialEq)]
struct Tally {
    caught: usize,
    endless: usize,
    missed: Vec<String>,
    unviable: usize,
}

impl Tally {
    /// Of what cargo-mutants writes.
    fn of(text: &str) -> Result<Tally> {
        let json: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let mut tally = Tally { caught: 0, endless: 0, missed: Vec::new(), unviable: 0 };
        for outcome in json["outcomes"].as_array().into_iter().flatten() {
            match outcome["summary"].as_str() {
                Some("CaughtMutant") => tally.caught += 1,
                Some("Timeout") => tally.endless += 1,
                Some("Unviable") => tally.unviable += 1,
                Some("MissedMutant") => {
                    let name = outcome["scenario"]["Mutant"]["name"].as_str().unwrap_or("a change");
                    tally.missed.push(name.to_owned());
                }
                // The run without a change.
                _ => {}
            }
        }
        Ok(tally)
    }

    /// How many were noticed, a test that no longer ended included, and of how many.
    fn noticed(&self) -> (usize, usize) {
        let noticed = self.caught + self.endless;
        (noticed, noticed + self.missed.len())
    }

    fn is_enough(&self) -> bool {
        let (noticed, viable) = self.noticed();
        viable > 0 && noticed * 100 >= LEAST * viable
    }

    fn words(&self) -> String {
        let missed: String = self.missed.iter().map(|name| format!("not noticed: {name}\n")).collect();
        let (noticed, viable) = self.noticed();
        let part = noticed as f64 / viable.max(1) as f64 * 100.0;
        format!(
            "{missed}{noticed} of {viable} noticed, {part:.1} %, {} of them by a test that no longer ends; {} do not compile",
            self.endless, self.unviable
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_noticed_is_named_and_counted() {
        let outcome = |summary: &str, name: &str| {
            format!(r#"{{"summary": "{summary}", "scenario": {{"Mutant": {{"name": "{name}"}}}}}}"#)
        };
        let of = |caught: usize| {
            let mut all = vec![r#"{"summary": "Success", "scenario": "Baseline"}"#.to_owned()];
            all.extend((0..caught).map(|k| outcome("CaughtMutant", &k.to_string())));
            all.extend([
                outcome("Timeout", "t"),
                outcome("Unviable", "u"),
                outcome("MissedMutant", "a.rs: replace + with -"),
            ]);
            Tally::of(&format!(r#"{{"outcomes": [{}]}}"#, all.join(","))).expect("JSON")
        };
        let tally = of(18);
        assert_eq!((tally.caught, tally.endless, tally.missed.len(), tally.unviable), (18, 1, 1, 1));
        assert!(tally.is_enough() && tally.words().contains("not noticed: a.rs: replace + with -"));
        assert!(tally.words().contains("19 of 20 noticed, 95.0 %, 1 of them"), "{}", tally.words());
        assert!(!of(17).is_enough());
    }
}
