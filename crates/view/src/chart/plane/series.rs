//! A series of a plane.

use crate::draw::palette::Ink;
use serde::{Deserialize, Serialize};

/// A line, points, or both, with a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Series {
    /// Label at the end; none if empty.
    pub name: String,
    pub ink: Ink,
    /// Points joined in this order. Values that are not finite interrupt the line.
    pub line: Vec<(f64, f64)>,
    pub points: Vec<(f64, f64)>,
    pub dashed: bool,
}
