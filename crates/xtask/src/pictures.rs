//! `cargo xtask pictures`: the pictures of the README, taken of the built page by a program of the tests crate.

use crate::browsers::chromium;
use crate::{Result, build, sh, unknown, workspace};

/// The command.
pub fn run(arguments: &[String]) -> Result {
    if let Some(argument) = arguments.first() {
        return Err(unknown(argument));
    }
    let chromium = chromium::ensure()?;
    if !workspace::root().join("dist/index.html").is_file() {
        build::page(None)?;
    }
    let mut pictures = workspace::program("take-pictures")?;
    chromium.set(&mut pictures);
    sh::run(&mut pictures)
}
