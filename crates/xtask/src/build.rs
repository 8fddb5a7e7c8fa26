//! `cargo xtask build`: the page for release, in dist/. What Trunk does is in Trunk.toml and web/index.html.

use crate::{Result, docs, places, sh, tools, unknown, workspace};
use std::path::Path;
use std::process::Command;

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let mut profile = None;
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--profile" => profile = Some(rest.next().ok_or("--profile needs the name of a cargo profile")?),
            other => return Err(unknown(other)),
        }
    }
    page(profile.map(String::as_str))
}

/// Builds dist/; with a profile, in that one instead of `explorer`.
pub fn page(profile: Option<&str>) -> Result {
    let mut command = trunk("build")?;
    if let Some(profile) = profile {
        // index.html names the profiles of release mode, so another one is asked for outside of it.
        command.args(["--release=false", "--cargo-profile", profile]);
    } else {
        command.arg("--release");
    }
    sh::run(&mut command)?;
    docs::run(&[])
}

/// Trunk with all it needs: our tools first on its PATH, so that it downloads nothing.
pub fn trunk(command: &str) -> Result<Command> {
    tools::wasm_target()?;
    let wasm_bindgen = tools::wasm_bindgen()?;
    let trunk = tools::trunk()?;
    let mut trunk = Command::new(trunk.join("trunk"));
    trunk
        .arg(command)
        .current_dir(workspace::root())
        .env("PATH", sh::path_with(Path::new(&wasm_bindgen)))
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk reads NO_COLOR as a boolean and fails on the customary "1".
        .env_remove("NO_COLOR")
        // Of its failures the reader needs the words, not where in Trunk they were raised.
        .env("RUST_LIB_BACKTRACE", "0");
    places::leave_out(&mut trunk);
    Ok(trunk)
}
