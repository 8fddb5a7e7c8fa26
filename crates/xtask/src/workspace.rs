//! What cargo knows about the workspace: its root, its crates and their dependencies, the locked versions.

use crate::{Result, sh};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The directory that holds the workspace's Cargo.toml.
pub fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().and_then(Path::parent).expect("xtask lives in crates/xtask")
}

/// Cargo, as the toolchain that runs us.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// What cargo is told by every command that compiles for this machine: all crates with all their features, those of MPI only where there
/// is one. A command that chose crates or features of its own would have their dependencies compiled with other features once more.
pub fn all() -> &'static [&'static str] {
    if has_mpi() {
        &["--workspace", "--all-features"]
    } else {
        &["--workspace", "--features", "hyperfly-tests/browser"]
    }
}

/// A file of tests that is quickly compiled.
const SMALL_TEST: &str = "peak_memory";

/// Whether there is an MPI to compile and to run with.
pub fn has_mpi() -> bool {
    // The crate reads the headers with libclang, which comes with the clang that is looked for.
    ["mpicc", "mpirun", "clang"].iter().all(|program| sh::which(program).is_some())
}

/// A program of the workspace, compiled as the tests are.
///
/// # Errors
/// It cannot be compiled.
pub fn program(name: &str) -> Result<Command> {
    // Beside a test, its dependencies have the features that tests ask for; alone, most of them would be compiled once more without.
    sh::run(cargo().args(["build", "--quiet"]).args(all()).args(["--bin", name, "--test", SMALL_TEST]))?;
    let mut command = Command::new(target_directory()?.join("debug").join(name));
    command.current_dir(root());
    Ok(command)
}

/// The names of the files of tests.
///
/// # Errors
/// Cargo does not say.
pub fn test_files() -> Result<BTreeSet<String>> {
    let metadata = metadata()?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let targets = packages.iter().filter_map(|package| package["targets"].as_array()).flatten();
    let tests = targets.filter(|target| target["kind"] == serde_json::json!(["test"]));
    tests.map(|target| text(&target["name"], "name")).collect()
}

/// The compiler of the toolchain that runs us.
pub fn rustc() -> Command {
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.current_dir(root());
    command
}

/// A crate of this workspace.
#[derive(Debug, Clone, PartialEq)]
pub struct Package {
    /// Its name in Cargo.toml.
    pub name: String,
    /// Its directory, relative to the root, with forward slashes.
    pub directory: String,
    /// The names of its direct dependencies, normal and of its build script, of every target.
    pub dependencies: Vec<String>,
    /// Those of its tests, examples and benchmarks.
    pub dev_dependencies: Vec<String>,
}

/// The crates of the workspace, from `cargo metadata`.
pub fn packages() -> Result<Vec<Package>> {
    parse_packages(&metadata()?)
}

/// Cargo's target directory.
pub fn target_directory() -> Result<PathBuf> {
    let metadata = metadata()?;
    Ok(PathBuf::from(text(&metadata["target_directory"], "target_directory")?))
}

/// A crate and those of the workspace that it depends on, however far, in the order in which they are found.
pub fn behind<'a>(packages: &'a [Package], name: &str) -> Vec<&'a Package> {
    let named = |name: &str| packages.iter().find(|package| package.name == name);
    let mut found: Vec<&Package> = named(name).into_iter().collect();
    let mut next = 0;
    while let Some(package) = found.get(next) {
        next += 1;
        for needed in package.dependencies.iter().filter_map(|name| named(name)) {
            if !found.contains(&needed) {
                found.push(needed);
            }
        }
    }
    found
}

fn metadata() -> Result<Value> {
    let json = sh::read(cargo().args(["metadata", "--format-version=1", "--no-deps"]))?;
    serde_json::from_str(&json).map_err(|error| format!("cannot read the output of cargo metadata: {error}"))
}

/// The crates in the JSON of `cargo metadata --no-deps`.
pub fn parse_packages(metadata: &Value) -> Result<Vec<Package>> {
    let root = text(&metadata["workspace_root"], "workspace_root")?;
    let list = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let mut packages = Vec::new();
    for package in list {
        let manifest = text(&package["manifest_path"], "manifest_path")?;
        let directory = Path::new(&manifest).parent().unwrap_or(Path::new(""));
        let directory = directory.strip_prefix(&root).unwrap_or(directory);
        let all = package["dependencies"].as_array().ok_or("a package without dependencies")?;
        let names = |dev: bool| -> Result<Vec<String>> {
            let of_kind = all.iter().filter(|dependency| (dependency["kind"] == "dev") == dev);
            of_kind.map(|dependency| text(&dependency["name"], "name")).collect()
        };
        packages.push(Package {
            name: text(&package["name"], "name")?,
            directory: directory.to_string_lossy().replace('\\', "/"),
            dependencies: names(false)?,
            dev_dependencies: names(true)?,
        });
    }
    packages.sort_by(|a, b| a.directory.cmp(&b.directory));
    Ok(packages)
}

fn text(value: &Value, what: &str) -> Result<String> {
    value.as_str().map(str::to_string).ok_or_else(|| format!("cargo metadata has no {what}"))
}

/// The version of a crate in Cargo.lock, if it is there.
pub fn locked_version(name: &str) -> Result<Option<String>> {
    let file = root().join("Cargo.lock");
    let lock = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(find_version(&lock, name))
}

fn find_version(lock: &str, name: &str) -> Option<String> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != wanted);
    lines.next()?;
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_crate_of_exactly_this_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(find_version(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(find_version(lock, "yew"), None);
    }
}
