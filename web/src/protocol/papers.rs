//! What the page and the papers' worker say to each other. The worker writes its room itself, as HTML: the page knows nothing
//! of entries and how they are computed, and does not grow with them.

use serde::{Deserialize, Serialize};

/// From the page: what of the papers is to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wish {
    /// The id of an entry, or `all`.
    pub paper: String,
    /// The page's own fragment without it, for links that keep the rest, and to know the run at hand.
    pub fragment: String,
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
    /// A part of the room: which of [`PARTS`], and its HTML.
    Part(u8, String),
    /// All parts are written.
    Done,
    /// The last words of a panic.
    Panic(String),
}

/// The list of the entries; what was opened, with its figure; what was computed.
pub const PARTS: usize = 3;
