//! What the page asks of the worker that computes the papers' entries, and what it hears. All is ready to be read: the page
//! sets text, and knows nothing of how an entry is computed.

use serde::{Deserialize, Serialize};

/// From the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToPapers {
    /// Which entries are there?
    List,
    /// Compute this one.
    Open(Wish),
}

/// An entry that is asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wish {
    /// Its id.
    pub id: String,
    /// The colours: `light`, `dark` or `projector`.
    pub theme: String,
    /// Width of the figure in pixels.
    pub width: f32,
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromPapers {
    /// It listens, and this is its build.
    Ready(String),
    /// Every entry.
    List(Vec<Title>),
    /// The figure of an entry as SVG.
    Figure(Wish, String),
    /// The rows of an entry.
    Found(String, Found),
    /// The last words of a panic.
    Panic(String),
}

/// An entry in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Title {
    /// Its id.
    pub id: String,
    /// Authors, title and year of the paper.
    pub paper: String,
    /// Where in the paper.
    pub place: String,
    /// What it is.
    pub title: String,
    /// What the paper says.
    pub claim: String,
    /// The fragment that opens it in the explorer.
    pub explore: String,
}

/// What was computed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// How many cells were compared.
    pub compared: u32,
    /// How many of them agree.
    pub agree: u32,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// Cells, and whether published and computed agree.
    pub lines: Vec<(Vec<String>, Option<bool>)>,
    /// Where they do not, and why.
    pub reasons: Vec<(String, String)>,
}
