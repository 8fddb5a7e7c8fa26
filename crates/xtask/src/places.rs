//! What is published does not say where it was built: the sources of dependencies are named without the directories that they lie in on
//! this machine, which every panic would name otherwise.

use crate::{Result, files};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where Cargo keeps what it downloads.
fn cargo_home() -> Option<PathBuf> {
    let by_default = || std::env::home_dir().map(|home| home.join(".cargo"));
    std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(by_default)
}

/// Has what this command compiles to WebAssembly name them so.
pub fn leave_out(command: &mut Command) {
    let Some(sources) = cargo_home().map(|home| home.join("registry/src")) else { return };
    let registries = std::fs::read_dir(sources).into_iter().flatten().flatten();
    // The variable separates flags by spaces.
    let paths = registries.map(|entry| entry.path().display().to_string()).filter(|path| !path.contains(' '));
    let flags: Vec<String> = paths.map(|path| format!("--remap-path-prefix={path}=")).collect();
    if !flags.is_empty() {
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
    }
}

/// Fails for a module that names the directory after all.
pub fn check(directory: &Path) -> Result {
    let Some(home) = cargo_home() else { return Ok(()) };
    let home = home.display().to_string();
    for name in files::all(directory)?.into_iter().filter(|name| name.ends_with(".wasm")) {
        let bytes = files::read(&directory.join(&name))?;
        if bytes.windows(home.len()).any(|window| window == home.as_bytes()) {
            return Err(format!("{name} says where it was built: {home}"));
        }
    }
    Ok(())
}
