//! The sheet of every entry: a picture with a title above and the source below.

use crate::entry::Entry;
use crate::style::Style;
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::figure::{text_size, wrap};
use hyperfly_view::{Anchor, Frame, Ink, Palette, Surface, TextStyle};

/// Draws the sheet of an entry: title and claim on top, the source at the bottom, and between them the output of `draw` for the
/// given frame.
pub fn sheet(entry: &Entry, style: &Style, draw: impl FnOnce(Frame, &mut Svg)) -> String {
    let text = text_size(style.theme);
    let (width, height) = (style.width.max(240.0), style.height.max(180.0));
    let mut svg = Svg::new(Palette::new(style.theme));
    if !style.is_standalone {
        draw(Frame { width, height, text }, &mut svg);
        return svg.finish(width, height, entry.title, entry.claim, true);
    }
    let margin = text * 1.5;
    let inner = width - 2.0 * margin;
    let mut top = margin;
    for line in wrap(entry.title, inner / 1.3, text) {
        svg.text(margin, top, TextStyle::new(text * 1.25, Anchor::Start).bold(), Ink::Text, &line);
        top += text * 1.7;
    }
    let claim = wrap(entry.claim, inner, text);
    let source = entry.source();
    let source = wrap(&source, inner / 0.85, text);
    let foot = margin * 0.5 + text * 1.3 * source.len() as f32;
    // If little space remains for the picture, only the description contains the claim.
    if height - top - foot - text * 1.4 * claim.len() as f32 > height * 0.55 {
        for line in &claim {
            svg.text(margin, top, TextStyle::new(text, Anchor::Start), Ink::Muted, line);
            top += text * 1.4;
        }
    }
    top += text * 0.4;
    let frame = Frame { width: inner, height: height - top - foot - text * 0.6, text };
    svg.at(margin, top, |svg| draw(frame, svg));
    let mut y = height - foot + text * 0.6;
    for line in source {
        svg.text(margin, y, TextStyle::new(text * 0.85, Anchor::Start), Ink::Muted, &line);
        y += text * 1.3;
    }
    svg.finish(width, height, entry.title, entry.claim, true)
}
