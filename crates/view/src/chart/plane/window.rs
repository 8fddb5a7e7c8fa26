//! The visible part of a plane, and clipping of lines to it.

/// The visible rectangle, in axis places.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub x: (f64, f64),
    pub y: (f64, f64),
}

impl Window {
    pub fn contains(&self, (x, y): (f64, f64)) -> bool {
        // Tolerate rounding on the edge.
        let within =
            |v: f64, (from, to): (f64, f64)| v >= from - 1e-9 * (to - from) && v <= to + 1e-9 * (to - from);
        within(x, self.x) && within(y, self.y)
    }

    /// Clips a segment to the rectangle (Liang & Barsky).
    fn clip(&self, a: (f64, f64), b: (f64, f64)) -> Option<[(f64, f64); 2]> {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (mut from, mut to) = (0.0f64, 1.0f64);
        let sides =
            [(-dx, a.0 - self.x.0), (dx, self.x.1 - a.0), (-dy, a.1 - self.y.0), (dy, self.y.1 - a.1)];
        for (step, distance) in sides {
            if step == 0.0 {
                if distance < 0.0 {
                    return None;
                }
            } else if step < 0.0 {
                from = from.max(distance / step);
            } else {
                to = to.min(distance / step);
            }
        }
        let at = |t: f64| (a.0 + t * dx, a.1 + t * dy);
        (from <= to).then(|| [at(from), at(to)])
    }

    /// Clips a line and returns the pieces inside the rectangle.
    pub fn pieces(&self, line: &[(f64, f64)]) -> Vec<Vec<(f64, f64)>> {
        let mut pieces: Vec<Vec<(f64, f64)>> = Vec::new();
        for part in line.split(|(x, y)| !x.is_finite() || !y.is_finite()) {
            for pair in part.windows(2) {
                let Some([a, b]) = self.clip(pair[0], pair[1]) else { continue };
                match pieces.last_mut() {
                    Some(piece) if piece.last() == Some(&a) => piece.push(b),
                    _ => pieces.push(vec![a, b]),
                }
            }
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_clips_lines_to_the_window() {
        let window = Window { x: (0.0, 4.0), y: (0.0, 1.0) };
        let up = window.pieces(&[(0.0, 0.0), (2.0, 0.5), (4.0, 1.5), (5.0, 1.5)]);
        assert_eq!(up, [[(0.0, 0.0), (2.0, 0.5), (3.0, 1.0)]]);
        let broken = window.pieces(&[(0.0, 0.5), (1.0, 0.5), (2.0, f64::NAN), (3.0, 0.5), (4.0, 0.5)]);
        assert_eq!(broken.len(), 2);
        let through = window.pieces(&[(-1.0, 0.5), (9.0, 0.5)]);
        assert_eq!(through, [[(0.0, 0.5), (4.0, 0.5)]]);
    }
}
