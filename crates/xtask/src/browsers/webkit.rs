//! WebKitGTK: its driver, the MiniBrowser next to its library, a virtual screen and a D-Bus session.

use super::{Programs, find_program};
use crate::{Result, files, sh, tools};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Larger than the largest full page that tests look at.
const SCREEN: &str = "-screen 0 2048x3600x24";

const ADVICE: &str = "The tests in WebKit need WebKitGTK 2.50 or later with its driver and MiniBrowser, a virtual screen and a \
    D-Bus session: install them (Debian: webkit2gtk-driver xvfb xauth dbus) and put WebKitWebDriver, xvfb-run and \
    dbus-run-session on PATH; MINIBROWSER names the browser where it lies elsewhere.";

/// Finds the programs (`$WEBKITWEBDRIVER` and `$MINIBROWSER` first) or installs them. Also returns the command that
/// starts tests on a virtual screen.
pub fn ensure() -> Result<(Programs, Vec<OsString>)> {
    if search().is_none() {
        tools::ensure_packages(
            "WebKitGTK and Xvfb",
            &["webkit2gtk-driver", "xvfb", "xauth", "dbus"],
            ADVICE,
        )?;
    }
    search().ok_or_else(|| ADVICE.into())
}

fn search() -> Option<(Programs, Vec<OsString>)> {
    let driver = find_program("WEBKITWEBDRIVER", &["WebKitWebDriver"])?;
    let browser = sh::named_by("MINIBROWSER").or_else(find_mini_browser)?;
    let (screen, bus) = (sh::which("xvfb-run")?, sh::which("dbus-run-session")?);
    let options = ["--auto-servernum", "--server-args", SCREEN].map(OsString::from);
    let wrapper = [vec![screen.into()], options.to_vec(), vec![bus.into(), "--".into()]].concat();
    Some((vec![("WEBKITWEBDRIVER", driver), ("MINIBROWSER", browser)], wrapper))
}

/// Searches the directories of distributions: /usr/lib/TRIPLE/webkit2gtk-4.1 (Debian), /usr/libexec/webkit2gtk-4.1
/// (Fedora),
/// /usr/lib/webkit2gtk-4.1 (Arch).
fn find_mini_browser() -> Option<PathBuf> {
    let mut places = [Path::new("/usr/lib"), Path::new("/usr/libexec")]
        .into_iter()
        .flat_map(|place| files::list_entries(place).unwrap_or_default())
        .collect::<Vec<_>>();
    let triples = places.iter().filter(|place| place.to_string_lossy().contains("-linux-"));
    places
        .extend(triples.flat_map(|place| files::list_entries(place).unwrap_or_default()).collect::<Vec<_>>());
    let is_webkit = |place: &&PathBuf| place.to_string_lossy().contains("/webkit");
    places.iter().rev().filter(is_webkit).map(|place| place.join("MiniBrowser")).find(|file| file.is_file())
}
