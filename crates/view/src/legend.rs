//! What the marks of a picture mean: mark and word, in as many lines as it takes.

use crate::breakdown;
use crate::palette::Ink;
use crate::replay::Replay;
use crate::surface::{Anchor, Surface, Type};
use hyperfly_core::machine::MachineKind;
use hyperfly_core::trace::Activity;
use hyperfly_request::View;
use hyperfly_text::view as said;

/// A mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Swatch {
    /// An area, filled as an activity is.
    Area(Activity),
    /// A line.
    Line(Ink),
    /// A line with an arrow.
    Arrow(Ink),
    /// A dot.
    Dot(Ink),
    /// Areas in the shades of an order.
    Shades,
}

/// The marks of a view, with their words; nothing for views that explain themselves.
pub fn marks(replay: &Replay, view: View) -> Vec<(Swatch, &'static str)> {
    let kind = replay.machine();
    let area = |activity| (Swatch::Area(activity), breakdown::label(kind, activity));
    let happens = |activity: &Activity| breakdown::happens(&replay.run().scenario, *activity);
    match view {
        View::Machine | View::Butterfly | View::Timeline => {
            let mut all: Vec<_> = Activity::ALL.into_iter().filter(happens).map(area).collect();
            if view == View::Timeline && replay.p() > 1 && replay.is_detailed() {
                all.push((Swatch::Line(Ink::Critical), said::critical_path()));
            }
            all
        }
        View::Schedule => {
            let wait = match kind {
                MachineKind::LogP => said::waits_for_gap(),
                _ => said::waits_to_be_sent(),
            };
            vec![
                (Swatch::Shades, said::work_for_outputs()),
                (Swatch::Dot(Ink::Text), said::output()),
                (Swatch::Line(Ink::Contention), wait),
                (Swatch::Arrow(Ink::Transfer), said::leaves_under_way()),
                (Swatch::Area(Activity::Compute), said::phase_two()),
            ]
        }
        View::Supersteps if kind == MachineKind::Bsp => vec![
            (Swatch::Area(Activity::Compute), said::computation()),
            (Swatch::Area(Activity::Hop), said::l_synchronisation()),
            (Swatch::Area(Activity::Transfer), said::hg_communication()),
        ],
        _ => Vec::new(),
    }
}

/// Draws them into a width; their height.
pub fn draw(
    marks: &[(Swatch, &str)],
    [left, top]: [f32; 2],
    width: f32,
    em: f32,
    surface: &mut dyn Surface,
) -> f32 {
    if marks.is_empty() {
        return 0.0;
    }
    let (mut x, mut y) = (left, top);
    for &(mark, label) in marks {
        let wide = match mark {
            Swatch::Area(_) => 0.84,
            Swatch::Dot(_) => 0.5,
            Swatch::Line(_) | Swatch::Arrow(_) => 1.3,
            Swatch::Shades => 2.0,
        } * em;
        let needed = wide + em * (1.5 + 0.54 * label.chars().count() as f32);
        if x > left && x + needed - em > left + width {
            (x, y) = (left, y + em * 1.6);
        }
        let thick = (em * 0.15).max(1.5);
        match mark {
            Swatch::Area(activity) => {
                breakdown::fill(surface, activity, &[x, y - em * 0.42, wide, em * 0.84])
            }
            Swatch::Line(ink) => surface.lines(ink, thick, &[x, y, x + wide, y]),
            Swatch::Arrow(ink) => {
                surface.lines(ink, thick, &[x, y, x + wide, y]);
                surface.triangles(ink, &[x, y - em * 0.32, x + em * 0.5, y, x, y + em * 0.32]);
            }
            Swatch::Dot(ink) => surface.discs(ink, &[x + wide / 2.0, y, em * 0.26]),
            Swatch::Shades => {
                for k in 0..8 {
                    let cell = [x + wide * k as f32 / 8.0, y - em * 0.42, wide / 8.0, em * 0.84];
                    surface.rects(Ink::holder(k, 8), &cell);
                }
            }
        }
        surface.text(x + wide + em * 0.41, y, Type::new(em * 0.92, Anchor::Start), Ink::Muted, label);
        x += needed;
    }
    y + em * 1.6 - top
}
