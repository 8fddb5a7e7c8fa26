//! Results of computing an entry afresh.

use crate::cell::Cell;
use crate::origin::{Method, Source};
use crate::row::Row;
use hyperfly_text::papers;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// Result of computing an entry; `hyperfly reproduce ID --json` prints it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reproduction {
    pub id: &'static str,
    pub source: String,
    /// The paper's statement.
    pub claim: &'static str,
    pub rows: Vec<Row>,
    pub differences: Vec<Difference>,
}

/// A row that does not agree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    #[serde(flatten, serialize_with = "crate::row::pairs")]
    pub key: Vec<(&'static str, Cell)>,
    /// `None` if the difference is not explained yet, which fails `reproduce` and the tests.
    pub reason: Option<&'static str>,
}

impl Reproduction {
    /// Returns the number of unexplained differences.
    pub fn unlisted(&self) -> usize {
        self.differences.iter().filter(|difference| difference.reason.is_none()).count()
    }

    /// Counts the rows by kind of the left side and method of the right side, the printed ones first.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut tallies: Vec<Tally> = Vec::new();
        for row in &self.rows {
            let (source, method) = (row.source, row.method);
            let index = tallies.iter().position(|tally| tally.is_of(source, method)).unwrap_or_else(|| {
                tallies.push(Tally { source, method, rows: 0, compared: 0, agree: 0, differences: 0 });
                tallies.len() - 1
            });
            let tally = &mut tallies[index];
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

    /// Returns the distinct reasons of the differences among the rows of a tally.
    fn reasons_within(&self, tally: &Tally) -> Vec<Option<&'static str>> {
        let belongs = |row: &&Row| tally.is_of(row.source, row.method);
        let mut reasons = Vec::new();
        for row in self.rows.iter().filter(|row| row.agrees == Some(false)).filter(belongs) {
            let difference = self.differences.iter().find(|difference| difference.key == row.key);
            if let Some(reason) = difference.map(|difference| difference.reason)
                && !reasons.contains(&reason)
            {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// Counts the claims of the source, and the ones that hold, as judged by execution or counting.
    pub fn score(&self) -> Score {
        self.tallies().iter().collect()
    }

    /// Returns the score in the reader's language.
    pub fn score_words(&self) -> String {
        let is_unverified = |row: &Row| matches!(row.source, Source::Unverified(_));
        let words = self.score().words();
        match words.is_empty() {
            true if self.rows.iter().any(is_unverified) => papers::no_score_unverified().to_owned(),
            true => papers::no_score().to_owned(),
            false => words,
        }
    }
}

/// Numbers and claims of a source that were judged by execution or counting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Printed numbers and statements.
    pub printed: JudgedRows,
    /// General claims of the source, instantiated with our parameters.
    pub claims: JudgedRows,
}

/// Rows with a verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JudgedRows {
    pub total: usize,
    pub hold: usize,
}

impl JudgedRows {
    fn add(&mut self, tally: &Tally) {
        self.total += tally.compared;
        self.hold += tally.agree;
    }
}

impl Score {
    /// Returns a sentence in the reader's language for each kind that has rows; empty if none has.
    pub fn words(&self) -> String {
        let sentence = |judged: JudgedRows, format_agreement: fn(usize, usize) -> String| {
            (judged.total > 0).then(|| format_agreement(judged.total, judged.hold))
        };
        let sentences =
            [sentence(self.printed, papers::score_printed), sentence(self.claims, papers::score_claims)];
        sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

impl<'a> FromIterator<&'a Tally> for Score {
    fn from_iter<I: IntoIterator<Item = &'a Tally>>(tallies: I) -> Self {
        let mut score = Score::default();
        for tally in tallies.into_iter().filter(|tally| tally.method.judges()) {
            match tally.source {
                Source::Printed(_) => score.printed.add(tally),
                Source::Claim(_) => score.claims.add(tally),
                _ => {}
            }
        }
        score
    }
}

/// Counts of the rows of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    /// Kind of their left side, with the place of the first row.
    pub source: Source,
    pub method: Method,
    pub rows: usize,
    pub compared: usize,
    pub agree: usize,
    /// Number of distinct reasons for the differences.
    pub differences: usize,
}

impl Tally {
    fn is_of(&self, source: Source, method: Method) -> bool {
        self.source.rank() == source.rank() && self.method == method
    }

    /// Returns the counts in the reader's language: "the paper's formula, executed: 28 of 30 agree, 2 rows differ for 1 reason".
    pub fn words(&self) -> String {
        let label = papers::tally_of(self.source.kind(), self.method.words());
        let verdict = match (self.compared, self.compared - self.agree) {
            (0, _) => papers::tally_beside(self.rows),
            (total, 0) => papers::tally_agree(total),
            (total, differing) => papers::tally_differ(self.differences, self.agree, total, differing),
        };
        papers::tally(&label, &verdict)
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("source", self.source.id())?;
        map.serialize_entry("method", &self.method)?;
        map.serialize_entry("rows", &self.rows)?;
        map.serialize_entry("compared", &self.compared)?;
        map.serialize_entry("agree", &self.agree)?;
        map.serialize_entry("differences", &self.differences)?;
        map.end()
    }
}
