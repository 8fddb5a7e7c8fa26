//! Firefox and geckodriver.

use super::{Programs, find};
use crate::{Result, sh, tools};

const ADVICE: &str = "The tests in Firefox need Firefox 140 or later: install it (Debian: firefox-esr) and put it on PATH, or \
    name it in FIREFOX. Its driver is installed by cargo.";

/// Finds Firefox and geckodriver (`$FIREFOX` and `$GECKODRIVER` first) or installs them.
pub fn ensure() -> Result<Programs> {
    let search = || find("FIREFOX", &["firefox-esr", "firefox"]);
    if search().is_none() {
        tools::apt("firefox-esr", &["firefox-esr"], ADVICE)?;
    }
    let browser = search().ok_or(ADVICE)?;
    let driver = match sh::named_by("GECKODRIVER") {
        Some(driver) => driver,
        None => tools::geckodriver()?.join("geckodriver"),
    };
    Ok(vec![("FIREFOX", browser), ("GECKODRIVER", driver)])
}
