//! A surface that records the shapes drawn on it, so that tests can check the content of a picture.

use crate::draw::palette::Ink;
use crate::draw::surface::{Surface, TextStyle};

/// A recorded shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Line: width, x0 y0 x1 y1.
    Line(Ink, f32, [f32; 4]),
    /// Dashed line: width, x0 y0 x1 y1.
    Dash(Ink, f32, [f32; 4]),
    /// Connected line: width, points.
    Polyline(Ink, f32, Vec<f32>),
    /// Filled rectangle.
    Rect(Ink, [f32; 4]),
    /// Outlined rectangle.
    Frame(Ink, f32, [f32; 4]),
    /// Disc: x y radius.
    Disc(Ink, [f32; 3]),
    /// Circle: width, x y radius.
    Ring(Ink, f32, [f32; 3]),
    /// Triangle.
    Triangle(Ink, [f32; 6]),
    /// Hatched rectangle.
    Hatch(Ink, [f32; 4]),
    /// Text: x, y, style, content.
    Text(Ink, f32, f32, TextStyle, String),
}

/// Records every shape in the order of drawing.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    /// Recorded shapes.
    pub marks: Vec<Shape>,
    /// Number of calls with at least one shape.
    pub calls: usize,
}

impl Recorder {
    /// Returns the texts in order of drawing.
    pub fn texts(&self) -> Vec<&str> {
        fn text(mark: &Shape) -> Option<&str> {
            if let Shape::Text(.., text) = mark { Some(text) } else { None }
        }
        self.marks.iter().filter_map(text).collect()
    }

    /// Returns the discs of an ink.
    pub fn discs_of(&self, ink: Ink) -> Vec<[f32; 3]> {
        let disc =
            |mark: &Shape| if let Shape::Disc(i, disc) = *mark { (i == ink).then_some(disc) } else { None };
        self.marks.iter().filter_map(disc).collect()
    }

    /// Returns the circles of an ink.
    pub fn rings_of(&self, ink: Ink) -> Vec<[f32; 3]> {
        let ring = |mark: &Shape| {
            if let Shape::Ring(i, _, ring) = *mark { (i == ink).then_some(ring) } else { None }
        };
        self.marks.iter().filter_map(ring).collect()
    }

    /// Returns the segments of the solid lines of an ink: x0 y0 x1 y1.
    pub fn lines_of(&self, ink: Ink) -> Vec<[f32; 4]> {
        let line = |mark: &Shape| {
            if let Shape::Line(i, _, line) = *mark { (i == ink).then_some(line) } else { None }
        };
        self.marks.iter().filter_map(line).collect()
    }

    /// Returns the corners of the triangles of an ink.
    pub fn triangles_of(&self, ink: Ink) -> Vec<[f32; 6]> {
        let triangle = |mark: &Shape| {
            if let Shape::Triangle(i, corners) = *mark { (i == ink).then_some(corners) } else { None }
        };
        self.marks.iter().filter_map(triangle).collect()
    }

    /// Returns the filled rectangles of an ink.
    pub fn rects_of(&self, ink: Ink) -> Vec<[f32; 4]> {
        let rect =
            |mark: &Shape| if let Shape::Rect(i, rect) = *mark { (i == ink).then_some(rect) } else { None };
        self.marks.iter().filter_map(rect).collect()
    }

    /// Returns whether all recorded coordinates are finite.
    pub fn is_finite(&self) -> bool {
        self.marks.iter().all(|mark| match mark {
            Shape::Line(_, w, s) | Shape::Dash(_, w, s) | Shape::Frame(_, w, s) => {
                w.is_finite() && s.iter().all(|v| v.is_finite())
            }
            Shape::Polyline(_, w, s) => w.is_finite() && s.iter().all(|v| v.is_finite()),
            Shape::Rect(_, s) | Shape::Hatch(_, s) => s.iter().all(|v| v.is_finite()),
            Shape::Disc(_, s) => s.iter().all(|v| v.is_finite()),
            Shape::Ring(_, w, s) => w.is_finite() && s.iter().all(|v| v.is_finite()),
            Shape::Triangle(_, s) => s.iter().all(|v| v.is_finite()),
            Shape::Text(_, x, y, set, _) => x.is_finite() && y.is_finite() && set.size.is_finite(),
        })
    }

    fn record_each<const N: usize>(&mut self, shapes: &[f32], mark: impl Fn([f32; N]) -> Shape) {
        assert!(shapes.len().is_multiple_of(N), "a batch of {} numbers in shapes of {N}", shapes.len());
        self.calls += usize::from(!shapes.is_empty());
        self.marks.extend(shapes.as_chunks::<N>().0.iter().map(|&shape| mark(shape)));
    }
}

impl Surface for Recorder {
    fn lines(&mut self, ink: Ink, width: f32, segments: &[f32]) {
        self.record_each(segments, |s| Shape::Line(ink, width, s));
    }

    fn dashes(&mut self, ink: Ink, width: f32, segments: &[f32]) {
        self.record_each(segments, |s| Shape::Dash(ink, width, s));
    }

    fn polyline(&mut self, ink: Ink, width: f32, points: &[f32]) {
        self.calls += 1;
        self.marks.push(Shape::Polyline(ink, width, points.to_vec()));
    }

    fn rects(&mut self, ink: Ink, rects: &[f32]) {
        self.record_each(rects, |s| Shape::Rect(ink, s));
    }

    fn frames(&mut self, ink: Ink, width: f32, rects: &[f32]) {
        self.record_each(rects, |s| Shape::Frame(ink, width, s));
    }

    fn discs(&mut self, ink: Ink, discs: &[f32]) {
        self.record_each(discs, |s| Shape::Disc(ink, s));
    }

    fn rings(&mut self, ink: Ink, width: f32, rings: &[f32]) {
        self.record_each(rings, |s| Shape::Ring(ink, width, s));
    }

    fn triangles(&mut self, ink: Ink, corners: &[f32]) {
        self.record_each(corners, |s| Shape::Triangle(ink, s));
    }

    fn text(&mut self, x: f32, y: f32, set: TextStyle, ink: Ink, text: &str) {
        self.calls += 1;
        self.marks.push(Shape::Text(ink, x, y, set, text.to_owned()));
    }

    fn hatch(&mut self, ink: Ink, _width: f32, _step: f32, rects: &[f32]) {
        self.record_each(rects, |s| Shape::Hatch(ink, s));
    }
}
