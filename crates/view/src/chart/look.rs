//! How charts are set: colours, sizes and fonts, for every backend of plotters.

use crate::draw::palette::{Ink, Palette};
use plotters::style::{Color, FontFamily, FontStyle, RGBColor, TextStyle};
use plotters::style::{IntoFont, text_anchor::Pos};

/// How a chart is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Colours.
    pub palette: Palette,
    /// Height of ordinary text in pixels of the backend.
    pub text: f64,
    /// Pixels of the backend per logical pixel: a canvas with a fine backing store passes its ratio; files pass 1.
    pub scale: f64,
    /// What the backend divides sizes of text by: 1.24 for plotters' SVG backend, 1 for its canvas backend.
    pub leading: f64,
}

impl Look {
    /// Text of 12 pixels at scale 1, for a canvas.
    pub fn new(palette: Palette) -> Self {
        Look { palette, text: 12.0, scale: 1.0, leading: 1.0 }
    }

    pub(crate) fn colour(&self, ink: Ink) -> RGBColor {
        let [r, g, b] = self.palette.get(ink);
        RGBColor(r, g, b)
    }

    pub(crate) fn px(&self, logical: f64) -> i32 {
        (logical * self.scale).round() as i32
    }

    /// Of lines and marks: they follow the size of the text, as in every other picture.
    pub(crate) fn mark(&self, logical: f64) -> i32 {
        self.px(logical * (self.text / 12.0).max(1.0))
    }

    pub(crate) fn stroke(&self, ink: Ink, width: f64) -> plotters::style::ShapeStyle {
        self.colour(ink).stroke_width(self.mark(width).max(1) as u32)
    }

    pub(crate) fn font(&self, ink: Ink, bold: bool, pos: Pos) -> TextStyle<'static> {
        let size = self.text * self.scale * self.leading;
        let style = if bold { FontStyle::Bold } else { FontStyle::Normal };
        let font = (FontFamily::Name(crate::draw::svg::FONTS), size, style).into_font();
        TextStyle { font, color: self.colour(ink).to_backend_color(), pos }
    }
}
