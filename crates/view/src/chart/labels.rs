//! Placement of labels so that they overlap neither each other nor lines.

use crate::draw::palette::Ink;

/// A label at the end of a curve.
#[derive(Clone, Copy)]
pub struct Label<'a> {
    /// Left end, in pixels.
    pub x: i32,
    /// Vertical centre, in pixels.
    pub y: i32,
    pub text: &'a str,
    pub ink: Ink,
    pub bold: bool,
}

/// Finds the leftmost place for a text just below or above the height `line` that keeps a `gap` from all `lines` and from the
/// sides `left` and `right`; `None` if there is no such place.
pub fn find_free(
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
            // Lines run from left to right.
            from > to || a.max(b) < f64::from(y - gap) || a.min(b) > f64::from(y + height + gap)
        })
    };
    let all = (left + gap..=right - gap - width).step_by(gap.max(1) as usize);
    let places = all.flat_map(|x| [(x, line + gap / 2), (x, line - gap / 2 - height)]);
    places.into_iter().find(|&(x, y)| clear(x, y))
}

/// Moves labels apart to a distance of `gap`, keeping their order and staying above `floor`.
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

/// Moves each label to the nearest height from `top` to `floor` at which it overlaps neither obstacles nor other labels. A label
/// without such a height stays. `letter` is the width of a letter, `gap` the height of a label.
pub fn avoid_obstacles(
    labels: &mut [Label],
    obstacles: &[(i32, i32)],
    (letter, gap): (f64, i32),
    (top, floor): (i32, i32),
) {
    for k in 0..labels.len() {
        let wide = |label: &Label| (letter * label.text.chars().count() as f64) as i32;
        let Label { x, y, .. } = labels[k];
        let width = wide(&labels[k]);
        let is_free = |y: i32| {
            let within = |&(at_x, at_y): &(i32, i32)| {
                at_x > x - 2 && at_x < x + width && (at_y - y).abs() < gap / 2 + 1
            };
            let others = (0..).zip(&*labels).filter(|(other, _)| *other != k);
            let apart = |(_, other): (usize, &Label)| {
                other.x > x + width || other.x + wide(other) < x || (other.y - y).abs() >= gap
            };
            !obstacles.iter().any(within) && { others }.all(apart)
        };
        let step = (gap / 4).max(1);
        let near = (0..24).flat_map(|far| [y - far * step, y + far * step]);
        if let Some(place) = near.filter(|y| (top..=floor).contains(y)).find(|y| is_free(*y)) {
            labels[k].y = place;
        }
    }
}

/// Occupied rectangles (left, top, width, height).
#[derive(Default)]
pub struct OccupiedPlaces(Vec<[f32; 4]>);

impl OccupiedPlaces {
    /// Occupies and returns the first place that overlaps no occupied one.
    pub fn take_first_free(&mut self, places: impl IntoIterator<Item = [f32; 4]>) -> Option<[f32; 4]> {
        let apart = |a: &[f32; 4], b: &[f32; 4]| {
            a[0] >= b[0] + b[2] || b[0] >= a[0] + a[2] || a[1] >= b[1] + b[3] || b[1] >= a[1] + a[3]
        };
        let place = places.into_iter().find(|place| self.0.iter().all(|occupied| apart(place, occupied)))?;
        self.0.push(place);
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::palette::Ink;

    #[test]
    fn avoid_obstacles_moves_only_covering_labels() {
        let label = |x, y| Label { x, y, text: "mesh", ink: Ink::Text, bold: true };
        let mut labels = [label(100, 50), label(100, 70)];
        avoid_obstacles(&mut labels, &[(110, 52), (120, 46)], (6.0, 16), (0, 200));
        assert_eq!((labels[0].y, labels[1].y), (34, 70), "above, as the other is below");
        let mut alone = [label(100, 50)];
        avoid_obstacles(&mut alone, &[(300, 50)], (6.0, 16), (0, 200));
        assert_eq!(alone[0].y, 50, "nothing is in its way");
    }

    #[test]
    fn take_first_free_never_returns_an_occupied_place() {
        let mut occupied = OccupiedPlaces::default();
        let all = [[0.0, 0.0, 10.0, 4.0], [5.0, 2.0, 10.0, 4.0], [5.0, 5.0, 10.0, 4.0]];
        assert_eq!(
            [occupied.take_first_free(all), occupied.take_first_free(all), occupied.take_first_free(all)],
            [Some(all[0]), Some(all[2]), None]
        );
    }

    #[test]
    fn find_free_keeps_the_gap_from_lines() {
        let steep = vec![(0, 0), (60, 100), (200, 100)];
        // The curve passes below the line at 50; the first free place is right of where it crosses.
        let (x, y) =
            find_free(std::slice::from_ref(&steep), (0, 200), 50, (60, 10), 4).expect("a free place");
        assert!(y < 50 && x > 20 || y >= 50 && x > 30, "{x}, {y}");
        assert_eq!(find_free(&[], (0, 200), 50, (60, 10), 4), Some((4, 52)), "as far left as possible");
        assert_eq!(find_free(&[steep], (0, 70), 50, (60, 10), 4), None, "no room");
    }
}
