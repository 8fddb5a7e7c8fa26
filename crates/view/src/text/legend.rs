//! Legends of the pictures: swatches with labels.

use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};
use crate::draw::wrap::wrap;
use crate::text::breakdown;
use crate::trace::replay::Replay;
use crate::trace::value_cells::has_single_cells;
use hyperfly_core::trace::Activity;
use hyperfly_text::view as texts;

/// Up to this many processors are drawn as discs; more as squares.
pub const MAX_DISCS: u32 = 64;

/// Up to this many wires of a redistribution, or one per row, are drawn; a matrix replaces more.
pub const MAX_WIRES: usize = 256;

/// A sample of a mark, as the legend draws it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Swatch {
    /// An area, filled like an activity.
    Area(Activity),
    Line(Ink),
    Arrow(Ink),
    Dot(Ink),
    /// Areas in the ordered shades of holders.
    Shades,
    /// A processor of the machine view during an activity.
    Processor(Activity, ProcessorShape),
    /// A thick line with the number 2 in a ring.
    Numbered(Ink),
    /// A small triangle along a line.
    Triangle(Ink),
    /// A bar with contention above transfer.
    HeldUp,
    /// A disc with an arrow: a complex value.
    Value,
    Circle(Ink),
    Cell(Ink),
    /// Three adjacent cells, filled to the fractions [`CELL_FILLS`].
    Cells([Ink; 3]),
}

/// Fill fractions of the cells of a [`Swatch::Cells`].
pub const CELL_FILLS: [f32; 3] = [0.9, 0.35, 0.65];

/// The shape of a processor in the machine view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProcessorShape {
    Disc,
    Square,
}

/// Returns the legend entries of the activities that can occur, as areas.
pub fn activities(replay: &Replay) -> Vec<(Swatch, &'static str)> {
    let occurs = |activity: &Activity| breakdown::can_occur(&replay.run().scenario, *activity);
    let area = |activity| (Swatch::Area(activity), breakdown::label(replay.machine(), activity));
    Activity::ALL.into_iter().filter(occurs).map(area).collect()
}

/// Returns the legend entry of a value's cell, if the run kept its values.
pub fn value_cell(replay: &Replay) -> Option<(Swatch, &'static str)> {
    let n = replay.run().plan.n;
    let kept =
        replay.is_detailed() && replay.run().output.as_ref().is_some_and(|output| !output.stages.is_empty());
    kept.then(|| match has_single_cells(n / u64::from(replay.p()), n) {
        true => (Swatch::Cells([Ink::Angle1, Ink::Angle5, Ink::Angle9]), texts::cell_value()),
        false => (Swatch::Cells([Ink::Muted; 3]), texts::cell_largest()),
    })
}

/// Draws a processor into a square (x, y, side).
fn processor(activity: Activity, form: ProcessorShape, [x, y, side, _]: [f32; 4], surface: &mut dyn Surface) {
    let ink = Ink::of(activity);
    let (thick, half) = ((side * 0.14).max(1.2), side / 2.0);
    let around = [x, y, side, side];
    let middle = [x + half, y + half];
    let ring = |inset: f32| [middle[0], middle[1], half - inset];
    match (form, activity) {
        (ProcessorShape::Disc, Activity::Compute) => surface.discs(ink, &ring(0.0)),
        (ProcessorShape::Square, Activity::Compute) => surface.rects(ink, &around),
        (ProcessorShape::Disc, _) => {
            if activity == Activity::Startup {
                surface.discs(Ink::soft(activity), &ring(thick));
            }
            if activity == Activity::Idle {
                let inner = [x + side * 0.2, y + side * 0.2, side * 0.6, side * 0.6];
                surface.hatch(Ink::soft(activity), 1.0, 3.0, &inner);
            }
            let width = if activity == Activity::Idle { thick * 0.6 } else { thick };
            surface.rings(ink, width, &ring(thick / 2.0));
            if activity == Activity::Contention {
                surface.rings(ink, thick * 0.6, &ring(thick * 2.2));
            }
        }
        (ProcessorShape::Square, Activity::Idle) => {
            surface.rects(ink, &[x + side * 0.35, y + side * 0.35, side * 0.3, side * 0.3]);
        }
        (ProcessorShape::Square, _) => {
            surface.frames(ink, thick, &around);
            match activity {
                Activity::Startup => surface.rects(ink, &[x, y + half, side, half]),
                Activity::Contention => {
                    surface.rects(ink, &[x + side * 0.3, y + side * 0.3, side * 0.4, side * 0.4]);
                }
                _ => {}
            }
        }
    }
}

/// Draws the legend, wrapped to a width, and returns its height.
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
            Swatch::Processor(..) => 1.0,
            Swatch::Triangle(_) => 0.7,
            Swatch::Numbered(_) | Swatch::HeldUp => 2.0,
            Swatch::Value | Swatch::Circle(_) | Swatch::Cell(_) => 1.0,
            Swatch::Cells(_) => 2.4,
        } * em;
        let needed = wide + em * (1.5 + 0.54 * label.chars().count() as f32);
        if x > left && x + needed - em > left + width {
            (x, y) = (left, y + em * 1.6);
        }
        // Wrap a label that is longer than a whole line.
        let lines = match needed - em > width {
            true => wrap(label, width - wide - em * 0.41, em * 0.92),
            false => vec![label.to_owned()],
        };
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
            Swatch::Processor(activity, form) => {
                processor(activity, form, [x, y - em * 0.5, em, em], surface);
            }
            Swatch::Triangle(ink) => {
                surface.triangles(ink, &[x, y - em * 0.3, x + em * 0.55, y, x, y + em * 0.3]);
            }
            Swatch::Numbered(ink) => {
                surface.lines(ink, em * 0.35, &[x, y, x + wide, y]);
                let ring = [x + wide / 2.0, y, em * 0.55];
                surface.discs(Ink::Ground, &ring);
                surface.rings(ink, thick * 0.8, &ring);
                surface.text(ring[0], y, TextStyle::new(em * 0.92, Anchor::Middle).bold(), ink, "2");
            }
            Swatch::HeldUp => {
                let part = em * 0.42;
                surface.rects(Ink::Contention, &[x, y - part, wide, part]);
                surface.rects(Ink::Transfer, &[x, y, wide, part]);
            }
            Swatch::Value => {
                let [cx, r] = [x + wide / 2.0, em * 0.48];
                surface.discs(Ink::Angle1, &[cx, y, r]);
                surface.lines(Ink::Hand, thick, &[cx, y, cx + r * 0.87, y - r * 0.5]);
            }
            Swatch::Circle(ink) => surface.rings(ink, thick * 0.6, &[x + wide / 2.0, y, em * 0.44]),
            Swatch::Cell(ink) => {
                let cell = [x, y - em * 0.42, em * 0.84, em * 0.84];
                surface.rects(ink, &cell);
                surface.frames(Ink::Wire, thick * 0.5, &cell);
            }
            Swatch::Cells(inks) => {
                let each = wide / 3.0;
                for (k, (ink, part)) in inks.into_iter().zip(CELL_FILLS).enumerate() {
                    surface.rects(ink, &[x + each * k as f32, y - em * 0.3, each * part, em * 0.6]);
                }
                surface.frames(Ink::Wire, thick * 0.5, &[x, y - em * 0.42, wide, em * 0.84]);
            }
            Swatch::Shades => {
                for k in 0..8 {
                    let cell = [x + wide * k as f32 / 8.0, y - em * 0.42, wide / 8.0, em * 0.84];
                    surface.rects(Ink::holder(k, 8), &cell);
                }
            }
        }
        for (k, line) in lines.iter().enumerate() {
            y += if k > 0 { em * 1.3 } else { 0.0 };
            surface.text(x + wide + em * 0.41, y, TextStyle::new(em * 0.92, Anchor::Start), Ink::Muted, line);
        }
        x += needed;
    }
    y + em * 1.6 - top
}
