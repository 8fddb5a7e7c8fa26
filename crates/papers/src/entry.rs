//! What can be opened, computed and compared: one figure, table, example or theorem of a paper.

use crate::figure::Style;
use crate::row::{Cell, Row};
use hyperfly_text::papers;
use serde::Serialize;

/// One of the three papers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// Gupta & Kumar 1993.
    Gk,
    /// Sahay 1993.
    S,
    /// Inda & Bisseling 2000.
    Ib,
}

impl Paper {
    /// Authors, title and year.
    pub fn name(self) -> &'static str {
        match self {
            Paper::Gk => "Gupta & Kumar, The Scalability of FFT on Parallel Computers (1993)",
            Paper::S => {
                "Sahay, Hiding Communication Costs in Bandwidth-Limited Parallel FFT Computation (1993)"
            }
            Paper::Ib => {
                "Inda & Bisseling, A simple and efficient parallel FFT algorithm using the BSP model (2000)"
            }
        }
    }
}

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

/// What `hyperfly reproduce ID --json` returns.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reproduction {
    /// The entry's id.
    pub id: &'static str,
    /// Paper and place.
    pub source: String,
    /// What the paper says.
    pub claim: &'static str,
    /// Every published cell beside the computed one.
    pub rows: Vec<Row>,
    /// One for every row that does not agree.
    pub differences: Vec<Difference>,
}

/// A row that does not agree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The key of the row.
    #[serde(flatten, serialize_with = "crate::row::pairs")]
    pub key: Vec<(&'static str, Cell)>,
    /// Why; `None` if nobody knows yet, which fails `reproduce` and the tests.
    pub reason: Option<&'static str>,
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

impl Reproduction {
    /// How many differences nobody has explained.
    pub fn unlisted(&self) -> usize {
        self.differences.iter().filter(|difference| difference.reason.is_none()).count()
    }

    /// How many cells were compared, and how many of them agree.
    pub fn score(&self) -> (usize, usize) {
        let compared = self.rows.iter().filter_map(|row| row.agrees);
        (compared.clone().count(), compared.filter(|agrees| *agrees).count())
    }
}
