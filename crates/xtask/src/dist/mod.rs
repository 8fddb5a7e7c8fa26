//! `cargo xtask dist`: builds the folder to publish, `dist/`. Nothing else writes to it.
//!
//! 1. The page in the profile `explorer`, optimised by wasm-opt, with its one-file version (standalone.rs) and the licences of its dependencies
//!    (licences.rs).
//! 2. The documentation (docs.rs).
//! 3. Manifest, icons and service worker: the page can be installed and works without a network (offline.rs).
//! 4. gzip and brotli versions next to each text file, for hosts that send such files (compress.rs).
//! 5. `integrity.json`: every file with its size and hash (integrity.rs).
//!
//! Then it checks that no file loads anything from another host (hosts.rs) or names a directory of this machine.

pub mod compress;
mod hosts;
mod integrity;
mod offline;
pub mod standalone;

pub use integrity::{FILE as INTEGRITY_FILE, write as write_integrity};

use crate::packages::PackageBuild;
use crate::{Result, docs, files, finish, licences, npm, page, python, sh, unknown_argument, workspace};
use std::path::{Path, PathBuf};

pub fn run(arguments: &[String]) -> Result {
    match arguments {
        [] => build(),
        [packages] if packages == "--packages" => build_packages(),
        [check] if check == "--check" => check_folder(&directory()),
        [check, other] if check == "--check" => check_folder(Path::new(other)),
        [other, ..] => Err(unknown_argument(other)),
    }
}

/// Builds the packages for Python and npm.
fn build_packages() -> Result {
    let build = PackageBuild::published()?;
    python::build_wheel(&build)?;
    npm::pack(&build).map(drop)
}

/// Returns the folder to publish.
pub fn directory() -> PathBuf {
    workspace::root().join("dist")
}

/// Builds the folder if it is missing or incomplete.
pub fn ensure() -> Result {
    if integrity::check(&directory()).is_ok() { Ok(()) } else { build() }
}

fn check_folder(directory: &Path) -> Result {
    println!("{}", integrity::check(directory)?);
    Ok(())
}

fn build() -> Result {
    let dist = directory();
    if dist.exists() {
        std::fs::remove_dir_all(&dist).map_err(|error| format!("{}: {error}", dist.display()))?;
    }
    let mut trunk = page::trunk("build", page::PUBLISHED_PROFILE, &dist)?;
    sh::run(trunk.env(finish::OPTIMISE, "1"))?;
    standalone::write(&dist)?;
    licences::write(&dist)?;
    docs::write(&dist.join("docs"))?;
    offline::write(&dist)?;
    compress::write_next_to_all(&dist)?;
    integrity::write(&dist)?;

    hosts::check(&dist)?;
    check_paths(&dist)?;
    check_folder(&dist)?;
    print_sizes(&dist)
}

/// Checks that no module contains the directory of Cargo's downloads on this machine.
fn check_paths(directory: &Path) -> Result {
    let Some(home) = page::find_cargo_home() else { return Ok(()) };
    let home = home.display().to_string();
    for name in files::list_files(directory)?.into_iter().filter(|name| name.ends_with(".wasm")) {
        let bytes = files::read(&directory.join(&name))?;
        if bytes.windows(home.len()).any(|window| window == home.as_bytes()) {
            return Err(format!("{name} contains a path of this machine: {home}"));
        }
    }
    Ok(())
}

/// Prints the largest files with their raw and compressed sizes.
fn print_sizes(directory: &Path) -> Result {
    let size = |name: &str| directory.join(name).metadata().map_or(0, |data| data.len());
    let mut names = files::list_files(directory)?;
    names.retain(|name| !name.ends_with(".br") && !name.ends_with(".gz"));
    names.sort_by_key(|name| std::cmp::Reverse(size(name)));
    println!("{:>9} {:>9} {:>9}", "KB", "gzip", "brotli");
    for name in names.iter().take(12) {
        let [raw, gzip, brotli] =
            ["", ".gz", ".br"].map(|ending| size(&format!("{name}{ending}")) as f64 / 1000.0);
        println!("{raw:9.1} {gzip:9.1} {brotli:9.1}  {name}");
    }
    Ok(())
}
