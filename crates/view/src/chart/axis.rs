//! An axis with explicit ticks: plotters' log axis has none where its range contains no power of ten.

use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};
use std::ops::Range;

/// A linear axis with given ticks. Logarithmic axes pass logarithms.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    pub from: f64,
    pub to: f64,
    /// Places of the labels.
    pub ticks: Vec<f64>,
}

impl Axis {
    /// Creates an axis with ticks at whole numbers, used as logarithms to base 2: at most `most` of them, evenly spaced.
    pub fn powers(from: f64, to: f64, most: usize) -> Self {
        let (first, last) = (from.ceil() as i64, to.floor() as i64);
        let step = ((last - first + 1).max(1) as usize).div_ceil(most.max(1)).max(1);
        // Steps of 1, 2, 4, 8 … read better.
        let step = step.next_power_of_two();
        Axis {
            from,
            to: to.max(from + 1e-9),
            ticks: (first..=last).step_by(step).map(|k| k as f64).collect(),
        }
    }

    /// Creates an axis with about `most` ticks at round numbers.
    pub fn round(from: f64, to: f64, most: usize) -> Self {
        let to = if to > from { to } else { from + 1.0 };
        let rough = (to - from) / most.max(1) as f64;
        let ten = 10f64.powf(rough.log10().floor());
        let step =
            [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|k| k * ten).find(|s| *s >= rough).unwrap_or(rough);
        let first = (from / step).ceil() as i64;
        let last = ((to / step) + 1e-9).floor() as i64;
        Axis { from, to, ticks: (first..=last).map(|k| k as f64 * step).collect() }
    }
}

impl Ranged for Axis {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        let at = (value - self.from) / (self.to - self.from);
        let at = if at.is_finite() { at.clamp(-2.0, 3.0) } else { 0.0 };
        limit.0 + (at * f64::from(limit.1 - limit.0)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _hint: Hint) -> Vec<f64> {
        self.ticks.clone()
    }

    fn range(&self) -> Range<f64> {
        self.from..self.to
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_of_a_short_range_are_powers_of_two() {
        assert_eq!(Axis::powers(1.0, 3.0, 8).ticks, [1.0, 2.0, 3.0]);
        assert_eq!(Axis::powers(0.0, 10.0, 6).ticks, [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        assert_eq!(Axis::round(0.0, 1.0, 4).ticks, [0.0, 0.25, 0.5, 0.75, 1.0]);
    }
}
