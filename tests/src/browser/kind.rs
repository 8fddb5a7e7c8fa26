//! Kinds of browsers, and the types that all of them share.

use std::time::Duration;

/// Maximum waiting time of a test for an expected event. Passing tests stay far below it, even on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// Kind of browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Through chromedriver; runs all tests.
    Chromium,
    /// Through geckodriver.
    Firefox,
    /// WebKitGTK, through WebKitWebDriver.
    WebKit,
}

impl Kind {
    /// Returns the kind named by `$HYPERFLY_BROWSER`; Chromium if unset.
    ///
    /// # Panics
    /// When the name is unknown.
    pub fn from_env() -> Self {
        match std::env::var("HYPERFLY_BROWSER").as_deref() {
            Err(_) | Ok("chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok(name) => panic!("HYPERFLY_BROWSER={name}: chromium, firefox or webkit"),
        }
    }
}

/// System preferences, such as `("prefers-color-scheme", "dark")` or `("prefers-reduced-motion", "reduce")`.
pub type Preferences<'a> = &'a [(&'a str, &'a str)];

/// Line of the browser's console.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
    pub level: String,
    /// Message with its source.
    pub message: String,
}
