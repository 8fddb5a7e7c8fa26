//! Measuring the reader's own device: some more of it with each answer, which shows what there is so far, as HTML.

use serde::{Deserialize, Serialize};

/// Asks to measure on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// The page's fragment, when the measurement was begun.
    pub fragment: String,
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
}

/// What was measured so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The fraction that is done; 1 at the end.
    pub done: f64,
    /// What is measured next, for the reader.
    pub next: String,
    /// What was found.
    pub html: String,
}
