//! A figure that a worker of its own makes, as what is in it takes seconds: how a run scales, and what is measured of the reader's device,
//! some more of it with each answer.

use serde::{Deserialize, Serialize};

/// Asks for it.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Figure {
    /// What is wanted.
    pub what: What,
    /// The request for the run, as the fragment of a URL.
    pub fragment: String,
    /// The file that is opened: a measured run, timings, or a machine; of what there is ([`What::Show`]) the stage that is looked at, from 1.
    pub file: String,
    /// The name of the charts' theme.
    pub theme: String,
    /// How many answers there were.
    pub after: u32,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum What {
    /// How the run scales.
    Scaling,
    /// What there is of the device.
    #[default]
    Show,
    /// Begin to measure the device.
    Begin,
    /// Begin to measure which formulation is the fastest.
    Choose,
    /// Measure what is next.
    On,
    /// Measure once more what was measured last: the page was in the background.
    Again,
    /// End all processors, and show what there is.
    Stop,
    /// Show what is in the file.
    Open,
    /// The request on the machine that is in the file.
    Machine,
}

/// The figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// Whether there is more to measure.
    pub goes_on: bool,
    /// Why it ended before its time stands in it.
    pub has_failed: bool,
    /// The request on the machine that is in the file, as the fragment of a URL; empty if there is none.
    pub on: String,
    /// What is in it, and what can be pressed: `data-go` is `begin`, `choose` or `stop`, or else the stage
    /// that the element has as its `value` is looked at; `data-set` is a file or a stage that is chosen.
    pub html: String,
}
