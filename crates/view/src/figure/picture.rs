//! Draws one view of a figure into its place in the file.

use super::request::Request;
use crate::chart;
use crate::chart::file::plotted;
use crate::draw::frame::Frame;
use crate::draw::palette::{Ink, Palette};
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::svg::Svg;
use crate::scene::butterfly::ButterflyScene;
use crate::scene::distribution::DistributionScene;
use crate::scene::machine::MachineScene;
use crate::scene::scene::Scene;
use crate::scene::schedule::ScheduleScene;
use crate::scene::spectrum::SpectrumScene;
use crate::scene::supersteps::SuperstepsScene;
use crate::scene::timeline::TimelineScene;
use crate::text::{breakdown, metrics, table, why};
use crate::trace::replay::Replay;
use crate::{measured, scaling};
use hyperfly_request::View;
use std::rc::Rc;

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
    let mut draw_scene = |mut scene: Box<dyn Scene>| {
        scene.draw_static(svg);
        scene.draw_dynamic(t, request.selection, svg);
    };
    match view {
        View::Machine => draw_scene(Box::new(MachineScene::new(replay, frame))),
        View::Butterfly => draw_scene(Box::new(ButterflyScene::new(replay, frame))),
        View::Timeline => draw_scene(Box::new(TimelineScene::new(replay, frame))),
        View::Breakdown => breakdown::draw(&replay.run().report, replay.machine(), frame, svg),
        View::Why => why::picture::draw(replay, frame, svg),
        View::Distribution => draw_scene(Box::new(DistributionScene::new(replay, frame))),
        View::Supersteps => draw_scene(Box::new(SuperstepsScene::new(replay, frame))),
        View::Schedule => match &request.counterpart {
            None => draw_scene(Box::new(ScheduleScene::new(replay, frame))),
            other => draw_scene(Box::new(ScheduleScene::with_counterpart(replay, other.as_ref(), frame))),
        },
        View::Metrics => metrics::draw(replay.run(), frame, svg),
        View::Scaling => {
            if let Some(study) = &request.scaling {
                scaling::draw(study, frame, palette, svg);
            }
        }
        View::Measured => {
            if let Some(study) = &request.measured {
                measured::draw(study, frame, palette, svg);
            }
        }
        View::Choose => {
            let s = &replay.run().scenario;
            chart::choose::draw(&hyperfly_model::choose::map(s), (s.d(), s.r()), None, frame, svg);
        }
        View::Table => draw_table(replay, frame, svg),
        View::Efficiency | View::Speedup | View::Isoefficiency => {
            let look =
                chart::Look { text: f64::from(frame.text), leading: 1.24, ..chart::Look::new(palette) };
            if let Some(curves) = request.curves.iter().find(|curves| curves.matches(view)) {
                svg.raw(&plotted(frame, |area| chart::curves::draw(area, curves, &look).map_err(|_| ())));
            }
        }
        View::Spectrum => draw_scene(Box::new(SpectrumScene::new(replay, frame))),
    }
}

fn draw_table(replay: &Rc<Replay>, frame: Frame, svg: &mut Svg) {
    let line = frame.text * 1.7;
    for (k, row) in table::numbers(replay).iter().enumerate() {
        let y = line * (k as f32 + 0.5);
        if y > frame.height {
            break;
        }
        svg.text(0.0, y, TextStyle::new(frame.text, Anchor::Start), Ink::Muted, &row.name);
        svg.text(frame.text * 22.0, y, TextStyle::new(frame.text, Anchor::End), Ink::Text, &row.value);
    }
}
