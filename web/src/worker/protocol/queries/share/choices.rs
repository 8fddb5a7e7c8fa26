//! What can be chosen in the share dialog.

use crate::controls::table::Word;
use hyperfly_request::{Theme, View};
use hyperfly_text::share as text;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

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

    /// Its value in the form.
    pub fn id(self) -> &'static str {
        Way::ALL.iter().find(|(way, ..)| *way == self).map_or("", |(_, id, _)| id)
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

    /// Its value in the form.
    pub fn id(self) -> &'static str {
        FigureControls::ALL.iter().find(|(choice, ..)| *choice == self).map_or("", |(_, id, _)| id)
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

    /// Its value in the form.
    pub fn id(self) -> &'static str {
        Poster::ALL.iter().find(|(choice, ..)| *choice == self).map_or("", |(_, id, _)| id)
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
pub const HEIGHTS: RangeInclusive<u32> = 200..=2000;
