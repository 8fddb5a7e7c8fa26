//! How a run scales. The study executes runs for seconds, so it has a worker of its own.

use serde::{Deserialize, Serialize};

/// Asks for the study of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scale {
    /// The request for the run, as the fragment of a URL.
    pub fragment: String,
    /// The name of the charts' theme.
    pub theme: String,
}

/// How a run scales.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scaled {
    /// What is to be seen, with marks of indices.
    pub sentence: String,
    /// Speedup, efficiency and T_p against p, each as an SVG element.
    pub charts: Vec<String>,
    /// What the lines of the charts mean.
    pub key: Vec<Mark>,
}

/// A kind of line in the charts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// Its colour, `#rrggbb`.
    pub colour: String,
    /// Whether it is dashed, and no run stands on it.
    pub dashed: bool,
    /// What it is, with marks of indices.
    pub text: String,
}
