//! Cargo, and its tests by nextest where that is installed.

use crate::{sh, workspace};
use std::process::Command;

/// Cargo with these arguments.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = workspace::cargo();
    command.args(arguments);
    command
}

/// `cargo nextest run` where it is installed, otherwise `cargo test`, of the workspace, with these arguments and with those of the test
/// program (names, `--skip`), which both take alike.
pub fn cargo_test(arguments: &[&str], threads: Option<u32>, program: &[&str]) -> Command {
    let threads = threads.map(|threads| format!("--test-threads={threads}"));
    if sh::quiet(&mut cargo(&["nextest", "--version"])).is_ok() {
        let mut command = cargo(&["nextest", "run", "--no-fail-fast"]);
        command.args(workspace::all()).args(arguments).args(threads).arg("--").args(program);
        return command;
    }
    let mut command = cargo(&["test", "--no-fail-fast"]);
    command.args(workspace::all()).args(arguments).arg("--").args(threads).args(program);
    command
}
