//! Entries as SVG documents: a chart, a scene or a table under its title, with its source at the foot.

use crate::entry::Entry;
use crate::row::Row;
use hyperfly_core::scenario::View;
use hyperfly_view::Theme;

/// How a figure is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Colours; [`Theme::Projector`] also has larger text.
    pub theme: Theme,
    /// Width in pixels.
    pub width: f32,
    /// Height in pixels.
    pub height: f32,
}

impl Default for Style {
    fn default() -> Self {
        Style { theme: Theme::Light, width: 720.0, height: 480.0 }
    }
}

/// A run seen in one view. `scenario` are keys of the schema as in an address; `t` is the cursor in virtual time, `None` for
/// a telling moment.
pub fn scene(entry: &Entry, scenario: &str, view: View, t: Option<f64>, style: &Style) -> String {
    let _ = (entry, scenario, view, t, style);
    String::new()
}

/// Published beside computed, drawn as a table; rows that do not fit are counted in the last line.
pub fn rows(entry: &Entry, rows: &[Row], style: &Style) -> String {
    let _ = (entry, rows, style);
    String::new()
}
