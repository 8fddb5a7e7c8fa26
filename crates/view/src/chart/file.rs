//! Charts in files: plotters output as an element of an SVG.

use super::curves::Curves;
use super::draw_curves;
use super::look::Look;
use super::plane::{Plane, draw as draw_plane};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::subscripts::lower_in_elements;
use crate::draw::svg::Svg;
use plotters::prelude::{DrawingBackend, IntoDrawingArea, SVGBackend};

/// The divisor that plotters applies to text sizes in an SVG.
const LEADING: f64 = 1.24;

/// Draws curves into the upper left corner of an SVG.
pub fn draw_curves(curves: &Curves, frame: Frame, palette: Palette, svg: &mut Svg) {
    let look = Look { text: f64::from(frame.text), leading: LEADING, ..Look::new(palette) };
    svg.raw(&plotted(frame, |area| draw_curves::draw(area, curves, &look).map_err(|_| ())));
}

/// Draws a plane into the upper left corner of an SVG.
pub fn draw(plane: &Plane, frame: Frame, palette: Palette, svg: &mut Svg) {
    // plotters draws whole pixels; a finer grid makes smoother lines.
    const FINE: f32 = 8.0;
    let look =
        Look { text: f64::from(frame.text), scale: FINE.into(), leading: LEADING, ..Look::new(palette) };
    let fine = Frame { width: frame.width.floor() * FINE, height: frame.height.floor() * FINE, ..frame };
    let drawn = plotted(fine, |area| draw_plane(area, plane, &look).map_err(|_| ()));
    let size = |frame: Frame, by: f32| {
        format!("width=\"{}\" height=\"{}\" ", (frame.width / by) as u32, (frame.height / by) as u32)
    };
    svg.raw(&drawn.replacen(&size(fine, 1.0), &size(fine, FINE), 1));
}

type Area<'a> = plotters::drawing::DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// Returns the output of plotters as an SVG element.
pub fn plotted(frame: Frame, draw: impl FnOnce(&Area) -> Result<(), ()>) -> String {
    let mut out = String::new();
    {
        let mut backend = SVGBackend::with_string(&mut out, (frame.width as u32, frame.height as u32));
        if backend.ensure_prepared().is_ok() {
            let area = backend.into_drawing_area();
            // Writing to a string cannot fail. plotters only returns an error for an area that is too small.
            let _ = draw(&area);
            let _ = area.present();
        }
    }
    // Drop the XML declaration.
    out.find("<svg").map(|at| lower_in_elements(&out[at..])).unwrap_or_default()
}
