//! Running other programs: what is run, how long it took, and what to say when it fails.

use crate::Result;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Runs a command to its end, its output going to ours; fails unless it exits with 0.
pub fn run(command: &mut Command) -> Result {
    let shown = show(command);
    let status = command.status().map_err(|error| format!("cannot start `{shown}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{shown}` failed ({status})")) }
}

/// Runs a command silently; fails with what it wrote unless it exits with 0.
pub fn quiet(command: &mut Command) -> Result {
    let shown = show(command);
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| format!("cannot start `{shown}`: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    Err(format!("`{shown}` failed ({})\n{}", output.status, String::from_utf8_lossy(&text).trim_end()))
}

/// What a command prints on stdout.
pub fn read(command: &mut Command) -> Result<String> {
    let shown = show(command);
    let output =
        command.stdin(Stdio::null()).output().map_err(|error| format!("cannot start `{shown}`: {error}"))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
        return Err(format!("`{shown}` failed ({})\n{text}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// One line before, one line after with the time taken.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("== {name}");
    let start = Instant::now();
    let result = work();
    let took = seconds(start);
    match &result {
        Ok(_) => println!("== {name}: ok, {took}"),
        Err(_) => println!("== {name}: FAILED after {took}"),
    }
    result
}

/// Elapsed time for a reader: `8.3 s`, `3 min 20 s`.
pub fn seconds(start: Instant) -> String {
    let elapsed = start.elapsed().as_secs_f64();
    if elapsed < 100.0 {
        return format!("{elapsed:.1} s");
    }
    let whole = elapsed.round() as u64;
    format!("{} min {} s", whole / 60, whole % 60)
}

/// The first executable file of that name on PATH.
pub fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|directory| directory.join(name)).find(|file| is_executable(file))
}

/// The program that a variable of the environment names.
pub fn named(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).map(PathBuf::from).filter(|file| file.is_file())
}

/// PATH with this directory in front.
pub fn path_with(first: &Path) -> std::ffi::OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let directories = std::iter::once(first.to_path_buf()).chain(std::env::split_paths(&path));
    std::env::join_paths(directories).unwrap_or(path.clone())
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
