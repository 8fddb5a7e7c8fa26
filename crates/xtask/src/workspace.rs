//! The workspace: root, target directory, locked versions, and commands that compile its programs.

use crate::{Result, files, sh};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Crates and features of every native command. A command with other features would compile the dependencies again.
pub const ALL: [&str; 3] = ["--workspace", "--features", "hyperfly-tests/browser"];

/// Returns the directory that contains the workspace's Cargo.toml.
pub fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().and_then(Path::parent).expect("xtask lies in crates/xtask")
}

/// Returns cargo of the running toolchain with these arguments.
pub fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(arguments);
    command
}

/// Builds a program of the workspace in the tests' profile.
pub fn build_program(name: &str) -> Result<Command> {
    // Build together with a test, so that dependencies get the same features and are not compiled twice.
    sh::run(cargo(["build", "--quiet", "--bin", name, "--test", "peak_memory"]).args(ALL))?;
    let mut command = Command::new(target_directory()?.join("debug").join(name));
    command.current_dir(root());
    Ok(command)
}

/// Returns Cargo's target directory.
pub fn target_directory() -> Result<PathBuf> {
    let json = sh::read(&mut cargo(["metadata", "--format-version=1", "--no-deps"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&json).map_err(|error| error.to_string())?;
    metadata["target_directory"].as_str().map(PathBuf::from).ok_or("cargo names no target directory".into())
}

/// Returns the version of a crate in Cargo.lock.
pub fn locked_version(name: &str) -> Result<String> {
    let lock = files::read_text(&root().join("Cargo.lock"))?;
    let entry = lock.split_once(&format!("name = \"{name}\"\nversion = \"")).map(|(_, rest)| rest);
    let version = entry.and_then(|rest| rest.split('"').next()).ok_or(format!("Cargo.lock has no {name}"))?;
    Ok(version.to_owned())
}
