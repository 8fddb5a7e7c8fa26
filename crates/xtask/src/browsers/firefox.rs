//! Firefox and geckodriver: found, or installed by apt-get and by cargo where that is allowed.

use crate::{Result, sh, tools};
use std::path::PathBuf;

const ADVICE: &str = "The tests in Firefox need Firefox 140 or later: install it (Debian: firefox-esr) and put it on PATH, or name \
    it in FIREFOX. Its driver is installed by cargo.";

/// Both, by the variables that name them (`$FIREFOX` and `$GECKODRIVER` first).
pub fn ensure() -> Result<Vec<(&'static str, PathBuf)>> {
    let browser = match find() {
        Some(browser) => browser,
        None => {
            let done =
                tools::install("firefox-esr by apt-get", "about a minute", || tools::apt(&["firefox-esr"]));
            done.map_err(|error| format!("{error}\n{ADVICE}"))?;
            find().ok_or_else(|| format!("apt-get installed no Firefox\n{ADVICE}"))?
        }
    };
    let driver = match sh::named("GECKODRIVER") {
        Some(driver) => driver,
        None => tools::geckodriver()?.join("geckodriver"),
    };
    Ok(vec![("FIREFOX", browser), ("GECKODRIVER", driver)])
}

fn find() -> Option<PathBuf> {
    sh::named("FIREFOX").or_else(|| ["firefox-esr", "firefox"].iter().find_map(|name| sh::which(name)))
}
