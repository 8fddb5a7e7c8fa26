//! Size and colours of figures.

use hyperfly_view::ColourScheme;

/// Size and colours of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Colours; [`ColourScheme::Projector`] also has larger text.
    pub theme: ColourScheme,
    /// Width in pixels.
    pub width: f32,
    /// Height in pixels.
    pub height: f32,
    /// Whether title, claim and source are part of the figure, rather than of the page around it.
    pub is_standalone: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style { theme: ColourScheme::Light, width: 720.0, height: 480.0, is_standalone: true }
    }
}
