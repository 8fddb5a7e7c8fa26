//! WebKitGTK: its driver, the MiniBrowser beside its library, a screen that nobody sees and a bus of its own; found, or installed
//! by apt-get where that is allowed.

use crate::{Result, sh, tools};
use std::path::PathBuf;

/// A screen that is higher than the highest page that is looked at as a whole.
const SCREEN: &str = "-screen 0 2048x3600x24";

const ADVICE: &str = "The tests in WebKit need WebKitGTK 2.50 or later with its driver and MiniBrowser, a virtual screen and a bus: \
    install them (Debian: webkit2gtk-driver xvfb xauth dbus) and put WebKitWebDriver, xvfb-run and dbus-run-session on PATH; \
    MINIBROWSER names the browser where it lies elsewhere.";

/// What the tests in WebKit need.
pub struct WebKit {
    driver: PathBuf,
    browser: PathBuf,
    screen: PathBuf,
    bus: PathBuf,
}

impl WebKit {
    /// Both programs, by the variables that name them, and what starts a command with a screen and a bus.
    pub fn parts(self) -> (Vec<(&'static str, PathBuf)>, Vec<String>) {
        let [screen, bus] = [self.screen, self.bus].map(|program| program.to_string_lossy().into_owned());
        let around = [&screen, "--auto-servernum", "--server-args", SCREEN, &bus, "--"].map(str::to_string);
        (vec![("WEBKITWEBDRIVER", self.driver), ("MINIBROWSER", self.browser)], around.to_vec())
    }
}

/// Finds all of it, or installs what is missing.
pub fn ensure() -> Result<WebKit> {
    if let Some(found) = find() {
        return Ok(found);
    }
    let packages = ["webkit2gtk-driver", "xvfb", "xauth", "dbus"];
    let done = tools::install("WebKitGTK and Xvfb by apt-get", "about a minute", || tools::apt(&packages));
    done.map_err(|error| format!("{error}\n{ADVICE}"))?;
    find().ok_or_else(|| format!("apt-get installed no WebKitGTK that could be used\n{ADVICE}"))
}

fn find() -> Option<WebKit> {
    Some(WebKit {
        driver: sh::named("WEBKITWEBDRIVER").or_else(|| sh::which("WebKitWebDriver"))?,
        browser: sh::named("MINIBROWSER").or_else(beside_the_library)?,
        screen: sh::which("xvfb-run")?,
        bus: sh::which("dbus-run-session")?,
    })
}

/// It is on no PATH: /usr/lib/TRIPLE/webkit2gtk-4.1 (Debian), /usr/libexec/webkit2gtk-4.1 (Fedora), /usr/lib/webkit2gtk-4.1 (Arch).
fn beside_the_library() -> Option<PathBuf> {
    let inside = |place: PathBuf| {
        let entries = std::fs::read_dir(place).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect::<Vec<_>>()
    };
    let mut places = inside("/usr/lib".into());
    places.extend(inside("/usr/libexec".into()));
    places.extend(
        places
            .clone()
            .into_iter()
            .filter(|place| place.to_string_lossy().contains("-linux-"))
            .flat_map(inside),
    );
    places.sort();
    let named =
        |place: &&PathBuf| place.file_name().is_some_and(|name| name.to_string_lossy().starts_with("webkit"));
    places.iter().rev().filter(named).map(|place| place.join("MiniBrowser")).find(|file| file.is_file())
}
