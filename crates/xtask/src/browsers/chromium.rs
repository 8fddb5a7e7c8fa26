//! Chromium and its driver for the tests in a browser: found, or installed by apt-get where that is allowed.

use crate::{Result, sh, tools};
use std::path::PathBuf;
use std::process::Command;

/// The two programs the browser tests need.
pub struct Chromium {
    /// The browser.
    pub browser: PathBuf,
    /// The WebDriver server.
    pub driver: PathBuf,
}

impl Chromium {
    /// Both, by the variables that name them.
    pub fn programs(self) -> Vec<(&'static str, PathBuf)> {
        vec![("CHROMIUM", self.browser), ("CHROMEDRIVER", self.driver)]
    }

    /// Tells a command where they are.
    pub fn set(&self, command: &mut Command) {
        command.env("CHROMIUM", &self.browser).env("CHROMEDRIVER", &self.driver);
    }
}

/// Finds both (`$CHROMIUM` and `$CHROMEDRIVER` first), installs what is missing, or says what to install.
pub fn ensure() -> Result<Chromium> {
    if let Some(found) = find() {
        return Ok(found);
    }
    tools::install("chromium and chromium-driver by apt-get", "about a minute", || {
        tools::apt(&["chromium", "chromium-driver"])
    })
    .map_err(|error| format!("{error}\n{ADVICE}"))?;
    find().ok_or_else(|| format!("apt-get installed no chromium and chromedriver\n{ADVICE}"))
}

const ADVICE: &str = "The tests in a real browser need Chromium and a chromedriver of the same version: install both \
    (Debian: chromium chromium-driver; elsewhere Chrome or Chromium and its chromedriver) and put them on PATH, \
    or name them in CHROMIUM and CHROMEDRIVER.";

fn find() -> Option<Chromium> {
    let any = |names: &[&str]| names.iter().find_map(|name| sh::which(name));
    let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    Some(Chromium {
        browser: sh::named("CHROMIUM").or_else(|| any(&browsers))?,
        driver: sh::named("CHROMEDRIVER").or_else(|| any(&["chromedriver"]))?,
    })
}
