//! What can be opened, computed and compared: one figure, table, example or theorem of a paper.

use crate::paper::Paper;
use crate::reproduction::{Difference, Reproduction};
use crate::row::Row;
use crate::style::Style;
use hyperfly_text::papers;

/// Seconds since some moment: how an entry may measure the machine it runs on. The papers' room has no clock of its own.
pub type Clock<'a> = Option<&'a dyn Fn() -> f64>;

/// One thing that a paper shows or claims.
#[derive(Debug)]
pub struct Entry {
    /// Its id: `gk-table1`.
    pub id: &'static str,
    /// The paper.
    pub paper: Paper,
    /// Where in it: "Table 1, section 4.1".
    pub place: fn() -> &'static str,
    /// What it is, in a few words.
    pub title: fn() -> &'static str,
    /// What the paper says, in one to three sentences that a student can read without it.
    pub claim: fn() -> &'static str,
    /// The scenario to play with, as it stands behind `#` in an address: `algorithm=transpose&p=64&n=4096`. Checked by the
    /// tests; a `view` may be part of it.
    pub explore: &'static str,
    /// Computes it afresh: every published cell beside what came out.
    pub rows: fn(Clock) -> Vec<Row>,
    /// The differences that are known, each with the reasoning that a reader can follow.
    pub known: &'static [Known],
    /// Draws it as an SVG document that is right on its own: title, axes, units, legend, source.
    pub figure: fn(&Style) -> String,
}

/// A difference between paper and execution that was found and explained.
#[derive(Debug)]
pub struct Known {
    /// The rows that it is about: one, or a family of which many members are run.
    pub at: fn(&Row) -> bool,
    /// Why they differ, and who is right.
    pub reason: fn() -> &'static str,
}

impl Known {
    /// Whether it is about this row.
    pub fn covers(&self, row: &Row) -> bool {
        (self.at)(row)
    }
}

impl Entry {
    /// Paper and place: "Gupta & Kumar, … (1993), Table 1, section 4.1".
    pub fn source(&self) -> String {
        papers::source(self.paper.name(), (self.place)())
    }

    /// Computes it and compares.
    pub fn reproduce(&self, clock: Clock) -> Reproduction {
        let rows = (self.rows)(clock);
        let known =
            |row: &Row| self.known.iter().find(|known| known.covers(row)).map(|known| (known.reason)());
        let differs = rows.iter().filter(|row| row.agrees == Some(false));
        let differences =
            differs.map(|row| Difference { key: row.key.clone(), reason: known(row) }).collect();
        Reproduction { id: self.id, source: self.source(), claim: (self.claim)(), rows, differences }
    }
}
