//! Error of a prediction: the median and the largest factor between measured and executed.

use crate::cell::Cell;
use crate::row::Row;
use hyperfly_text::papers_ib as text;
use hyperfly_view::notation::numbers::quantity;

/// Factors of 1 and more.
pub struct Off {
    /// The middle one; of two the larger.
    pub median: f64,
    /// The largest.
    pub most: f64,
    /// Place of the largest factor, in words.
    pub at: String,
}

impl Off {
    /// A quarter more or less: what is called well predicted here.
    pub const WELL: f64 = 1.25;

    /// Returns the error from ratios, each with its place.
    pub fn of(ratios: impl Iterator<Item = (f64, String)>) -> Off {
        let mut all: Vec<(f64, String)> = ratios.map(|(ratio, at)| (ratio.max(1.0 / ratio), at)).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        let median = all[all.len() / 2].0;
        let (most, at) = all.pop().expect("some ratio");
        Off { median, most, at }
    }

    /// The row that holds executions against measurements: they agree if the median is off by less than [`Off::WELL`].
    pub fn row(self, key: Vec<(&'static str, Cell)>) -> Row {
        let words = text::table3_factor(&quantity(self.median, 3), &quantity(self.most, 3));
        Row::said(key, text::as_measured(), words, self.median < Off::WELL).with("most at", self.at)
    }
}
