//! Curves, in one plane or in several.

use super::sheet::sheet;
use crate::entry::Entry;
use crate::style::Style;
use hyperfly_view::chart::Plane;
use hyperfly_view::figure::{self, wrap};
use hyperfly_view::{Anchor, Frame, Ink, Palette, Surface, TextStyle};

/// Draws curves in a plane.
pub fn chart(entry: &Entry, plane: &Plane, style: &Style) -> String {
    charts(entry, std::slice::from_ref(plane), style)
}

/// Draws several planes next to each other, of equal width.
pub fn charts(entry: &Entry, planes: &[Plane], style: &Style) -> String {
    let style = &if style.is_standalone { *style } else { widen(planes, style) };
    let palette = Palette::new(style.theme);
    sheet(entry, style, |frame, svg| {
        let step = (frame.width + frame.text) / planes.len().max(1) as f32;
        let width = step - frame.text;
        // A title wider than its plane wraps; all lines but the last need space above.
        let titles: Vec<_> = planes.iter().map(|plane| wrap(&plane.y.title, width, frame.text)).collect();
        let title_lines = titles.iter().map(|lines| lines.len().saturating_sub(1)).max().unwrap_or(0);
        let (line, top) = (frame.text * 1.3, frame.text * 1.3 * title_lines as f32);
        for (k, (plane, title)) in planes.iter().zip(&titles).enumerate() {
            let mut plane = plane.clone();
            plane.y.title = title.last().cloned().unwrap_or_default();
            let plane_frame = Frame { width, height: frame.height - top, ..frame };
            svg.at(k as f32 * step, 0.0, |svg| {
                for (l, words) in title.iter().rev().skip(1).rev().enumerate() {
                    let lines_down = (title_lines + 1 - title.len() + l) as f32;
                    let y = frame.text * 0.7 + line * lines_down;
                    svg.text(0.0, y, TextStyle::new(frame.text, Anchor::Start), Ink::Text, words);
                }
                svg.at(0.0, top, |svg| figure::plane(&plane, plane_frame, palette, svg));
            });
        }
    })
}

/// Widens the style for the line names, which take at most half of a plane. On a page, a wide figure can be scrolled.
fn widen(planes: &[Plane], style: &Style) -> Style {
    let em = figure::text_size(style.theme);
    let letters = |plane: &Plane| plane.series.iter().map(|series| series.name.chars().count()).max();
    let max_letters = planes.iter().filter_map(letters).max().unwrap_or(0) as f32;
    let min_width = planes.len() as f32 * 2.0 * em * (0.6 * max_letters + 1.7);
    Style { width: style.width.max(min_width.ceil()), ..*style }
}
