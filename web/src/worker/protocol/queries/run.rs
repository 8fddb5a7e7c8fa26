//! Additions to the run that queries are about.

use hyperfly_request::{Topology, View};
use serde::{Deserialize, Serialize};

/// A simulated point of the curves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// The kind of curve.
    pub view: View,
    /// The graph of the curve; `None` on a machine without channels.
    pub topology: Option<Topology>,
    /// Number of processors.
    pub p: u32,
    /// Efficiency or speedup, or log₂ n of isoefficiency.
    pub y: f64,
}
