//! Which browser it is, and what all of them are told and tell.

use std::time::Duration;

/// How long a test waits for what must come. A test that passes never waits so long, however busy the machine is.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A browser that tests can be run in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// By chromedriver: all tests.
    Chromium,
    /// By geckodriver.
    Firefox,
    /// WebKitGTK, by WebKitWebDriver.
    WebKit,
}

impl Kind {
    /// The one that `$HYPERFLY_BROWSER` names; Chromium if it names none.
    ///
    /// # Panics
    /// When it names one that is not known.
    pub fn chosen() -> Self {
        match std::env::var("HYPERFLY_BROWSER").as_deref() {
            Err(_) | Ok("chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok(other) => panic!("HYPERFLY_BROWSER={other}: chromium, firefox or webkit"),
        }
    }
}

/// What a system wishes of pages: such as `("prefers-color-scheme", "dark")` or `("prefers-reduced-motion", "reduce")`.
pub type Wishes<'a> = &'a [(&'a str, &'a str)];

/// A line of the browser's console.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
    pub level: String,
    /// What it says, with where it comes from.
    pub message: String,
}
