//! Choices in the share dialog.

use crate::controls::table::Label;
use hyperfly_request::{Theme, View};
use hyperfly_text::share as text;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Ways to share a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    #[default]
    Link,
    Iframe,
    /// The element of `hyperfly.js`.
    Element,
    /// Lines for a notebook or a script.
    Python,
    /// A React component of the npm package.
    Npm,
    Sphinx,
    MkDocs,
    Markdown,
    Latex,
    /// Commands that create the run and its picture.
    Command,
    Qr,
    Save,
}

impl Way {
    /// The ways in the order of the form, with id and label. Names of formats are not translated.
    pub const ALL: [(Way, &str, Label); 12] = [
        (Way::Link, "link", text::way_link),
        (Way::Iframe, "iframe", || "Iframe"),
        (Way::Element, "element", text::way_element),
        (Way::Python, "python", || "Python"),
        (Way::Npm, "npm", || "npm"),
        (Way::Sphinx, "sphinx", || "Sphinx"),
        (Way::MkDocs, "mkdocs", || "MkDocs"),
        (Way::Markdown, "markdown", || "Markdown"),
        (Way::Latex, "latex", || "LaTeX"),
        (Way::Command, "command", text::way_command),
        (Way::Qr, "qr", text::way_qr),
        (Way::Save, "save", text::way_save),
    ];

    pub fn from_id(id: &str) -> Option<Way> {
        Way::ALL.iter().find(|(_, id_of_way, _)| *id_of_way == id).map(|(way, ..)| *way)
    }

    pub fn id(self) -> &'static str {
        Way::ALL.iter().find(|(way, ..)| *way == self).map_or("", |(_, id, _)| id)
    }
}

/// Controls of an embedded figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FigureControls {
    /// The controls that every figure has.
    #[default]
    Min,
    None,
    /// The controls of the chosen keys.
    List,
    Full,
}

impl FigureControls {
    /// The choices with id and label.
    pub const ALL: [(FigureControls, &str, Label); 4] = [
        (FigureControls::Min, "min", text::controls_min),
        (FigureControls::None, "none", text::controls_none),
        (FigureControls::List, "list", text::controls_list),
        (FigureControls::Full, "full", text::controls_full),
    ];

    pub fn from_id(id: &str) -> Option<FigureControls> {
        FigureControls::ALL
            .iter()
            .find(|(_, id_of_choice, _)| *id_of_choice == id)
            .map(|(choice, ..)| *choice)
    }

    pub fn id(self) -> &'static str {
        FigureControls::ALL.iter().find(|(choice, ..)| *choice == self).map_or("", |(_, id, _)| id)
    }
}

/// Placeholder of a figure until it is loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Poster {
    #[default]
    Words,
    /// A picture next to the page.
    File,
    Inline,
}

impl Poster {
    /// The choices with id and label.
    pub const ALL: [(Poster, &str, Label); 3] = [
        (Poster::Words, "words", text::poster_words),
        (Poster::File, "file", text::poster_file),
        (Poster::Inline, "inline", text::poster_inline),
    ];

    pub fn from_id(id: &str) -> Option<Poster> {
        Poster::ALL.iter().find(|(_, id_of_poster, _)| *id_of_poster == id).map(|(choice, ..)| *choice)
    }

    pub fn id(self) -> &'static str {
        Poster::ALL.iter().find(|(choice, ..)| *choice == self).map_or("", |(_, id, _)| id)
    }
}

/// Contents of the share form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShareForm {
    pub way: Way,
    /// The view; `None` for the whole page.
    pub view: Option<View>,
    /// The view below it, ignored if it is the same.
    pub second_view: Option<View>,
    /// `Auto` follows the page that embeds it.
    pub theme: Theme,
    pub controls: FigureControls,
    /// Listed keys with a control, in the schema's order.
    pub keys: Vec<String>,
    /// Whether it plays from the start.
    pub play: bool,
    /// Whether it repeats.
    pub repeat: bool,
    /// Height of the frame in pixels, if not the default.
    pub height: Option<u32>,
    pub poster: Poster,
}

impl Default for ShareForm {
    fn default() -> ShareForm {
        ShareForm {
            way: Way::default(),
            view: None,
            second_view: None,
            theme: Theme::Auto,
            controls: FigureControls::default(),
            keys: Vec::new(),
            play: false,
            repeat: false,
            height: None,
            poster: Poster::default(),
        }
    }
}

/// Allowed heights of a frame.
pub const HEIGHTS: RangeInclusive<u32> = 200..=2000;
