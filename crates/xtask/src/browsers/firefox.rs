//! Firefox and geckodriver.

use super::{Programs, find_program};
use crate::{Result, sh, tools};

const ADVICE: &str = "The tests in Firefox need Firefox 140 or later: install it (Debian: firefox-esr) and put it on PATH, or \
    name it in FIREFOX. Its driver is installed by cargo.";

/// Finds Firefox and geckodriver (`$FIREFOX` and `$GECKODRIVER` first) or installs them.
pub fn ensure() -> Result<Programs> {
    let search = || find_program("FIREFOX", &["firefox-esr", "firefox"]);
    if search().is_none() {
        tools::ensure_packages("firefox-esr", &["firefox-esr"], ADVICE)?;
    }
    let browser = search().ok_or(ADVICE)?;
    let driver = match sh::named_by("GECKODRIVER") {
        Some(driver) => driver,
        None => tools::ensure_geckodriver()?.join("geckodriver"),
    };
    Ok(vec![("FIREFOX", browser), ("GECKODRIVER", driver)])
}
