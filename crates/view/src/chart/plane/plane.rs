//! A chart of any curves: its axes, its series and its reference lines.

use super::axis::Axis;
use super::series::Series;
use crate::draw::palette::Ink;
use serde::{Deserialize, Serialize};

/// A line across the plane.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reference {
    /// Where it crosses the axis.
    pub at: f64,
    /// Whether it stands upright on the x axis.
    pub vertical: bool,
    /// What stands at it.
    pub label: String,
}

/// A chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plane {
    /// To the right.
    pub x: Axis,
    /// Upwards.
    pub y: Axis,
    /// What is drawn, later ones on top.
    pub series: Vec<Series>,
    /// Lines across, beneath the series.
    pub references: Vec<Reference>,
}

impl Plane {
    /// An empty chart.
    pub fn new(x: Axis, y: Axis) -> Self {
        Plane { x, y, series: Vec::new(), references: Vec::new() }
    }

    /// The same with a line.
    pub fn line(self, name: impl Into<String>, ink: Ink, line: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, line, Vec::new(), false)
    }

    /// The same with a dashed line.
    pub fn dashes(self, name: impl Into<String>, ink: Ink, line: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, line, Vec::new(), true)
    }

    /// The same with circles.
    pub fn points(self, name: impl Into<String>, ink: Ink, points: Vec<(f64, f64)>) -> Self {
        self.series(name, ink, Vec::new(), points, false)
    }

    /// The same with a line, dashed or not, and circles.
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

    /// The same with a horizontal line across.
    pub fn level(mut self, y: f64, label: impl Into<String>) -> Self {
        self.references.push(Reference { at: y, vertical: false, label: label.into() });
        self
    }

    /// The same with a vertical line across.
    pub fn upright(mut self, x: f64, label: impl Into<String>) -> Self {
        self.references.push(Reference { at: x, vertical: true, label: label.into() });
        self
    }

    /// Where a value is on both axes.
    pub(super) fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.x.place(x), self.y.place(y))
    }

    /// Everything that has a place.
    pub(super) fn all(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let of = self.series.iter().flat_map(|series| series.line.iter().chain(&series.points));
        of.map(|&at| self.place(at)).filter(|(x, y)| x.is_finite() && y.is_finite())
    }
}
