//! A box in space, seen from above at an angle: parallel projection, three visible faces.

use std::f32::consts::{PI, TAU};

/// Height of the eye above the horizon.
const TILT: f32 = 0.5;
/// Turn of the box about the vertical at first.
const FIRST_TURN: f32 = PI / 6.0;

/// Orientation and proportions of a box. Axis 0 points down, axis 1 away, axis 2 to the right.
pub struct Solid {
    /// Lengths of the sides, the longest 1.
    lengths: [f32; 3],
    /// Sine and cosine of the turn about the vertical.
    turn: [f32; 2],
    /// Pixels per unit of length.
    pub scale: f32,
}

/// A visible face: all points whose coordinate along an axis is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    pub axis: usize,
    /// Whether the coordinate is 1.
    pub is_far: bool,
}

impl Face {
    /// Returns the two axes along the face.
    pub fn along(self) -> [usize; 2] {
        [[1, 2], [0, 2], [0, 1]][self.axis]
    }

    /// Returns the point with these coordinates along the two axes of the face, from 0 to 1.
    pub fn point(self, [a, b]: [f32; 2]) -> [f32; 3] {
        let mut point = [f32::from(u8::from(self.is_far)); 3];
        let [first, second] = self.along();
        (point[first], point[second]) = (a, b);
        point
    }
}

impl Solid {
    /// Creates a box of sides that grow with the logarithms of its extents, so that flat boxes still have a visible thickness.
    pub fn new(logs: [u8; 3]) -> Solid {
        let longest = f32::from(logs.into_iter().max().unwrap_or(0).max(1));
        let lengths = logs.map(|log| (f32::from(log) / longest).max(0.08));
        let mut solid = Solid { lengths, turn: [0.0, 1.0], scale: 1.0 };
        solid.turn(0.0);
        solid
    }

    /// Turns the box about the vertical: `part` of a whole turn from its first orientation.
    pub fn turn(&mut self, part: f32) {
        let angle = FIRST_TURN + part * TAU;
        self.turn = [angle.sin(), angle.cos()];
    }

    /// Returns width and height that hold the box in every orientation, for a scale of 1.
    pub fn bounds(&self) -> [f32; 2] {
        let across = self.lengths[1].hypot(self.lengths[2]);
        [across, self.lengths[0] * TILT.cos() + across * TILT.sin()]
    }

    /// Returns a point, with coordinates from 0 to 1 along the axes, in pixels right of and below the middle of the box.
    pub fn project(&self, point: [f32; 3]) -> [f32; 2] {
        let [down, away, right] = [0, 1, 2].map(|axis| (point[axis] - 0.5) * self.lengths[axis]);
        let [sin, cos] = self.turn;
        let depth = away * cos - right * sin;
        let x = right * cos + away * sin;
        [x * self.scale, (down * TILT.cos() - depth * TILT.sin()) * self.scale]
    }

    /// Returns the visible faces: the upper one and two sides.
    pub fn faces(&self) -> [Face; 3] {
        let [sin, cos] = self.turn;
        [
            Face { axis: 0, is_far: false },
            Face { axis: 1, is_far: cos < 0.0 },
            Face { axis: 2, is_far: sin > 0.0 },
        ]
    }

    /// Returns the coordinates along a face at a point in pixels from the middle of the box; `None` outside the face.
    pub fn on_face(&self, face: Face, [x, y]: [f32; 2]) -> Option<[f32; 2]> {
        let [origin, a, b] = [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]].map(|at| self.project(face.point(at)));
        let [a, b, at] = [a, b, [x, y]].map(|point| [point[0] - origin[0], point[1] - origin[1]]);
        let cross = |left: [f32; 2], right: [f32; 2]| left[0] * right[1] - left[1] * right[0];
        let area = cross(a, b);
        let along = [cross(at, b) / area, cross(a, at) / area];
        along.iter().all(|part| (0.0..1.0).contains(part)).then_some(along)
    }
}
