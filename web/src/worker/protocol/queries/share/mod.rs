//! Sharing: what is chosen in the form of the dialog, and what it comes to: a text to copy or files to save, and a preview.

mod choices;

use super::file::Format;
pub use choices::{FigureControls, HEIGHTS, Poster, ShareForm, Way};
use hyperfly_request::Theme;
use serde::{Deserialize, Serialize};

/// Asks for what the dialog shows of the run at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compose {
    /// What is chosen.
    pub form: ShareForm,
    /// The page's request for the run, as a fragment.
    pub fragment: String,
    /// Where the page is, without what stands behind `#`; with an empty `#` if it is one file with all in it.
    pub base: String,
    /// Whether this browser films as MP4 and not as WebM.
    pub mp4: bool,
}

/// What follows from what is chosen in the form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShareSheet {
    /// The text, the code or the files.
    pub content: Content,
    /// What else is to be said of it, for the reader.
    pub notes: Vec<String>,
    /// What the reader of the notes will see.
    pub preview: Preview,
    /// The files that can be saved.
    pub files: Vec<File>,
    /// What a file of it shows: the fragment of a request.
    pub fragment: String,
    /// The colours of a file: it does not know the system of who reads it, and is light unless it is said.
    pub theme: Theme,
}

/// What is shared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Content {
    /// A text that works where it is pasted.
    Text {
        /// The text.
        text: String,
        /// What it is good for.
        hint: String,
        /// The picture that it wants beside it.
        picture: Option<Picture>,
    },
    /// An address and its code.
    Code {
        /// The address.
        link: String,
        /// Its code.
        code: Code,
    },
    /// Every file that there is of it.
    Files,
    /// Why there is nothing to share in this way.
    Nothing(String),
}

/// A picture to save beside a text: the file with the id [`PICTURE`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// What it is called.
    pub name: String,
    /// Why it is to be saved.
    pub hint: String,
}

/// The id of the file that is a picture of lines.
pub const PICTURE: &str = "svg";

/// A QR code: a square of modules, the dark ones as the path of an SVG.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Code {
    /// Width and height in modules, with what a reader needs around the code.
    pub side: i32,
    /// The dark modules, row by row.
    pub path: String,
}

/// A file that can be saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
    /// How it is made.
    pub kind: FileKind,
    /// What it is called.
    pub name: String,
    /// Its id among the files.
    pub id: String,
    /// What is in it.
    pub what: String,
    /// Its format.
    pub word: String,
}

/// How a file is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileKind {
    /// A worker writes it.
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
    /// The living figure.
    Frame {
        /// What it is called.
        title: String,
        /// Its address.
        src: String,
        /// Its height in pixels.
        height: u32,
    },
    /// Its picture, an SVG.
    Picture(String),
    /// Nothing but what is there already.
    Nothing,
}
