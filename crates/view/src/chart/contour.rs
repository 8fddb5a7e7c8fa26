//! Contours of a quantity over a grid, and their labels.

use super::labels::OccupiedPlaces;
use crate::draw::palette::Ink;
use crate::draw::surface::{Anchor, Surface, TextStyle};

/// A grid of values with places in the frame.
pub struct Grid<'a> {
    pub columns: usize,
    pub rows: usize,
    /// Value of a column and a row; `None` where there is none.
    pub value: &'a dyn Fn(usize, usize) -> Option<f64>,
    /// Place of a column and a row in the frame.
    pub place: &'a dyn Fn(usize, usize) -> (f32, f32),
}

/// Returns the contour of `level`, by linear interpolation between neighbours, as line segments x0 y0 x1 y1.
pub fn contour(grid: &Grid, level: f64) -> Vec<f32> {
    let mut lines: Vec<f32> = Vec::new();
    for row in 0..grid.rows.saturating_sub(1) {
        for column in 0..grid.columns.saturating_sub(1) {
            // Each side of the square that crosses the level gives a point.
            let corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)];
            let values = corners.map(|(column, row)| (grid.value)(column, row));
            let crossing = |k: usize| {
                let next = (k + 1) % 4;
                let (a, b) = (values[k]? - level, values[next]? - level);
                let t = if (a < 0.0) != (b < 0.0) { (a / (a - b)) as f32 } else { return None };
                let [from, to] = [corners[k], corners[next]].map(|(column, row)| (grid.place)(column, row));
                Some([from.0 + t * (to.0 - from.0), from.1 + t * (to.1 - from.1)])
            };
            let points: Vec<[f32; 2]> = (0..4).filter_map(crossing).collect();
            for pair in points.as_chunks::<2>().0 {
                lines.extend(pair.concat());
            }
        }
    }
    lines
}

/// Labels a contour at its rightmost free place, on a patch of the background.
pub fn label_contour(
    text: &str,
    contour: &[f32],
    em: f32,
    occupied: &mut OccupiedPlaces,
    surface: &mut dyn Surface,
) {
    let width = em * 0.56 * text.chars().count() as f32 + em * 0.3;
    let mut points = contour.as_chunks::<2>().0.to_vec();
    points.sort_by(|[a, _], [b, _]| b.total_cmp(a));
    let places = points.iter().map(|[x, y]| [x - width, y - em * 0.65, width, em * 1.3]);
    let Some(place) = occupied.take_first_free(places) else { return };
    surface.rects(Ink::Ground, &place);
    let style = TextStyle::new(em, Anchor::End);
    surface.text(place[0] + width - em * 0.15, place[1] + em * 0.65, style, Ink::Text, text);
}
