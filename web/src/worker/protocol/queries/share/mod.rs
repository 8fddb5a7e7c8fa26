//! Sharing: the choices in the dialog, and their result: a text to copy or files to save, and a preview.

mod choices;

use super::file::Format;
pub use choices::{FigureControls, HEIGHTS, Poster, ShareForm, Way};
use hyperfly_request::Theme;
use serde::{Deserialize, Serialize};

/// Requests the dialog's contents for the displayed run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compose {
    pub form: ShareForm,
    /// The page's request for the run, as a fragment.
    pub fragment: String,
    /// Address of the page without its fragment; with an empty `#` if the page is a single file.
    pub base: String,
    /// Whether this browser records MP4 instead of WebM.
    pub mp4: bool,
}

/// The dialog's contents for the form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShareSheet {
    pub content: Content,
    /// Notes for the reader.
    pub notes: Vec<String>,
    pub preview: Preview,
    pub files: Vec<File>,
    /// Contents of a file, as the fragment of a request.
    pub fragment: String,
    /// Theme of a file, light by default: a file cannot follow the system of its reader.
    pub theme: Theme,
}

/// Contents to share.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Content {
    /// A text that is ready to paste.
    Text {
        text: String,
        /// Instructions.
        hint: String,
        /// The picture file that it refers to.
        picture: Option<Picture>,
    },
    /// An address and its QR code.
    Code {
        link: String,
        code: Code,
    },
    Files,
    /// Why this way has no contents.
    Nothing(String),
}

/// A picture to save with a text: the file with the id [`PICTURE`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    pub name: String,
    /// Instructions.
    pub hint: String,
}

/// Id of the vector picture's file.
pub const PICTURE: &str = "svg";

/// A QR code: a square of modules, with the dark ones as an SVG path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Code {
    /// Width and height in modules, including the quiet zone.
    pub size: i32,
    /// The dark modules by rows.
    pub path: String,
}

/// A file to save.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
    pub kind: FileKind,
    pub name: String,
    pub id: String,
    pub description: String,
    /// Label of its format.
    pub word: String,
}

/// Origin of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileKind {
    /// A worker writes the file.
    Written(Format),
    /// The page rasterises the vector picture.
    Pixels {
        /// Pixels per pixel of the drawing.
        scale: u8,
        /// Whether the background is transparent.
        transparent: bool,
    },
    /// The page records a video.
    Film,
}

/// Preview of the shared figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Preview {
    /// The figure itself, in a frame.
    Frame {
        title: String,
        src: String,
        /// Height in pixels.
        height: u32,
    },
    /// Its picture as SVG.
    Picture(String),
    /// No preview.
    Nothing,
}
