//! Curves of efficiency, speedup or isoefficiency against p: closed forms as lines, simulated runs as points.

use super::key::Stroke;
use crate::draw::palette::Ink;
use crate::notation::numbers;
use hyperfly_text::{scene as texts, view};

/// One family of curves. x is the number of processors.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Label at the end of the line.
    pub name: String,
    pub ink: Ink,
    /// Closed form, in order of x. Values that are not finite interrupt the line.
    pub line: Vec<(f64, f64)>,
    /// Values of the formula as printed in the papers, dashed.
    pub printed: Vec<(f64, f64)>,
    pub points: Vec<(f64, f64)>,
}

/// Quantity and scale of the y axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// E, from 0 to 1.
    Efficiency,
    /// S on a log axis, with the line S = p.
    Speedup,
    /// log2 n of the problem size that keeps an efficiency; labelled 2^k.
    LogN,
    /// log2 W; labelled 2^k.
    LogW,
}

/// A chart of curves against p.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    pub scale: Scale,
    pub series: Vec<Series>,
    /// The displayed run, as (p, y).
    pub current: Option<(f64, f64)>,
    /// Colour of the displayed run's series.
    pub current_ink: Ink,
    /// The point selected with the keyboard.
    pub at: Option<(f64, f64)>,
    /// The efficiency threshold t_c / (t_c + t_w): a sample_line line for [`Scale::Efficiency`], otherwise the label of `at_threshold`.
    pub threshold: Option<f64>,
    /// The problem size that keeps the threshold, as a sample_line curve.
    pub at_threshold: Vec<(f64, f64)>,
}

impl Curves {
    /// Creates an empty chart.
    pub fn new(scale: Scale) -> Self {
        Curves {
            scale,
            series: Vec::new(),
            current: None,
            current_ink: Ink::Text,
            at: None,
            threshold: None,
            at_threshold: Vec::new(),
        }
    }

    /// Returns the threshold to draw as a line. A formulation that can reach every efficiency has a threshold of 1 and no line.
    pub(super) fn shown_threshold(&self) -> Option<f64> {
        self.threshold.filter(|threshold| self.scale == Scale::Efficiency && *threshold < 1.0)
    }

    /// Returns the label of the curve that keeps the threshold.
    pub(super) fn threshold_label(&self, width: f64, em: f64) -> String {
        self.threshold.map_or(String::new(), |e| match width > em * 36.0 {
            true => texts::threshold(&numbers::fixed(e, 2)),
            false => format!("E = {}", numbers::fixed(e, 2)),
        })
    }

    /// Returns the title of the y axis.
    pub(super) fn title(&self) -> &'static str {
        match self.scale {
            Scale::Efficiency => texts::axis_efficiency(),
            Scale::Speedup => texts::axis_speedup(),
            Scale::LogN => texts::axis_points(),
            Scale::LogW => texts::axis_work(),
        }
    }

    /// Returns the key of the kinds of lines and points that the chart has.
    pub(super) fn key(&self) -> Vec<(Stroke, &'static str)> {
        let any = |is: fn(&Series) -> bool| self.series.iter().any(is);
        let all = [
            (any(|s| !s.line.is_empty()), Stroke::Solid, view::closed_form()),
            (any(|s| !s.printed.is_empty()), Stroke::Dashed, texts::as_printed()),
            (self.scale == Scale::Speedup, Stroke::Dotted, texts::ideal()),
            (any(|s| !s.points.is_empty()), Stroke::Ring, view::simulated()),
        ];
        all.into_iter().filter(|(is, ..)| *is).map(|(_, stroke, text)| (stroke, text)).collect()
    }

    pub(super) fn place_y(&self, y: f64) -> f64 {
        if self.scale == Scale::Speedup { libm::log2(y) } else { y }
    }

    pub(super) fn all_points(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let points = self.series.iter().flat_map(|s| s.line.iter().chain(&s.printed).chain(&s.points));
        points
            .chain(&self.current)
            .chain(&self.at_threshold)
            .map(|&(p, y)| (libm::log2(p), self.place_y(y)))
            .filter(|(x, y)| x.is_finite() && y.is_finite())
    }
}
