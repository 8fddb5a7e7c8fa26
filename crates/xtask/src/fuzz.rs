//! `cargo xtask fuzz NAME`: runs a target of crates/fuzz, with the checks of a development build.

use crate::{Result, sh, workspace};

/// The command.
pub fn run(arguments: &[String]) -> Result {
    sh::run(workspace::cargo().args(["run", "--quiet", "--package", "hyperfly-fuzz", "--"]).args(arguments))
}
