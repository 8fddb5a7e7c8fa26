//! What comes out when an entry is computed afresh.

use crate::cell::Cell;
use crate::origin::{Method, Source};
use crate::row::Row;
use hyperfly_text::papers;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

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

    /// The rows by what their left side is and how their right side came about, the printed ones first.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut tallies: Vec<Tally> = Vec::new();
        for row in &self.rows {
            let Some((source, method)) = row.origin else { continue };
            let at = tallies.iter().position(|tally| tally.is_of(source, method)).unwrap_or_else(|| {
                tallies.push(Tally { source, method, rows: 0, compared: 0, agree: 0, differences: 0 });
                tallies.len() - 1
            });
            let tally = &mut tallies[at];
            tally.rows += 1;
            tally.compared += usize::from(row.agrees.is_some());
            tally.agree += usize::from(row.agrees == Some(true));
        }
        for tally in &mut tallies {
            tally.differences = self.reasons_within(tally).len();
        }
        tallies.sort_by_key(|tally| (tally.source.rank(), tally.method));
        tallies
    }

    /// The reasons of the differences among the rows of a tally, each once: one slip that a grid of rows repeats is one.
    fn reasons_within(&self, tally: &Tally) -> Vec<Option<&'static str>> {
        let own = |row: &&Row| row.origin.is_some_and(|(source, method)| tally.is_of(source, method));
        let mut reasons = Vec::new();
        for row in self.rows.iter().filter(|row| row.agrees == Some(false)).filter(own) {
            let found = self.differences.iter().find(|difference| difference.key == row.key);
            if let Some(reason) = found.map(|difference| difference.reason)
                && !reasons.contains(&reason)
            {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// How many numbers and claims that the source prints were judged by execution or by counting, and how many of them hold.
    pub fn score(&self) -> (usize, usize) {
        let judged = self.tallies().into_iter().filter(Tally::is_score);
        judged.fold((0, 0), |(all, hold), tally| (all + tally.compared, hold + tally.agree))
    }

    /// The same in the reader's words.
    pub fn score_words(&self) -> String {
        let unverified = |row: &Row| matches!(row.origin, Some((Source::Unverified(_), _)));
        match self.score() {
            (0, _) if self.rows.iter().any(unverified) => papers::no_score_unverified().to_owned(),
            (0, _) => papers::no_score().to_owned(),
            (all, hold) => papers::score(all, hold),
        }
    }
}

/// How many rows of one kind there are, and what became of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    /// What their left side is; the place is that of the first.
    pub source: Source,
    /// How their right side came about.
    pub method: Method,
    /// All of them.
    pub rows: usize,
    /// Those that have a verdict.
    pub compared: usize,
    /// Those that agree.
    pub agree: usize,
    /// For how many reasons the others differ.
    pub differences: usize,
}

impl Tally {
    fn is_of(&self, source: Source, method: Method) -> bool {
        self.source.rank() == source.rank() && self.method == method
    }

    /// Whether it is what the source says against what was executed or counted.
    pub fn is_score(&self) -> bool {
        matches!(self.source, Source::Printed(_)) && self.method.judges()
    }

    /// In the reader's words: "the paper's formula, executed: 28 of 30 agree, 2 rows differ for 1 reason".
    pub fn words(&self) -> String {
        let what = papers::tally_of(self.source.kind(), self.method.words());
        let said = match (self.compared, self.compared - self.agree) {
            (0, _) => papers::tally_beside(self.rows),
            (all, 0) => papers::tally_agree(all),
            (all, differ) => papers::tally_differ(self.differences, self.agree, all, differ),
        };
        papers::tally(&what, &said)
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("source", self.source.id())?;
        map.serialize_entry("method", &self.method)?;
        map.serialize_entry("rows", &self.rows)?;
        map.serialize_entry("compared", &self.compared)?;
        map.serialize_entry("agree", &self.agree)?;
        map.serialize_entry("differences", &self.differences)?;
        map.end()
    }
}
