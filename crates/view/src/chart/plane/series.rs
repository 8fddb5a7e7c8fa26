//! What is drawn in a plane.

use crate::draw::palette::Ink;
use serde::{Deserialize, Serialize};

/// A line, points, or both.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// Written at its end, in its colour; nothing if empty.
    pub name: String,
    /// Its colour.
    pub ink: Ink,
    /// Joined by a line, in this order; broken where it is not finite.
    pub line: Vec<(f64, f64)>,
    /// Circles.
    pub points: Vec<(f64, f64)>,
    /// Whether the line is dashed.
    pub dashed: bool,
}
