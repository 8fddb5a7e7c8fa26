//! Builds the page with Trunk (Trunk.toml, web/index.html); [`crate::finish`] is Trunk's hook and completes it.
//!
//! Every folder has one writer: `target/serve` belongs to `serve`, `target/site` to the tests, `dist` to `dist`.

use crate::{Result, dist, files, licences, sh, tools, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The cargo profile of the page that is served and tested: compiled quickly, without link-time optimisation.
pub const QUICK_PROFILE: &str = "page";
/// The cargo profile of the page that is published.
pub const PUBLISHED_PROFILE: &str = "explorer";

/// Builds the page of the tests and returns its folder.
pub fn build_for_tests() -> Result<PathBuf> {
    let page = workspace::target_directory()?.join("site");
    build(QUICK_PROFILE, &page)?;
    Ok(page)
}

/// Builds the page, its one-file version and its licences into `directory`.
pub fn build(profile: &str, directory: &Path) -> Result {
    sh::run(&mut trunk("build", profile, directory)?)?;
    licences::write(directory)?;
    dist::standalone::write(directory)
}

/// Returns the Trunk command. Our tools come first on its PATH, so that it downloads nothing.
pub fn trunk(command: &str, profile: &str, directory: &Path) -> Result<Command> {
    tools::ensure_wasm_target()?;
    if let Err(error) = tools::install_editor() {
        eprintln!("{error}");
    }
    let wasm_bindgen = tools::ensure_wasm_bindgen()?;
    let mut trunk = Command::new(tools::trunk()?.join("trunk"));
    // web/index.html names the profile of a release build.
    match profile {
        PUBLISHED_PROFILE => trunk.args([command, "--release"]),
        quick => trunk.args([command, "--release=false", "--cargo-profile", quick]),
    };
    trunk
        .arg("--dist")
        .arg(directory)
        .current_dir(workspace::root())
        .env("PATH", sh::prepend_to_path(&wasm_bindgen))
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk reads NO_COLOR as a boolean and fails on the customary "1".
        .env_remove("NO_COLOR")
        // A backtrace through Trunk does not help.
        .env("RUST_LIB_BACKTRACE", "0");
    hide_paths(&mut trunk);
    Ok(trunk)
}

/// Removes the directories of this machine from source paths of dependencies when `command` compiles to WebAssembly.
/// Otherwise every panic message would contain them.
pub fn hide_paths(command: &mut Command) {
    // Spaces separate the flags in this variable.
    let flags: Vec<String> = path_flags().into_iter().filter(|flag| !flag.contains(' ')).collect();
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
}

/// Returns the compiler flags that remove the directories of Cargo's downloads from source paths.
pub fn path_flags() -> Vec<String> {
    let Some(home) = find_cargo_home() else { return Vec::new() };
    let registries = files::list_entries(&home.join("registry/src")).unwrap_or_default();
    registries.iter().map(|path| format!("--remap-path-prefix={}=", path.display())).collect()
}

/// Returns the directory of Cargo's downloads.
pub fn find_cargo_home() -> Option<PathBuf> {
    let default = || std::env::home_dir().map(|home| home.join(".cargo"));
    std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(default)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunk_without_xtask_does_not_write_into_dist() {
        let config = files::read_text(&workspace::root().join("Trunk.toml")).expect("Trunk.toml");
        let folder = config.lines().find_map(|line| line.strip_prefix("dist = ")).expect("a folder");
        assert_eq!(folder, "\"target/site\"");
    }
}
