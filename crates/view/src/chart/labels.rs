//! Names beside curves, and where they touch neither each other nor a line.

use crate::palette::Ink;

/// A name beside the end of a curve.
#[derive(Clone, Copy)]
pub struct Label<'a> {
    /// Its left end, in pixels.
    pub x: i32,
    /// Its middle, in pixels.
    pub y: i32,
    /// What it says.
    pub text: &'a str,
    /// Its colour.
    pub ink: Ink,
    /// Whether it is bold.
    pub bold: bool,
}

/// Where a text of this size touches none of the lines: just below or above the height `line`, as far left as possible between
/// two sides; nowhere if there is no such place. `gap` is what it keeps from lines and sides.
pub fn free(
    lines: &[Vec<(i32, i32)>],
    (left, right): (i32, i32),
    line: i32,
    (width, height): (i32, i32),
    gap: i32,
) -> Option<(i32, i32)> {
    let clear = |x: i32, y: i32| {
        lines.iter().flat_map(|line| line.windows(2)).all(|pair| {
            let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
            let (from, to) = (x0.max(x - gap), x1.min(x + width + gap));
            let at =
                |x: i32| f64::from(y0) + f64::from(y1 - y0) * f64::from(x - x0) / f64::from((x1 - x0).max(1));
            let (a, b) = (at(from), at(to));
            // Lines go from left to right.
            from > to || a.max(b) < f64::from(y - gap) || a.min(b) > f64::from(y + height + gap)
        })
    };
    let all = (left + gap..=right - gap - width).step_by(gap.max(1) as usize);
    let places = all.flat_map(|x| [(x, line + gap / 2), (x, line - gap / 2 - height)]);
    places.into_iter().find(|&(x, y)| clear(x, y))
}

/// Moves labels apart to `gap`, keeping their order and staying above `floor`.
pub fn spread(labels: &mut [Label], gap: i32, floor: i32) {
    labels.sort_by_key(|label| label.y);
    for k in 1..labels.len() {
        labels[k].y = labels[k].y.max(labels[k - 1].y + gap);
    }
    let mut limit = floor;
    for label in labels.iter_mut().rev() {
        label.y = label.y.min(limit);
        limit = label.y - gap;
    }
}

#[cfg(test)]
mod tests {
    use super::free;

    #[test]
    fn a_name_keeps_clear_of_the_lines() {
        let steep = vec![(0, 0), (60, 100), (200, 100)];
        // Below the line at 50 the curve passes; the first free place is right of where it crosses.
        let (x, y) = free(std::slice::from_ref(&steep), (0, 200), 50, (60, 10), 4).expect("room");
        assert!(y < 50 && x > 20 || y >= 50 && x > 30, "{x}, {y}");
        assert_eq!(free(&[], (0, 200), 50, (60, 10), 4), Some((4, 52)), "as far left as possible");
        assert_eq!(free(&[steep], (0, 70), 50, (60, 10), 4), None, "no room");
    }
}
