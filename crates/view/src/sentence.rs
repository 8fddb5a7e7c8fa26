//! The generated sentence that says what to see, in numbers, true for any run.

use crate::story::Story;

/// What the run is compared with, if something is known: the same scenario with one thing changed.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Comparison {
    /// The change, so that it completes "On …, E would be": "a hypercube", "a mesh", or empty for none.
    pub on: String,
    /// The efficiency there (a closed form's or another run's).
    pub efficiency: f64,
}

/// One or two sentences.
pub fn sentence(_story: &Story, _comparison: Option<&Comparison>) -> String {
    String::new()
}
