//! How a run scales. The study executes runs for seconds, so it has a worker of its own.

use hyperfly_view::chart::Plane;
use hyperfly_view::scaling::Mark;
use serde::{Deserialize, Serialize};

/// Asks for the study of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scale {
    /// The request for the run, as the fragment of a URL.
    pub fragment: String,
}

/// How a run scales.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scaled {
    /// What is to be seen, with marks of indices.
    pub sentence: String,
    /// Speedup, efficiency and T_p against p.
    pub charts: Vec<Plane>,
    /// What the lines of the charts mean.
    pub key: Vec<Mark>,
}
