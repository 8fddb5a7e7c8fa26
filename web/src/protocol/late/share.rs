//! Sharing: what is chosen in the dialog, and what it comes to: a text to copy or files to save, and a preview.

use super::file::Format;
use crate::controls::Word;
use hyperfly_request::{Theme, View};
use hyperfly_text::rooms as text;
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
}

/// How a run is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// The address of the page.
    #[default]
    Link,
    /// A frame with the figure.
    Iframe,
    /// The element of `hyperfly.js`.
    Element,
    /// A picture in Markdown.
    Markdown,
    /// A figure in LaTeX.
    Latex,
    /// The commands that make run and picture.
    Command,
    /// The address as a QR code.
    Qr,
    /// Files.
    Save,
}

impl Way {
    /// The ways in the order of the form, with the word of the reader. Names of formats are the same everywhere.
    pub const ALL: [(Way, &str, Word); 8] = [
        (Way::Link, "link", text::way_link),
        (Way::Iframe, "iframe", || "Iframe"),
        (Way::Element, "element", text::way_element),
        (Way::Markdown, "markdown", || "Markdown"),
        (Way::Latex, "latex", || "LaTeX"),
        (Way::Command, "command", text::way_command),
        (Way::Qr, "qr", text::way_qr),
        (Way::Save, "save", text::way_save),
    ];

    /// The way that has this value in the form.
    pub fn from_id(id: &str) -> Option<Way> {
        Way::ALL.iter().find(|(_, other, _)| *other == id).map(|(way, ..)| *way)
    }
}

/// Which controls a figure gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FigureControls {
    /// Those that every figure has.
    #[default]
    Min,
    /// None at all.
    None,
    /// Those of the keys that are chosen.
    List,
    /// All of the explorer's.
    Full,
}

impl FigureControls {
    /// Each with its value in the form and its word.
    pub const ALL: [(FigureControls, &str, Word); 4] = [
        (FigureControls::Min, "min", text::controls_min),
        (FigureControls::None, "none", text::controls_none),
        (FigureControls::List, "list", text::controls_list),
        (FigureControls::Full, "full", text::controls_full),
    ];

    /// The choice that has this value in the form.
    pub fn from_id(id: &str) -> Option<FigureControls> {
        FigureControls::ALL.iter().find(|(_, other, _)| *other == id).map(|(choice, ..)| *choice)
    }
}

/// What stands in the place of a figure until it is loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Poster {
    /// Its title.
    #[default]
    Words,
    /// A picture beside the page.
    File,
    /// A picture inside the page.
    Inline,
}

impl Poster {
    /// Each with its value in the form and its word.
    pub const ALL: [(Poster, &str, Word); 3] = [
        (Poster::Words, "words", text::poster_words),
        (Poster::File, "file", text::poster_file),
        (Poster::Inline, "inline", text::poster_inline),
    ];

    /// The choice that has this value in the form.
    pub fn from_id(id: &str) -> Option<Poster> {
        Poster::ALL.iter().find(|(_, other, _)| *other == id).map(|(choice, ..)| *choice)
    }
}

/// The choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShareForm {
    /// Which text, or the files.
    pub way: Way,
    /// The view; all of the page without one.
    pub view: Option<View>,
    /// The view below it, which counts if it is another one.
    pub under: Option<View>,
    /// The colours; `Auto` for those of the page that reads it.
    pub theme: Theme,
    /// The controls of a figure.
    pub controls: FigureControls,
    /// The keys of the schema that have a control, where they are listed; in the schema's order.
    pub keys: Vec<String>,
    /// Whether it plays at once.
    pub play: bool,
    /// Whether it plays again and again.
    pub again: bool,
    /// Height of the frame in pixels, if it is not the usual one.
    pub height: Option<u32>,
    /// What stands in the figure's place until it is loaded.
    pub poster: Poster,
}

impl Default for ShareForm {
    fn default() -> ShareForm {
        ShareForm {
            way: Way::default(),
            view: None,
            under: None,
            theme: Theme::Auto,
            controls: FigureControls::default(),
            keys: Vec::new(),
            play: false,
            again: false,
            height: None,
            poster: Poster::default(),
        }
    }
}

/// Heights of a frame that are taken.
pub const HEIGHTS: std::ops::RangeInclusive<u32> = 200..=2000;

/// Everything that follows from what is chosen in the form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShareSheet {
    /// How it is shared.
    pub way: Way,
    /// The text, the code or the files.
    pub content: Content,
    /// What is to be said of it.
    pub notes: Vec<Note>,
    /// What the reader of the notes will see.
    pub preview: Preview,
    /// What a file of it shows: the fragment of a request.
    pub fragment: String,
    /// The colours of a file: it does not know the system of who reads it, and is light unless it is said.
    pub theme: Theme,
}

/// What is shared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Content {
    /// A text that works where it is pasted, and the picture that it wants beside it.
    Text {
        /// The text.
        text: String,
        /// The picture.
        picture: Option<Picture>,
    },
    /// An address and its code; none if it is too long for one.
    Code {
        /// The address.
        link: String,
        /// The code.
        code: Option<Code>,
    },
    /// Files, one a row.
    Files(Vec<File>),
    /// The element needs the script that lies beside the page of a site; there is none beside one file.
    NeedsSite,
}

/// A picture to save beside a text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// What it is called.
    pub name: String,
    /// Whether it was to stand in the text and is too large for it.
    pub too_large: bool,
}

/// A file that can be saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
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

/// What is to be said of a text or a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Note {
    /// The reader's own samples do not travel.
    OwnSamples,
    /// Its colours are light.
    LightColours,
    /// Of all views it shows two.
    TwoViews,
    /// The page lies on the reader's disk.
    OnYourDisk,
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

/// A QR code: a square of modules, the dark ones as the path of an SVG.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Code {
    /// Width and height in modules, with what a reader needs around the code.
    pub side: i32,
    /// The dark modules, row by row.
    pub path: String,
}
