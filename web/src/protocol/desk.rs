//! What the page and the desk say to each other. The desk writes HTML and files itself: the page knows nothing of how, and
//! does not grow with them.

use serde::{Deserialize, Serialize};

/// From the page: one of three wishes. One shape for all of them, since each shape is another reader in the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Wish {
    /// `papers`, `share`, or the format of a file: `svg`, `csv`, `json`, `perfetto`.
    pub what: String,
    /// The page's own fragment: for links that keep the rest, and to know the run at hand and how it is looked at.
    pub fragment: String,
    /// Of the papers the id of an entry, or `all`; of the dialog what is chosen in its form, and of a file what is chosen for
    /// it, both as in a URL's query.
    pub choices: String,
    /// The colours: `light`, `dark` or `projector`.
    pub theme: String,
    /// Width of the figure in pixels; 0 for the usual size.
    pub width: f32,
    /// Where the page is, without what stands behind `#`; with an empty `#` if it is one file with all in it.
    pub base: String,
}

/// From the desk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromDesk {
    /// It listens, and this is its build.
    Ready(String),
    /// A part of what is shown: which of [`PARTS`], and its HTML.
    Part(u8, String),
    /// A file: its name and its type; the text comes along.
    File(String, String),
    /// There is no such file, and why.
    Refused(String),
    /// All parts are written.
    Done,
    /// The last words of a panic.
    Panic(String),
}

/// Of the papers: the list of the entries; what was opened, with its figure; what was computed. Of the dialog: the form; the
/// text to copy; the preview.
pub const PARTS: usize = 3;
