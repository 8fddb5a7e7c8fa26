//! One view of a figure, drawn into its place in the file.

use super::request::Request;
use crate::chart;
use crate::frame::Frame;
use crate::palette::{Ink, Palette};
use crate::replay::Replay;
use crate::scene::butterfly::ButterflyScene;
use crate::scene::distribution::DistributionScene;
use crate::scene::machine::MachineScene;
use crate::scene::scene::Scene;
use crate::scene::schedule::ScheduleScene;
use crate::scene::spectrum::SpectrumScene;
use crate::scene::supersteps::SuperstepsScene;
use crate::scene::timeline::TimelineScene;
use crate::surface::{Anchor, Surface, Type};
use crate::svg::Svg;
use crate::{breakdown, metrics, table, why};
use hyperfly_request::View;
use plotters::prelude::{DrawingBackend, IntoDrawingArea, SVGBackend};
use std::rc::Rc;

/// Draws a chart into a file, its upper left corner where the file's is.
pub fn plane(plane: &chart::Plane, frame: Frame, palette: Palette, svg: &mut Svg) {
    // plotters draws whole pixels: smaller ones make smoother lines.
    const FINE: f32 = 8.0;
    let look = chart::Look {
        text: f64::from(frame.text),
        scale: FINE.into(),
        leading: 1.24,
        ..chart::Look::new(palette)
    };
    let fine = Frame { width: frame.width.floor() * FINE, height: frame.height.floor() * FINE, ..frame };
    let drawn = plotted(fine, |area| chart::plane::draw(area, plane, &look).map_err(|_| ()));
    let size = |frame: Frame, by: f32| {
        format!("width=\"{}\" height=\"{}\" ", (frame.width / by) as u32, (frame.height / by) as u32)
    };
    svg.raw(&drawn.replacen(&size(fine, 1.0), &size(fine, FINE), 1));
}

/// Draws one view into a frame.
pub fn draw(
    replay: &Rc<Replay>,
    request: &Request,
    view: View,
    t: f64,
    frame: Frame,
    palette: Palette,
    svg: &mut Svg,
) {
    let mut both = |mut scene: Box<dyn Scene>| {
        scene.draw_static(svg);
        scene.draw_dynamic(t, request.selection, svg);
    };
    match view {
        View::Machine => both(Box::new(MachineScene::new(replay, frame))),
        View::Butterfly => both(Box::new(ButterflyScene::new(replay, frame))),
        View::Timeline => both(Box::new(TimelineScene::new(replay, frame))),
        View::Breakdown => breakdown::draw(&replay.run().report, replay.machine(), frame, svg),
        View::Why => why::picture::draw(replay, frame, svg),
        View::Distribution => both(Box::new(DistributionScene::new(replay, frame))),
        View::Supersteps => both(Box::new(SuperstepsScene::new(replay, frame))),
        View::Schedule => match &request.counterpart {
            None => both(Box::new(ScheduleScene::new(replay, frame))),
            other => both(Box::new(ScheduleScene::beside(replay, other.as_ref(), frame))),
        },
        View::Metrics => metrics::draw(replay.run(), frame, svg),
        View::Choose => {
            let s = &replay.run().scenario;
            chart::choose::draw(&hyperfly_model::choose::map(s), (s.d(), s.r()), None, frame, svg);
        }
        View::Table => draw_table(replay, frame, svg),
        View::Efficiency | View::Speedup | View::Isoefficiency => {
            let look =
                chart::Look { text: f64::from(frame.text), leading: 1.24, ..chart::Look::new(palette) };
            if let Some(curves) = request.curves.iter().find(|curves| curves.are_of(view)) {
                svg.raw(&plotted(frame, |area| chart::curves::draw(area, curves, &look).map_err(|_| ())));
            }
        }
        View::Spectrum => both(Box::new(SpectrumScene::new(replay, frame))),
    }
}

type Area<'a> = plotters::drawing::DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// What plotters draws, as an SVG element within the file.
fn plotted(frame: Frame, draw: impl FnOnce(&Area) -> Result<(), ()>) -> String {
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

fn draw_table(replay: &Rc<Replay>, frame: Frame, svg: &mut Svg) {
    let line = frame.text * 1.7;
    for (k, row) in table::numbers(replay).iter().enumerate() {
        let y = line * (k as f32 + 0.5);
        if y > frame.height {
            break;
        }
        svg.text(0.0, y, Type::new(frame.text, Anchor::Start), Ink::Muted, &row.name);
        svg.text(frame.text * 22.0, y, Type::new(frame.text, Anchor::End), Ink::Text, &row.value);
    }
}
