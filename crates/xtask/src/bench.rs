//! `cargo xtask bench`: the native benchmarks, and the page in Chromium.

use crate::{Result, sh, workspace};

pub fn run(arguments: &[String]) -> Result {
    sh::run(workspace::cargo(["bench", "--bench", "native", "--"]).args(arguments))
}
