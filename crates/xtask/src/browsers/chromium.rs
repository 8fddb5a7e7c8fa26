//! Chromium, its shell without windows, and chromedriver.

use super::{Programs, find_program};
use crate::{Result, sh, tools};
use std::path::PathBuf;

pub struct Chromium {
    browser: PathBuf,
    /// The headless engine, in which tests take less than half the time.
    shell: Option<PathBuf>,
    driver: PathBuf,
}

impl Chromium {
    /// Returns the programs for measurements and pictures, with the browser that readers use.
    pub fn programs(&self) -> Programs {
        vec![("CHROMIUM", self.browser.clone()), ("CHROMEDRIVER", self.driver.clone())]
    }

    /// Returns the programs for tests, with the headless shell if there is one.
    pub fn without_windows(self) -> Programs {
        vec![("CHROMIUM", self.shell.unwrap_or(self.browser)), ("CHROMEDRIVER", self.driver)]
    }
}

const ADVICE: &str = "The browser tests need Chromium and a chromedriver of the same version: install both (Debian: chromium \
    chromium-driver chromium-headless-shell; elsewhere Chrome or Chromium and its chromedriver) and put them on PATH, or name \
    them in CHROMIUM and CHROMEDRIVER.";

/// Finds the programs (`$CHROMIUM`, `$CHROMIUM_SHELL`, `$CHROMEDRIVER` first) or installs them. A shell is not required.
pub fn ensure() -> Result<Chromium> {
    let installed = match search() {
        Some(browser) if browser.shell.is_some() || sh::named_by("CHROMIUM").is_some() => return Ok(browser),
        // Install all together, so that they have the same version.
        _ => tools::ensure_packages(
            "chromium",
            &["chromium", "chromium-headless-shell", "chromium-driver"],
            ADVICE,
        ),
    };
    search().ok_or_else(|| installed.err().unwrap_or(ADVICE.into()))
}

fn search() -> Option<Chromium> {
    let is_chosen = sh::named_by("CHROMIUM").is_some();
    let shells: &[&str] = if is_chosen { &[] } else { &["chromium-headless-shell", "chrome-headless-shell"] };
    Some(Chromium {
        shell: find_program("CHROMIUM_SHELL", shells),
        browser: find_program(
            "CHROMIUM",
            &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
        )?,
        driver: find_program("CHROMEDRIVER", &["chromedriver"])?,
    })
}
