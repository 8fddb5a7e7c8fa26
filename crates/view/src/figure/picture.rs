//! Draws one view of a figure into its place in the file.

use super::request::Request;
use crate::draw::frame::Frame;
use crate::draw::palette::Palette;
use crate::draw::svg::Svg;
use crate::trace::replay::Replay;
use crate::views::{self, SceneInputs, Subject};
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
    let view = views::of(view);
    let other = request.counterpart.as_ref();
    let inputs = SceneInputs { replay, other, comparison: None, turns: false, sample_rate: None, frame };
    if let Some(mut scene) = view.scene(&inputs) {
        scene.draw_static(svg);
        scene.draw_dynamic(t, request.selection, svg);
        return;
    }
    let subject = Subject {
        replay,
        counterpart: other,
        curves: &request.curves,
        scaling: request.scaling.as_deref(),
        measured: request.measured.as_deref(),
    };
    view.draw(&subject, frame, palette, svg);
}
