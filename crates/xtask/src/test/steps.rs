//! Steps of a test run: each is timed, and a table of all is printed at the end.

use crate::{Result, sh};
use std::time::Instant;

#[derive(Default)]
pub struct Steps {
    /// Name, duration and success of each step.
    rows: Vec<(String, String, bool)>,
}

impl Steps {
    /// Runs a step; a failure ends the run.
    pub fn run<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        println!("== {name}");
        let start = Instant::now();
        let result = work();
        self.rows.push((name.to_owned(), sh::elapsed(start), result.is_ok()));
        result
    }

    /// Runs a step; after a failure the next steps still run, and [`Steps::finish`] reports it.
    pub fn run_all(&mut self, name: &str, work: impl FnOnce() -> Result) {
        if let Err(error) = self.run(name, work) {
            eprintln!("{error}");
        }
    }

    /// Fails if a step has failed.
    pub fn finish(&self) -> Result {
        let failed_steps: Vec<&str> = self
            .rows
            .iter()
            .filter(|(_, _, has_passed)| !has_passed)
            .map(|(name, ..)| name.as_str())
            .collect();
        if failed_steps.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed_steps.join("; "))) }
    }

    pub fn print(&self) {
        for (name, time, has_passed) in &self.rows {
            println!("== {time:>14}  {}  {name}", if *has_passed { "passed" } else { "FAILED" });
        }
    }
}
