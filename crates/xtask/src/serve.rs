//! `cargo xtask serve`: serves the explorer on this machine and rebuilds it when a source changes.

use crate::{Result, page, sh, unknown_argument, workspace};
use std::time::Instant;

pub fn run(arguments: &[String]) -> Result {
    let mut port = 8080;
    let mut opens_browser = false;
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--port" => {
                let number = rest.next().ok_or("--port needs a number")?;
                port = number
                    .parse::<u16>()
                    .map_err(|_| format!("--port {number} is not a port; allowed: 0 to 65535"))?;
            }
            "--open" => opens_browser = true,
            other => return Err(unknown_argument(other)),
        }
    }
    let start = Instant::now();
    let served = workspace::target_directory()?.join("serve");
    let mut trunk = page::trunk("serve", page::QUICK_PROFILE, &served)?;
    trunk.args(["--port", &port.to_string()]);
    if opens_browser {
        trunk.arg("--open");
    }
    for source in ["web", "crates", "static", "Cargo.toml", "Cargo.lock", "Trunk.toml"] {
        trunk.arg("--watch").arg(workspace::root().join(source));
    }
    eprintln!(
        "tools are ready after {}; building the explorer (about four minutes the first time), then http://127.0.0.1:{port}/",
        sh::elapsed(start)
    );
    sh::run(&mut trunk)
}
