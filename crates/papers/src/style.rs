//! How a figure is set.

use hyperfly_view::ColourScheme;

/// How a figure is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Colours; [`ColourScheme::Projector`] also has larger text.
    pub theme: ColourScheme,
    /// Width in pixels.
    pub width: f32,
    /// Height in pixels.
    pub height: f32,
    /// Whether it stands alone: with its title, its claim and its source, which a page may have around it anyway.
    pub alone: bool,
}

impl Default for Style {
    fn default() -> Self {
        Style { theme: ColourScheme::Light, width: 720.0, height: 480.0, alone: true }
    }
}
