//! Sharing: the form of the dialog, and what its choices come to: a text to copy or files to save, and a preview.
//!
//! The late worker says what can be chosen and knows what a choice means; the page draws the form and hands on what
//! stands in it.

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
    /// What the next are a choice of, for those who hear the page.
    pub how: String,
    /// The ways to share, of which one is chosen: the field `way`.
    pub ways: Vec<Offer>,
    /// What else can be chosen.
    pub fields: Vec<Field>,
    /// What is chosen.
    pub chosen: Entries,
    /// The text, the code or the files.
    pub content: Content,
    /// What is to be said of it.
    pub notes: Vec<String>,
    /// What the reader of the notes will see.
    pub preview: Preview,
    /// What a file of it shows: the fragment of a request.
    pub fragment: String,
    /// The colours of a file: it does not know the system of who reads it, and is light unless it is said.
    pub theme: Theme,
}

/// A field of the form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Its name in the form.
    pub name: String,
    /// Its name for the reader.
    pub label: String,
    /// For which ways it counts, as a class: static/rooms.css shows it then. Empty if always.
    pub class: String,
    /// What stands in it.
    pub kind: FieldKind,
}

/// What stands in a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FieldKind {
    /// One of these.
    One(Vec<Offer>),
    /// Any of these.
    Any(Vec<Offer>),
    /// Yes or no, and the value of yes.
    Check(String),
    /// A number.
    Number {
        /// The least.
        least: u32,
        /// The largest, if there is one.
        most: Option<u32>,
        /// By how much it goes up and down; `any` if every number does.
        step: String,
        /// What stands there as long as there is no number.
        hint: String,
    },
}

/// What can be chosen in a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Offer {
    /// Its value in the form.
    pub value: String,
    /// Its name for the reader.
    pub word: String,
    /// More about it; empty if there is no more.
    pub help: String,
}

/// What is shared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Content {
    /// A text that works where it is pasted, and the picture that it wants beside it.
    Text {
        /// The text.
        text: String,
        /// What it is good for.
        hint: String,
        /// The picture.
        picture: Option<Picture>,
    },
    /// An address and its code.
    Code {
        /// The address.
        link: String,
        /// Its code, an SVG.
        code: String,
    },
    /// Files, one a row; what is printed stands below them.
    Files {
        /// The files.
        files: Vec<File>,
        /// The name of the button that prints.
        print: String,
    },
    /// Why there is nothing to share in this way.
    Nothing(String),
}

/// A picture to save beside a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// What it is called.
    pub name: String,
    /// Why it is to be saved.
    pub hint: String,
}

/// A file that can be saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
    /// How it is made.
    pub kind: FileKind,
    /// What it is called.
    pub name: String,
    /// The id of its button.
    pub id: String,
    /// What is in it.
    pub what: String,
    /// Its format.
    pub word: String,
    /// What its button does.
    pub label: String,
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
    /// Nothing but what is there already.
    None,
    /// The living figure.
    Frame {
        /// Its address.
        src: String,
        /// Its height in pixels.
        height: u32,
    },
    /// Its picture, an SVG.
    Picture(String),
}
