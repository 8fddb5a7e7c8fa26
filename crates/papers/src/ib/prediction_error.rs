//! Error of a prediction: the median and the largest factor between measured and executed.

use crate::prelude::*;
use hyperfly_view::notation::numbers::quantity;

/// Factors between measured and predicted, 1 or more.
pub struct PredictionError {
    /// The middle factor; the larger of two.
    pub median: f64,
    pub max: f64,
    /// Description of the case with the largest factor.
    pub case: String,
}

impl PredictionError {
    /// Largest median factor of a good prediction.
    pub const MAX_MEDIAN_FACTOR: f64 = 1.25;

    /// Computes the error from ratios, each with a description of its case.
    pub fn from_ratios(ratios: impl Iterator<Item = (f64, String)>) -> PredictionError {
        let mut factors: Vec<(f64, String)> =
            ratios.map(|(ratio, case)| (ratio.max(1.0 / ratio), case)).collect();
        factors.sort_by(|a, b| a.0.total_cmp(&b.0));
        let median = factors[factors.len() / 2].0;
        let (max, case) = factors.pop().expect("some ratio");
        PredictionError { median, max, case }
    }

    /// Returns the row that compares executions with measurements: they agree if the median is less than
    /// [`PredictionError::MAX_MEDIAN_FACTOR`].
    pub fn row(self, check: &Check, label: impl Into<Cell>, source: Source) -> Row {
        let agrees = self.median < PredictionError::MAX_MEDIAN_FACTOR;
        check.stated(label, source, "as measured", self.factors(), agrees).with("most at", self.case)
    }

    /// Formats the median and the largest factor.
    pub fn factors(&self) -> String {
        format!("{} in the median, {} at most", quantity(self.median, 3), quantity(self.max, 3))
    }
}
