//! Curves, in one plane or in several.

use super::sheet::sheet;
use crate::entry::Entry;
use crate::style::Style;
use hyperfly_view::chart::Plane;
use hyperfly_view::{Frame, Palette, figure};

/// Curves in a plane.
pub fn chart(entry: &Entry, plane: &Plane, style: &Style) -> String {
    charts(entry, std::slice::from_ref(plane), style)
}

/// Several planes beside each other, of equal width.
pub fn charts(entry: &Entry, planes: &[Plane], style: &Style) -> String {
    let palette = Palette::new(style.theme);
    sheet(entry, style, |frame, svg| {
        let step = (frame.width + frame.text) / planes.len().max(1) as f32;
        for (k, plane) in planes.iter().enumerate() {
            let own = Frame { width: step - frame.text, ..frame };
            svg.at(k as f32 * step, 0.0, |svg| figure::plane(plane, own, palette, svg));
        }
    })
}
