//! Charts into files: what plotters draws, as an element of an SVG.

use super::look::Look;
use super::plane::{self, Plane};
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use plotters::prelude::{DrawingBackend, IntoDrawingArea, SVGBackend};

/// Draws a plane into a file, its upper left corner where the file's is.
pub fn draw(of: &Plane, frame: Frame, palette: Palette, svg: &mut Svg) {
    // plotters draws whole pixels: smaller ones make smoother lines.
    const FINE: f32 = 8.0;
    let look = Look { text: f64::from(frame.text), scale: FINE.into(), leading: 1.24, ..Look::new(palette) };
    let fine = Frame { width: frame.width.floor() * FINE, height: frame.height.floor() * FINE, ..frame };
    let drawn = plotted(fine, |area| plane::draw(area, of, &look).map_err(|_| ()));
    let size = |frame: Frame, by: f32| {
        format!("width=\"{}\" height=\"{}\" ", (frame.width / by) as u32, (frame.height / by) as u32)
    };
    svg.raw(&drawn.replacen(&size(fine, 1.0), &size(fine, FINE), 1));
}

type Area<'a> = plotters::drawing::DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// What plotters draws, as an SVG element within the file.
pub fn plotted(frame: Frame, draw: impl FnOnce(&Area) -> Result<(), ()>) -> String {
    let mut out = String::new();
    {
        let mut backend = SVGBackend::with_string(&mut out, (frame.width as u32, frame.height as u32));
        if backend.ensure_prepared().is_ok() {
            let area = backend.into_drawing_area();
            // Writing to a string cannot fail; what plotters may object to is an area without room.
            let _ = draw(&area);
            let _ = area.present();
        }
    }
    // Without the declaration of the file.
    out.find("<svg").map(|at| out[at..].to_owned()).unwrap_or_default()
}
