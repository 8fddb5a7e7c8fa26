//! Entries: one figure, table, example or theorem of a paper, with its reproduction.

use crate::paper::Paper;
use crate::reproduction::{Difference, Reproduction};
use crate::row::Row;
use crate::style::Style;
use hyperfly_text::papers;

/// Clock that returns seconds since an arbitrary moment. With a clock, an entry also measures this machine.
pub type Clock<'a> = Option<&'a dyn Fn() -> f64>;

/// A figure, table, example, formula or claim of a paper.
#[derive(Debug)]
pub struct Entry {
    /// For example `gk-table1`.
    pub id: &'static str,
    pub paper: Paper,
    /// Place in the paper: "Table 1, section 4.1".
    pub place: &'static str,
    pub title: &'static str,
    /// The paper's statement in one to three sentences that a student understands without the paper.
    pub claim: &'static str,
    /// Scenario as the fragment of an address: `algorithm=transpose&p=64&n=4096`, perhaps with a `view`.
    pub explore: &'static str,
    /// Computes every published cell afresh.
    pub rows: fn(Clock) -> Vec<Row>,
    /// The explained differences.
    pub known: &'static [KnownDifference],
    /// Draws a self-contained SVG document with title, axes, units, legend and source.
    pub figure: fn(&Style) -> String,
}

/// An explained difference between paper and execution.
#[derive(Debug)]
pub struct KnownDifference {
    /// Selects the rows that differ for this reason.
    pub selects: fn(&Row) -> bool,
    /// Explains the difference, and which side is right.
    pub reason: &'static str,
}

impl KnownDifference {
    /// Whether the row differs for this reason.
    pub fn covers(&self, row: &Row) -> bool {
        (self.selects)(row)
    }
}

impl Entry {
    /// Returns paper and place: "Gupta & Kumar, … (1993), Table 1, section 4.1".
    pub fn source(&self) -> String {
        papers::source(self.paper.name(), self.place)
    }

    /// Computes all rows and explains those that differ.
    pub fn reproduce(&self, clock: Clock) -> Reproduction {
        let rows = (self.rows)(clock);
        let known_reason = |row: &Row| {
            self.known.iter().find(|difference| difference.covers(row)).map(|difference| difference.reason)
        };
        let differs = rows.iter().filter(|row| row.agrees == Some(false));
        let differences =
            differs.map(|row| Difference { key: row.key.clone(), reason: known_reason(row) }).collect();
        Reproduction { id: self.id, source: self.source(), claim: self.claim, rows, differences }
    }
}
