//! The papers' room: its list, an entry with its figure, and what came of computing it.

use serde::{Deserialize, Serialize};

/// Asks for the entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entries {
    /// The page's fragment: entries are marked that have to do with its run.
    pub fragment: String,
}

/// The entries of a paper.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// Authors, title and year.
    pub name: String,
    /// The authors alone.
    pub authors: String,
    /// In the order of the paper.
    pub entries: Vec<Item>,
}

/// An entry in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    /// Its id: `gk-table1`.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// Where in the paper.
    pub place: String,
    /// Whether it has the formulation, machine and topology of the run in the explorer.
    pub related: bool,
}

/// Asks for an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    /// Its id.
    pub id: String,
    /// The name of the figure's theme.
    pub theme: String,
    /// The figure's width in pixels.
    pub width: f32,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// Its id.
    pub id: String,
    /// Paper and place.
    pub source: String,
    /// What it is about.
    pub title: String,
    /// What the paper says.
    pub claim: String,
    /// The fragment that shows its run in the explorer.
    pub explore: String,
    /// Its figure, as SVG.
    pub figure: String,
}

/// Asks to compute an entry, which may take seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reproduce {
    /// The entry's id.
    pub id: String,
}

/// Asks to compute further entries and to count what became of all so far; each answer takes a fraction of a second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Count {
    /// How many of them are counted already, as the answer before said.
    pub after: usize,
}

/// What became of the first entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// How many they are.
    pub done: usize,
    /// How many there are.
    pub total: usize,
    /// The count, a line for each source and kind of row.
    pub count: Reproduction,
}

/// What was computed, beside what was published.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reproduction {
    /// How many of the printed numbers and claims that were judged by execution hold.
    pub score: String,
    /// The rows by what their left side is and how their right side came about; then the parameters of most of them.
    pub tallies: Vec<String>,
    /// Why rows differ.
    pub reasons: Vec<Reason>,
    /// Headings of the columns.
    pub columns: Vec<String>,
    /// One a row.
    pub lines: Vec<Line>,
}

/// Why cells differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// Which cells.
    pub places: String,
    /// The reason; `None` if nobody has explained it yet.
    pub why: Option<String>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Whether published and computed agree; `None` where they are not compared.
    pub agrees: Option<bool>,
    /// A cell for each column.
    pub cells: Vec<String>,
}
