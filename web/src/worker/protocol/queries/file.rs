//! Files, made of the run at hand.

use serde::{Deserialize, Serialize};

/// Asks for a file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Make {
    /// What kind of file.
    pub format: Format,
    /// Of what: the fragment of a request for the run at hand, with its views and its moment.
    pub fragment: String,
    /// The name of the theme.
    pub theme: String,
    /// Whether a question is open: a picture does not tell what the page covers.
    pub covered: bool,
    /// Whether a picture is without the ground.
    pub transparent: bool,
    /// The width of a picture in pixels; 0 for the usual size.
    pub width: f32,
    /// The reader's own file of a tour.
    pub lesson: String,
    /// Where the page is, without what stands behind `#`; with an empty `#` if it is one file with all in it.
    pub base: String,
}

/// A kind of file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// A picture of lines.
    #[default]
    Svg,
    /// The data of the views, comma-separated.
    Csv,
    /// The data of the views as JSON.
    Json,
    /// The trace, for Perfetto and other readers of Chrome's trace format.
    Perfetto,
    /// A page to print.
    Handout,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// What it is called.
    pub name: String,
    /// Its type.
    pub mime: String,
    /// What is in it.
    pub text: String,
}
