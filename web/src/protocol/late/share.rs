//! Sharing: the form of the dialog, and what its choices come to: a text to copy or files to save, and a preview.
//!
//! The late worker says what can be chosen, knows what a choice means, and writes both as HTML; the page hands on what stands in the
//! form.

use super::file::Format;
use hyperfly_request::Theme;
use serde::{Deserialize, Serialize};

/// What stands in a form: the name of a field and its value, in the order of the fields; a name more than once where several
/// are chosen.
pub type Entries = Vec<(String, String)>;

/// Asks for what the dialog shows of the run at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compose {
    /// What stands in the form; nothing for the form as it opens.
    pub chosen: Entries,
    /// The page's request for the run, as a fragment.
    pub fragment: String,
    /// Where the page is, without what stands behind `#`; with an empty `#` if it is one file with all in it.
    pub base: String,
    /// Whether this browser films as MP4 and not as WebM.
    pub mp4: bool,
}

/// What the dialog shows: the form, and everything that follows from what is chosen in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShareSheet {
    /// The form as it opens, as HTML: the same whatever is chosen.
    pub form: String,
    /// The text, the code or the files with what is to be said of it, as HTML. The `data-copy` and `data-full` of a button are the id
    /// of what is to be copied or to fill the screen, its `data-save` is that of a file, its `data-print` prints.
    pub content: String,
    /// What the reader of the notes will see.
    pub preview: Preview,
    /// The files that can be saved.
    pub files: Vec<File>,
    /// What a file of it shows: the fragment of a request.
    pub fragment: String,
    /// The colours of a file: it does not know the system of who reads it, and is light unless it is said.
    pub theme: Theme,
}

/// A file that can be saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
    /// The id of its button.
    pub id: String,
    /// How it is made.
    pub kind: FileKind,
    /// What it is called.
    pub name: String,
}

/// How a file is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileKind {
    /// The late worker writes it.
    Written(Format),
    /// The page draws a picture of lines as one of pixels.
    Pixels {
        /// So many pixels for each of the drawing.
        scale: u8,
        /// Without the ground.
        transparent: bool,
    },
    /// The page films what moves.
    Film,
}

/// What the reader of the notes will see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Preview {
    /// The living figure, which the page lets in, as markup has no frames.
    Frame {
        /// What it is called.
        title: String,
        /// Its address.
        src: String,
        /// Its height in pixels.
        height: u32,
    },
    /// Its picture, as HTML; nothing where there is nothing but what is there already.
    Picture(String),
}
