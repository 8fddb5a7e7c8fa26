//! Chromium and its driver for the tests in a browser: found, or installed by apt-get where that is allowed.

use crate::{Result, sh, tools};
use std::path::PathBuf;
use std::process::Command;

/// The programs that the browser tests need.
pub struct Chromium {
    /// The browser, as readers have it.
    pub browser: PathBuf,
    /// Its engine without windows, where there is one: tests take less than half the time.
    pub shell: Option<PathBuf>,
    /// The WebDriver server.
    pub driver: PathBuf,
}

impl Chromium {
    /// The browser and its driver, by the variables that name them.
    pub fn programs(&self) -> Vec<(&'static str, PathBuf)> {
        vec![("CHROMIUM", self.browser.clone()), ("CHROMEDRIVER", self.driver.clone())]
    }

    /// Tells a command where they are.
    pub fn set(&self, command: &mut Command) {
        command.envs(self.programs());
    }
}

/// Finds them (`$CHROMIUM`, `$CHROMIUM_SHELL` and `$CHROMEDRIVER` first), installs what is missing, or says what to install. A shell is
/// no must: without one, and where `$CHROMIUM` says which browser it shall be, the browser does it all.
pub fn ensure() -> Result<Chromium> {
    let found = find();
    if let Some(found) = found.filter(|found| found.shell.is_some() || sh::named("CHROMIUM").is_some()) {
        return Ok(found);
    }
    // Together, so that all are of one version.
    let installed = tools::install("chromium, its shell and its driver by apt-get", "about a minute", || {
        tools::apt(&["chromium", "chromium-headless-shell", "chromium-driver"])
    });
    match (find(), installed) {
        (Some(found), Ok(())) => Ok(found),
        (Some(found), Err(error)) => {
            eprintln!("{error}\ntests run in {}, and take twice as long", found.browser.display());
            Ok(found)
        }
        (None, Ok(())) => Err(format!("apt-get installed no chromium and chromedriver\n{ADVICE}")),
        (None, Err(error)) => Err(format!("{error}\n{ADVICE}")),
    }
}

const ADVICE: &str = "The tests in a real browser need Chromium and a chromedriver of the same version: install both \
    (Debian: chromium chromium-driver, chromium-headless-shell; elsewhere Chrome or Chromium and its chromedriver) and put them on PATH, \
    or name them in CHROMIUM and CHROMEDRIVER.";

fn find() -> Option<Chromium> {
    let any = |names: &[&str]| names.iter().find_map(|name| sh::which(name));
    let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let shells = ["chromium-headless-shell", "chrome-headless-shell"];
    let chosen = sh::named("CHROMIUM");
    let shell = if chosen.is_some() { None } else { any(&shells) };
    Some(Chromium {
        shell: sh::named("CHROMIUM_SHELL").or(shell),
        browser: chosen.or_else(|| any(&browsers))?,
        driver: sh::named("CHROMEDRIVER").or_else(|| any(&["chromedriver"]))?,
    })
}
