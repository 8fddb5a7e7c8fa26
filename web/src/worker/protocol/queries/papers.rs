//! The papers: figures, reproductions and scores of entries.

use serde::{Deserialize, Serialize};

/// Requests the figure of an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    pub id: String,
    /// Name of the theme.
    pub theme: String,
    /// Width in pixels.
    pub width: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EntryFigure {
    pub id: String,
    /// The figure as SVG.
    pub svg: String,
}

/// Requests the reproduction of an entry, to compare with the published values; may take seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reproduce {
    pub id: String,
}

/// A reproduction, in the reader's language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReproductionReport {
    /// Score of the printed numbers and claims.
    pub score: String,
    /// Agreeing rows by source; then the parameters of most rows, if any.
    pub tallies: Vec<String>,
    /// Why the other rows differ.
    pub reasons: Vec<Reason>,
    /// All cells, published and computed.
    pub sheet: Sheet,
}

/// Why some rows differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    pub places: String,
    pub text: String,
}

/// A table of published and computed values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    pub columns: Vec<String>,
    pub lines: Vec<Line>,
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Whether published and computed values agree; `None` if they are not compared.
    pub agrees: Option<bool>,
    pub cells: Vec<String>,
}

/// Requests to reproduce further entries and score all so far. Each answer takes a fraction of a second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Count {
    /// Number of entries in the previous answer.
    pub after: usize,
}

/// Score of the first entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EntryScores {
    /// Number of scored entries.
    pub done_count: usize,
    /// Number of all entries.
    pub total: usize,
    /// Score of the printed numbers and claims, in the reader's language.
    pub score: String,
    /// A line for each source and kind of row.
    pub sheet: Sheet,
}
