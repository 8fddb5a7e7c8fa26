//! Files of the displayed run.

use serde::{Deserialize, Serialize};

/// Requests a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MakeFile {
    pub format: Format,
    /// Fragment of a request for the displayed run, with its views and time.
    pub fragment: String,
    /// Name of the theme.
    pub theme: String,
    /// Whether a question is open, so that a picture must hide what the page covers.
    pub covered: bool,
    /// Whether a picture has a transparent background.
    pub transparent: bool,
    /// Width of a picture in pixels; 0 for the default.
    pub width: f32,
    /// Tour file that the reader opened.
    pub lesson: String,
    /// Address of the page without its fragment; with an empty `#` if the page is a single file.
    pub base: String,
}

/// Format of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    #[default]
    Svg,
    /// Data of the views.
    Csv,
    /// Data of the views.
    Json,
    /// Values between the stages, as CSV.
    Values,
    /// Values between the stages, as JSON lines.
    ValuesJson,
    /// Trace in Chrome's format, for Perfetto and other viewers.
    Perfetto,
    /// A printable page.
    Handout,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileContents {
    pub name: String,
    /// MIME type.
    pub mime: String,
    pub text: String,
}
