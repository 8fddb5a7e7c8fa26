//! `cargo xtask serve`: the explorer on this machine, rebuilt when a source changes.

use crate::{Result, build, sh, unknown, workspace};
use std::path::PathBuf;

/// The command.
pub fn run(arguments: &[String]) -> Result {
    let mut port = "8080".to_string();
    let mut open = false;
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--port" => port = rest.next().ok_or("--port needs a number")?.clone(),
            "--open" => open = true,
            other => return Err(unknown(other)),
        }
    }
    port.parse::<u16>().map_err(|_| format!("--port {port}: a number from 0 to 65535 is needed"))?;

    let mut trunk = build::trunk("serve")?;
    trunk.args(["--release", "--port", &port]);
    if open {
        trunk.arg("--open");
    }
    for source in watched()? {
        trunk.arg("--watch").arg(source);
    }
    // wasm-opt only matters for what is published.
    trunk.env("HYPERFLY_WASM_OPT", "off");
    eprintln!(
        "building the explorer (the first time 2 to 3 minutes on 2 cores), then http://127.0.0.1:{port}/"
    );
    sh::run(&mut trunk)
}

/// What the explorer is made of: the crates behind it, and what lies beside them.
pub fn watched() -> Result<Vec<PathBuf>> {
    let packages = workspace::packages()?;
    let crates =
        workspace::behind(&packages, "hyperfly-web").into_iter().map(|package| package.directory.as_str());
    let more = ["static", "Cargo.toml", "Cargo.lock", "Trunk.toml"];
    Ok(crates.chain(more).map(|name| workspace::root().join(name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_of_the_page_is_watched() {
        let watched = watched().expect("a workspace");
        for name in ["web", "crates/core", "crates/papers", "crates/tours", "crates/export", "static"] {
            assert!(watched.contains(&workspace::root().join(name)), "{name} in {watched:?}");
        }
        assert!(!watched.contains(&workspace::root().join("crates/cli")), "{watched:?}");
    }
}
