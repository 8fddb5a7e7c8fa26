//! The papers: the figure of an entry, what came of computing it, and the count of all entries.

use serde::{Deserialize, Serialize};

/// Asks for the figure of an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    /// The entry's id.
    pub id: String,
    /// The name of the figure's theme.
    pub theme: String,
    /// The figure's width in pixels.
    pub width: f32,
}

/// The figure of an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// The entry's id.
    pub id: String,
    /// The figure, an SVG.
    pub svg: String,
}

/// Asks to compute an entry, which may take seconds: what came of it beside what was published.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reproduce {
    /// The entry's id.
    pub id: String,
}

/// What came of computing an entry, in the reader's words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reproduced {
    /// How many of the printed numbers and claims hold.
    pub score: String,
    /// How many rows agree, by where they come from; then the parameters of most rows, if there are any.
    pub tallies: Vec<String>,
    /// Why the others do not agree.
    pub reasons: Vec<Reason>,
    /// Every cell, as published and as computed.
    pub sheet: Sheet,
}

/// Why some rows differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reason {
    /// Which rows.
    pub places: String,
    /// The reasoning.
    pub text: String,
}

/// A table of what was published and what was computed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// Headings of the columns.
    pub columns: Vec<String>,
    /// The rows.
    pub lines: Vec<Line>,
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Whether published and computed agree; `None` where they are not compared.
    pub agrees: Option<bool>,
    /// A cell for each column.
    pub cells: Vec<String>,
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
    /// How many entries there are.
    pub all: usize,
    /// How many of the printed numbers and claims hold, in the reader's words.
    pub score: String,
    /// A line for each source and kind of row.
    pub sheet: Sheet,
}
