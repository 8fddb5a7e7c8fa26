//! Counts of the rows of all entries, by source, by kind of the left side and by method of the right side.

use crate::entry::Entry;
use crate::origin::Method;
use crate::paper::Paper;
use crate::reproduction::{Reproduction, Score, Tally};
use serde::Serialize;
use serde::ser::Serializer;

/// Counts of all rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// In the order of the papers, then of [`Reproduction::tallies`].
    pub lines: Vec<(Paper, Tally)>,
}

/// Names of the columns of [`Summary::cells`].
pub const COLUMNS: [&str; 7] =
    ["source", "left side", "right side", "rows", "compared", "agree", "reasons for the others"];

impl Summary {
    /// Adds the rows of an entry.
    pub fn add(&mut self, entry: &Entry, reproduction: &Reproduction) {
        for tally in reproduction.tallies() {
            let is_same = |(paper, tally_of_paper): &&mut (Paper, Tally)| {
                *paper == entry.paper && tally_of_paper.is_like(&tally)
            };
            match self.lines.iter_mut().find(is_same) {
                Some((_, own)) => own.add(&tally),
                None => self.lines.push((entry.paper, tally)),
            }
        }
        self.lines.sort_by_key(|(paper, tally)| (*paper, tally.order()));
    }

    /// Counts the claims of all papers, and the ones that hold, as judged by execution or counting.
    pub fn score(&self) -> Score {
        self.lines.iter().map(|(_, tally)| tally).collect()
    }

    /// Returns the score in the reader's language.
    pub fn score_words(&self) -> String {
        self.score().words()
    }

    /// Returns the cells of each line, in the reader's language.
    pub fn cells(&self) -> Vec<Vec<String>> {
        let cells = |(paper, tally): &(Paper, Tally)| {
            let name = paper.name().split(',').next().unwrap_or_default().to_owned();
            let words = [name, tally.source.kind().to_owned(), tally.method.words().to_owned()];
            let counts = [tally.rows, tally.compared, tally.agree, tally.differences];
            words.into_iter().chain(counts.map(|count| count.to_string())).collect()
        };
        self.lines.iter().map(cells).collect()
    }
}

impl Serialize for Summary {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            paper: &'static str,
            #[serde(flatten)]
            tally: &'a Tally,
        }
        serializer.collect_seq(self.lines.iter().map(|(paper, tally)| Line { paper: paper.id(), tally }))
    }
}

impl Tally {
    fn is_like(&self, other: &Tally) -> bool {
        self.order() == other.order()
    }

    fn add(&mut self, other: &Tally) {
        self.rows += other.rows;
        self.compared += other.compared;
        self.agree += other.agree;
        self.differences += other.differences;
    }

    /// Sorts by kind, ignoring the place.
    fn order(&self) -> (u8, Method) {
        (self.source.rank(), self.method)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::origin::{Place, Source};

    #[test]
    fn summary_adds_tallies_by_kind() {
        let tally = |source, compared, agree| Tally {
            source,
            method: Method::Executed,
            rows: compared + 1,
            compared,
            agree,
            differences: usize::from(agree < compared),
        };
        let mut summary = Summary::default();
        let printed = tally(Source::Printed(Place::Entry), 4, 3);
        summary.lines = vec![(Paper::Gk, printed), (Paper::Gk, tally(Source::Ours, 7, 7))];
        summary.lines.push((Paper::Ib, tally(Source::CLAIM, 5, 2)));
        let score = summary.score();
        let [judged_rows, claims] = [score.printed, score.claims];
        assert_eq!([judged_rows.total, judged_rows.hold, claims.total, claims.hold], [4, 3, 5, 2]);
        let words = summary.score_words();
        assert!(["4", "3", "5", "2"].iter().all(|count| words.contains(count)), "{words}");
        assert_eq!(summary.cells()[1][3..], ["8", "7", "7", "0"]);
        assert!(tally(Source::Printed(Place::Page(3)), 1, 1).is_like(&printed));
        let of_several = Tally { differences: 2, ..tally(Source::Ours, 9, 6) };
        assert_eq!(of_several.words(), "ours, executed: 6 of 9 rows agree, 3 for 2 reasons not");
    }
}
