//! Browsers and fonts for the tests: found, or installed where that is allowed.

pub mod chromium;
mod firefox;
mod fonts;
mod poppler;
mod webkit;

use crate::{Result, sh, workspace};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Programs by the environment variables that name them.
pub type Programs = Vec<(&'static str, PathBuf)>;

/// A browser engine ready for tests.
pub struct Engine {
    /// `chromium`, `firefox` or `webkit`: the name in `$HYPERFLY_BROWSER`.
    pub name: &'static str,
    programs: Programs,
    /// Command that starts the tests on a virtual screen.
    wrapper: Vec<OsString>,
}

/// The names of all engines.
pub const NAMES: [&str; 3] = ["chromium", "firefox", "webkit"];

/// Finds or installs an engine, its driver and the fonts.
///
/// # Errors
/// The name is not in [`NAMES`], or something is missing and cannot be installed: the message says what to install.
pub fn ensure(name: &str) -> Result<Engine> {
    fonts::ensure()?;
    let (name, programs, wrapper) = match name {
        "chromium" => {
            let mut programs = chromium::ensure()?.without_windows();
            programs.push(("PDFTOPPM", poppler::ensure()?));
            ("chromium", programs, Vec::new())
        }
        "firefox" => ("firefox", firefox::ensure()?, Vec::new()),
        "webkit" => {
            let (programs, wrapper) = webkit::ensure()?;
            ("webkit", programs, wrapper)
        }
        _ => return Err(format!("unknown browser `{name}`; choose one of {}", NAMES.join(", "))),
    };
    Ok(Engine { name, programs, wrapper })
}

impl Engine {
    /// Returns a command that runs cargo with these arguments and tests in this engine.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let cargo = workspace::cargo([]);
        let mut words = self.wrapper.clone();
        words.push(cargo.get_program().to_owned());
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).args(arguments).current_dir(workspace::root());
        self.set_environment(&mut command);
        command
    }

    /// Sets the environment variables that name the engine and its programs.
    pub fn set_environment(&self, command: &mut Command) {
        command.env("HYPERFLY_BROWSER", self.name).envs(self.programs.iter().cloned());
    }

    /// Returns the program named by an environment variable.
    pub fn build_program(&self, variable: &str) -> Option<&Path> {
        self.programs.iter().find(|(name, _)| *name == variable).map(|(_, program)| program.as_path())
    }
}

/// Returns the first program found: named by the environment variable, else by one of the names on PATH.
fn find_program(variable: &str, names: &[&str]) -> Option<PathBuf> {
    sh::named_by(variable).or_else(|| names.iter().find_map(|name| sh::which(name)))
}
