//! Points on an ellipse at even distances.

use std::f64::consts::TAU;

/// Number of chords by which the length of an ellipse is measured.
const CHORDS: usize = 1024;

/// An ellipse with axes along x and y.
pub struct Ellipse {
    pub centre: [f32; 2],
    pub radii: [f32; 2],
}

impl Ellipse {
    /// Returns the point at a part of a full turn, clockwise from the top.
    fn at(&self, turn: f64) -> [f32; 2] {
        let ([x, y], [rx, ry]) = (self.centre, self.radii);
        // libm gives the same file on every platform.
        [x + rx * libm::sin(TAU * turn) as f32, y - ry * libm::cos(TAU * turn) as f32]
    }

    /// Returns `count` points clockwise from `start`, a part of a full turn from the top, evenly spaced along the ellipse; and their
    /// distance along it.
    pub fn points(&self, count: u32, start: f64) -> (Vec<[f32; 2]>, f32) {
        let point = |k: usize| self.at(start + k as f64 / CHORDS as f64);
        let mut along = vec![0.0f32];
        for k in 1..=CHORDS {
            let ([ax, ay], [bx, by]) = (point(k - 1), point(k));
            along.push(along[k - 1] + (bx - ax).hypot(by - ay));
        }
        let distance = along[CHORDS] / count as f32;
        let at = (0..count).map(|q| point(along.partition_point(|&s| s < distance * q as f32)));
        (at.collect(), distance)
    }
}
