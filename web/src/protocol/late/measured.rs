//! Measuring the reader's own device: some more of it with each answer, which shows what there is so far, as HTML.

use serde::{Deserialize, Serialize};

/// Asks to measure on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// The page's fragment, when the measurement was begun.
    pub fragment: String,
    /// The file that is opened: a measured run, or timings.
    pub file: String,
    /// The name of the charts' theme.
    pub theme: String,
    /// What to do.
    pub go: Go,
    /// How many answers there were.
    pub after: u32,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Go {
    /// Begin.
    Begin,
    /// Measure what is next.
    On,
    /// Measure once more what was measured last: the page was in the background.
    Again,
    /// Show what there is.
    Show,
    /// End all processors, and show what there is.
    Stop,
    /// Show what is in the file.
    Open,
}

/// What was measured so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// Whether there is more to measure.
    pub goes_on: bool,
    /// Why it ended before its time stands in what was found.
    pub has_failed: bool,
    /// What was found, and what can be pressed: `data-go`, `begin` or `stop`.
    pub html: String,
}
