//! What comes out when an entry is computed afresh.

use crate::cell::Cell;
use crate::row::Row;
use serde::Serialize;

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
