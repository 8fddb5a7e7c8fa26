//! Runs other programs: output, duration and failure messages.

use crate::Result;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Runs a command to its end with our standard streams.
///
/// # Errors
/// The command cannot be started, or its exit code is not 0.
pub fn run(command: &mut Command) -> Result {
    let command_line = format_command(command);
    let status = command.status().map_err(|error| format!("cannot start `{command_line}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{command_line}` failed ({status})")) }
}

/// Runs a command silently and returns what it prints on stdout.
///
/// # Errors
/// Like [`run`]; the message contains the output of the command.
pub fn read(command: &mut Command) -> Result<String> {
    let command_line = format_command(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cannot start `{command_line}`: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let text = [output.stdout, output.stderr].concat();
    Err(format!("`{command_line}` failed ({})\n{}", output.status, String::from_utf8_lossy(&text).trim_end()))
}

/// Formats the time since `start`: `8.3 s`, `3 min 20 s`.
pub fn elapsed(start: Instant) -> String {
    let seconds = start.elapsed().as_secs_f64();
    if seconds < 100.0 {
        return format!("{seconds:.1} s");
    }
    let seconds_total = seconds.round() as u64;
    format!("{} min {} s", seconds_total / 60, seconds_total % 60)
}

/// Returns the first executable file with this name on PATH.
pub fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|directory| directory.join(name)).find(|file| is_executable(file))
}

/// Returns the file named by an environment variable, if it exists.
pub fn named_by(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).map(PathBuf::from).filter(|file| file.is_file())
}

/// Returns PATH with `first` prepended.
pub fn prepend_to_path(first: &Path) -> OsString {
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

fn format_command(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
