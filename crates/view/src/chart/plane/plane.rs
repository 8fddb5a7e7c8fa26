//! A chart as data: axes, series and reference lines.

use super::axis::Axis;
use super::series::Series;
use crate::draw::palette::Ink;
use serde::{Deserialize, Serialize};

/// A labelled straight line across the plane.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reference {
    /// Value at which it crosses the axis.
    pub at: f64,
    /// Whether it is perpendicular to the x axis.
    pub vertical: bool,
    pub label: String,
}

/// A chart of arbitrary curves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plane {
    pub x: Axis,
    pub y: Axis,
    /// Later series are drawn on top.
    pub series: Vec<Series>,
    /// Reference lines, beneath the series.
    pub references: Vec<Reference>,
}

impl Plane {
    /// Creates an empty chart.
    pub fn new(x: Axis, y: Axis) -> Self {
        Plane { x, y, series: Vec::new(), references: Vec::new() }
    }

    /// Adds a line.
    pub fn line(self, name: impl Into<String>, ink: Ink, line: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, line, Vec::new(), false)
    }

    /// Adds a dashed line.
    pub fn dashes(self, name: impl Into<String>, ink: Ink, line: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, line, Vec::new(), true)
    }

    /// Adds circles.
    pub fn points(self, name: impl Into<String>, ink: Ink, points: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, Vec::new(), points, false)
    }

    /// Adds a line, dashed or not, and circles.
    pub fn series(
        mut self,
        name: impl Into<String>,
        ink: Ink,
        line: Vec<(f64, f64)>,
        points: Vec<(f64, f64)>,
        dashed: bool,
    ) -> Self {
        self.series.push(Series { name: name.into(), ink, line, points, dashed });
        self
    }

    /// Adds a horizontal reference line.
    pub fn horizontal_line(mut self, y: f64, label: impl Into<String>) -> Self {
        self.references.push(Reference { at: y, vertical: false, label: label.into() });
        self
    }

    /// Adds a vertical reference line.
    pub fn vertical_line(mut self, x: f64, label: impl Into<String>) -> Self {
        self.references.push(Reference { at: x, vertical: true, label: label.into() });
        self
    }

    /// Converts a value to its place on both axes.
    pub(super) fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.x.place(x), self.y.place(y))
    }

    /// Returns the places of all finite values.
    pub(super) fn all_points(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let values = self.series.iter().flat_map(|series| series.line.iter().chain(&series.points));
        values.map(|&at| self.place(at)).filter(|(x, y)| x.is_finite() && y.is_finite())
    }
}
