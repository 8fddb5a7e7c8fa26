//! Colours, sizes and fonts of charts, for every backend of plotters.

use crate::draw::palette::{Ink, Palette};
use plotters::style::{Color, FontFamily, FontStyle, RGBColor, TextStyle};
use plotters::style::{IntoFont, text_anchor::Pos};

/// Colours and sizes of a chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    pub palette: Palette,
    /// Height of ordinary text in logical pixels.
    pub text: f64,
    /// Backend pixels per logical pixel: the device pixel ratio on a canvas.
    pub scale: f64,
    /// Divisor that the backend applies to text sizes: 1.24 in plotters' SVG backend, 1 in its canvas backend.
    pub leading: f64,
}

impl Look {
    /// Creates a look with text of 12 pixels at scale 1, for a canvas.
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

    /// Converts the size of a line or mark to backend pixels. It grows with the text size, as in all other pictures.
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
