//! `cargo xtask serve`: the explorer on this machine, rebuilt when a source changes.

use crate::{Result, build, sh, unknown};

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
    // wasm-opt only matters for what is published.
    trunk.env("HYPERFLY_WASM_OPT", "off");
    eprintln!(
        "building the explorer (the first time 2 to 3 minutes on 2 cores), then http://127.0.0.1:{port}/"
    );
    sh::run(&mut trunk)
}
