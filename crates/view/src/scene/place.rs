//! Finds the position of a selection in a picture from the shapes that the scene draws in the selection colour.

use super::scene::Scene;
use crate::draw::ink::Ink;
use crate::draw::surface::{Surface, TextStyle};
use crate::trace::selection::Selection;

/// An empty bounding box.
const EMPTY_BOX: [f32; 4] = [f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY];

/// Maximum fraction of the picture that a selection may cover to have a position.
const MAX_FRACTION: f32 = 0.35;

/// The place of a selection in a picture, as boxes: left, top, right, bottom.
#[derive(Clone, Debug, PartialEq)]
pub struct SelectionPlace {
    /// The box of the selection.
    pub bounds: [f32; 4],
    /// The boxes of ringed things, which the description of the selection names; the selection itself may be among them.
    pub named: Vec<[f32; 4]>,
}

/// Returns the place of a selection at a time. Its box is that of the last shape drawn for the selection, such as the ring of an element
/// after the wires that lead to it; if that is large, of all its shapes. `None` if the picture does not show the selection, or shows it
/// almost everywhere.
pub fn selection_place(
    scene: &mut dyn Scene,
    size: [f32; 2],
    selection: Selection,
    t: f64,
) -> Option<SelectionPlace> {
    let mut bounds = FocusBounds { all: EMPTY_BOX, last: EMPTY_BOX, rings: Vec::new() };
    scene.draw_dynamic(t, Some(selection), &mut bounds);
    let is_small = |bounds: &[f32; 4]| {
        let [width, height] = [bounds[2] - bounds[0], bounds[3] - bounds[1]];
        width >= 0.0 && width <= MAX_FRACTION * size[0] && height <= MAX_FRACTION * size[1].max(1.0)
    };
    let found = [bounds.last, bounds.all].into_iter().find(is_small)?;
    Some(SelectionPlace { bounds: found, named: bounds.rings })
}

/// A surface that records the bounding boxes of shapes in the selection colour.
struct FocusBounds {
    all: [f32; 4],
    last: [f32; 4],
    rings: Vec<[f32; 4]>,
}

impl FocusBounds {
    fn add(&mut self, ink: Ink, points: impl Iterator<Item = [f32; 2]>) {
        if ink != Ink::Focus {
            return;
        }
        self.last = EMPTY_BOX;
        for [x, y] in points {
            for [left, top, right, bottom] in [&mut self.all, &mut self.last] {
                (*left, *top) = (left.min(x), top.min(y));
                (*right, *bottom) = (right.max(x), bottom.max(y));
            }
        }
    }

    fn add_points(&mut self, ink: Ink, points: &[f32]) {
        self.add(ink, points.as_chunks::<2>().0.iter().copied());
    }

    fn add_rects(&mut self, ink: Ink, rects: &[f32]) {
        self.add(ink, rects.as_chunks::<4>().0.iter().flat_map(|&[x, y, w, h]| [[x, y], [x + w, y + h]]));
    }

    fn add_discs(&mut self, ink: Ink, discs: &[f32]) {
        self.add(
            ink,
            discs.as_chunks::<3>().0.iter().flat_map(|&[x, y, r]| [[x - r, y - r], [x + r, y + r]]),
        );
    }
}

impl Surface for FocusBounds {
    fn lines(&mut self, ink: Ink, _width: f32, segments: &[f32]) {
        self.add_points(ink, segments);
    }

    fn dashes(&mut self, ink: Ink, _width: f32, segments: &[f32]) {
        self.add_points(ink, segments);
    }

    fn polyline(&mut self, ink: Ink, _width: f32, points: &[f32]) {
        self.add_points(ink, points);
    }

    fn rects(&mut self, ink: Ink, rects: &[f32]) {
        self.add_rects(ink, rects);
    }

    fn frames(&mut self, ink: Ink, _width: f32, rects: &[f32]) {
        self.add_rects(ink, rects);
    }

    fn discs(&mut self, ink: Ink, discs: &[f32]) {
        self.add_discs(ink, discs);
    }

    fn rings(&mut self, ink: Ink, _width: f32, rings: &[f32]) {
        if ink == Ink::Focus {
            let boxed = |&[x, y, r]: &[f32; 3]| [x - r, y - r, x + r, y + r];
            self.rings.extend(rings.as_chunks::<3>().0.iter().map(boxed));
        }
        self.add_discs(ink, rings);
    }

    fn triangles(&mut self, ink: Ink, corners: &[f32]) {
        self.add_points(ink, corners);
    }

    fn text(&mut self, _x: f32, _y: f32, _set: TextStyle, _ink: Ink, _text: &str) {}

    fn hatch(&mut self, ink: Ink, _width: f32, _step: f32, rects: &[f32]) {
        self.add_rects(ink, rects);
    }
}
