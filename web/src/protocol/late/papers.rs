//! The papers' room: its list, an entry with its figure, and what came of computing it. What stands in it is HTML.

use serde::{Deserialize, Serialize};

/// Asks for the room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Enter {
    /// The entry that is opened; the list if there is none of this id.
    pub id: String,
    /// The page's fragment, which links keep: entries are marked that have to do with its run.
    pub fragment: String,
    /// The name of the figure's theme.
    pub theme: String,
    /// The figure's width in pixels.
    pub width: f32,
}

/// The room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Room {
    /// What is opened.
    pub id: String,
    /// Whether that is an entry.
    pub is_entry: bool,
    /// All entries by paper, with the opened one marked.
    pub contents: String,
    /// The entry, or what the room is.
    pub article: String,
    /// What stands below all that is computed: of the list the entries.
    pub below: String,
}

/// Asks to compute an entry, which may take seconds: what came of it beside what was published.
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
    /// The count, a line for each source and kind of row.
    pub article: String,
}
