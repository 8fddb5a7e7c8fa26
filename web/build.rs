//! Computes the build id, compiled into the page and its workers as the variable `HYPERFLY_BUILD_ID`.
//!
//! A worker sends its id when it is ready, and the page uses only workers with its own id. The id is a hash of paths and contents
//! of all sources of both. Equal sources and compilers give equal ids on any machine and in any profile, whether `cargo xtask
//! build`, `trunk serve` or plain cargo builds them. Cargo's metadata says which crates belong to the build.

use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Further sources, relative to the workspace.
const MORE_SOURCES: &[&str] = &["static", "Cargo.toml", "Cargo.lock", "crates/program", "crates/exercises"];
/// Directories of a crate that are not part of the build.
const EXCLUDED_DIRECTORIES: &[&str] = &["tests", "benches", "examples"];

fn main() {
    let manifest = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = manifest.parent().expect("web lies in the workspace");
    let mut sources: Vec<PathBuf> = MORE_SOURCES.iter().map(|name| root.join(name)).collect();
    for directory in crates(root) {
        sources.extend(entries(&directory).into_iter().filter(|path| {
            let name = path.file_name().unwrap_or_default();
            !EXCLUDED_DIRECTORIES.iter().any(|never| name == *never)
        }));
    }
    sources.sort();
    let mut hash = DefaultHasher::new();
    for source in sources {
        println!("cargo::rerun-if-changed={}", source.display());
        for file in files(&source) {
            let name = file.strip_prefix(root).expect("a file of the workspace");
            let content = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            // `Hash` delimits strings, so that moving a byte from one to the other changes the hash.
            name.to_string_lossy().replace('\\', "/").hash(&mut hash);
            content.hash(&mut hash);
        }
    }
    println!("cargo::rustc-env=HYPERFLY_BUILD_ID={:016x}", hash.finish());
}

/// Returns the directories of this crate and its dependencies in the workspace, transitively.
fn crates(root: &Path) -> Vec<PathBuf> {
    let cargo = std::env::var_os("CARGO").expect("cargo sets it");
    let arguments = ["metadata", "--format-version=1", "--no-deps", "--offline"];
    let output = Command::new(cargo).args(arguments).current_dir(root).output().expect("cargo starts");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON of cargo");
    let packages = metadata["packages"].as_array().expect("packages");
    let mut found: Vec<&Value> =
        packages.iter().filter(|package| package["name"] == env!("CARGO_PKG_NAME")).collect();
    let mut next = 0;
    while let Some(package) = found.get(next) {
        next += 1;
        let needs = package["dependencies"].as_array().expect("dependencies").iter();
        // Dependencies of tests have the kind "dev".
        let needs = needs.filter(|needs| needs["kind"] != "dev" && needs["path"].is_string());
        for name in needs.map(|needs| &needs["name"]) {
            if !found.iter().any(|known| known["name"] == *name) {
                found.extend(packages.iter().filter(|package| package["name"] == *name));
            }
        }
    }
    let manifests = found.iter().map(|package| package["manifest_path"].as_str().expect("a path"));
    manifests.map(|manifest| Path::new(manifest).parent().expect("a directory").to_path_buf()).collect()
}

/// Returns the files under a path, sorted.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    entries(path).iter().flat_map(|entry| files(entry)).collect()
}

/// Returns the entries of a directory, sorted.
fn entries(path: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}
