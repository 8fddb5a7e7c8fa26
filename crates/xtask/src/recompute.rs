//! The cells of the papers once more, by a Python program that shares no code with the project (tests/recompute.py).

use crate::{Result, sh, tools, workspace};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Python 3, found or installed.
pub fn python() -> Result<PathBuf> {
    let find = || sh::which("python3");
    if let Some(found) = find() {
        return Ok(found);
    }
    tools::install("python3 by apt-get", "about a minute", || tools::apt(&["python3"])).map_err(|error| {
        format!("{error}\nThe cells of the papers are computed again by Python 3: put it on PATH.")
    })?;
    find().ok_or_else(|| "apt-get installed no python3".into())
}

/// Computes all entries and has Python compute them again.
pub fn run(python: &Path) -> Result {
    let entries = workspace::target_directory()?.join("entries.json");
    let file = |error| format!("{}: {error}", entries.display());
    let mut reproduce = workspace::program("hyperfly")?;
    sh::run(reproduce.args(["reproduce", "all", "--json"]).stdout(File::create(&entries).map_err(file)?))?;
    let mut recompute = Command::new(python);
    recompute.arg(workspace::root().join("tests/recompute.py")).stdin(File::open(&entries).map_err(file)?);
    sh::run(&mut recompute)
}
