//! Scaling studies. A study executes runs for seconds, so it has a worker of its own.

use hyperfly_view::chart::Plane;
use hyperfly_view::scaling::Mark;
use serde::{Deserialize, Serialize};

/// Requests the scaling study of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scale {
    /// Request for the run, as a fragment.
    pub fragment: String,
}

/// A scaling study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScalingReport {
    /// Sentence on what to see, with subscripts.
    pub sentence: String,
    /// Speedup, efficiency and T_p against p.
    pub charts: Vec<Plane>,
    /// Legend of the charts.
    pub key: Vec<Mark>,
}
